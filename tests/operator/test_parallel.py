"""R-4 on the operator's side: what comes at once is still taken one after the other, by threads and by processes."""

import asyncio
import secrets
import threading
from pathlib import Path

import apsw
import httpx
import pytest
from operator_demo import books, players
from operator_demo.audit import audit
from operator_demo.database import open_database, transaction
from operator_demo.signing import Stamp
from operator_demo.wallet import answer_call

from tests.operator.support import House, Process, Visitor, credit, debit, new_player
from tests.operator.wire import Games


async def test_r4_of_200_debits_at_once_on_a_one_debit_balance_exactly_one_is_taken(house: House) -> None:
    player = await house.new_player(balance=100)
    told = await asyncio.gather(*(house.call("debit", **debit(player, 100)) for _ in range(200)))
    assert sorted(each.status for each in told) == [200] + [409] * 199
    assert {each.error for each in told} == {None, "insufficient-funds"}
    assert await house.balance(player) == 0


async def test_r4_the_same_debit_200_times_at_once_is_one_debit_and_200_equal_answers(house: House) -> None:
    player = await house.new_player(balance=1000)
    bet = debit(player, 100)
    told = await asyncio.gather(*(house.call("debit", **bet) for _ in range(200)))
    assert len(set(told)) == 1
    assert told[0].body["balance"] == 900
    assert await house.balance(player) == 900


async def test_r4_the_same_nonce_200_times_at_once_is_heard_once(house: House) -> None:
    player = await house.new_player(balance=1000)
    ask = house.ask("debit", debit(player, 100))
    told = await asyncio.gather(*(house.send(ask) for _ in range(200)))
    assert sorted(each.status_code for each in told) == [200] + [401] * 199
    assert await house.balance(player) == 900


async def test_r4_a_code_shown_200_times_at_once_is_good_once(house: House) -> None:
    code = await house.new_code(await house.new_player())
    told = await asyncio.gather(*(house.call("authenticate", code=code) for _ in range(200)))
    assert sorted(each.status for each in told) == [200] + [404] * 199


async def test_r4_debit_rollback_and_credit_that_race_end_in_one_of_the_allowed_ways(house: House) -> None:
    for _ in range(20):
        player = await house.new_player(balance=1000)
        bet = debit(player, 100)
        back = {"id": f"b-{bet['id']}", "player": player.id, "currency": "EUR", "debit": bet["id"]}
        calls = [("debit", bet), ("rollback", back), ("credit", credit(bet, 195))]
        secrets.SystemRandom().shuffle(calls)
        told = dict(
            zip([name for name, _ in calls], await asyncio.gather(*(house.call(n, **b) for n, b in calls)), strict=True)
        )
        paid = told["credit"].status == 200
        taken = told["debit"].status == 200
        assert not (paid and told["rollback"].body.get("undone"))
        undone = told["rollback"].body.get("undone", False)
        assert await house.balance(player) == 1000 - 100 * taken + 100 * undone + 195 * paid


def test_r4_two_processes_worth_of_connections_share_one_balance(tmp_path: Path) -> None:
    """Not our one thread but the database keeps two debits apart: four connections, as four workers would have."""
    connection = open_database(tmp_path)
    with transaction(connection):
        player = new_player(connection, "anna", "EUR", 100, 1_800_000_000, wallet="seamless", language="en")
        players.launched(connection, player.id)
    statuses: list[int] = []
    start = threading.Barrier(4)

    def worker() -> None:
        own = open_database(tmp_path)
        start.wait()
        for _ in range(25):
            body = httpx.Request("POST", "http://x", json=debit(player, 100)).content
            stamp = Stamp(secrets.token_hex(16), 1_800_000_060)
            statuses.append(answer_call(own, "debit", body, stamp, 1_800_000_000).status)
        own.close()

    threads = [threading.Thread(target=worker) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [200] + [409] * 99
    assert books.balance(connection, player.id, "EUR") == 0
    assert audit(connection) == []
    connection.close()


def test_a_transaction_has_the_write_lock_before_it_reads_anything(tmp_path: Path) -> None:
    first, second = open_database(tmp_path), open_database(tmp_path)
    second.set_busy_timeout(0)
    with transaction(first), pytest.raises(apsw.BusyError), transaction(second):
        pass
    with transaction(second):
        pass
    first.close()
    second.close()


def test_r4_200_debits_at_once_over_real_sockets(operator: Process, visitor: Visitor) -> None:
    visitor.register(f"racer {secrets.token_hex(4)}")
    visitor.deposit("1.00")
    games = Games(operator.url)

    async def race() -> list[int]:
        player = (await games.call("authenticate", code=visitor.launch_code()))["player"]
        bets = [
            {
                "id": secrets.token_hex(8),
                "player": player,
                "currency": "EUR",
                "amount": 100,
                "game": "touch",
                "round": "r",
            }
            for _ in range(200)
        ]
        told = await asyncio.gather(*(games.call("debit", **bet) for bet in bets))
        left = await games.call("balance", player=player, currency="EUR")
        assert left == {"balance": 0}
        await games.close()
        return [each.get("balance", -1) for each in told if "error" not in each]

    assert asyncio.run(race()) == [0]
