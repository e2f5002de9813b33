"""What can be asked of a table."""

from collections.abc import Mapping
from dataclasses import dataclass

from .state import Offer


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a seat."""

    patron: str


@dataclass(frozen=True, slots=True)
class OfferRound:
    """Open the next round for bets."""

    offer: Offer


@dataclass(frozen=True, slots=True)
class Deal:
    """Bet `stakes` (minor units by area) on the round of `offer`, and be ready for its cards."""

    patron: str
    offer: Offer
    client_seed: str
    stakes: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Settle:
    """The round has been stored with its result."""

    round_id: str


@dataclass(frozen=True, slots=True)
class Return:
    """The round could not be played; nothing was taken and its bets are off."""

    round_id: str


@dataclass(frozen=True, slots=True)
class Stand:
    """Leave the seat."""

    patron: str


Command = Sit | OfferRound | Deal | Settle | Return | Stand
