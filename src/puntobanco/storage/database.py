"""Opening the database file: the lock that keeps a second server out, pragmas set and read back, migrations."""

import fcntl
import os
from pathlib import Path
from typing import Final

import apsw

from .schema import APPLICATION_ID, MIGRATIONS

FILE_NAME: Final = "puntobanco.sqlite"


class StorageError(Exception):
    """The database cannot be used. The message is one line for a person: what is wrong and what to do."""


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


def open_writer(folder: Path) -> apsw.Connection:
    """The one connection that writes and checkpoints, migrated to the newest schema. Raises StorageError."""
    path = folder / FILE_NAME
    try:
        connection = apsw.Connection(str(path), statementcachesize=200)
        connection.set_busy_timeout(5000)
        _settle_pragma(connection, "journal_mode", "wal")
        # FULL: a commit is on the disk when it returns, also through a loss of power.
        _settle_pragma(connection, "synchronous", 2)
        _settle_pragma(connection, "trusted_schema", 0)
        _migrate(connection, path)
    except apsw.NotADBError:
        raise StorageError(f"{path} is not a database of puntobanco; choose another folder with --data") from None
    except apsw.Error as error:
        raise StorageError(f"cannot open {path}: {error}") from None
    return connection


def open_reader(folder: Path) -> apsw.Connection:
    """A connection that can only read. Raises StorageError when there is no database."""
    path = folder / FILE_NAME
    try:
        connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY, statementcachesize=100)
        connection.set_busy_timeout(5000)
        connection.pragma("user_version")
    except apsw.Error as error:
        raise StorageError(f"cannot read {path}: {error}") from None
    return connection


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
