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
from operator_demo.players import Player
from operator_demo.signing import Stamp
from operator_demo.wallet import answer_call

from tests.operator.support import House, Process, Visitor, credit, debit, new_player
from tests.operator.wire import Games
from tests.soak import turns


async def test_r4_of_200_debits_at_once_on_a_one_debit_balance_exactly_one_is_taken(house: House) -> None:
    for _ in turns("R-4", "operator, 200 debits on a balance for one", ci=5, long=1000):
        player = await house.new_player(balance=100)
        told = await asyncio.gather(*(house.call("debit", **debit(player, 100)) for _ in range(200)))
        assert sorted(each.status for each in told) == [200] + [409] * 199
        assert {each.error for each in told} == {None, "insufficient-funds"}
        assert await house.balance(player) == 0


async def test_r4_the_same_debit_200_times_at_once_is_one_debit_and_200_equal_answers(house: House) -> None:
    for _ in turns("R-4", "operator, one debit 200 times", ci=5, long=1000):
        player = await house.new_player(balance=1000)
        bet = debit(player, 100)
        told = await asyncio.gather(*(house.call("debit", **bet) for _ in range(200)))
        assert len(set(told)) == 1
        assert told[0].body["balance"] == 900
        assert await house.balance(player) == 900


async def test_r4_the_same_nonce_200_times_at_once_is_heard_once(house: House) -> None:
    for _ in turns("R-4", "operator, one nonce 200 times", ci=5, long=1000):
        player = await house.new_player(balance=1000)
        ask = house.ask("debit", debit(player, 100))
        told = await asyncio.gather(*(house.send(ask) for _ in range(200)))
        assert sorted(each.status_code for each in told) == [200] + [401] * 199
        assert await house.balance(player) == 900


async def test_r4_a_code_shown_200_times_at_once_is_good_once(house: House) -> None:
    for _ in turns("R-4", "operator, one code 200 times", ci=5, long=1000):
        code = await house.new_code(await house.new_player())
        told = await asyncio.gather(*(house.call("authenticate", code=code) for _ in range(200)))
        assert sorted(each.status for each in told) == [200] + [404] * 199


async def test_r4_debit_rollback_and_credit_that_race_end_in_one_of_the_allowed_ways(house: House) -> None:
    for _ in turns("R-4", "operator, debit, rollback and credit race", ci=20, long=1000):
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
    for number in turns("R-4", "operator, 200 debits by four workers", ci=2, long=1000):
        with transaction(connection):
            player = new_player(
                connection, f"anna {number}", "EUR", 100, 1_800_000_000, wallet="seamless", language="en"
            )
            players.launched(connection, player.id)
        assert sorted(by_four_workers(tmp_path, player)) == [200] + [409] * 199
        assert books.balance(connection, player.id, "EUR") == 0
        assert audit(connection) == []
    connection.close()


def by_four_workers(folder: Path, player: Player) -> list[int]:
    """The statuses of 200 debits, fifty from each of four connections in threads of their own."""
    statuses: list[int] = []
    start = threading.Barrier(4)

    def worker() -> None:
        own = open_database(folder)
        start.wait()
        for _ in range(50):
            body = httpx.Request("POST", "http://x", json=debit(player, 100)).content
            stamp = Stamp(secrets.token_hex(16), 1_800_000_060)
            statuses.append(answer_call(own, "debit", body, stamp, 1_800_000_000).status)
        own.close()

    threads = [threading.Thread(target=worker) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return statuses


def test_a_transaction_has_the_write_lock_before_it_reads_anything(tmp_path: Path) -> None:
    first, second = open_database(tmp_path), open_database(tmp_path)
    second.set_busy_timeout(0)
    with transaction(first), pytest.raises(apsw.BusyError), transaction(second):
        pass
    with transaction(second):
        pass
    first.close()
    second.close()


def test_r4_200_debits_at_once_over_real_sockets(operator: Process) -> None:
    async def race(code: str) -> list[int]:
        games = Games(operator.url)
        player = (await games.call("authenticate", code=code))["player"]
        of = {"player": player, "currency": "EUR", "amount": 100, "game": "touch", "round": "r"}
        told = await asyncio.gather(*(games.call("debit", id=secrets.token_hex(8), **of) for _ in range(200)))
        left = await games.call("balance", player=player, currency="EUR")
        assert left == {"balance": 0}
        await games.close()
        return [each["balance"] for each in told if "error" not in each]

    for _ in turns("R-4", "operator, 200 debits over sockets", ci=2, long=1000):
        visitor = Visitor(operator.url)
        visitor.register(f"racer {secrets.token_hex(4)}")
        visitor.deposit("1.00")
        assert asyncio.run(race(visitor.launch_code())) == [0]
        visitor.http.close()
