"""The port of shared tables beside an open store: changes go through its one writer, questions to its reader."""

import asyncio
from collections.abc import Collection, Mapping
from datetime import datetime
from functools import partial

from puntobanco.game import Game, Outcome
from puntobanco.service import (
    Acted,
    Fresh,
    Funding,
    Owned,
    Played,
    Secret,
    SharedRound,
    TableInfo,
    TableRecord,
    Visitor,
)
from puntobanco.table import Command, Deal, Refusal

from . import nodes, shared, shared_rows
from .store import DatabaseStore


class DatabaseSharedStore:
    """Implements `puntobanco.service.SharedStore`."""

    def __init__(self, store: DatabaseStore) -> None:
        self._store = store

    @property
    def node(self) -> int:
        return self._store.node

    @property
    def is_shared(self) -> bool:
        return self._store.is_shared

    async def open_table(self, info: TableInfo, game: Game, most_open: int, now: datetime) -> TableRecord | Refusal:
        job = partial(shared.open_table, info=info, game=game, most_open=most_open, now=now)
        return await self._store.submit(job)

    def act(self, table_id: str, game: Game, command: Command, now: datetime) -> "asyncio.Future[Acted | Refusal]":
        return self._store.submit(shared.Act(table_id, game, command, now))

    def bet(
        self, table_id: str, game: Game, deal: Deal, visitor: Visitor, now: datetime, funding: Funding | None = None
    ) -> "asyncio.Future[Acted | Refusal]":
        return self._store.submit(shared.TakeBet(table_id, game, deal, visitor, now, funding))

    async def take(self, table_id: str, game: Game, fresh: Fresh, now: datetime) -> Owned | Refusal:
        return await self._store.submit(shared.Take(table_id, game, self.node, fresh, now, self._store.seal))

    async def settle_table(
        self, table_id: str, game: Game, epoch: int, secret: Secret, fresh: Fresh | None, now: datetime
    ) -> Owned | Refusal:
        seal = self._store.seal
        return await self._store.submit(shared.SettleTable(table_id, game, self.node, epoch, secret, fresh, now, seal))

    async def give_up(self, table_id: str, game: Game, epoch: int, now: datetime) -> TableRecord | Refusal:
        return await self._store.submit(shared.GiveUp(table_id, game, self.node, epoch, now))

    async def close_empty(self, before: datetime) -> tuple[str, ...]:
        return await self._store.submit(partial(shared.close_empty, before=before))

    async def table(self, table_id: str, games: Mapping[str, Game]) -> TableRecord | None:
        found = await self.tables([table_id], games)
        return found[0] if found else None

    async def tables(self, ids: Collection[str], games: Mapping[str, Game]) -> tuple[TableRecord, ...]:
        return await self._store.read(shared_rows.tables, ids, games)

    async def public_tables(self, most: int, games: Mapping[str, Game]) -> tuple[TableRecord, ...]:
        return await self._store.read(shared_rows.public_tables, most, games)

    async def versions(self, ids: Collection[str]) -> Mapping[str, tuple[int, int]]:
        return await self._store.read(shared_rows.versions, ids)

    async def orphans(self) -> tuple[str, ...]:
        return await self._store.read(shared_rows.orphans)

    async def table_rounds(self, table_id: str, after: str, most: int) -> tuple[SharedRound, ...]:
        return await self._store.read(shared_rows.rounds, table_id, after, most)

    async def table_outcomes(self, table_id: str, most: int) -> tuple[Outcome, ...]:
        return await self._store.read(shared_rows.outcomes, table_id, most)

    async def last_at_table(self, table_id: str, patron: str) -> Played | None:
        return await self._store.read(shared_rows.last_of, table_id, patron)

    async def is_betting(self, patron: str) -> bool:
        return await self._store.read(shared_rows.is_betting, patron)

    async def beat(self) -> Mapping[int, int]:
        return await self._store.submit(partial(nodes.beat, node=self.node, place=self._store.place))

    async def strike_off(self, node: int, beat: int) -> bool:
        return await self._store.submit(partial(nodes.strike_off, node=node, beats=beat))

    async def enter(self, patron: str, link: str) -> None:
        await self._store.submit(partial(nodes.enter, patron=patron, link=link))

    async def links_of(self, patrons: Collection[str]) -> Mapping[str, str]:
        return await self._store.read(nodes.links_of, patrons)

    async def sign_off(self) -> None:
        await self._store.submit(partial(nodes.sign_off, node=self.node))
