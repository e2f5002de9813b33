"""The whole protocol of the play socket: what may be said in each direction."""

from .messages import (
    AskRoads,
    Balance,
    BuyIn,
    Deal,
    Dealt,
    Ended,
    GoingOn,
    GoOn,
    IdleWarning,
    Leave,
    Left,
    Refill,
    Refused,
    Replaced,
    Roads,
    Sit,
    Snapshot,
)
from .shared import (
    BetAccepted,
    Join,
    Returned,
    Settled,
    Skip,
    Skipped,
    TableChanged,
    TableClosed,
    TableDealt,
    TableView,
)

FromClient = Sit | Join | Deal | Skip | Refill | BuyIn | GoOn | AskRoads | Leave

ToClient = (
    Snapshot
    | Dealt
    | Refused
    | Balance
    | Roads
    | Left
    | GoingOn
    | IdleWarning
    | Ended
    | Replaced
    | TableView
    | BetAccepted
    | Skipped
    | TableChanged
    | TableDealt
    | Settled
    | Returned
    | TableClosed
)
