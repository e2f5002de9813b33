"""R-2 on the operator's side: killed at any moment, again and again, it loses nothing and does nothing twice."""

import asyncio
import secrets
import subprocess
from pathlib import Path

from tests.operator.support import Visitor, environment, run_operator, start_operator
from tests.operator.wire import Games
from tests.soak import turns
from tests.support import free_port

PLAYERS = 10
START = 100_000


async def play(games: Games, player: str, stop: asyncio.Event, told: dict[str, dict[str, object]]) -> int:
    """Rounds until `stop`, each call sent again until it is answered; returns what the player must have."""
    balance, number = START, 0
    while not stop.is_set():
        number += 1
        name = f"{player}-{number}"
        of = {"player": player, "currency": "EUR", "game": "touch", "round": f"r-{name}"}
        stake, payout = 5 + number % 4, (0, 13, 20)[number % 3]
        told[f"d-{name}"] = await games.call("debit", id=f"d-{name}", amount=stake, **of)
        assert told[f"d-{name}"] == {"id": f"d-{name}", "balance": balance - stake}
        if number % 5 == 0:
            back = {"id": f"b-{name}", "player": player, "currency": "EUR", "debit": f"d-{name}"}
            told[f"b-{name}"] = await games.call("rollback", **back)
            assert told[f"b-{name}"] == {"id": f"b-{name}", "balance": balance, "undone": True}
            continue
        told[f"c-{name}"] = await games.call("credit", id=f"c-{name}", amount=payout, debit=f"d-{name}", **of)
        balance += payout - stake
        assert told[f"c-{name}"] == {"id": f"c-{name}", "balance": balance}
    return balance


def test_r2_kill_9_under_load_keeps_the_books_right(tmp_path: Path) -> None:
    data = tmp_path / "data"
    port = free_port()
    operator = start_operator(data, port=port)
    codes = []
    for _ in range(PLAYERS):
        visitor = Visitor(operator.url)
        visitor.register(f"player {secrets.token_hex(4)}")
        visitor.deposit(str(START // 100))
        codes.append(visitor.launch_code())
        visitor.http.close()

    async def run() -> int:
        nonlocal operator
        games = Games(operator.url, patience=5)
        players = [str((await games.call("authenticate", code=code))["player"]) for code in codes]
        stop, told, kills = asyncio.Event(), {}, 0
        playing = [asyncio.create_task(play(games, player, stop, told)) for player in players]
        for number in turns("R-2", "kills of the operator", ci=4, long=200):
            await asyncio.sleep(0.05 + secrets.randbelow(400) / 1000 if number % 3 else 0)
            operator.kill()
            operator = await asyncio.to_thread(start_operator, data, port=port)
            kills += 1
        await asyncio.sleep(0.3)
        stop.set()
        balances = await asyncio.gather(*playing)
        for player, balance in zip(players, balances, strict=True):
            assert await games.call("balance", player=player, currency="EUR") == {"balance": balance}
        entries, after = [], None
        while True:
            page = await games.call("report", after=after, most=1000)
            entries += page["entries"]
            if (after := page["next"]) is None:
                break
        assert {entry["id"] for entry in entries} <= told.keys()
        assert len({entry["id"] for entry in entries}) == len(entries)
        assert sum(entry["amount"] for entry in entries) == sum(balances) - PLAYERS * START
        assert games.unanswered > kills  # the test is not blind: calls were cut off
        await games.close()
        return len(told)

    try:
        answered = asyncio.run(run())
    finally:
        operator.stop()
    assert answered > 10 * PLAYERS
    found = subprocess.run(
        run_operator("--audit", "--data", str(data)), capture_output=True, text=True, env=environment()
    )
    assert found.returncode == 0, found.stdout + found.stderr
    assert "no faults" in found.stdout


def test_chaos_on_the_command_line_makes_calls_go_wrong_and_books_stay_right(tmp_path: Path) -> None:
    operator = start_operator(tmp_path / "data", "--chaos", "a bad day", "--chaos-hold", "0.05")
    try:
        visitor = Visitor(operator.url)
        visitor.register("Anna")
        visitor.deposit("10")

        async def run() -> tuple[int, int]:
            games = Games(operator.url)
            player = ""
            while not player:
                # A code is good once: when the answer is lost, the player presses Play again.
                told = await games.attempt("authenticate", {"code": visitor.launch_code()}) or {}
                player = str(told.get("player", ""))
            for number in range(40):
                of = {"player": player, "currency": "EUR", "game": "touch", "round": f"r{number}"}
                await games.call("debit", id=f"d{number}", amount=7, **of)
                await games.call("credit", id=f"c{number}", amount=8, debit=f"d{number}", **of)
            balance = (await games.call("balance", player=player, currency="EUR"))["balance"]
            await games.close()
            return int(balance), games.unanswered

        balance, unanswered = asyncio.run(run())
        visitor.http.close()
        assert balance == 1040
        assert unanswered > 10
    finally:
        operator.stop()
