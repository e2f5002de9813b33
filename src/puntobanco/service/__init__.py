"""Use cases: what patrons do, joined to storage, randomness and time through ports."""

from .cashier import BuyIns, Cashier
from .conduct import Conduct, HouseRules, Stay, Waits
from .croupier import Croupier
from .floor import ROUND, Floor, FloorStore, Opening, limits_problem
from .hall import Accepted, Hall, TableRules
from .inspection import (
    Found,
    FoundPage,
    InspectionStore,
    Money,
    Moved,
    RoundFile,
    RoundSearch,
    Tally,
    VoidCase,
    WalletCall,
)
from .outbox import Outbox
from .oversight import JournalLine, VoidRefusal
from .play import Play, View
from .ports import (
    Clock,
    Entropy,
    Funding,
    OpenShoe,
    OutboxEntry,
    Page,
    Played,
    Recent,
    Store,
    Unavailable,
    Void,
    Wanted,
)
from .room import Listener, Room
from .seat import Dealt, Outlook
from .sessions import Purse, Sessions
from .shared_ports import (
    Acted,
    Fresh,
    Owned,
    Secret,
    SharedPart,
    SharedRound,
    SharedStore,
    TableInfo,
    TableRecord,
)
from .staff import FAILURES, LoginRefusal, Member, Person, Role, Staff, StaffStore
from .versions import RuleFiles, Versions
from .visitor import Visitor
from .wallet import Answered, Declined, OperatorWallet, WalletKind, WalletUnknown
from .world import SystemClock, SystemEntropy, uuid7

__all__ = [
    "FAILURES",
    "ROUND",
    "Accepted",
    "Acted",
    "Answered",
    "BuyIns",
    "Cashier",
    "Clock",
    "Conduct",
    "Croupier",
    "Dealt",
    "Declined",
    "Entropy",
    "Floor",
    "FloorStore",
    "Found",
    "FoundPage",
    "Fresh",
    "Funding",
    "Hall",
    "HouseRules",
    "InspectionStore",
    "JournalLine",
    "Listener",
    "LoginRefusal",
    "Member",
    "Money",
    "Moved",
    "OpenShoe",
    "Opening",
    "OperatorWallet",
    "Outbox",
    "OutboxEntry",
    "Outlook",
    "Owned",
    "Page",
    "Person",
    "Play",
    "Played",
    "Purse",
    "Recent",
    "Role",
    "Room",
    "RoundFile",
    "RoundSearch",
    "RuleFiles",
    "Secret",
    "Sessions",
    "SharedPart",
    "SharedRound",
    "SharedStore",
    "Staff",
    "StaffStore",
    "Stay",
    "Store",
    "SystemClock",
    "SystemEntropy",
    "TableInfo",
    "TableRecord",
    "TableRules",
    "Tally",
    "Unavailable",
    "Versions",
    "View",
    "Visitor",
    "Void",
    "VoidCase",
    "VoidRefusal",
    "Waits",
    "WalletCall",
    "WalletKind",
    "WalletUnknown",
    "Wanted",
    "limits_problem",
    "uuid7",
]
