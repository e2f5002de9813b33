"""What has happened at a table. Events are the whole of its history."""

from dataclasses import dataclass

from .state import Offer, Wager


@dataclass(frozen=True, slots=True)
class Seated:
    patron: str


@dataclass(frozen=True, slots=True)
class Stood:
    patron: str


@dataclass(frozen=True, slots=True)
class RoundOffered:
    offer: Offer


@dataclass(frozen=True, slots=True)
class WagerAccepted:
    wager: Wager


@dataclass(frozen=True, slots=True)
class BettingClosed:
    """Everyone seated is ready: the round of `offer` is to be dealt for `wagers`, in the order of acceptance."""

    offer: Offer
    wagers: tuple[Wager, ...]


@dataclass(frozen=True, slots=True)
class RoundSettled:
    round_id: str


@dataclass(frozen=True, slots=True)
class RoundReturned:
    round_id: str


Event = Seated | Stood | RoundOffered | WagerAccepted | BettingClosed | RoundSettled | RoundReturned
