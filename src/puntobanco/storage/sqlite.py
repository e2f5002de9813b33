"""SQLite: the lock that keeps a second server out, pragmas set and read back, migrations, and the adapter."""

import fcntl
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Final, cast

import apsw

from .connection import Row, Rows, StorageError
from .schema import APPLICATION_ID, MIGRATIONS

FILE_NAME: Final = "puntobanco.sqlite"
#: The log is written back when it has so many pages (16 MB); so much of the file is kept in memory.
_LOG_PAGES: Final = 4_000
_CACHE_KIB: Final = 65_536


class FolderLock:
    """Holds the data folder for one server, because exactly one connection may write and checkpoint."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = os.open(folder / "server.lock", os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            raise StorageError(
                f"cannot write to {folder}: {error.strerror}; choose another folder with --data"
            ) from None
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._file)
            raise StorageError(
                f"another server is using {folder}; stop it, or choose another folder with --data"
            ) from None

    def release(self) -> None:
        os.close(self._file)


class SqliteConnection:
    """`Connection` on SQLite. There is one writer, so that nothing need be locked and nobody is in the way."""

    error: Final = apsw.Error
    in_doubt: Final = False

    def __init__(self, raw: apsw.Connection) -> None:
        self.raw = raw

    @contextmanager
    def transaction(self) -> Iterator[None]:
        try:
            self.raw.execute("BEGIN IMMEDIATE")
            yield
            self.raw.execute("COMMIT")
        except BaseException:
            if self.raw.in_transaction:
                self.raw.execute("ROLLBACK")
            raise

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        self.raw.execute("BEGIN")
        try:
            yield
        finally:
            self.raw.execute("ROLLBACK")

    def execute(self, statement: str, parameters: Sequence[object] = ()) -> Rows:
        return cast("Rows", self.raw.execute(_in_sqlite(statement), cast("tuple[apsw.SQLiteValue, ...]", parameters)))

    def insert(self, table: str, rows: Sequence[Row]) -> None:
        if rows:
            self.raw.executemany(_insertion(table, len(rows[0])), rows)

    def set_balances(self, balances: Mapping[int, int]) -> None:
        rows = [(balance, account_id) for account_id, balance in balances.items()]
        self.raw.executemany("UPDATE account SET balance = ? WHERE id = ?", rows)

    def only_writer_of(self, table: str) -> None:
        """`BEGIN IMMEDIATE` has seen to it."""

    def close(self) -> None:
        self.raw.close()


@cache
def _in_sqlite(statement: str) -> str:
    return statement.replace(" FOR UPDATE SKIP LOCKED", "").replace(" FOR UPDATE", "")


@cache
def _insertion(table: str, width: int) -> str:
    return f"INSERT INTO {table} VALUES ({', '.join('?' * width)})"  # noqa: S608 - the tables are ours


def open_writer(folder: Path) -> SqliteConnection:
    """The one connection that writes and checkpoints, migrated to the newest schema. Raises StorageError."""
    path = folder / FILE_NAME
    try:
        connection = apsw.Connection(str(path), statementcachesize=200)
        connection.set_busy_timeout(5000)
        _settle_pragma(connection, "journal_mode", "wal")
        # FULL: a commit is on the disk when it returns, also through a loss of power.
        _settle_pragma(connection, "synchronous", 2)
        _settle_pragma(connection, "trusted_schema", 0)
        # The pages that every round touches are written back once for many rounds, and stay at hand in a large file.
        _settle_pragma(connection, "wal_autocheckpoint", _LOG_PAGES)
        _settle_pragma(connection, "cache_size", -_CACHE_KIB)
        _migrate(connection, path)
    except apsw.NotADBError:
        raise StorageError(f"{path} is not a database of puntobanco; choose another folder with --data") from None
    except apsw.Error as error:
        raise StorageError(f"cannot open {path}: {error}") from None
    return SqliteConnection(connection)


def open_reader(folder: Path) -> SqliteConnection:
    """A connection that can only read. Raises StorageError when there is no database."""
    path = folder / FILE_NAME
    try:
        connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY, statementcachesize=100)
        connection.set_busy_timeout(5000)
        connection.pragma("user_version")
    except apsw.Error as error:
        raise StorageError(f"cannot read {path}: {error}") from None
    return SqliteConnection(connection)


def _settle_pragma(connection: apsw.Connection, name: str, value: str | int) -> None:
    connection.pragma(name, value)
    found = connection.pragma(name)
    if found != value:
        raise StorageError(f"the database refuses {name}={value} (it says {found}); is the folder on a network drive?")


def _migrate(connection: apsw.Connection, path: Path) -> None:
    application, version = connection.pragma("application_id"), connection.pragma("user_version")
    empty = not connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchall()
    if application != APPLICATION_ID and not (application == 0 and empty):
        raise StorageError(f"{path} belongs to another program; choose another folder with --data")
    if version > len(MIGRATIONS):
        raise StorageError(
            f"{path} was written by a newer puntobanco (schema {version}, this one knows {len(MIGRATIONS)}); "
            "install that version or restore an older backup"
        )
    for step in range(version, len(MIGRATIONS)):
        with connection:
            connection.execute(MIGRATIONS[step])
            connection.pragma("application_id", APPLICATION_ID)
            connection.pragma("user_version", step + 1)
