"""Opening the operator's database, and the transaction in which everything about money happens."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import apsw

from .schema import APPLICATION_ID, SCHEMA

FILE_NAME: Final = "operator.sqlite"


class DatabaseError(Exception):
    """The database cannot be used; one line for a person."""


def open_database(folder: Path) -> apsw.Connection:
    """The database in `folder`, made if it is not there. Raises DatabaseError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        connection = apsw.Connection(str(folder / FILE_NAME))
        connection.set_busy_timeout(5000)
        connection.pragma("journal_mode", "wal")
        # FULL: a commit is on the disk when it returns, and no answer leaves before that.
        connection.pragma("synchronous", 2)
        if connection.pragma("journal_mode") != "wal" or connection.pragma("synchronous") != 2:
            raise DatabaseError(f"{folder} cannot hold a durable database; is it on a network drive?")
        prepare(connection)
    except (OSError, apsw.Error) as error:
        raise DatabaseError(f"cannot use {folder / FILE_NAME}: {error}; choose another folder with --data") from None
    return connection


def prepare(connection: apsw.Connection) -> None:
    """Make the tables if there are none. Raises DatabaseError when the database is another program's."""
    connection.pragma("foreign_keys", 1)
    connection.pragma("trusted_schema", 0)
    with transaction(connection):
        found = connection.pragma("application_id")
        if found == APPLICATION_ID:
            return
        if found or connection.execute("SELECT 1 FROM sqlite_schema").fetchall():
            raise DatabaseError("the database there belongs to another program; choose another folder with --data")
        connection.execute(SCHEMA)
        connection.pragma("application_id", APPLICATION_ID)


@contextmanager
def transaction(connection: apsw.Connection) -> Iterator[None]:
    """All or nothing, and alone: IMMEDIATE takes the write lock before the first balance is read.

    So of two debits that come at once, also through two processes, the second reads what the first has left.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
