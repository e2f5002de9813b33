"""A short transaction by a command, whether or not a server is using the folder."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import apsw

from .connection import StorageError
from .sqlite import FILE_NAME, FolderLock, SqliteConnection, open_writer


@contextmanager
def transaction(folder: Path) -> Iterator[SqliteConnection]:
    """A connection inside one transaction, committed at the end. Raises StorageError.

    While a server has the folder this connection never checkpoints: that stays with the server's one writer, which
    waits for these few milliseconds as it would for any lock. Without a server the folder is taken as a server would.
    """
    try:
        lock = FolderLock(folder)
    except StorageError:
        connection = _beside_a_server(folder)
        lock = None
    else:
        connection = open_writer(folder)
    try:
        with connection.transaction():
            yield connection
    except apsw.Error as error:
        raise StorageError(f"cannot write to {folder}: {error}") from None
    finally:
        connection.close()
        if lock is not None:
            lock.release()


def _beside_a_server(folder: Path) -> SqliteConnection:
    try:
        connection = apsw.Connection(str(folder / FILE_NAME), flags=apsw.SQLITE_OPEN_READWRITE)
        connection.set_busy_timeout(10_000)
        connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
        connection.wal_autocheckpoint(0)
        connection.pragma("synchronous", 2)
    except apsw.Error as error:
        raise StorageError(f"cannot open {folder / FILE_NAME}: {error}") from None
    return SqliteConnection(connection)
