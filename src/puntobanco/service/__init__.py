"""Use cases: what patrons do, joined to storage, randomness and time through ports."""

from .play import Dealt, Play, View
from .ports import Clock, Entropy, Played, Store, Unavailable
from .sessions import Purse, Sessions
from .world import SystemClock, SystemEntropy, uuid7

__all__ = [
    "Clock",
    "Dealt",
    "Entropy",
    "Play",
    "Played",
    "Purse",
    "Sessions",
    "Store",
    "SystemClock",
    "SystemEntropy",
    "Unavailable",
    "View",
    "uuid7",
]
