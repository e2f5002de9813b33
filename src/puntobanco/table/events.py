"""What has happened at a table. Events are the whole of its history."""

from dataclasses import dataclass

from .state import Offer, Seat, Wager


@dataclass(frozen=True, slots=True)
class Seated:
    seat: Seat


@dataclass(frozen=True, slots=True)
class CameBack:
    """The patron sits there with another connection."""

    patron: str
    link: str


@dataclass(frozen=True, slots=True)
class WentAway:
    patron: str
    held_until_ms: int


@dataclass(frozen=True, slots=True)
class Stood:
    patron: str


@dataclass(frozen=True, slots=True)
class RoundOffered:
    offer: Offer


@dataclass(frozen=True, slots=True)
class WagerAccepted:
    """The first of a round starts its clock, which runs out at `closes_at_ms` if the table has one."""

    wager: Wager
    closes_at_ms: int | None = None


@dataclass(frozen=True, slots=True)
class WagerReturned:
    """The patron has left before the deal."""

    wager: Wager


@dataclass(frozen=True, slots=True)
class Skipped:
    patron: str


@dataclass(frozen=True, slots=True)
class BettingClosed:
    """Nobody is waited for: the round of `offer` is to be dealt for `wagers`, in the order of acceptance."""

    offer: Offer
    wagers: tuple[Wager, ...]


@dataclass(frozen=True, slots=True)
class RoundSettled:
    round_id: str


@dataclass(frozen=True, slots=True)
class RoundReturned:
    """The round is not played; all of `wagers` go back."""

    round_id: str
    wagers: tuple[Wager, ...] = ()


Event = (
    Seated
    | CameBack
    | WentAway
    | Stood
    | RoundOffered
    | WagerAccepted
    | WagerReturned
    | Skipped
    | BettingClosed
    | RoundSettled
    | RoundReturned
)
