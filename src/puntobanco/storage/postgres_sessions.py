"""Sessions on PostgreSQL: made with what durability asks for, migrated, and one writing session for each node."""

import os
import secrets
from functools import partial
from pathlib import Path
from typing import Any, Final, cast

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from .connection import ConnectionLost, Row, StorageError
from .postgres import PostgresConnection
from .schema import APPLICATION_ID, MIGRATIONS, in_postgres

NODE_FILE: Final = "node"

#: A dead network is noticed within half a minute, and a session that hangs in a transaction holds nobody up for long.
_PATIENCE: Final = {
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "20000",
    "application_name": "puntobanco",
}
_SETTINGS: Final = ("SET lock_timeout = '2s'", "SET idle_in_transaction_session_timeout = '10s'")

_Session = psycopg.Connection[Row]


def open_writer(dsn: str, folder: Path) -> PostgresConnection:
    """The session of this node that writes, on the newest schema. Raises StorageError."""
    address = _address(dsn)
    node = place_of(folder)
    try:
        session = _dial(address)
        try:
            _migrate(session)
        finally:
            session.close()
        return PostgresConnection(partial(_dial_writer, address, node))
    except (ConnectionLost, psycopg.Error) as error:
        raise StorageError(f"cannot use the database {_shown(address)}: {_line(error, address)}") from None


def open_reader(dsn: str) -> PostgresConnection:
    """A session that can only read what is there. Raises StorageError."""
    address = _address(dsn)
    try:
        reader = PostgresConnection(partial(_dial_reader, address))
        found = reader.execute("SELECT to_regclass('puntobanco')").fetchall()
    except (ConnectionLost, psycopg.Error) as error:
        raise StorageError(f"cannot use the database {_shown(address)}: {_line(error, address)}") from None
    if found == [(None,)]:
        reader.close()
        raise StorageError(f"there is nothing of puntobanco in the database {_shown(address)}")
    return reader


def _address(dsn: str) -> str:
    """The address, with our patience where it has none of its own."""
    try:
        given = conninfo_to_dict(dsn)
        address = make_conninfo(dsn, **{key: value for key, value in _PATIENCE.items() if key not in given})
    except psycopg.ProgrammingError:  # its message may repeat the password
        address = ""
    if not address or not dsn.startswith(("postgresql://", "postgres://")):
        raise StorageError("the database's address must look like postgresql://user:password@host:5432/name")
    return address


def _shown(address: str) -> str:
    parts = conninfo_to_dict(address)
    return f"{parts.get('dbname', '')} at {parts.get('host', 'this machine')}"


def _line(error: Exception, address: str) -> str:
    """What went wrong in one line, the password never in it."""
    text = " ".join(str(error).split())
    password = conninfo_to_dict(address).get("password")
    return text.replace(str(password), "…") if password else text


def _dial(address: str) -> _Session:
    try:
        session = psycopg.connect(address, autocommit=True)
    except psycopg.OperationalError as error:
        raise ConnectionLost(_line(error, address)) from None
    for setting in _SETTINGS:
        session.execute(setting)
    return session


def _dial_reader(address: str) -> _Session:
    session = _dial(address)
    session.execute("SET default_transaction_read_only = on")
    return session


def _dial_writer(address: str, node: int) -> _Session:
    session = _dial(address)
    try:
        _settle_durability(session)
        _take_over(session, node)
    except psycopg.Error as error:
        session.close()
        raise ConnectionLost(_line(error, address)) from None
    except BaseException:
        session.close()
        raise
    return session


def _settle_durability(session: _Session) -> None:
    """A commit is on the disk when it returns, also through a loss of power."""
    if _setting(session, "fsync") != "on":
        raise StorageError("the database server runs with fsync=off and would lose rounds with the power; switch it on")
    if _setting(session, "synchronous_commit") not in ("on", "remote_apply"):
        session.execute("SET synchronous_commit = on")
        found = _setting(session, "synchronous_commit")
        if found != "on":
            raise StorageError(f"the database server refuses synchronous_commit=on (it says {found})")


def _setting(session: _Session, name: str) -> str:
    row = session.execute("SELECT current_setting(%s)", (name,)).fetchone()
    return "" if row is None else str(row[0])


def _take_over(session: _Session, node: int) -> None:
    """End the session this node had before, and wait for it: a commit it was in the middle of is then there or never.

    The data folder's lock sees to it that it belongs to nobody who lives.
    """
    session.execute(
        """
        SELECT pg_terminate_backend(pid) FROM pg_locks
        WHERE locktype = 'advisory' AND classid = %s AND objid = %s AND objsubid = 2 AND granted
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        """,
        (APPLICATION_ID, node),
    )
    session.execute("SELECT pg_advisory_lock(%s, %s)", (APPLICATION_ID, node))


def place_of(folder: Path) -> int:
    """The number by which this data folder is known to the database; made up when it has none."""
    path = folder / NODE_FILE
    try:
        if not path.exists():
            with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w") as file:
                file.write(str(secrets.randbelow(2**31 - 1) + 1))
        return int(path.read_text())
    except (OSError, ValueError) as error:
        raise StorageError(f"cannot use {path}: {error}") from None


def _migrate(session: _Session) -> None:
    """Bring the schema up to date; other nodes that start at the same moment wait."""
    with session.transaction():
        session.execute("SELECT pg_advisory_xact_lock(%s)", (APPLICATION_ID,))
        found = session.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
        tables = {str(name) for (name,) in found}
        if not tables:
            session.execute("CREATE TABLE puntobanco (version bigint NOT NULL)")
            session.execute("INSERT INTO puntobanco VALUES (0)")
        elif "puntobanco" not in tables:
            raise StorageError("the database belongs to another program; create an empty one for puntobanco")
        ((version,),) = session.execute("SELECT version FROM puntobanco").fetchall()
        if version > len(MIGRATIONS):
            raise StorageError(
                f"the database was written by a newer puntobanco (schema {version}, this one knows {len(MIGRATIONS)}); "
                "install that version or restore an older backup"
            )
        for step in MIGRATIONS[version:]:
            session.execute(cast("Any", in_postgres(step)))
        session.execute("UPDATE puntobanco SET version = %s", (len(MIGRATIONS),))
