"""The wallet API, "report": all entries that moved money, once each, in a fixed order, by cursor."""

from datetime import datetime
from typing import Any

import pytest

from tests.operator.support import House, credit, debit, rollback, void


async def whole_report(house: House, most: int) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = []
    after = None
    while True:
        page = (await house.call("report", after=after, most=most)).body
        assert len(page["entries"]) <= most
        entries += page["entries"]
        after = page["next"]
        if after is None:
            return entries
        assert len(page["entries"]) == most


async def play(house: House) -> list[tuple[str, str, int]]:
    """Some of everything; returns what moved money, as (id, kind, amount)."""
    anna, bo = await house.new_player(balance=1000), await house.new_player(balance=5000, currency="JPY")
    won, lost, undone, pushed, free = (debit(anna, amount) for amount in (100, 50, 30, 20, 0))
    brought = debit(bo, 4000, round=None)
    calls = [
        ("debit", won, -100), ("debit", brought, -4000), ("credit", credit(won, 195), 195), ("debit", lost, -50),
        ("credit", credit(lost, 0), None), ("debit", undone, -30), ("rollback", rollback(undone), 30),
        ("rollback", rollback(debit(bo, 5)), None), ("debit", debit(anna, 10_000), None), ("debit", pushed, -20),
        ("credit", credit(pushed, 20), 20), ("void", void(pushed, 20), 0), ("void", void(won, 195), -95),
        ("debit", free, None), ("credit", credit(brought, 4321), 4321),
    ]  # fmt: skip
    for name, body, _ in calls:
        house.now += 0.25
        for _ in range(2):
            await house.call(name, **body)
    return [(body["id"], name, amount) for name, body, amount in calls if amount is not None]


@pytest.mark.parametrize("most", [1, 2, 3, 5, 1000])
async def test_the_report_is_complete_and_in_order_whatever_the_page(house: House, most: int) -> None:
    moved = await play(house)
    assert [(entry["id"], entry["kind"], entry["amount"]) for entry in await whole_report(house, most)] == moved


async def test_an_entry_has_every_field_of_the_contract_and_no_other(house: House) -> None:
    await play(house)
    entries = await whole_report(house, 1000)
    for entry in entries:
        assert set(entry) == {"id", "kind", "player", "currency", "amount", "round", "time"}
        assert datetime.fromisoformat(entry["time"]).utcoffset().total_seconds() == 0  # type: ignore[union-attr]
    assert {(entry["currency"], entry["round"] is None) for entry in entries} == {("EUR", False), ("JPY", True)}
    times = [entry["time"] for entry in entries]
    assert times == sorted(times)


async def test_what_is_reported_adds_up_to_what_players_have(house: House) -> None:
    """Cashier aside: deposits are the operator's business and stand in no report."""
    await play(house)
    added: dict[str, int] = {}
    for entry in await whole_report(house, 4):
        added[entry["player"]] = added.get(entry["player"], 0) + entry["amount"]
    rows = house.connection.execute("SELECT owner, balance FROM account WHERE owner LIKE 'p-%'").fetchall()
    deposits = dict(
        house.connection.execute("SELECT player, sum(amount) FROM entry WHERE source = 'cashier' GROUP BY 1")
    )
    assert {owner: balance - deposits[owner] for owner, balance in rows} == added


async def test_a_new_entry_comes_after_every_cursor_that_was_given(house: House) -> None:
    moved = await play(house)
    page = (await house.call("report", after=None, most=len(moved) - 1)).body
    player = await house.new_player(balance=100)
    late = debit(player, 1)
    await house.call("debit", **late)
    rest = (await house.call("report", after=page["next"], most=1000)).body
    assert [entry["id"] for entry in rest["entries"]] == [moved[-1][0], late["id"]]
    assert rest["next"] is None


async def test_the_report_of_empty_books_is_empty(house: House) -> None:
    await house.new_player(balance=1000)
    assert (await house.call("report", after=None, most=10)).body == {"entries": [], "next": None}


@pytest.mark.parametrize(
    "body",
    [
        {"after": None, "most": 0}, {"after": None, "most": 1001}, {"after": None, "most": True}, {"after": None},
        {"most": 1}, {"after": 0, "most": 1}, {"after": "", "most": 1}, {"after": "-1", "most": 1},
        {"after": "x", "most": 1}, {"after": "1.0", "most": 1}, {"after": "9" * 30, "most": 1},
        {"after": None, "most": "10"},
    ],
)  # fmt: skip
async def test_a_cursor_or_a_number_that_is_none_is_refused(house: House, body: dict[str, Any]) -> None:
    told = await house.call("report", **body)
    assert (told.status, told.error) == (400, "malformed")
