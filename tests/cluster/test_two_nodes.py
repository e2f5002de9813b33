"""Several servers on one database: any patron on any of them, each table dealt by one at a time (R-4, R-11)."""

import asyncio
import json
import signal
from contextlib import suppress
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.cluster.conftest import Cluster
from tests.shared_client import Patron, new_patron, new_table
from tests.soak import turns

FUN = 100_000


async def at_both(cluster: Any) -> tuple[str, Patron, Patron]:
    """A table that the first server deals, Anna there on the first and Bo on the second."""
    anna = await new_patron(cluster.urls[0])
    table = await new_table(anna)
    await anna.join(table, "Anna")
    bo = await new_patron(cluster.urls[1])
    view = await bo.join(table, "Bo")
    assert view["you"] == 2
    assert view["offer"] is not None
    assert cluster.owner_of(table) == 0
    while anna.seat(2) is None:
        await anna.hear()
    return table, anna, bo


async def round_by_both(anna: Patron, bo: Patron) -> None:
    await anna.quiet(0.3)
    await anna.bet({"player": 100})
    await bo.quiet(0.3)
    answer = await bo.bet({"banker": 100})
    assert answer["type"] == "betAccepted", answer
    rounds = [(await patron.hear_of("settled"))["round"] for patron in (anna, bo)]
    assert rounds[0]["roundId"] == rounds[1]["roundId"]
    assert rounds[0]["clientSeeds"] == rounds[1]["clientSeeds"]
    assert anna.dealt[-1] == bo.dealt[-1]


async def test_patrons_of_two_servers_share_one_deal(steady: Cluster) -> None:
    table, anna, bo = await at_both(steady)
    for _ in range(3):
        await round_by_both(anna, bo)
    assert await anna.ask("left", type="leave")
    while bo.seat(1) is not None:
        await bo.hear()
    # A patron who moves to the other server keeps the seat.
    await bo.close()
    bo.url = steady.urls[0]
    assert (await bo.join(table))["you"] == 2
    for patron in (anna, bo):
        await patron.close()


async def sent_at_once(*what: tuple[Patron, list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """Send everything at once; the answers, until one of the connections is closed because the other is newer."""

    async def send(patron: Patron, messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
        answers = []
        with suppress(ConnectionClosed):
            assert patron.socket is not None
            for message in messages:
                await patron.socket.send(json.dumps(message))
            for _ in messages:
                answers.append(await patron.hear_of("betAccepted", "refused"))  # noqa: PERF401 - kept when one fails
        return answers

    return [answer for told in await asyncio.gather(*(send(*one) for one in what)) for answer in told]


async def test_the_newest_connection_plays_whichever_server_it_is_at(steady: Cluster) -> None:
    _, anna, bo = await at_both(steady)
    newer = Patron(steady.urls[1], anna.cookie)
    await newer.connect()
    with suppress(ConnectionClosed):
        while True:
            last = await anna.hear()
    assert last == {"type": "replaced"}
    assert anna.socket is not None
    assert anna.socket.close_code == 4409
    assert newer.socket is not None
    await newer.socket.send(json.dumps({"type": "sit", "game": "touch"}))
    assert (await newer.hear())["type"] == "snapshot"
    for patron in (bo, newer):
        await patron.close()


async def test_r4_the_same_bet_200_times_on_two_servers_is_one_debit_and_equal_answers(steady: Cluster) -> None:
    for _ in turns("R-4", "shared table, one bet 200 times on two servers' sockets", ci=3, long=1000):
        await one_bet_200_times(steady)


async def one_bet_200_times(steady: Cluster) -> None:
    table, anna, bo = await at_both(steady)
    double = Patron(steady.urls[1], anna.cookie)
    await double.connect()
    message = anna.deal_message({"player": 700})
    assert double.socket is not None
    await double.socket.send(json.dumps({"type": "join", "table": table, "seat": False}))
    await double.hear_of("tableView")

    answers = await sent_at_once((anna, [message] * 100), (double, [message] * 100))
    assert len({json.dumps(answer, sort_keys=True) for answer in answers}) == 1
    assert answers[0]["money"]["balance"] == FUN - 700
    stakes = f"SELECT count(*) FROM transfer WHERE kind = 'stake' AND round_id = '{message['roundId']}'"  # noqa: S608
    assert steady.database.execute(stakes) == [(1,)]
    for patron in (anna, bo, double):
        await patron.close()


async def test_r4_bets_on_two_servers_at_once_on_a_balance_for_one_are_exactly_one(steady: Cluster) -> None:
    for _ in turns("R-4", "200 bets on two servers' sockets, a balance for one", ci=3, long=1000):
        await one_of_200_bets(steady)


async def one_of_200_bets(steady: Cluster) -> None:
    tables, patrons = [], []
    host = await new_patron(steady.urls[0])
    waiting = await new_patron(steady.urls[0])
    anna = await new_patron(steady.urls[0])
    for url in steady.urls:
        table = await new_table(host)
        tables.append(table)
        # Somebody who says nothing keeps each table waiting, so that no stake comes back by being won.
        waiter = await new_patron(url)
        await waiter.join(table, "Bo")
        patrons += [waiter, Patron(url, anna.cookie)]
        await patrons[-1].join(table, "Anna")

    seeds = [f"{number:032x}" for number in range(100)]
    bets = [[patron.deal_message({"banker": FUN}, seed=seed) for seed in seeds] for patron in patrons[1::2]]
    answers = await sent_at_once(*zip(patrons[1::2], bets, strict=True))
    accepted = [answer for answer in answers if answer["type"] == "betAccepted"]
    # The older connection may be closed by the newer one after its bet was taken and before it was told of it.
    assert len(accepted) == 1 or (accepted == [] and len(answers) < 200)
    codes = {answer["code"] for answer in answers if answer["type"] == "refused"}
    assert codes <= {"insufficient-balance", "round-id-reused"}
    held = f"SELECT count(*) FROM bet WHERE table_id IN ('{tables[0]}', '{tables[1]}')"  # noqa: S608
    assert steady.database.execute(held) == [(1,)]
    for patron in (*patrons, waiting):
        await patron.close()


async def test_r11_when_the_server_that_deals_is_killed_another_gives_the_bets_back_and_goes_on(
    new_cluster: Any,
) -> None:
    cluster = new_cluster()
    table, anna, bo = await at_both(cluster)
    await round_by_both(anna, bo)
    before = await bo.money()
    await bo.quiet()
    await bo.bet({"banker": 700})
    cluster.nodes[0].kill()
    lost = await bo.hear_of("returned")
    assert lost["money"]["balance"] == before
    await bo.quiet()
    assert bo.table is not None
    assert bo.table.view["offer"]["roundId"] != lost["roundId"]
    assert cluster.owner_of(table) == 1
    # Anna's browser is led to the server that is left, and finds her seat and her round.
    await anna.drop()
    anna.url = cluster.urls[1]
    found = await anna.join(table)
    assert found["you"] == 1
    assert found["mine"]["roundId"] == anna.settled[-1]["roundId"]
    await round_by_both(anna, bo)
    cluster.start(0)
    await anna.close()
    anna.url = cluster.urls[0]
    await anna.join(table)
    await round_by_both(anna, bo)
    assert cluster.owner_of(table) == 1
    for patron in (anna, bo):
        await patron.close()
    cluster.stop()
    assert cluster.database.audit().faults == ()


async def test_r11_a_server_that_was_cut_off_deals_nothing_when_it_comes_back(new_cluster: Any) -> None:
    cluster = new_cluster(bet_seconds="5")
    table, anna, bo = await at_both(cluster)
    await anna.bet({"player": 300})
    await bo.quiet(0.3)
    stopped = cluster.nodes[0].process
    stopped.send_signal(signal.SIGSTOP)
    try:
        assert (await bo.bet({"banker": 700}))["type"] == "betAccepted"
        await bo.hear_of("returned")
        assert cluster.owner_of(table) == 1
        await bo.quiet()
        await bo.bet({"tie": 100})  # Anna's seat is away by now, so it is dealt at once
        await bo.hear_of("settled")
    finally:
        stopped.send_signal(signal.SIGCONT)
    # The old owner finds that its bets were given back, and tells its patrons.
    await anna.hear_of("returned")
    await anna.quiet(1)
    assert anna.table is not None
    while anna.table.view["offer"] != (bo.table and bo.table.view["offer"]):
        await anna.hear()
    back = await anna.join(table)
    assert back["you"] == 1
    await round_by_both(anna, bo)
    assert cluster.owner_of(table) == 1
    assert cluster.database.execute("SELECT count(*) FROM round") == [(2,)]
    for patron in (anna, bo):
        await patron.close()
    cluster.stop()
    assert cluster.database.audit().faults == ()


async def test_r11_the_database_restarts_in_the_middle_of_a_round(new_cluster: Any, postgres: Any) -> None:
    cluster = new_cluster(bet_seconds="8", node_seconds="5")
    _, anna, bo = await at_both(cluster)
    await anna.bet({"player": 300})
    await asyncio.to_thread(postgres.control, "restart")
    answer = await bo.bet({"banker": 700})
    for _ in range(50):
        if answer.get("code") != "not-available":
            break
        await asyncio.sleep(0.1)
        answer = await bo.bet({"banker": 700})
    assert answer["type"] == "betAccepted", answer
    rounds = [(await patron.hear_of("settled"))["round"]["roundId"] for patron in (anna, bo)]
    assert rounds[0] == rounds[1]
    await round_by_both(anna, bo)
    for patron in (anna, bo):
        await patron.close()
    cluster.stop()
    assert cluster.database.audit().faults == ()


async def test_a_rolling_restart_loses_no_round(new_cluster: Any) -> None:
    cluster = new_cluster()
    table, anna, bo = await at_both(cluster)
    for number in (0, 1):
        await bo.quiet(0.3)
        await bo.bet({"banker": 100})
        ending = asyncio.create_task(asyncio.to_thread(cluster.nodes[number].stop))
        # The round that has a bet is dealt to its end, by the server that is asked to end if it is its own.
        await bo.hear_of("settled")
        assert bo.returned == []
        await ending
        for patron in (anna, bo):
            if patron.url == cluster.urls[number]:
                await patron.drop()
                patron.url = cluster.urls[1 - number]
                await patron.join(table)
        assert cluster.owner_of(table) == 1 - number
        cluster.start(number)
        await round_by_both(anna, bo)
    for patron in (anna, bo):
        await patron.close()
    cluster.stop()
    assert cluster.database.audit().faults == ()
