"""SQLite storage: rounds are stored once, money is never below zero, bad jobs hurt nobody, wrong files are refused."""

import asyncio
import sqlite3
import stat
from pathlib import Path

import apsw
import pytest

from puntobanco.fairness import commitment_to
from puntobanco.games import game_named
from puntobanco.ledger import Book, patron_account
from puntobanco.service import Played, Unavailable
from puntobanco.storage import SqliteStore, StorageError, audit
from puntobanco.storage.database import FILE_NAME, open_writer
from puntobanco.storage.schema import MIGRATIONS
from puntobanco.storage.writer import run_batch
from puntobanco.table import Offer, Reason, Refusal, Round, TableShoe, Wager, play_round
from puntobanco.testing import SeededEntropy, SetClock

TOUCH = game_named("touch")
NOW = SetClock().now()
ANNA = patron_account("anna", Book.FUN, "EUR")


def round_of(offer: Offer, seed: bytes, stakes: dict[str, int]) -> Round:
    wager = Wager("anna", "ab" * 16, stakes)
    shoe = TableShoe.opened(round_id=offer.round_id, game=TOUCH, server_seed=seed, client_seeds=(wager.client_seed,))
    return play_round(table_id="t", offer=offer, shoe=shoe, wagers=(wager,))


def a_round(entropy: SeededEntropy, stakes: dict[str, int], *, until: str | None = None) -> Round:
    """A round of anna's; with `until`, the next one with that outcome."""
    while True:
        seed = entropy.server_seed()
        offer = Offer(entropy.round_id(), commitment_to(seed))
        played = round_of(offer, seed, stakes)
        if until is None or played.coup.outcome.value == until:
            return played


async def funded(folder: Path, minor: int) -> SqliteStore:
    store = SqliteStore(folder)
    await store.keep_rules((TOUCH,), NOW)
    await store.issue("welcome", ANNA, minor, NOW)
    return store


async def test_a_round_is_stored_once_and_told_the_same_again(tmp_path: Path) -> None:
    entropy = SeededEntropy("once")
    played = a_round(entropy, {"player": 100}, until="player")
    async with await funded(tmp_path, 1000) as store:
        first = await store.settle(played, ANNA, NOW)
        again = await store.settle(played, ANNA, NOW)
        assert isinstance(first, Played)
        assert first == again == await store.played(played.id, "anna")
        assert (first.balance_before, first.balance_after) == (1000, 1100)
        assert await store.balance(ANNA) == 1100
        other = round_of(played.offer, played.shoe.server_seed, {"player": 101})
        assert await store.settle(other, ANNA, NOW) == Refusal(Reason.ROUND_ID_REUSED)
        assert await store.balance(ANNA) == 1100
    assert audit(tmp_path).faults == ()


async def test_fifty_deals_of_100_at_once_on_1000_are_exactly_ten(tmp_path: Path) -> None:
    entropy = SeededEntropy("fifty")
    rounds = [a_round(entropy, {"player": 100}, until="banker") for _ in range(50)]
    async with await funded(tmp_path, 1000) as store:
        answers = await asyncio.gather(*(store.settle(played, ANNA, NOW) for played in rounds))
        assert sum(isinstance(answer, Played) for answer in answers) == 10
        refused = [answer for answer in answers if isinstance(answer, Refusal)]
        assert {refusal.reason for refusal in refused} == {Reason.INSUFFICIENT_BALANCE}
        assert await store.balance(ANNA) == 0
    assert audit(tmp_path).rounds == 10
    assert audit(tmp_path).faults == ()


async def test_a_stake_may_be_the_whole_balance_and_not_one_unit_more(tmp_path: Path) -> None:
    entropy = SeededEntropy("whole")
    async with await funded(tmp_path, 100) as store:
        over = await store.settle(a_round(entropy, {"player": 101}), ANNA, NOW)
        assert over == Refusal(Reason.INSUFFICIENT_BALANCE, {"balanceMinor": 100, "stakeMinor": 101})
        whole = await store.settle(a_round(entropy, {"player": 100}, until="banker"), ANNA, NOW)
        assert isinstance(whole, Played)
        assert whole.balance_after == 0


async def test_a_bad_job_spoils_nothing_of_its_batch(tmp_path: Path) -> None:
    entropy = SeededEntropy("bad")
    rounds = [a_round(entropy, {"player": 100}) for _ in range(8)]

    def bad(connection: apsw.Connection) -> None:
        connection.execute("INSERT INTO patron VALUES ('ghost', '')")
        connection.execute("INSERT INTO nowhere VALUES (1)")

    def mean(connection: apsw.Connection) -> None:
        connection.execute("INSERT INTO patron VALUES ('ghost', '')")
        raise RuntimeError("a bug")

    async with await funded(tmp_path, 100_000) as store:
        writer = store._writer
        futures = [store.settle(played, ANNA, NOW) for played in rounds[:4]]
        failing, buggy = writer.submit(bad), writer.submit(mean)
        futures += [store.settle(played, ANNA, NOW) for played in rounds[4:]]
        answers = await asyncio.gather(*futures, failing, buggy, return_exceptions=True)
        assert all(isinstance(answer, Played) for answer in answers[:8])
        assert isinstance(answers[8], Unavailable)
        assert isinstance(answers[9], RuntimeError)
    with sqlite3.connect(tmp_path / FILE_NAME) as database:
        assert database.execute("SELECT count(*) FROM patron").fetchone() == (0,)
        assert database.execute("SELECT count(*) FROM round").fetchone() == (8,)
    database.close()
    assert audit(tmp_path).faults == ()


def test_a_batch_commits_once_for_all(tmp_path: Path) -> None:
    connection = open_writer(tmp_path)
    commits: list[int] = []
    connection.set_commit_hook(lambda: commits.append(1) or False)  # type: ignore[func-returns-value]
    entropy = SeededEntropy("batch")

    def insert(name: str):
        return lambda database: database.execute("INSERT INTO patron VALUES (?, '')", (name,)).fetchall()

    results = run_batch(connection, [insert(entropy.patron_id()) for _ in range(64)])
    assert len(results) == 64
    assert commits == [1]
    connection.close()


async def test_the_disk_is_synced_and_read_back_as_set(tmp_path: Path) -> None:
    async with SqliteStore(tmp_path) as store:
        assert store._connection.pragma("journal_mode") == "wal"
        assert store._connection.pragma("synchronous") == 2
        with pytest.raises(apsw.ReadOnlyError):
            store._reader.execute("DELETE FROM patron").fetchall()
    assert tuple(map(int, apsw.sqlite_lib_version().split("."))) >= (3, 51, 3)


async def test_the_database_itself_refuses_a_negative_balance(tmp_path: Path) -> None:
    async with await funded(tmp_path, 10) as store:
        with pytest.raises(apsw.ConstraintError):
            store._connection.execute("UPDATE account SET balance = -1 WHERE owner = 'patron:anna'")


async def test_only_one_server_may_use_a_folder(tmp_path: Path) -> None:
    async with SqliteStore(tmp_path):
        with pytest.raises(StorageError, match="another server is using"):
            SqliteStore(tmp_path)
    async with SqliteStore(tmp_path):
        pass


def test_a_newer_database_is_refused_in_words(tmp_path: Path) -> None:
    open_writer(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE_NAME) as database:
        database.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    database.close()
    with pytest.raises(StorageError, match="written by a newer puntobanco"):
        open_writer(tmp_path)


def test_another_programs_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / FILE_NAME) as database:
        database.execute("CREATE TABLE theirs (x)")
    database.close()
    with pytest.raises(StorageError, match="belongs to another program"):
        open_writer(tmp_path)
    with sqlite3.connect(tmp_path / FILE_NAME) as database:
        names = database.execute("SELECT name FROM sqlite_schema").fetchall()
    database.close()
    assert names == [("theirs",)]


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text("not a database, " * 1000)
    with pytest.raises(StorageError, match="not a database of puntobanco"):
        open_writer(tmp_path)


def test_a_folder_that_is_a_file_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").touch(mode=stat.S_IRUSR)
    with pytest.raises(StorageError, match="cannot write to"):
        SqliteStore(tmp_path / "file")


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
async def test_the_audit_finds_what_was_tampered_with(tmp_path: Path, statement: str, complaint: str) -> None:
    async with await funded(tmp_path, 1000) as store:
        await store.settle(a_round(SeededEntropy("audit"), {"player": 100}, until="player"), ANNA, NOW)
    assert audit(tmp_path).faults == ()
    with sqlite3.connect(tmp_path / FILE_NAME) as database:
        database.execute(statement)
    database.close()
    assert any(complaint in fault.what for fault in audit(tmp_path).faults)
