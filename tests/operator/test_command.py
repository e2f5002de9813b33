"""The command line: mistakes in one line, a secret made once, and an audit that finds what is wrong."""

from pathlib import Path

import pytest
from operator_demo.__main__ import main
from operator_demo.audit import audit
from operator_demo.database import DatabaseError, open_database, transaction
from operator_demo.secret import shared_secret

from tests.operator.support import new_player


@pytest.mark.parametrize(
    ("args", "problem"),
    [
        (["--secret", "short"], "32 characters"),
        (["--games", "localhost"], "not an address"),
        (["--host", "192.0.2.1", "--chaos", "x"], "loopback"),
        (["--audit"], "no books"),
        (["--data", "/proc/none"], "--data"),
    ],
)
def test_a_mistake_in_the_call_is_told_in_one_line(
    tmp_path: Path, args: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--port", "0", "--data", str(tmp_path / "data"), *args]) == 2
    told = capsys.readouterr().err
    assert problem in told
    assert told.count("\n") == 1


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    connection = open_database(tmp_path)
    connection.pragma("application_id", 7)
    connection.close()
    with pytest.raises(DatabaseError, match="another program"):
        open_database(tmp_path)


def test_the_secret_is_made_once_and_only_its_owner_may_read_it(tmp_path: Path) -> None:
    made = shared_secret(None, tmp_path / "data")
    assert shared_secret(None, tmp_path / "data") == made
    assert len(bytes.fromhex(made.decode())) == 32
    assert (tmp_path / "data" / "secret").stat().st_mode & 0o777 == 0o600
    assert shared_secret("x" * 32, tmp_path / "data") == b"x" * 32


#: What somebody could do to the books behind our back, and what the audit then says.
TAMPERING = {
    "UPDATE account SET balance = balance + 1 WHERE owner LIKE 'p-%'": [
        "says 1001, its postings say 1000",
        "the EUR accounts do not add up to zero: 1",
    ],
    "DROP TRIGGER posting_no_UPDATE; UPDATE posting SET amount = amount + 1 WHERE line = 0": [
        "does not add up to zero: 1",
        "says 1000 for its player, its postings say 1001",
        "says 1000, its postings say 1001",
    ],
    "DROP TRIGGER posting_no_DELETE; DELETE FROM posting": ["does not add up to zero: no postings"],
    "DROP TRIGGER entry_no_UPDATE; UPDATE entry SET balance_after = 7": ["leaves 7, the entries before it say 1000"],
    "INSERT INTO answer VALUES ('d1', 'debit', x'', 200, x'', '')": ["debit d1 was answered with 200 but is not known"],
    "DROP TRIGGER entry_no_UPDATE; UPDATE entry SET source = 'games'": ["of the games answers no call"],
    "INSERT INTO debit (id, player, currency, amount, game, time, credit, rolled_back) VALUES"
    " ('d1', 'p', 'EUR', 1, 'touch', '', 'c1', 'b1')": ["debit d1 is both rolled back and paid or void"],
}


@pytest.mark.parametrize("tampering", TAMPERING)
def test_an_audit_finds_what_is_wrong(tmp_path: Path, tampering: str, capsys: pytest.CaptureFixture[str]) -> None:
    connection = open_database(tmp_path)
    with transaction(connection):
        new_player(connection, "anna", "EUR", 1000, 1_800_000_000, wallet="seamless", language="en")
    assert audit(connection) == []
    connection.execute(tampering)
    connection.close()
    assert main(["--audit", "--data", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    for fault in TAMPERING[tampering]:
        assert fault in told


@pytest.mark.parametrize("table", ["entry", "posting", "tombstone", "answer"])
@pytest.mark.parametrize("what", ["UPDATE {} SET rowid = 1", "DELETE FROM {}"])
def test_what_has_happened_is_never_changed(tmp_path: Path, table: str, what: str) -> None:
    import apsw

    connection = open_database(tmp_path)
    with transaction(connection):
        new_player(connection, "anna", "EUR", 1000, 1_800_000_000, wallet="seamless", language="en")
        connection.execute("INSERT INTO answer VALUES ('d1', 'debit', x'', 409, x'', '')")
        connection.execute("INSERT INTO tombstone VALUES ('d2', 'b2')")
    column = {"entry": "id", "posting": "amount", "tombstone": "debit", "answer": "id"}[table]
    with pytest.raises(apsw.ConstraintError, match="append-only"):
        connection.execute(what.format(table).replace("rowid = 1", f"{column} = {column}"))
    connection.close()
