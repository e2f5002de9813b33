"""R-7 on the operator's side: a bad day on the wire, and both ledgers equal at the end of it."""

import asyncio
import secrets
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from operator_demo import chaos
from operator_demo.chaos import FAULTS, Chaos, Fault, fault_of

from tests.operator.support import House, debit, is_signed, rollback
from tests.operator.wire import Games
from tests.soak import turns

HOLD = 0.15


@dataclass
class Ledger:
    """A game server's own books: what it believes to have moved, by call id."""

    entries: dict[str, int] = field(default_factory=dict)
    undone: int = 0
    refused: Counter[str] = field(default_factory=Counter)


async def play_round(games: Games, ledger: Ledger, player: str, number: int) -> None:
    """As the wallet API's last part says: three tries, then a rollback; credits until they are answered."""
    of = {"player": player, "currency": "EUR", "game": "touch", "round": f"r{number}"}
    stake = 10 + number % 7
    try:
        told = await games.call("debit", id=f"d{number}", amount=stake, tries=3, **of)
    except TimeoutError:
        back = await games.call("rollback", id=f"b{number}", player=player, currency="EUR", debit=f"d{number}")
        if back["undone"]:
            ledger.entries |= {f"d{number}": -stake, f"b{number}": stake}
        ledger.undone += 1
        return
    if "error" in told:
        ledger.refused[told["error"]] += 1
        return
    ledger.entries[f"d{number}"] = -stake
    payout = (0, stake, 2 * stake)[number % 3]
    paid = await games.call("credit", id=f"c{number}", amount=payout, debit=f"d{number}", **of)
    assert "error" not in paid
    if payout:
        ledger.entries[f"c{number}"] = payout


def around(house: House, **more: Any) -> tuple[Chaos, Games]:
    app = house.http._transport.app  # type: ignore[attr-defined]
    wrapped = Chaos(app, hold_seconds=HOLD, **more)
    http = httpx.AsyncClient(transport=httpx.ASGITransport(wrapped), base_url="http://localhost")  # type: ignore[arg-type]
    return wrapped, Games(http, patience=HOLD / 2, clock=lambda: house.now)


async def test_r7_after_a_bad_day_both_ledgers_are_equal(house: House) -> None:
    player = await house.new_player(balance=1_000_000)
    wrapped, games = around(house, seed="a bad day", faulty_percent=60)
    ledger = Ledger()
    waiting = turns("R-7", "rounds of the operator's bad day", ci=200, long=20_000)

    async def table() -> None:
        for number in waiting:
            await play_round(games, ledger, player.id, number)

    await asyncio.gather(*(table() for _ in range(12)))
    await wrapped.settle()
    await games.close()

    report = (await house.call("report", after=None, most=1000)).body
    entries = report["entries"]
    while report["next"] is not None:
        report = (await house.call("report", after=report["next"], most=1000)).body
        entries += report["entries"]
    assert {entry["id"]: entry["amount"] for entry in entries} == ledger.entries
    assert await house.balance(player) == 1_000_000 + sum(ledger.entries.values())
    # The test is not blind: everything that can happen did.
    assert set(wrapped.happened) == set(Fault)
    assert ledger.undone > 0
    assert not ledger.refused


async def test_chaos_is_the_same_from_the_same_seed_and_another_from_another() -> None:
    def day(seed: str) -> list[Fault]:
        return [fault_of(seed, b"call", attempt, faulty_percent=40) for attempt in range(1000)]

    assert day("one") == day("one")
    assert day("one") != day("two")
    counts = Counter(day("one"))
    assert 550 < counts[Fault.NONE] < 650
    assert all(counts[fault] > 25 for fault in FAULTS)


@pytest.mark.parametrize(
    ("fault", "status", "signed", "times_done"),
    [
        (Fault.NONE, 200, True, 1), (Fault.TIMEOUT_BEFORE, 504, False, 0), (Fault.TIMEOUT_AFTER, 504, False, 1),
        (Fault.ERROR_BEFORE, 500, False, 0), (Fault.ERROR_AFTER, 500, False, 1), (Fault.TWICE, 200, True, 1),
        (Fault.LATE, 200, True, 1), (Fault.UNSIGNED, 200, False, 1), (Fault.WRONG_SIGNATURE, 200, False, 1),
    ],
)  # fmt: skip
async def test_each_fault_is_what_it_says(
    house: House, monkeypatch: pytest.MonkeyPatch, fault: Fault, status: int, signed: bool, times_done: int
) -> None:
    player = await house.new_player(balance=1000)
    monkeypatch.setattr(chaos, "fault_of", lambda *_, **__: fault)
    wrapped, _ = around(house, seed="x")
    body = {"id": "d", "player": player.id, "currency": "EUR", "amount": 100, "game": "touch", "round": "r"}
    ask = house.ask("debit", body)
    http = httpx.AsyncClient(transport=httpx.ASGITransport(wrapped), base_url="http://localhost")  # type: ignore[arg-type]
    response = await http.post("/wallet/debit", content=ask.body, headers=ask.headers)
    assert response.status_code == status
    assert is_signed(response, ask.nonce) is signed
    assert ("x-signature" in response.headers) is (signed or fault is Fault.WRONG_SIGNATURE)
    assert wrapped.happened == {fault: 1}
    assert await house.balance(player) == 1000 - 100 * times_done
    # Pages are left alone.
    assert (await http.get("/login")).status_code == 200
    await http.aclose()


@pytest.mark.parametrize("rolled_back", [False, True])
async def test_a_late_debit_comes_although_the_caller_has_hung_up_and_finds_its_tombstone(
    house: House, monkeypatch: pytest.MonkeyPatch, rolled_back: bool
) -> None:
    player = await house.new_player(balance=1000)
    wrapped, games = around(house, seed="x")
    bet = debit(player, 100)
    monkeypatch.setattr(chaos, "fault_of", lambda *_, **__: Fault.LATE)
    assert await games.attempt("debit", bet) is None
    assert await house.balance(player) == 1000
    if rolled_back:
        assert (await house.call("rollback", **rollback(bet))).body["undone"] is False
    await wrapped.settle()
    await games.close()
    assert await house.balance(player) == (1000 if rolled_back else 900)
    assert (await house.call("debit", **bet)).error == ("rolled-back" if rolled_back else None)


async def test_without_the_switch_nothing_that_is_sent_makes_chaos(house: House) -> None:
    """There is no header, address or field that does: the wrapper is not there."""
    player = await house.new_player(balance=1000)
    for word in ("chaos", "x-chaos", "seed", "fault"):
        ask = house.ask("balance", {"player": player.id, "currency": "EUR"}, path=f"/wallet/balance?{word}=1")
        headers = {**ask.headers, word: secrets.token_hex(4)}
        response = await house.http.post(f"/wallet/balance?{word}=1", content=ask.body, headers=headers)
        assert response.status_code == 200
        assert is_signed(response, ask.nonce)
