"""The state of one table: who sits there, which round is offered, and what has been bet on it."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from puntobanco.game import Game


class Offer(Struct, frozen=True):
    """A round that can be bet on: its id (UUIDv7) and the commitment (hex SHA-256) to the server's seed for it."""

    round_id: str
    commitment: str


class Wager(Struct, frozen=True):
    """One patron's bets on a round: stakes in minor units by area, and the patron's own randomness (hex)."""

    patron: str
    client_seed: str
    stakes: Mapping[str, int]

    @property
    def stake_minor(self) -> int:
        """The sum staked."""
        return sum(self.stakes.values())


class Seat(Struct, frozen=True):
    """A taken seat. `number` counts from 1; `name` is what the others call the patron, and may be empty.

    `link` names the connection the patron sits there with. Once it is gone, the seat is held until `held_until_ms`.
    `missed` counts the rounds in a row that the patron has let pass without a word.
    """

    number: int
    patron: str
    name: str = ""
    link: str = ""
    skipped: bool = False
    missed: int = 0
    held_until_ms: int | None = None

    @property
    def is_away(self) -> bool:
        """Whether the patron's connection is gone."""
        return self.held_until_ms is not None

    @property
    def is_waited_for(self) -> bool:
        """Whether a round waits for this seat, as long as its clock allows: not for the gone and the idle."""
        return not self.is_away and self.missed == 0


class Phase(StrEnum):
    """Betting: the offer is open. Settling: the bets are closed and the result is on its way to be stored."""

    BETTING = "betting"
    SETTLING = "settling"


class Table(Struct, frozen=True):
    """A table and who is seated at it, by seat. A private table has one seat: its round starts with its only wager.

    Times are milliseconds of whatever clock `decide` is given. With `bet_ms` a round is dealt so long after its first
    wager at the latest, at `closes_at_ms`. `left` are those who took back a wager on the offered round.
    """

    id: str
    game: Game
    seats: int = 1
    bet_ms: int = 0
    hold_ms: int = 0
    seated: tuple[Seat, ...] = ()
    phase: Phase = Phase.BETTING
    offer: Offer | None = None
    wagers: tuple[Wager, ...] = ()
    left: tuple[str, ...] = ()
    closes_at_ms: int | None = None
    version: int = 0

    @property
    def patrons(self) -> tuple[str, ...]:
        """Who is seated."""
        return tuple([seat.patron for seat in self.seated])

    def seat_of(self, patron: str) -> Seat | None:
        """Where a patron sits."""
        for seat in self.seated:
            if seat.patron == patron:
                return seat
        return None

    def wager_of(self, patron: str) -> Wager | None:
        """What a patron has bet on the offered round."""
        for wager in self.wagers:
            if wager.patron == patron:
                return wager
        return None

    @property
    def next_tick_ms(self) -> int | None:
        """When time alone next changes something here; None when it does not."""
        held = (seat.held_until_ms for seat in self.seated if self.wager_of(seat.patron) is None)
        due = [time for time in (self.closes_at_ms, *held) if time is not None]
        return min(due, default=None)

    def is_ready(self, now_ms: int) -> bool:
        """Whether the bets are to be closed: somebody has bet, and nobody is waited for any more."""
        if self.phase is not Phase.BETTING or not self.wagers:
            return False
        if self.closes_at_ms is not None and now_ms >= self.closes_at_ms:
            return True
        betting = {wager.patron for wager in self.wagers}
        return all(seat.skipped or seat.patron in betting for seat in self.seated if seat.is_waited_for)
