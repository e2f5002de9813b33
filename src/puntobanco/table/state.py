"""The state of one table: who sits there, which round is offered, and what has been bet on it."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from puntobanco.game import Game


@dataclass(frozen=True, slots=True)
class Offer:
    """A round that can be bet on: its id (UUIDv7) and the commitment (hex SHA-256) to the server's seed for it."""

    round_id: str
    commitment: str


@dataclass(frozen=True, slots=True)
class Wager:
    """One patron's bets on a round: stakes in minor units by area, and the patron's own randomness (hex)."""

    patron: str
    client_seed: str
    stakes: Mapping[str, int]

    @property
    def stake_minor(self) -> int:
        """The sum staked."""
        return sum(self.stakes.values())


class Phase(StrEnum):
    """Betting: the offer is open. Settling: the bets are closed and the result is on its way to be stored."""

    BETTING = "betting"
    SETTLING = "settling"


@dataclass(frozen=True, slots=True)
class Table:
    """A table and the patrons seated at it. A private table has one seat, so its round starts with its only wager."""

    id: str
    game: Game
    seats: int = 1
    patrons: tuple[str, ...] = ()
    phase: Phase = Phase.BETTING
    offer: Offer | None = None
    wagers: tuple[Wager, ...] = ()
    version: int = 0
