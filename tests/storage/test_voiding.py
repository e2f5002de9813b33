"""F-57: a round is declared void by two people, once, visibly, and the books say the same."""

import pytest

from puntobanco.service import Played, VoidRefusal
from puntobanco.testing import SeededEntropy
from tests.databases import Database
from tests.storage.test_store import ANNA, NOW, a_round, funded


async def test_f57_two_people_void_a_round_and_both_ways_of_money_are_taken_back(database: Database) -> None:
    async with await funded(database, 1000) as store:
        won = a_round(SeededEntropy("void"), {"player": 100}, until="player")
        played = await store.settle(won, ANNA, NOW)
        assert isinstance(played, Played)
        assert played.balance_after == 1100
        assert await store.approve_void(won.id, "bo", NOW) is VoidRefusal.NOT_ASKED
        assert await store.ask_void("none", "a fault", "anna", NOW) is VoidRefusal.NO_ROUND
        assert await store.ask_void(won.id, "the shoe jammed", "ann", NOW) is None
        assert await store.ask_void(won.id, "again", "bo", NOW) is VoidRefusal.ASKED_ALREADY
        assert await store.balance(ANNA) == 1100
        assert await store.approve_void(won.id, "ann", NOW) is VoidRefusal.SAME_PERSON
        assert await store.approve_void(won.id, "bo", NOW) is None
        assert await store.approve_void(won.id, "cy", NOW) is VoidRefusal.VOID_ALREADY
        assert await store.balance(ANNA) == 1000
        told = await store.played(won.id, "anna")
        assert told is not None
        assert told.void is not None
        assert told.void.reason == "the shoe jammed"
        lines = await store.journal(10)
        assert [(line.actor, line.action) for line in lines] == [("bo", "void approved"), ("ann", "void asked")]
    assert database.audit().faults == ()


async def test_f57_a_lost_round_that_is_void_gives_the_stake_back(database: Database) -> None:
    async with await funded(database, 1000) as store:
        lost = a_round(SeededEntropy("lost"), {"player": 100}, until="banker")
        await store.settle(lost, ANNA, NOW)
        assert await store.balance(ANNA) == 900
        await store.ask_void(lost.id, "fault", "ann", NOW)
        await store.approve_void(lost.id, "bo", NOW)
        assert await store.balance(ANNA) == 1000
    assert database.audit().faults == ()


async def test_f57_what_has_been_spent_is_borne_by_the_house(database: Database) -> None:
    async with await funded(database, 100) as store:
        entropy = SeededEntropy("spent")
        won = a_round(entropy, {"player": 100}, until="player")
        await store.settle(won, ANNA, NOW)
        await store.settle(a_round(entropy, {"banker": 150}, until="player"), ANNA, NOW)
        assert await store.balance(ANNA) == 50
        await store.ask_void(won.id, "fault", "ann", NOW)
        await store.approve_void(won.id, "bo", NOW)
        assert await store.balance(ANNA) == 0
    assert database.audit().faults == ()


@pytest.mark.parametrize(
    ("statement", "complaint"),
    [
        ("DELETE FROM transfer WHERE kind = 'reversal' AND id LIKE '%payout/void'", "taken back or not"),
        ("UPDATE void SET approved_at = NULL", "taken back or not"),
        ("UPDATE journal SET actor = 'cy' WHERE seq = 1", "not what was sealed"),
        ("DELETE FROM journal WHERE seq = 1", "missing"),
        ("UPDATE journal SET detail = '{}' WHERE seq = 2", "not what was sealed"),
    ],
)
async def test_the_audit_finds_tampered_voids_and_journal_lines(
    database: Database, statement: str, complaint: str
) -> None:
    async with await funded(database, 1000) as store:
        won = a_round(SeededEntropy("void"), {"player": 100}, until="player")
        await store.settle(won, ANNA, NOW)
        await store.ask_void(won.id, "fault", "ann", NOW)
        await store.approve_void(won.id, "bo", NOW)
    database.execute(statement)
    assert any(complaint in fault.what for fault in database.audit().faults)


async def test_the_journal_is_a_chain_from_its_first_line(database: Database) -> None:
    async with database.open() as store:
        for number in range(5):
            await store.note("ann", "looked", {"round": number}, NOW)
        lines = await store.journal(3)
    assert [line.seq for line in lines] == [5, 4, 3]
    assert database.audit().faults == ()
