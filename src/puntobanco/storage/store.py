"""The storage port, on SQLite in a folder or on PostgreSQL at an address."""

import asyncio
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Final, Self, TypeVar

from puntobanco.game import Game
from puntobanco.ledger import Account
from puntobanco.service import (
    Funding,
    JournalLine,
    OutboxEntry,
    Page,
    Played,
    Recent,
    Unavailable,
    Visitor,
    VoidRefusal,
    Wanted,
)
from puntobanco.table import Refusal, Round

from . import history, jobs, journal, money, nodes, rows, voiding
from .connection import Connection, ConnectionLost
from .places import open_reader, open_writer, place_of
from .seal import Seal
from .settling import Settle
from .sqlite import FolderLock
from .writer import Writer

_T = TypeVar("_T")

#: A call of the outbox that was taken is taken again so much later if its node has died; longer than a call takes.
_TAKEN_SECONDS: Final = 5


class DatabaseStore:
    """Implements `puntobanco.service.Store`. Open it inside a running event loop; close it when done."""

    def __init__(self, folder: Path, database: str = "") -> None:
        """SQLite in `folder`, or PostgreSQL at the address `database`, with the node's own secrets in `folder`.

        Raises StorageError when one of them cannot be used.
        """
        self._lock = FolderLock(folder)
        try:
            self._connection = open_writer(folder, database)
            self._reader = open_reader(folder, database)
            self._seal = Seal(folder)
            self.place = place_of(folder, database)
            #: The number of this server while it runs.
            self.node = secrets.randbelow(2**31 - 1) + 1
            self.is_shared = bool(database)
            with self._connection.transaction():
                nodes.sign_on(self._connection, self.node, self.place)
        except BaseException:
            self._lock.release()
            raise
        self._writer = Writer(self._connection)
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="reader")

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Finish what is being written and close the database."""
        with suppress(Unavailable):
            await self._writer.submit(partial(nodes.sign_off, node=self.node))
        await self._writer.close()
        self._readers.shutdown()
        self._reader.close()
        self._connection.close()
        self._lock.release()

    def settle(
        self, played: Round, account: Account, now: datetime, funding: Funding | None = None
    ) -> "asyncio.Future[Played | Refusal]":
        return self._writer.submit(Settle(played, account, now, self._seal, funding))

    async def add_session(self, visitor: Visitor, token_hash: bytes, now: datetime) -> None:
        await self._writer.submit(partial(jobs.add_session, visitor=visitor, token_hash=token_hash, now=now))

    async def end_sessions(self, patron: str, now: datetime) -> None:
        await self._writer.submit(partial(jobs.end_sessions, patron=patron, now=now))

    async def ask_debit(self, debit: Funding, now: datetime) -> None:
        await self._writer.submit(partial(money.ask_debit, debit=debit, node=self.node, now=now))

    async def refuse_debit(self, debit_id: str) -> None:
        await self._writer.submit(partial(money.refuse_debit, debit_id=debit_id))

    async def undo_debit(self, debit: Funding, now: datetime) -> None:
        await self._writer.submit(partial(money.undo_debit, debit=debit, now=now))

    async def buy_in(self, debit: Funding, now: datetime) -> int:
        return await self._writer.submit(partial(money.buy_in, debit=debit, now=now))

    async def cash_out(self, call_id: str, visitor: Visitor, now: datetime) -> int:
        return await self._writer.submit(partial(money.cash_out, call_id=call_id, visitor=visitor, now=now))

    async def ask_void(self, round_id: str, reason: str, by: str, now: datetime) -> VoidRefusal | None:
        return await self._writer.submit(partial(voiding.ask_void, round_id=round_id, reason=reason, by=by, now=now))

    async def approve_void(self, round_id: str, by: str, now: datetime) -> VoidRefusal | None:
        return await self._writer.submit(partial(voiding.approve_void, round_id=round_id, by=by, now=now))

    async def note(self, actor: str, action: str, detail: Mapping[str, object], now: datetime) -> None:
        await self._writer.submit(partial(journal.write, actor=actor, action=action, detail=detail, now=now))

    async def journal(self, most: int) -> tuple[JournalLine, ...]:
        return await self.read(journal.newest, most)

    async def outbox_done(self, entry_id: str, answer: str) -> None:
        await self._writer.submit(partial(money.outbox_done, entry_id=entry_id, answer=answer))

    async def outbox_later(self, entry_id: str, due: datetime) -> None:
        await self._writer.submit(partial(money.outbox_later, entry_id=entry_id, due=due))

    async def stray_debits(self, until: datetime | None) -> tuple[Funding, ...]:
        return await self.read(money.stray_debits, until)

    async def outbox_due(self, now: datetime, most: int) -> tuple[OutboxEntry, ...]:
        if not await self.read(money.is_outbox_due, now):
            return ()
        until = now + timedelta(seconds=_TAKEN_SECONDS)
        return await self._writer.submit(partial(money.take_outbox_due, now=now, until=until, most=most))

    async def with_money(self) -> tuple[Visitor, ...]:
        return await self.read(rows.with_money)

    async def owed(self, player: str, currency: str) -> int:
        return await self.read(money.owed, player, currency)

    async def visitor_of(self, token_hash: bytes) -> Visitor | None:
        return await self.read(rows.visitor_of, token_hash)

    async def issue(self, transfer_id: str, account: Account, up_to_minor: int, now: datetime) -> int | Refusal:
        job = partial(jobs.issue, transfer_id=transfer_id, account=account, up_to_minor=up_to_minor, now=now)
        return await self._writer.submit(job)

    async def keep_rules(self, games: tuple[Game, ...], now: datetime) -> None:
        await self._writer.submit(partial(jobs.keep_rules, games=games, now=now))

    async def rule_file(self, version: str) -> str | None:
        return await self.read(rows.rule_file, version)

    async def balance(self, account: Account) -> int:
        return await self.read(rows.balance, account)

    async def played(self, round_id: str, patron: str) -> Played | None:
        return await self.read(rows.played_of, round_id, patron)

    async def history(self, patron: str, wanted: Wanted, before: str | None, most: int) -> Page:
        return await self.read(history.history, patron, wanted, before, most)

    async def recent(self, table_id: str, patron: str, most: int) -> Recent:
        return await self.read(rows.recent, table_id, patron, most, self._seal)

    async def end_shoe(self, shoe_id: str, server_seed: bytes) -> None:
        await self._writer.submit(partial(jobs.end_shoe, shoe_id=shoe_id, server_seed=server_seed))

    def submit(self, job: Callable[[Connection], _T]) -> "asyncio.Future[_T]":
        """Have the one writer run `job` (see `Writer.submit`); for stores that stand beside this one."""
        return self._writer.submit(job)

    @property
    def seal(self) -> Seal:
        """The seal of the folder."""
        return self._seal

    def watch_batches(self, seen: Callable[[int, float], None]) -> None:
        """From now on tell `seen`, in the writer's thread, how many jobs each batch had and its seconds."""
        self._writer.watch(seen)

    async def read(self, question: Callable[..., _T], *args: object) -> _T:
        """Have the reader answer `question`. Raises Unavailable."""
        if self._connection.in_doubt:
            await self._writer.submit(_end_doubt)
        return await asyncio.get_running_loop().run_in_executor(self._readers, partial(self._ask, question, *args))

    def _ask(self, question: Callable[..., _T], *args: object) -> _T:
        try:
            try:
                return question(self._reader, *args)
            except ConnectionLost:
                return question(self._reader, *args)  # on a new connection: the database may have been restarted
        except (self._reader.error, ConnectionLost) as error:
            raise Unavailable(str(error)) from error


def _end_doubt(_: Connection) -> None:
    """A batch of nothing: once it is written there is a connection again, and nothing of the last is under way."""


class SqliteStore(DatabaseStore):
    """The store on SQLite."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)


class PostgresStore(DatabaseStore):
    """The store on PostgreSQL."""

    def __init__(self, folder: Path, database: str) -> None:
        super().__init__(folder, database)
