"""What has happened at a table. Events are the whole of its history."""

from msgspec import Struct

from .state import Offer, Seat, Wager


class Seated(Struct, frozen=True):
    seat: Seat


class CameBack(Struct, frozen=True):
    """The patron sits there with another connection."""

    patron: str
    link: str


class WentAway(Struct, frozen=True):
    patron: str
    held_until_ms: int


class Stood(Struct, frozen=True):
    patron: str


class RoundOffered(Struct, frozen=True):
    offer: Offer


class WagerAccepted(Struct, frozen=True):
    """The first of a round starts its clock, which runs out at `closes_at_ms` if the table has one."""

    wager: Wager
    closes_at_ms: int | None = None


class WagerReturned(Struct, frozen=True):
    """The patron has left before the deal."""

    wager: Wager


class Skipped(Struct, frozen=True):
    patron: str


class BettingClosed(Struct, frozen=True):
    """Nobody is waited for: the round of `offer` is to be dealt for `wagers`, in the order of acceptance."""

    offer: Offer
    wagers: tuple[Wager, ...]


class RoundSettled(Struct, frozen=True):
    round_id: str


class RoundReturned(Struct, frozen=True):
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
