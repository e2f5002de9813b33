"""Money from and to an operator's wallet, as it is stored: a debit is used once, every call waits for its answer."""

import json
from datetime import timedelta

from puntobanco.ledger import Book
from puntobanco.service import Funding, Played, Visitor, WalletKind
from puntobanco.table import Reason, Refusal
from puntobanco.testing import SeededEntropy
from tests.databases import Database
from tests.storage.test_store import NOW, TOUCH, a_round

SEAMLESS = Visitor("anna", Book.MONEY, "EUR", WalletKind.SEAMLESS, "p-17", "Anna")
TRANSFER = Visitor("bo", Book.MONEY, "EUR", WalletKind.TRANSFER, "p-18", "Bo \N{SNOWMAN}")


def debit(visitor: Visitor, name: str, amount: int, round_id: str | None = None, left: int = 0) -> Funding:
    return Funding(name, visitor, amount, "touch", round_id, left)


async def test_a_stake_is_paid_by_its_debit_once_and_the_payout_waits_in_the_outbox(database: Database) -> None:
    won = a_round(SeededEntropy("seamless"), {"player": 100}, until="player")
    paid = debit(SEAMLESS, won.id, 100, won.id, left=900)
    async with database.open() as store:
        await store.keep_rules((TOUCH,), NOW)
        await store.ask_debit(paid, NOW)
        assert [stray.id for stray in await store.stray_debits(NOW)] == [won.id]
        assert await store.stray_debits(NOW - timedelta(milliseconds=1)) == ()
        first = await store.settle(won, SEAMLESS.account, NOW, paid)
        assert isinstance(first, Played)
        assert (first.balance_before, first.balance_after) == (1000, 1100)
        assert await store.settle(won, SEAMLESS.account, NOW, paid) == first
        assert await store.stray_debits(NOW) == ()
        assert await store.balance(SEAMLESS.account) == 0
        assert await store.owed("p-17", "EUR") == 200
        assert await store.owed("p-17", "SEK") == 0
        (due,) = await store.outbox_due(NOW, 10)
        assert (due.call, due.tries, json.loads(due.body)["amount"]) == ("credit", 0, 200)
        await store.outbox_later(due.id, NOW + timedelta(seconds=9.5))
        assert await store.outbox_due(NOW + timedelta(seconds=9), 10) == ()
        (again,) = await store.outbox_due(NOW + timedelta(seconds=10), 10)
        assert again.tries == 1
        await store.outbox_done(due.id, "{}")
        assert await store.outbox_due(NOW + timedelta(days=1), 10) == ()
        assert await store.owed("p-17", "EUR") == 0
    assert database.audit().faults == ()


async def test_a_debit_that_was_undone_pays_for_nothing(database: Database) -> None:
    late = a_round(SeededEntropy("late"), {"player": 100})
    funding = debit(SEAMLESS, late.id, 100, late.id)
    async with database.open() as store:
        await store.keep_rules((TOUCH,), NOW)
        await store.ask_debit(funding, NOW)
        await store.undo_debit(funding, NOW)
        await store.undo_debit(funding, NOW)
        assert await store.settle(late, SEAMLESS.account, NOW, funding) == Refusal(Reason.WALLET_UNKNOWN)
        assert [entry.call for entry in await store.outbox_due(NOW, 10)] == ["rollback"]
    assert database.audit().rounds == 0
    assert database.audit().faults == ()


async def test_a_debit_is_stray_when_the_server_that_asked_for_it_lives_no_more(database: Database) -> None:
    asked = debit(SEAMLESS, "r-1", 100, "r-1")
    async with database.open() as store:
        await store.ask_debit(asked, NOW)
        assert await store.stray_debits(None) == ()
    async with database.open() as store:
        (stray,) = await store.stray_debits(None)
        assert (stray.id, stray.amount_minor, stray.visitor.player) == ("r-1", 100, "p-17")
        await store.undo_debit(stray, NOW)
        assert await store.stray_debits(None) == ()


async def test_a_call_that_one_server_delivers_is_not_given_to_another(database: Database) -> None:
    async with database.open() as store:
        for number in range(3):
            await store.ask_debit(debit(SEAMLESS, f"r-{number}", 100, f"r-{number}"), NOW)
            await store.undo_debit(debit(SEAMLESS, f"r-{number}", 100, f"r-{number}"), NOW)
        first = await store.outbox_due(NOW, 2)
        second = await store.outbox_due(NOW, 2)
        assert len(first) == 2
        assert {entry.id for entry in (*first, *second)} == {f"r-{number}/rollback" for number in range(3)}
        assert await store.outbox_due(NOW, 2) == ()
        # Whoever took them may have died with them.
        later = await store.outbox_due(NOW + timedelta(seconds=30), 10)
        assert {entry.id for entry in later} == {f"r-{number}/rollback" for number in range(3)}


async def test_money_that_is_brought_in_is_taken_out_again_whole(database: Database) -> None:
    bought, refused = debit(TRANSFER, "in-1", 2**52), debit(TRANSFER, "in-2", 5)
    async with database.open() as store:
        await store.add_session(TRANSFER, b"\x00\xff" * 16, NOW)
        assert await store.visitor_of(b"\x00\xff" * 16) == TRANSFER
        await store.ask_debit(bought, NOW)
        await store.ask_debit(refused, NOW)
        await store.refuse_debit("in-2")
        assert await store.with_money() == (TRANSFER,)
        assert await store.buy_in(bought, NOW) == 2**52
        assert await store.buy_in(bought, NOW) == 2**52
        await store.end_sessions("bo", NOW)
        assert await store.with_money() == ()
        assert await store.visitor_of(b"\x00\xff" * 16) is None
        assert await store.cash_out("out-1", TRANSFER, NOW) == 2**52
        assert await store.cash_out("out-2", TRANSFER, NOW) == 0
        assert await store.owed("p-18", "EUR") == 2**52
    assert database.audit().faults == ()


async def test_the_operator_is_told_once_of_each_of_its_player_s_sessions_that_ends(database: Database) -> None:
    fun = Visitor("fay", Book.FUN, "EUR")
    async with database.open() as store:
        for number in (1, 2):
            await store.add_session(SEAMLESS, bytes([number]) * 32, NOW)
        await store.add_session(fun, b"f" * 32, NOW)
        for patron in (SEAMLESS.patron, SEAMLESS.patron, "fay"):
            await store.end_sessions(patron, NOW)
        told = [(call.call, json.loads(call.body)) for call in await store.outbox_due(NOW, 10)]
    assert sorted(told, key=str) == [
        ("finish", {"player": SEAMLESS.player, "session": "01" * 16}),
        ("finish", {"player": SEAMLESS.player, "session": "02" * 16}),
    ]


async def test_a_void_is_told_to_the_operator_after_the_credit_it_follows(database: Database) -> None:
    won = a_round(SeededEntropy("void"), {"player": 100}, until="player")
    funding = debit(SEAMLESS, won.id, 100, won.id, left=900)
    async with database.open() as store:
        await store.keep_rules((TOUCH,), NOW)
        await store.ask_debit(funding, NOW)
        await store.settle(won, SEAMLESS.account, NOW, funding)
        await store.ask_void(won.id, "fault", "ann", NOW)
        assert await store.approve_void(won.id, "bo", NOW) is None
        (credit,) = await store.outbox_due(NOW, 10)
        assert credit.call == "credit"
        await store.outbox_done(credit.id, "{}")
        (void,) = await store.outbox_due(NOW, 10)
        assert json.loads(void.body) | {"stake": 100, "payout": 200} == json.loads(void.body)
        assert void.call == "void"
    assert database.audit().faults == ()
