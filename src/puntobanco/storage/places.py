"""Where the database is: SQLite in the data folder, or PostgreSQL at an address, which needs packages of its own."""

from pathlib import Path
from typing import TYPE_CHECKING

from . import sqlite
from .connection import Connection, StorageError

if TYPE_CHECKING:
    from types import ModuleType


def open_writer(folder: Path, database: str) -> Connection:
    """The connection that writes, on the newest schema. `database` is empty for SQLite. Raises StorageError."""
    if not database:
        return sqlite.open_writer(folder)
    writer: Connection = _postgres().open_writer(database, folder)
    return writer


def open_reader(folder: Path, database: str) -> Connection:
    """A connection that only reads. Raises StorageError."""
    if not database:
        return sqlite.open_reader(folder)
    reader: Connection = _postgres().open_reader(database)
    return reader


def place_of(folder: Path, database: str) -> int:
    """The number of the data folder at this database; 0 where there is only one. Raises StorageError."""
    return int(_postgres().place_of(folder)) if database else 0


def _postgres() -> "ModuleType":
    try:
        from . import postgres_sessions
    except ImportError as error:
        raise StorageError(
            f"PostgreSQL needs more packages ({error.name}): pip install 'puntobanco[server,postgres]'"
        ) from None
    return postgres_sessions
