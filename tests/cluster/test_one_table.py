"""R-8: many patrons at one shared table; some drop out, some read slowly; then every account and every bet adds up.

A soak plays the full size: 500 patrons, 1 000 rounds.
"""

import asyncio
import time
from collections import Counter
from contextlib import suppress

import websockets

from tests.cluster.players import Player
from tests.databases import Database
from tests.shared_client import Patron, new_patron, new_table
from tests.soak import figure, is_over, size, turns
from tests.support import running_server

PATRONS = size(ci=50, long=500)


async def doze(patron: Patron, table: str) -> None:
    """Join and never read again: a slow reader, who must hold up nobody."""
    await patron.join(table, seat=False)
    assert patron.socket is not None
    patron.socket.transport.pause_reading()


async def evening(url: str, rounds: int) -> tuple[Counter[str], int, list[Patron]]:
    host = await new_patron(url)
    table = await new_table(host)
    patrons = [await new_patron(url) for _ in range(PATRONS)]
    sleepers = [await new_patron(url) for _ in range(3)]
    for sleeper in sleepers:
        await doze(sleeper, table)
    players = [Player(patron, [url]) for patron in patrons]
    playing = [asyncio.create_task(player.play(table, rounds)) for player in players]
    began = time.monotonic()
    for number in turns("R-8", "rounds that everybody bet on or sat out", ci=rounds, long=rounds):
        while min(len(player.bet_on) for player in players) <= number and not is_over(began):
            for ended in (task for task in playing if task.done()):
                ended.result()
            await asyncio.sleep(0.02)
    for player in players:
        player.goes_home = True
    await asyncio.gather(*playing)
    for patron in patrons:
        with suppress(websockets.ConnectionClosed, OSError):
            if patron.socket is not None:
                await patron.quiet(0.01)
        await patron.close()
    for sleeper in sleepers:
        await sleeper.drop()
    return sum((player.told for player in players), Counter()), min(len(player.bet_on) for player in players), patrons


def test_r8_drop_outs_and_slow_readers_hold_nobody_up_and_the_books_are_right(database: Database) -> None:
    rounds = size(ci=10 if database.address else 50, long=1000)
    settings = {
        "database": database.address,
        "table_seats": str(PATRONS),
        # Enough for everybody on a busy machine, where five hundred are told of each other by one process of tests; who
        # has dropped out is not waited for.
        "bet_seconds": str(size(ci=5, long=10)),
        "messages_per_second": "0",
        "fun_minor": "100000000",
    }
    with running_server(database.folder, **settings) as server:
        told, bet_on, patrons = asyncio.run(evening(server.url, rounds))
    report = database.audit()
    figure("R-8", "one table", patrons=PATRONS, rounds=report.rounds, **told)
    assert report.faults == ()
    # Whatever a patron was told of as settled is stored, once, with the same figures.
    stored = {
        (round_id, patron): (before, after)
        for round_id, patron, before, after in database.execute(
            "SELECT round_id, patron, balance_before, balance_after FROM wager"
        )
    }
    heard = [
        (played["roundId"], played["balanceBefore"], played["balanceAfter"])
        for one in patrons
        for played in one.settled
    ]
    figures = {(round_id, *money) for (round_id, _), money in stored.items()}
    assert set(heard) <= figures
    # Everybody got to bet: nobody was kept out by those who had dropped out.
    too_late = told["bets-closed"] + told["round-in-progress"]
    heard_in_time = told["betAccepted"] + told["settled"] + told["skipped"]
    assert heard_in_time + too_late >= PATRONS * bet_on
    assert heard_in_time > too_late
    assert told["dropped"] > 0
    assert len(stored) <= PATRONS * report.rounds
    # Nothing is stuck: every bet that was accepted has been settled or given back.
    open_bets = database.execute("SELECT count(*) FROM bet")
    assert open_bets == [(0,)]
