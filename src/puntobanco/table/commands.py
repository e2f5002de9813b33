"""What can be asked of a table."""

from collections.abc import Mapping
from dataclasses import dataclass

from .state import Offer


@dataclass(frozen=True, slots=True)
class Sit:
    """Take a seat, or come back to the one that is held. `name` is what the patron would like to be called."""

    patron: str
    name: str = ""
    link: str = ""


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
class Skip:
    """Sit this round out (F-41)."""

    patron: str
    round_id: str


@dataclass(frozen=True, slots=True)
class Settle:
    """The round has been stored with its result."""

    round_id: str


@dataclass(frozen=True, slots=True)
class Return:
    """The round could not be played: every bet on it is off."""

    round_id: str


@dataclass(frozen=True, slots=True)
class Stand:
    """Leave the seat; a bet that is not closed yet is given back."""

    patron: str


@dataclass(frozen=True, slots=True)
class GoAway:
    """The connection `link` is gone; whoever sat there with it may come back for a while."""

    patron: str
    link: str


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed."""


Command = Sit | OfferRound | Deal | Skip | Settle | Return | Stand | GoAway | Tick
