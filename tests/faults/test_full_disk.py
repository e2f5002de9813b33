"""R-5 with the database's own errors: a file that may not grow, and somebody who holds the lock for too long."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import apsw

from puntobanco.games import all_games
from puntobanco.service import Dealt, Play, Purse, Sessions, SystemClock, SystemEntropy, View, Visitor
from puntobanco.storage import SqliteStore, audit
from puntobanco.storage.sqlite import FILE_NAME, SqliteConnection
from puntobanco.table import Deal, Reason, Refusal


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[tuple[SqliteStore, Play, Visitor]]:
    async with SqliteStore(folder) as store:
        entropy, clock, purse = SystemEntropy(), SystemClock(), Purse()
        await store.keep_rules(tuple(all_games().values()), clock.now())
        visitor, _ = await Sessions(store, entropy, clock, purse).open()
        yield store, Play(all_games(), store, entropy, clock, purse), visitor


def raw(store: SqliteStore) -> apsw.Connection:
    assert isinstance(store._connection, SqliteConnection)
    return store._connection.raw


async def deal(play: Play, visitor: Visitor) -> Dealt | Refusal:
    view = await play.sit(visitor, "touch")
    assert isinstance(view, View)
    return await play.deal(visitor, "touch", Deal(visitor.patron, view.offer, "ab" * 16, {"player": 10}))


async def test_r5_a_disk_that_is_really_full_refuses_takes_nothing_and_goes_on_when_there_is_room(
    tmp_path: Path,
) -> None:
    async with house(tmp_path) as (store, play, visitor):
        raw(store).pragma("max_page_count", raw(store).pragma("page_count") + 1)
        dealt = 0
        while isinstance(answer := await deal(play, visitor), Dealt):
            dealt += 1
        assert answer == Refusal(Reason.NOT_AVAILABLE)
        held = await store.balance(visitor.account)
        answers = await asyncio.gather(*(deal(play, visitor) for _ in range(20)))
        assert {answer.reason for answer in answers if isinstance(answer, Refusal)} <= {
            Reason.NOT_AVAILABLE,
            Reason.OFFER_VOID,
        }
        assert await store.balance(visitor.account) == held
        raw(store).pragma("max_page_count", 1_000_000)
        assert isinstance(await deal(play, visitor), Dealt)
    report = audit(tmp_path)
    assert (report.rounds, report.faults) == (dealt + 1, ())


async def test_r5_a_lock_held_by_another_refuses_takes_nothing_and_goes_on_when_it_is_free(tmp_path: Path) -> None:
    async with house(tmp_path) as (store, play, visitor):
        raw(store).set_busy_timeout(10)
        with closing(apsw.Connection(str(tmp_path / FILE_NAME))) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await deal(play, visitor) == Refusal(Reason.NOT_AVAILABLE)
            other.execute("ROLLBACK")
        assert isinstance(await deal(play, visitor), Dealt)
    report = audit(tmp_path)
    assert (report.rounds, report.faults) == (1, ())
