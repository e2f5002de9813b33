"""Use cases: what patrons do, joined to storage, randomness and time through ports."""

from .cashier import BuyIns, Cashier
from .conduct import Conduct, HouseRules, Stay
from .outbox import Outbox
from .oversight import JournalLine, VoidRefusal
from .play import Dealt, Outlook, Play, View
from .ports import (
    Clock,
    Entropy,
    Funding,
    OpenShoe,
    OutboxEntry,
    Played,
    Recent,
    Store,
    Unavailable,
    Void,
)
from .sessions import Purse, Sessions
from .visitor import Visitor
from .wallet import Answered, Declined, OperatorWallet, WalletKind, WalletUnknown
from .world import SystemClock, SystemEntropy, uuid7

__all__ = [
    "Answered",
    "BuyIns",
    "Cashier",
    "Clock",
    "Conduct",
    "Dealt",
    "Declined",
    "Entropy",
    "Funding",
    "HouseRules",
    "JournalLine",
    "OpenShoe",
    "OperatorWallet",
    "Outbox",
    "OutboxEntry",
    "Outlook",
    "Play",
    "Played",
    "Purse",
    "Recent",
    "Sessions",
    "Stay",
    "Store",
    "SystemClock",
    "SystemEntropy",
    "Unavailable",
    "View",
    "Visitor",
    "Void",
    "VoidRefusal",
    "WalletKind",
    "WalletUnknown",
    "uuid7",
]
