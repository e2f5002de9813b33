"""Storage on either database: rounds are stored once, money is never below zero, bad jobs hurt nobody."""

import asyncio

import pytest

from puntobanco.fairness import commitment_to
from puntobanco.games import game_named
from puntobanco.ledger import Book, patron_account
from puntobanco.service import Played, Unavailable
from puntobanco.storage import DatabaseStore, StorageError
from puntobanco.storage.connection import Connection
from puntobanco.storage.schema import MIGRATIONS
from puntobanco.table import Offer, Reason, Refusal, Round, TableShoe, Wager, play_round
from puntobanco.testing import SeededEntropy, SetClock
from tests.databases import Database

TOUCH = game_named("touch")
NOW = SetClock().now()
ANNA = patron_account("anna", Book.FUN, "EUR")


def round_of(offer: Offer, seed: bytes, stakes: dict[str, int], patron: str = "anna") -> Round:
    wager = Wager(patron, "ab" * 16, stakes)
    shoe = TableShoe.opened(round_id=offer.round_id, game=TOUCH, server_seed=seed, client_seeds=(wager.client_seed,))
    return play_round(table_id="t", offer=offer, shoe=shoe, wagers=(wager,))


def a_round(entropy: SeededEntropy, stakes: dict[str, int], *, until: str | None = None, patron: str = "anna") -> Round:
    """A round of anna's or another patron's; with `until`, the next one with that outcome."""
    while True:
        seed = entropy.server_seed()
        offer = Offer(entropy.round_id(), commitment_to(seed))
        played = round_of(offer, seed, stakes, patron)
        if until is None or played.coup.outcome.value == until:
            return played


async def funded(database: Database, minor: int) -> DatabaseStore:
    store = database.open()
    await store.keep_rules((TOUCH,), NOW)
    await store.issue("welcome", ANNA, minor, NOW)
    return store


async def test_a_round_is_stored_once_and_told_the_same_again(database: Database) -> None:
    entropy = SeededEntropy("once")
    played = a_round(entropy, {"player": 100}, until="player")
    async with await funded(database, 1000) as store:
        first = await store.settle(played, ANNA, NOW)
        again = await store.settle(played, ANNA, NOW)
        assert isinstance(first, Played)
        assert first == again == await store.played(played.id, "anna")
        assert (first.balance_before, first.balance_after) == (1000, 1100)
        assert await store.balance(ANNA) == 1100
        other = round_of(played.offer, played.shoe.server_seed, {"player": 101})
        assert await store.settle(other, ANNA, NOW) == Refusal(Reason.ROUND_ID_REUSED)
        assert await store.balance(ANNA) == 1100
    assert database.audit().faults == ()


async def test_fifty_deals_of_100_at_once_on_1000_are_exactly_ten(database: Database) -> None:
    entropy = SeededEntropy("fifty")
    rounds = [a_round(entropy, {"player": 100}, until="banker") for _ in range(50)]
    async with await funded(database, 1000) as store:
        answers = await asyncio.gather(*(store.settle(played, ANNA, NOW) for played in rounds))
        assert sum(isinstance(answer, Played) for answer in answers) == 10
        refused = [answer for answer in answers if isinstance(answer, Refusal)]
        assert {refusal.reason for refusal in refused} == {Reason.INSUFFICIENT_BALANCE}
        assert await store.balance(ANNA) == 0
    assert database.audit().rounds == 10
    assert database.audit().faults == ()


async def test_a_stake_may_be_the_whole_balance_and_not_one_unit_more(database: Database) -> None:
    entropy = SeededEntropy("whole")
    async with await funded(database, 100) as store:
        over = await store.settle(a_round(entropy, {"player": 101}), ANNA, NOW)
        assert over == Refusal(Reason.INSUFFICIENT_BALANCE, {"balanceMinor": 100, "stakeMinor": 101})
        whole = await store.settle(a_round(entropy, {"player": 100}, until="banker"), ANNA, NOW)
        assert isinstance(whole, Played)
        assert whole.balance_after == 0


async def test_a_bad_job_spoils_nothing_of_its_batch(database: Database) -> None:
    entropy = SeededEntropy("bad")
    rounds = [a_round(entropy, {"player": 100}) for _ in range(8)]

    def bad(connection: Connection) -> None:
        connection.execute("INSERT INTO patron VALUES ('ghost', '')")
        connection.execute("INSERT INTO nowhere VALUES (1)")

    def mean(connection: Connection) -> None:
        connection.execute("INSERT INTO patron VALUES ('ghost', '')")
        raise RuntimeError("a bug")

    async with await funded(database, 100_000) as store:
        writer = store._writer
        futures = [store.settle(played, ANNA, NOW) for played in rounds[:4]]
        failing, buggy = writer.submit(bad), writer.submit(mean)
        futures += [store.settle(played, ANNA, NOW) for played in rounds[4:]]
        answers = await asyncio.gather(*futures, failing, buggy, return_exceptions=True)
        assert all(isinstance(answer, Played) for answer in answers[:8])
        assert isinstance(answers[8], Unavailable)
        assert isinstance(answers[9], RuntimeError)
    assert database.execute("SELECT count(*) FROM patron") == [(0,)]
    assert database.execute("SELECT count(*) FROM round") == [(8,)]
    assert database.audit().faults == ()


async def test_the_database_itself_refuses_a_negative_balance(database: Database) -> None:
    async with await funded(database, 10) as store:
        error = store._connection.error
        with pytest.raises(error, match=r"(?i)check"), store._connection.transaction():
            store._connection.execute("UPDATE account SET balance = -1 WHERE owner = 'patron:anna'")
        assert await store.balance(ANNA) == 10


async def test_only_one_server_may_use_a_folder(database: Database) -> None:
    async with database.open():
        with pytest.raises(StorageError, match="another server is using"):
            database.open()
    async with database.open():
        pass


async def test_a_newer_database_is_refused_in_words(database: Database) -> None:
    async with database.open():
        pass
    newer = "UPDATE puntobanco SET version = {}" if database.address else "PRAGMA user_version = {}"
    database.execute(newer.format(len(MIGRATIONS) + 1))
    with pytest.raises(StorageError, match="written by a newer puntobanco"):
        database.open()


def test_another_programs_database_is_refused_and_left_alone(database: Database) -> None:
    database.execute("CREATE TABLE theirs (x TEXT)")
    with pytest.raises(StorageError, match="belongs to another program"):
        database.open()
    catalogue = "pg_tables WHERE schemaname = current_schema()" if database.address else "sqlite_schema"
    assert database.execute("SELECT * FROM theirs") == []
    assert database.execute(f"SELECT count(*) FROM {catalogue}") == [(1,)]  # noqa: S608


async def test_a_round_that_cannot_be_written_is_not_half_written(database: Database) -> None:
    entropy = SeededEntropy("broken")
    async with await funded(database, 1000) as store:
        with database.broken("wager"), pytest.raises(Unavailable):
            await store.settle(a_round(entropy, {"player": 100}), ANNA, NOW)
        assert await store.balance(ANNA) == 1000
        assert isinstance(await store.settle(a_round(entropy, {"player": 100}), ANNA, NOW), Played)
    assert database.audit().rounds == 1
    assert database.audit().faults == ()


@pytest.mark.parametrize(
    ("statement", "complaint"),
    [
        ("UPDATE account SET balance = balance + 1 WHERE owner = 'patron:anna'", "its transfers make"),
        ("UPDATE round SET player = 'AS AS'", "other cards"),
        ("UPDATE round SET server_seed = zeroblob(32)", "does not fit the commitment"),
        ("UPDATE wager SET bets = '{\"player\":[100,199]}'", "the rules pay other amounts"),
        ("DELETE FROM transfer WHERE kind = 'payout'", "moved"),
        ("DELETE FROM wager", "moved for a round that is not stored"),
        ("DELETE FROM rules", "are not stored"),
        ("UPDATE wager SET balance_after = balance_after + 1", "do not make the balance after"),
    ],
)
async def test_the_audit_finds_what_was_tampered_with(database: Database, statement: str, complaint: str) -> None:
    async with await funded(database, 1000) as store:
        await store.settle(a_round(SeededEntropy("audit"), {"player": 100}, until="player"), ANNA, NOW)
    assert database.audit().faults == ()
    database.execute(statement)
    assert any(complaint in fault.what for fault in database.audit().faults)
