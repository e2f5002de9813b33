"""What the people of the house see of rounds and money: searches, one round with all that belongs to it, sums."""

from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from puntobanco.ledger import Transfer

from .oversight import JournalLine
from .ports import Played


@dataclass(frozen=True, slots=True)
class RoundSearch:
    """Which rounds are looked for; None or empty: any. `key` is where the page before ended."""

    round_id: str = ""
    patron: str = ""
    game_id: str = ""
    outcome: str = ""
    since: datetime | None = None
    until: datetime | None = None
    least_stake_minor: int = 0
    key: str = ""


@dataclass(frozen=True, slots=True)
class Money:
    """Which money it was."""

    book: str
    currency: str


@dataclass(frozen=True, slots=True)
class Found:
    """A patron's part in a round that was found, and the money it was played with."""

    played: Played
    money: Money


@dataclass(frozen=True, slots=True)
class FoundPage:
    """Newest first. `key`: where to go on; None at the end. `looked_back_to`: so far, when not everything was read."""

    found: tuple[Found, ...]
    key: str | None
    looked_back_to: datetime | None


@dataclass(frozen=True, slots=True)
class Moved:
    """A transfer and when it was written."""

    transfer: Transfer
    time: datetime


@dataclass(frozen=True, slots=True)
class WalletCall:
    """A call to the operator: in the outbox (`answer` None until answered, `due` the next try), or a debit's state."""

    id: str
    call: str
    body: str
    tries: int
    answer: str | None
    due: datetime | None


@dataclass(frozen=True, slots=True)
class VoidCase:
    """A round that somebody wants to be void, or that is."""

    round_id: str
    reason: str
    asked_by: str
    asked_at: datetime
    approved_by: str | None
    approved_at: datetime | None


@dataclass(frozen=True, slots=True)
class RoundFile:
    """A round with everything that belongs to it; `rules` is the rule file of its version."""

    parts: tuple[Found, ...]
    moved: tuple[Moved, ...]
    calls: tuple[WalletCall, ...]
    void: VoidCase | None
    rules: str | None


@dataclass(frozen=True, slots=True)
class Tally:
    """Sums over rounds of one game version with one kind of money; of all bets when `bet` is empty.

    Minor units. `squares` is the sum of the squared stakes, which a band around the expected return needs.
    """

    game_id: str
    game_version: str
    money: Money
    bet: str
    rounds: int
    stake: int
    payout: int
    squares: float


class InspectionStore(Protocol):
    """What the back office reads, apart from what play reads, so that looking never slows a deal."""

    async def search(self, wanted: RoundSearch, most: int) -> FoundPage:
        """A page of rounds, newest first."""
        ...

    async def round_file(self, round_id: str) -> RoundFile | None:
        """One round with all that belongs to it."""
        ...

    async def void_cases(self, most: int) -> tuple[VoidCase, ...]:
        """Those that wait for a second person first, then the newest."""
        ...

    async def journal_before(self, seq: int | None, most: int) -> tuple[JournalLine, ...]:
        """Lines of the journal before `seq`, newest first."""
        ...

    async def unanswered(self, most: int) -> tuple[WalletCall, ...]:
        """Calls that the operator has not answered, the one tried most often first."""
        ...

    async def unanswered_count(self) -> int:
        """How many there are."""
        ...

    async def count_on(self, until: datetime) -> int:
        """Count some more rounds, settled before `until`, into the tallies; how many rounds were counted."""
        ...

    async def tallies(self, day: str | None) -> tuple[Tally, ...]:
        """Sums of a day (ISO date, UTC), or of all time: the tallies, what is not in them yet, less void rounds."""
        ...

    async def rounds_since(self, since: datetime) -> int:
        """How many rounds were settled since."""
        ...

    async def rule_file(self, version: str) -> str | None:
        """The rule file of a version."""
        ...
