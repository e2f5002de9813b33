"""The storage port on SQLite."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Self, TypeVar

import apsw

from puntobanco.game import Game
from puntobanco.ledger import Account
from puntobanco.service import Played, Recent, Unavailable
from puntobanco.table import Refusal, Round

from . import jobs, rows
from .database import FolderLock, open_reader, open_writer
from .seal import Seal
from .writer import Writer

_T = TypeVar("_T")


class SqliteStore:
    """Implements `puntobanco.service.Store` in one folder. Open it inside a running event loop; close it when done."""

    def __init__(self, folder: Path) -> None:
        """Raises StorageError when the folder cannot be used."""
        self._lock = FolderLock(folder)
        try:
            self._connection = open_writer(folder)
            self._reader = open_reader(folder)
            self._seal = Seal(folder)
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
        """Finish what is being written and close the file."""
        await self._writer.close()
        self._readers.shutdown()
        self._reader.close()
        self._connection.close()
        self._lock.release()

    def settle(self, played: Round, account: Account, now: datetime) -> "asyncio.Future[Played | Refusal]":
        return self._writer.submit(partial(jobs.settle, played=played, account=account, now=now, seal=self._seal))

    async def add_patron(self, patron: str, token_hash: bytes, now: datetime) -> None:
        await self._writer.submit(partial(jobs.add_patron, patron=patron, token_hash=token_hash, now=now))

    async def issue(self, transfer_id: str, account: Account, up_to_minor: int, now: datetime) -> int | Refusal:
        job = partial(jobs.issue, transfer_id=transfer_id, account=account, up_to_minor=up_to_minor, now=now)
        return await self._writer.submit(job)

    async def keep_rules(self, games: tuple[Game, ...], now: datetime) -> None:
        await self._writer.submit(partial(jobs.keep_rules, games=games, now=now))

    async def patron_of(self, token_hash: bytes) -> str | None:
        return await self._read(rows.patron_of, token_hash)

    async def balance(self, account: Account) -> int:
        return await self._read(rows.balance, account)

    async def played(self, round_id: str, patron: str) -> Played | None:
        return await self._read(rows.played_of, round_id, patron)

    async def history(self, patron: str, before: str | None, most: int) -> tuple[Played, ...]:
        return await self._read(rows.history, patron, before, most)

    async def recent(self, table_id: str, patron: str, most: int) -> Recent:
        return await self._read(rows.recent, table_id, patron, most, self._seal)

    async def end_shoe(self, shoe_id: str, server_seed: bytes) -> None:
        await self._writer.submit(partial(jobs.end_shoe, shoe_id=shoe_id, server_seed=server_seed))

    async def _read(self, question: Callable[..., _T], *args: object) -> _T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, partial(question, self._reader, *args))
        except apsw.Error as error:
            raise Unavailable(str(error)) from error
