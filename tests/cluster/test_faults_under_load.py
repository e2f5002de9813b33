"""R-11: two servers and their database are hurt in every way while patrons play at one table through both.

A soak does it 200 times.
"""

import asyncio
import itertools
import secrets
import signal
from collections import Counter
from typing import Any

from tests.cluster.conftest import Cluster
from tests.cluster.players import Player
from tests.shared_client import new_patron, new_table
from tests.soak import size, turns

PATRONS = size(ci=12, long=50)


async def kill(cluster: Cluster, _: Any, number: int) -> None:
    """A server is gone from one moment to the next, and comes back."""
    await asyncio.to_thread(cluster.nodes[number].kill)
    await asyncio.sleep(secrets.randbelow(2000) / 1000)
    await asyncio.to_thread(cluster.start, number)


async def stop(cluster: Cluster, _: Any, number: int) -> None:
    """A server stands still for longer than the others believe it to be alive; then it goes on as if nothing were."""
    cluster.nodes[number].process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(4)
    cluster.nodes[number].process.send_signal(signal.SIGCONT)


async def cut(_: Cluster, postgres: Any, __: int) -> None:
    """Every connection between the servers and the database breaks."""
    await asyncio.to_thread(postgres.terminate_sessions)


async def restart(_: Cluster, postgres: Any, __: int) -> None:
    """The database restarts."""
    await asyncio.to_thread(postgres.control, "restart")


async def everybody_plays_on(players: list[Player], playing: list["asyncio.Task[None]"]) -> None:
    """Wait until every patron has been told of another round as settled."""
    before = {player.patron.cookie: len(player.patron.settled) for player in players}
    async with asyncio.timeout(60):
        while any(len(player.patron.settled) <= before[player.patron.cookie] for player in players):
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.05)


async def evening(cluster: Cluster, postgres: Any) -> list[Player]:
    host = await new_patron(cluster.urls[0])
    table = await new_table(host)
    players = []
    for number in range(PATRONS):
        patron = await new_patron(cluster.urls[0], cluster.urls[number % 2])
        players.append(Player(patron, cluster.urls))
    playing = [asyncio.create_task(player.play(table, 10**9, patience=6)) for player in players]
    kinds = itertools.cycle([kill, stop, cut, restart])
    try:
        for number in turns("R-11", "faults", ci=4, long=200):
            await asyncio.sleep(1 + secrets.randbelow(500) / 1000)
            hurt = next(kinds)
            # Hurt the server that deals; where none does at the moment, the other.
            owner = await asyncio.to_thread(cluster.owner_of, table, default=number % 2)
            await hurt(cluster, postgres, owner)
            await everybody_plays_on(players, playing)
    finally:
        for player in players:
            player.goes_home = True
        await asyncio.gather(*playing)
    for player in players:
        await player.patron.drop()
    return players


def test_r11_whatever_is_hurt_patrons_play_on_and_the_books_are_right(new_cluster: Any, postgres: Any) -> None:
    cluster = new_cluster(table_seats=str(PATRONS), fun_minor="10000000", bet_seconds="1")
    players = asyncio.run(evening(cluster, postgres))
    cluster.stop()
    database = cluster.database
    report = database.audit()
    assert report.faults == ()
    assert database.execute("SELECT count(*) FROM bet") == [(0,)]
    # Every round that somebody was told of is stored with those figures; each was dealt once.
    stored = set(database.execute("SELECT round_id, balance_before, balance_after FROM wager"))
    for player in players:
        for played in player.patron.settled:
            assert (played["roundId"], played["balanceBefore"], played["balanceAfter"]) in stored
    assert database.execute("SELECT count(*) - count(DISTINCT commitment) FROM round") == [(0,)]
    told = sum((player.told for player in players), Counter())
    assert told["betAccepted"] > PATRONS
