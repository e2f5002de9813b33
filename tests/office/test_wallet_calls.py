"""What the office shows of money that is with the operator: debits, credits, voids, and what was not answered."""

import json
from datetime import UTC, datetime

from puntobanco.ledger import Book
from puntobanco.service import Funding, Played, Visitor, WalletKind
from puntobanco.storage import OfficeStore, money
from puntobanco.storage.aside import transaction
from puntobanco.testing import SeededEntropy
from tests.databases import Database
from tests.office.support import arrive, words
from tests.storage.test_store import NOW, a_round, funded
from tests.support import Server

BERT = Visitor("anna", Book.MONEY, "EUR", WalletKind.SEAMLESS, "bert-7", "Bert")


async def test_a_round_of_the_operators_money_shows_every_call_and_where_it_stands(database: Database) -> None:
    async with await funded(database, 100) as store, OfficeStore(store, database.folder, database.address) as office:
        won = a_round(SeededEntropy("calls"), {"player": 100}, until="player")
        debit = Funding(won.id, BERT, 100, "touch", won.id, balance_minor=900)
        await store.ask_debit(debit, NOW)
        assert isinstance(await store.settle(won, BERT.account, NOW, debit), Played)
        file = await office.round_file(won.id)
        assert file is not None
        assert [(call.call, call.answer) for call in file.calls] == [("debit", "used"), ("credit", None)]
        assert json.loads(file.calls[1].body)["amount"] == 200
        assert [one.transfer.kind.value for one in file.moved].count("wallet-in") == 1
        assert file.parts[0].money.book == "money"
        assert await office.unanswered_count() == 1
        await store.ask_void(won.id, "a fault", "ann", NOW)
        await store.approve_void(won.id, "bo", NOW)
        file = await office.round_file(won.id)
        assert file is not None
        assert {call.call for call in file.calls} == {"debit", "credit", "void"}
        assert file.void is not None
        assert (file.void.asked_by, file.void.approved_by) == ("ann", "bo")
        assert [call.call for call in await office.unanswered(10)] == ["credit", "void"]
        await store.outbox_done(f"{won.id}/credit", "{}")
        assert [call.call for call in await office.unanswered(10)] == ["void"]
    assert database.audit().faults == ()


def test_the_outbox_page_lists_what_the_operator_has_not_answered(house: Server) -> None:
    visit = arrive(house.url, house.data, "ann", "viewer")
    assert "Nothing is waiting" in words(visit.get("/office/outbox"))
    body = {"player": "bert-7", "currency": "EUR", "amount": 4321}
    with transaction(house.data) as connection:
        money.put(connection, "out/1", "credit", body, datetime.now(UTC))
    page = words(visit.get("/office/outbox"))
    assert "out/1" in page
    assert '"amount":4321' in page
    assert "Calls not answered 1" in words(visit.get("/office?still=1"))
