"""What can be asked of a table."""

from collections.abc import Mapping

from msgspec import Struct

from .state import Offer


class Sit(Struct, frozen=True):
    """Take a seat, or come back to the one that is held. `name` is what the patron would like to be called."""

    patron: str
    name: str = ""
    link: str = ""


class OfferRound(Struct, frozen=True):
    """Open the next round for bets."""

    offer: Offer


class Deal(Struct, frozen=True):
    """Bet `stakes` (minor units by area) on the round of `offer`, and be ready for its cards."""

    patron: str
    offer: Offer
    client_seed: str
    stakes: Mapping[str, int]


class Skip(Struct, frozen=True):
    """Sit this round out (F-41)."""

    patron: str
    round_id: str


class Settle(Struct, frozen=True):
    """The round has been stored with its result."""

    round_id: str


class Return(Struct, frozen=True):
    """The round could not be played: every bet on it is off."""

    round_id: str


class Stand(Struct, frozen=True):
    """Leave the seat; a bet that is not closed yet is given back."""

    patron: str


class GoAway(Struct, frozen=True):
    """The connection `link` is gone; whoever sat there with it may come back for a while."""

    patron: str
    link: str


class Tick(Struct, frozen=True):
    """Time has passed."""


Command = Sit | OfferRound | Deal | Skip | Settle | Return | Stand | GoAway | Tick
