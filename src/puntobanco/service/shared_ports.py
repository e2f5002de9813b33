"""What shared tables need from storage: tables as rows that any node may change, one change at a time."""

import asyncio
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from puntobanco.game import Game, Outcome
from puntobanco.ledger import Book
from puntobanco.table import Command, Deal, Offer, Refusal, Table, TableShoe

from .ports import Funding, Played
from .visitor import Visitor


@dataclass(frozen=True, slots=True)
class TableInfo:
    """What stays the same about a shared table. Times in milliseconds; `opened_by` is a patron, or empty."""

    id: str
    name: str
    game_id: str
    book: Book
    currency: str
    is_public: bool
    seats: int
    bet_ms: int
    hold_ms: int
    opened_by: str = ""


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A shared table as it is stored. `owner` is the node that can deal the open round, 0 for none."""

    info: TableInfo
    table: Table
    owner: int
    epoch: int

    @property
    def age(self) -> tuple[int, int]:
        """Records of one table compare by this; later ones are greater."""
        return self.epoch, self.table.version


@dataclass(frozen=True, slots=True)
class SharedPart:
    """One patron's part in a round of a shared table, and where they sat."""

    played: Played
    seat: int
    name: str


@dataclass(frozen=True, slots=True)
class SharedRound:
    """A stored round of a shared table with everybody's part in it, of which there is at least one; by seat."""

    parts: tuple[SharedPart, ...]

    @property
    def id(self) -> str:
        return self.parts[0].played.claim.round_id

    @property
    def outcome(self) -> Outcome:
        return Outcome(self.parts[0].played.claim.outcome)

    def part_of(self, patron: str) -> Played | None:
        """What a patron had in it."""
        return next((part.played for part in self.parts if part.played.patron == patron), None)


@dataclass(frozen=True, slots=True)
class Secret:
    """What only the owner of a table knows: the seed of the offered round, in its shoe if that is open already."""

    offer: Offer
    server_seed: bytes
    shoe: TableShoe | None


@dataclass(frozen=True, slots=True)
class Fresh:
    """Id and seed for a round that may be offered; the seed is used only when the round opens a new shoe."""

    round_id: str
    server_seed: bytes


@dataclass(frozen=True, slots=True)
class Acted:
    """What has come of a patron's command.

    `balance_minor` is told after a bet: what the patron has left. One that was known already is not `is_new`.
    """

    record: TableRecord
    balance_minor: int = 0
    is_new: bool = True


@dataclass(frozen=True, slots=True)
class Owned:
    """The table with its new open round, or without one when it was given up; and the round settled before, if any."""

    record: TableRecord
    secret: Secret | None
    settled: SharedRound | None = None


class SharedStore(Protocol):
    """Durable storage of shared tables. Whatever it answers has been written to disk. Raises Unavailable."""

    @property
    def node(self) -> int:
        """The number this server has while it runs."""
        ...

    @property
    def is_shared(self) -> bool:
        """Whether other nodes may be using the same database."""
        ...

    async def open_table(self, info: TableInfo, game: Game, most_open: int, now: datetime) -> TableRecord | Refusal:
        """A new table, unless the patron who opens it has `most_open` open already."""
        ...

    def act(self, table_id: str, game: Game, command: Command, now: datetime) -> "asyncio.Future[Acted | Refusal]":
        """Have the table decide `command` and store what follows; what it gives back is given back."""
        ...

    def bet(
        self, table_id: str, game: Game, deal: Deal, visitor: Visitor, now: datetime, funding: Funding | None = None
    ) -> "asyncio.Future[Acted | Refusal]":
        """The same for a bet, whose stake is taken with it: from the balance, or with `funding` from that debit.

        The same bet again gets the same answer.
        """
        ...

    async def take(self, table_id: str, game: Game, fresh: Fresh, now: datetime) -> Owned | Refusal:
        """Make this node the owner of a table whose owner does not live: the epoch rises, all open bets are given back.

        Refused while another node owns it.
        """
        ...

    async def settle_table(
        self, table_id: str, game: Game, epoch: int, secret: Secret, fresh: Fresh | None, now: datetime
    ) -> Owned | Refusal:
        """Deal the closed round of a table this node owns in `epoch`, pay everybody and offer the next, all at once.

        Without `fresh` no round is offered and the table is given up. Refused when another node has taken it.
        """
        ...

    async def give_up(self, table_id: str, game: Game, epoch: int, now: datetime) -> TableRecord | Refusal:
        """Let another node have a table without open bets."""
        ...

    async def close_empty(self, before: datetime) -> tuple[str, ...]:
        """Close the tables where nobody has sat since; their ids."""
        ...

    async def table(self, table_id: str, games: Mapping[str, Game]) -> TableRecord | None:
        """A table that is open, of a game this node knows."""
        ...

    async def tables(self, ids: Collection[str], games: Mapping[str, Game]) -> tuple[TableRecord, ...]:
        """Several of them."""
        ...

    async def public_tables(self, most: int, games: Mapping[str, Game]) -> tuple[TableRecord, ...]:
        """The public ones, those where somebody sits first."""
        ...

    async def versions(self, ids: Collection[str]) -> Mapping[str, tuple[int, int]]:
        """Epoch and version of those tables that are open."""
        ...

    async def orphans(self) -> tuple[str, ...]:
        """Tables whose owner does not live."""
        ...

    async def table_rounds(self, table_id: str, after: str, most: int) -> tuple[SharedRound, ...]:
        """The last `most` rounds dealt there after the round `after` (empty: all), oldest first."""
        ...

    async def table_outcomes(self, table_id: str, most: int) -> tuple[Outcome, ...]:
        """The last outcomes there, oldest first."""
        ...

    async def last_at_table(self, table_id: str, patron: str) -> Played | None:
        """The patron's last round there."""
        ...

    async def is_betting(self, patron: str) -> bool:
        """Whether the patron has a bet at some shared table that is not settled."""
        ...

    async def beat(self) -> Mapping[int, int]:
        """Say that this node lives; how often each node has said so."""
        ...

    async def strike_off(self, node: int, beat: int) -> bool:
        """Count a node as dead unless it has said something since `beat`; whether it is."""
        ...

    async def enter(self, patron: str, link: str) -> None:
        """From now on the connection `link` plays for the patron, whichever server it is at."""
        ...

    async def links_of(self, patrons: Collection[str]) -> Mapping[str, str]:
        """Which connection plays for each of these patrons."""
        ...

    async def sign_off(self) -> None:
        """This node ends."""
        ...
