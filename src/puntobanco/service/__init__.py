"""Use cases: what patrons do, joined to storage, randomness and time through ports."""

from .play import Dealt, Outlook, Play, View
from .ports import Clock, Entropy, OpenShoe, Played, Recent, Store, Unavailable
from .sessions import Purse, Sessions
from .world import SystemClock, SystemEntropy, uuid7

__all__ = [
    "Clock",
    "Dealt",
    "Entropy",
    "OpenShoe",
    "Outlook",
    "Play",
    "Played",
    "Purse",
    "Recent",
    "Sessions",
    "Store",
    "SystemClock",
    "SystemEntropy",
    "Unavailable",
    "View",
    "uuid7",
]
