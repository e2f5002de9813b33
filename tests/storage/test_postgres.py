"""What only PostgreSQL has to prove: several nodes at once, connections that come back, addresses that lead nowhere."""

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import psycopg
import pytest

from puntobanco.ledger import Book, patron_account
from puntobanco.service import Played, Unavailable
from puntobanco.storage import DatabaseStore, PostgresStore, StorageError, audit
from puntobanco.storage.connection import Conflict, Connection
from puntobanco.storage.postgres import PostgresConnection
from puntobanco.storage.writer import run_batch
from puntobanco.table import Reason, Refusal
from puntobanco.testing import SeededEntropy
from tests.postgres import LOCKED, Postgres
from tests.soak import turns
from tests.storage.test_store import ANNA, NOW, TOUCH, a_round


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.address()


async def node(folder: Path, name: str, address: str, minor: int = 1000) -> DatabaseStore:
    """One of several servers on a database."""
    store = PostgresStore(folder / name, address)
    await store.keep_rules((TOUCH,), NOW)
    await store.issue("welcome", ANNA, minor, NOW)
    return store


def connection_of(store: DatabaseStore) -> PostgresConnection:
    assert isinstance(store._connection, PostgresConnection)
    return store._connection


async def test_r4_fifty_deals_on_two_nodes_at_once_are_exactly_ten(tmp_path: Path, postgres: Postgres) -> None:
    entropy = SeededEntropy("two nodes")
    for number in turns("R-4", "fifty deals on two nodes, money for ten", ci=5, long=1000):
        folder, address = tmp_path / str(number), postgres.address()
        rounds = [a_round(entropy, {"player": 100}, until="banker") for _ in range(50)]
        async with await node(folder, "a", address) as a, await node(folder, "b", address) as b:
            answers = await asyncio.gather(
                *((a if number % 2 else b).settle(played, ANNA, NOW) for number, played in enumerate(rounds))
            )
            assert sum(isinstance(answer, Played) for answer in answers) == 10
            refused = {answer.reason for answer in answers if isinstance(answer, Refusal)}
            assert refused == {Reason.INSUFFICIENT_BALANCE}
            assert await a.balance(ANNA) == 0
        report = audit(folder / "a", address)
        assert (report.rounds, report.faults) == (10, ())


async def test_r4_the_same_round_200_times_on_two_nodes_is_one_debit_and_one_answer(
    tmp_path: Path, postgres: Postgres
) -> None:
    entropy = SeededEntropy("one key")
    for number in turns("R-4", "one round 200 times on two nodes", ci=5, long=1000):
        folder, address = tmp_path / str(number), postgres.address()
        played = a_round(entropy, {"player": 100}, until="banker")
        async with await node(folder, "a", address) as a, await node(folder, "b", address) as b:
            answers = await asyncio.gather(*((a if n % 2 else b).settle(played, ANNA, NOW) for n in range(200)))
            first = answers[0]
            assert isinstance(first, Played)
            assert all(answer == first for answer in answers)
            assert await b.balance(ANNA) == 900
        assert audit(folder / "a", address).faults == ()


async def test_nodes_that_work_on_the_same_accounts_and_the_journal_all_get_through(
    tmp_path: Path, address: str
) -> None:
    entropy = SeededEntropy("two nodes")
    names = [f"p{number}" for number in range(8)]
    accounts = {name: patron_account(name, Book.FUN, "EUR") for name in names}
    async with await node(tmp_path, "a", address) as a, await node(tmp_path, "b", address) as b:
        works = []
        for number in range(80):
            one, name, other = (a, b)[number % 2], names[number % 8], names[-number % 8]
            played = a_round(entropy, {"player": 100}, patron=name)
            works += [asyncio.ensure_future(one.issue(f"fill {number}", accounts[other], 20_000 + number, NOW))]
            works += [one.settle(played, accounts[name], NOW)]
            works += [asyncio.ensure_future(one.note("ann", "looked", {"n": number}, NOW))]
        await asyncio.gather(*works)
        assert len(await a.journal(100)) == 80
    assert audit(tmp_path, address).faults == ()


async def test_a_batch_that_another_transaction_is_in_the_way_of_is_run_again(tmp_path: Path, address: str) -> None:
    tries: list[int] = []

    def clashing(connection: Connection) -> str:
        tries.append(1)
        if len(tries) < 3:
            raise Conflict("deadlock detected")
        return "through"

    async with await node(tmp_path, "a", address) as store:
        assert await asyncio.gather(store._writer.submit(clashing), store.balance(ANNA)) == ["through", 1000]
    assert len(tries) == 3


async def test_a_real_deadlock_between_two_nodes_ends_with_both_done(
    tmp_path: Path, address: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with await node(tmp_path, "a", address) as a, await node(tmp_path, "b", address) as b:
        await a.issue("other", patron_account("bo", Book.FUN, "EUR"), 1000, NOW)
        holding = asyncio.Barrier(2)
        loop = asyncio.get_running_loop()

        def crossing(first: str, second: str):
            tries: list[int] = []

            def job(connection: Connection) -> None:
                lock = "SELECT id FROM account WHERE owner = ? FOR UPDATE"
                connection.execute(lock, (first,)).fetchall()
                tries.append(1)
                if len(tries) == 1:  # both hold their first account before either asks for its second
                    asyncio.run_coroutine_threadsafe(holding.wait(), loop).result(5)
                connection.execute(lock, (second,)).fetchall()

            return job

        done = await asyncio.gather(
            a._writer.submit(crossing("patron:anna", "patron:bo")),
            b._writer.submit(crossing("patron:bo", "patron:anna")),
        )
        assert done == [None, None]
    assert "deadlock detected" in caplog.text


async def test_a_batch_is_one_transaction(tmp_path: Path, address: str) -> None:
    async with await node(tmp_path, "a", address) as store:
        names = SeededEntropy("batch")

        def insert(name: str):
            return lambda connection: connection.execute("INSERT INTO patron VALUES (?, '')", (name,)) and None

        run_batch(connection_of(store), [insert(names.patron_id()) for _ in range(64)])
    with psycopg.connect(address) as outside:
        assert outside.execute("SELECT count(*), count(DISTINCT xmin::text) FROM patron").fetchone() == (64, 1)


async def test_commits_are_on_the_disk_whatever_the_role_is_set_to(tmp_path: Path, address: str) -> None:
    lazy = address.replace("options=", f"options={quote('-csynchronous_commit=off ')}")
    async with await node(tmp_path, "a", lazy) as store:
        asked = connection_of(store).session.execute("SHOW synchronous_commit").fetchone()
        assert asked == ("on",)
        with pytest.raises(Unavailable, match="read-only"):
            await store.read(lambda reader: reader.execute("DELETE FROM patron"))


async def test_sessions_that_are_ended_under_load_lose_and_double_nothing(
    tmp_path: Path, address: str, postgres: Postgres
) -> None:
    entropy = SeededEntropy("ended")
    async with await node(tmp_path, "a", address, minor=1_000_000) as store:
        session = connection_of(store).session
        told = await play_through(store, entropy, [postgres.terminate_sessions] * 5)
        assert session.closed
    report = audit(tmp_path, address)
    assert (report.rounds, report.faults) == (told, ())


async def test_a_restart_of_the_database_under_load_loses_and_doubles_nothing(
    tmp_path: Path, address: str, postgres: Postgres
) -> None:
    entropy = SeededEntropy("restarted")
    async with await node(tmp_path, "a", address, minor=1_000_000) as store:
        session = connection_of(store).session
        told = await play_through(store, entropy, [lambda: postgres.control("restart")])
        assert session.closed
    report = audit(tmp_path, address)
    assert (report.rounds, report.faults) == (told, ())


async def play_through(store: DatabaseStore, entropy: SeededEntropy, faults: list[Callable[[], object]]) -> int:
    """Rounds in ten hands, a fault after every twenty; each is asked for again until it is answered. How many."""
    over, progress = asyncio.Event(), asyncio.Semaphore(0)
    answered = unavailable = 0

    async def hand() -> None:
        nonlocal answered, unavailable
        while not over.is_set():
            played = a_round(entropy, {"player": 1})
            while True:
                try:
                    answer = await store.settle(played, ANNA, NOW)
                    break
                except Unavailable:
                    unavailable += 1
                    await asyncio.sleep(0.02)
            assert isinstance(answer, Played)
            assert await told_again(store, played.id) == answer
            answered += 1
            progress.release()

    async def more(rounds: int) -> None:
        for _ in range(rounds):
            await progress.acquire()

    hands = [asyncio.create_task(hand()) for _ in range(10)]
    for fault in faults:
        await more(20)
        await asyncio.to_thread(fault)
    await more(20)
    over.set()
    await asyncio.gather(*hands)
    print(f"{answered} rounds answered, {unavailable} times not available, {len(faults)} faults")
    return answered


async def told_again(store: DatabaseStore, round_id: str) -> Played | None:
    while True:
        try:
            return await store.played(round_id, "anna")
        except Unavailable:
            await asyncio.sleep(0.02)


async def test_a_commit_that_the_connection_is_lost_in_is_not_guessed_about(tmp_path: Path, address: str) -> None:
    """It is neither told as done nor done again, and nothing is read before its session has surely ended."""
    async with await node(tmp_path, "a", address) as store:
        with psycopg.connect(address, autocommit=True) as outside:
            outside.execute(
                """CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS
                   'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END'"""
            )
            outside.execute(
                """CREATE CONSTRAINT TRIGGER die AFTER INSERT ON journal DEFERRABLE INITIALLY DEFERRED
                   FOR EACH ROW EXECUTE FUNCTION die()"""
            )
            with pytest.raises(Unavailable, match="lost while committing"):
                await store.note("ann", "looked", {}, NOW)
            outside.execute("DROP TRIGGER die ON journal")
        assert store._connection.in_doubt
        assert await store.journal(10) == ()
        assert not store._connection.in_doubt
        await store.note("ann", "looked", {}, NOW)
        assert len(await store.journal(10)) == 1


async def test_a_node_that_starts_again_ends_the_session_it_had_before(tmp_path: Path, address: str) -> None:
    """After a kill the old session may still be there, with a transaction of rounds that nobody will be told of."""
    async with await node(tmp_path, "a", address) as store:
        old = connection_of(store).session
        folder = tmp_path / "killed"
        folder.mkdir()
        (folder / "node").write_text((tmp_path / "a" / "node").read_text())
        old.execute("BEGIN")
        old.execute("UPDATE account SET balance = 7 WHERE owner = 'patron:anna'")
        async with PostgresStore(folder, address) as again:
            assert await again.balance(ANNA) == 1000
            with pytest.raises(psycopg.OperationalError):
                old.execute("COMMIT")


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ("postgresql://anna:hunter2@127.0.0.1:{port}/money", "refused"),
        ("postgresql://anna:hunter2@nowhere.invalid/money", "cannot use the database money at nowhere.invalid"),
        ("{root}&user=locked&password=hunter2", "password authentication failed"),
        ("{root}&dbname=nothing&password=hunter2", 'database "nothing" does not exist'),
        ("{root}&user=locked&password=right", "permission denied"),
        ("mysql://anna:hunter2@localhost/money", "must look like postgresql://"),
        ("postgresql://anna:hunter2@local host/money?x", "must look like postgresql://"),
    ],
)
async def test_a_database_that_cannot_be_had_is_told_in_one_line_without_the_password(
    tmp_path: Path, postgres: Postgres, wrong: str, words: str
) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        root = postgres.root.replace("postgres:@", "") if LOCKED in wrong else postgres.root
        with pytest.raises(StorageError) as told:
            PostgresStore(tmp_path, wrong.format(port=free.getsockname()[1], root=root))
    line = str(told.value)
    assert words in line
    assert "\n" not in line
    assert "hunter2" not in line
    assert "right" not in line


def test_the_audit_of_an_empty_database_is_refused_in_words(tmp_path: Path, address: str) -> None:
    with pytest.raises(StorageError, match="nothing of puntobanco"):
        audit(tmp_path, address)


def test_the_audit_command_reads_the_database_at_an_address(tmp_path: Path, address: str) -> None:
    async def play() -> None:
        async with await node(tmp_path, "a", address) as store:
            await store.settle(a_round(SeededEntropy("audited"), {"player": 100}), ANNA, NOW)

    asyncio.run(play())
    told = command("audit", "--data", str(tmp_path / "none"), "--database", address)
    assert (told.returncode, told.stdout.split(",")[0]) == (0, "1 rounds")
    with psycopg.connect(address, autocommit=True) as outside:
        outside.execute("UPDATE wager SET balance_after = balance_after + 1")
    told = command("audit", "--database", address)
    assert told.returncode == 1
    assert "do not make the balance after" in told.stdout


def test_serving_without_the_database_ends_in_one_line(tmp_path: Path, postgres: Postgres) -> None:
    wrong = f"{postgres.root}&dbname=nothing&password=hunter2"
    told = command("serve", "--port", "0", "--data", str(tmp_path), PUNTOBANCO_DATABASE=wrong)
    assert told.returncode == 2
    assert 'database "nothing" does not exist' in told.stderr.splitlines()[-1]
    assert "Traceback" not in told.stderr
    assert "hunter2" not in told.stderr


def command(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "puntobanco", *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, **environment},
    )
