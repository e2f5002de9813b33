"""`puntobanco audit verify`: the journal's chain is whole, and what was noted of it elsewhere is still in it."""

import re
from datetime import UTC, datetime

import pytest

from puntobanco.cli import main
from tests.databases import Database

NOW = datetime(2026, 5, 1, tzinfo=UTC)


async def journal_of(database: Database, *actions: str) -> None:
    async with database.open() as store:
        for action in actions:
            await store.note("ann", action, {"game": "touch"}, NOW)


def verify(database: Database, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, str]:
    status = main(["audit", "verify", "--data", str(database.folder), "--database", database.address, *more])
    return status, capsys.readouterr().out


def last_hash(told: str) -> str:
    found = re.search(r"last hash ([0-9a-f]{64})", told)
    assert found is not None, told
    return found[1]


async def test_a_chain_nobody_touched_is_whole_and_holds_what_was_noted(
    database: Database, capsys: pytest.CaptureFixture[str]
) -> None:
    await journal_of(database)
    assert verify(database, capsys) == (0, "0 lines, last hash none: the chain is whole\n")
    await journal_of(database, "table closed", "table opened")
    status, told = verify(database, capsys)
    assert (status, told.endswith(": the chain is whole\n"), told.startswith("2 lines")) == (0, True, True)
    await journal_of(database, "limits set")
    assert verify(database, capsys, "--holds", last_hash(told))[0] == 0


@pytest.mark.parametrize(
    ("tampering", "complaint"),
    [
        ("UPDATE journal SET detail = '{}' WHERE seq = 2", "journal 2: WRONG: the line or one before it"),
        ("UPDATE journal SET actor = 'bo' WHERE seq = 1", "journal 1: WRONG: the line or one before it"),
        ("DELETE FROM journal WHERE seq = 2", "journal 2: WRONG: the line is missing"),
    ],
)
async def test_a_line_that_was_changed_or_taken_out_is_found(
    database: Database, capsys: pytest.CaptureFixture[str], tampering: str, complaint: str
) -> None:
    await journal_of(database, "one", "two", "three")
    database.execute(tampering)
    status, told = verify(database, capsys)
    assert status == 1
    assert complaint in told


async def test_an_end_that_was_cut_off_is_found_by_the_hash_noted_before(
    database: Database, capsys: pytest.CaptureFixture[str]
) -> None:
    """The chain alone cannot know of lines that came after it."""
    await journal_of(database, "one", "two", "three")
    _, told = verify(database, capsys)
    database.execute("DELETE FROM journal WHERE seq = 3")
    assert verify(database, capsys)[0] == 0
    status, again = verify(database, capsys, "--holds", last_hash(told))
    assert status == 1
    assert "cut off or written anew" in again
