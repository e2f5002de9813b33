"""The back office's ports beside the store: writes go through the one writer, reads have their own connection."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Self, TypeVar

from puntobanco.service import (
    FoundPage,
    JournalLine,
    Member,
    Opening,
    RoundFile,
    RoundSearch,
    Tally,
    Unavailable,
    VoidCase,
    WalletCall,
)

from . import inspection, openings, staffing, tallies
from .places import open_reader
from .store import DatabaseStore

_T = TypeVar("_T")


class OfficeStore:
    """Implements `StaffStore`, `FloorStore` and `InspectionStore` beside an open store. Close it before the store."""

    def __init__(self, store: DatabaseStore, folder: Path, database: str = "") -> None:
        self._store = store
        self._reader = open_reader(folder, database)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="office")

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self._thread.shutdown()
        self._reader.close()

    async def _read(self, question: Callable[..., _T], *args: object) -> _T:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, partial(question, self._reader, *args))
        except self._reader.error as error:
            raise Unavailable(str(error)) from error

    # ---------------------------------------------------------------- staff

    async def member(self, name: str) -> Member | None:
        return await self._read(staffing.member, name, self._store.seal)

    async def put_member(self, member: Member, by: str, action: str, now: datetime) -> None:
        job = partial(staffing.put_member, someone=member, by=by, action=action, now=now, seal=self._store.seal)
        await self._store.submit(job)

    async def failed_login(self, name: str, until: datetime, now: datetime) -> int:
        return await self._store.submit(partial(staffing.failed_login, name=name, until=until, now=now))

    async def enter(self, name: str, step: int, token_hash: bytes, now: datetime) -> bool:
        job = partial(staffing.enter, name=name, step=step, token_hash=token_hash, now=now)
        return await self._store.submit(job)

    async def staff_session(self, token_hash: bytes) -> tuple[str, datetime] | None:
        return await self._read(staffing.session, token_hash)

    async def seen(self, token_hash: bytes, now: datetime) -> None:
        await self._store.submit(partial(staffing.seen, token_hash=token_hash, now=now))

    async def leave(self, token_hash: bytes, name: str, now: datetime) -> None:
        await self._store.submit(partial(staffing.leave, token_hash=token_hash, name=name, now=now))

    # ---------------------------------------------------------------- floor

    async def openings(self) -> tuple[Opening, ...]:
        return await self._read(openings.openings)

    async def set_opening(self, opening: Opening, by: str, now: datetime) -> None:
        await self._store.submit(partial(openings.set_opening, opening=opening, by=by, now=now))

    # ---------------------------------------------------------------- rounds and money

    async def search(self, wanted: RoundSearch, most: int) -> FoundPage:
        return await self._read(inspection.search, wanted, most)

    async def round_file(self, round_id: str) -> RoundFile | None:
        return await self._read(inspection.round_file, round_id)

    async def void_cases(self, most: int) -> tuple[VoidCase, ...]:
        return await self._read(inspection.void_cases, most)

    async def journal_before(self, seq: int | None, most: int) -> tuple[JournalLine, ...]:
        return await self._read(inspection.journal_before, seq, most)

    async def unanswered(self, most: int) -> tuple[WalletCall, ...]:
        return await self._read(inspection.unanswered, most)

    async def unanswered_count(self) -> int:
        return await self._read(inspection.unanswered_count)

    async def rounds_since(self, since: datetime) -> int:
        return await self._read(inspection.rounds_since, since)

    async def rule_file(self, version: str) -> str | None:
        return await self._read(inspection.rule_file, version)

    async def count_on(self, until: datetime) -> int:
        counted = await self._read(tallies.add_up, until)
        return await self._store.submit(partial(tallies.count, counted=counted)) if counted.rounds else 0

    async def tallies(self, day: str | None) -> tuple[Tally, ...]:
        return await self._read(tallies.tallies, day)
