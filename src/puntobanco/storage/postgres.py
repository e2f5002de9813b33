"""The adapter for PostgreSQL: statements go down a pipeline, so that a batch costs no more round trips than questions.

A lost connection is made again by itself. What had not been committed is simply done again; what was being committed is
in doubt, and nothing is read until this node's last session has ended and the doubt with it.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any, Final, cast

import psycopg
from psycopg import sql
from psycopg.pq import TransactionStatus

from .connection import Conflict, ConnectionLost, Row, Rows, StorageError

#: Another transaction was first, or is taking too long: 40001, 40P01, 55P03.
_IN_THE_WAY: Final = ("40001", "40P01", "55P03")
#: Classes of errors after which there is no session any more.
_GONE: Final = ("08", "57P")

_WORDS: Final = (
    (re.compile("%"), "%%"),
    (
        re.compile(r"IN \(SELECT value FROM json_each\(\?\)\)"),
        "= ANY(ARRAY(SELECT json_array_elements_text(CAST(? AS json))))",
    ),
    (re.compile(r"json_extract\((\w+), '\$\.(\w+)'\)"), r"(CAST(\1 AS json) ->> '\2')"),
    (re.compile(r"\?"), "%s"),
)


@cache
def _in_postgres(statement: str) -> str:
    for pattern, word in _WORDS:
        statement = pattern.sub(word, statement)
    return statement


class PostgresConnection:
    """`Connection` on PostgreSQL, for one thread. `dial` makes a session that is ready to be used."""

    error: Final = psycopg.Error

    def __init__(self, dial: Callable[[], "psycopg.Connection[Row]"]) -> None:
        """Raises ConnectionLost or StorageError when there is no session to be had."""
        self.in_doubt = False
        self._dial = dial
        self._session = dial()
        self._in_transaction = False
        self._insertions: dict[str, tuple[list[str], sql.Composed]] = {}

    @property
    def session(self) -> "psycopg.Connection[Row]":
        """The session, a new one if the last has ended. Raises ConnectionLost."""
        if self._session.closed:
            try:
                self._session = self._dial()
            except (psycopg.Error, StorageError) as error:
                raise ConnectionLost(_line(error)) from error
            self.in_doubt = False
        return self._session

    @contextmanager
    def transaction(self) -> Iterator[None]:
        session, committing = self.session, False
        self._in_transaction = True
        try:
            with session.pipeline():
                session.execute("BEGIN ISOLATION LEVEL READ COMMITTED")
                yield
                committing = True
                done = session.execute("COMMIT")
        except psycopg.Error as error:
            self._give_up(session, error, committing=committing)
            raise
        except BaseException:
            self._roll_back(session)
            raise
        finally:
            self._in_transaction = False
        if done.statusmessage != "COMMIT":
            raise psycopg.DatabaseError(f"asked to commit, the database answered {done.statusmessage}")

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        session = self.session
        session.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        try:
            yield
        finally:
            self._roll_back(session)

    def _give_up(self, session: "psycopg.Connection[Row]", error: psycopg.Error, *, committing: bool) -> None:
        """Leave the transaction behind. Raises Conflict or ConnectionLost unless `error` is a job's own."""
        if _ended(session, error) or not self._roll_back(session):
            session.close()
            if not committing:
                raise Conflict(_line(error)) from error
            self.in_doubt = True
            raise ConnectionLost(f"the connection was lost while committing: {_line(error)}") from error
        if error.sqlstate in _IN_THE_WAY:
            raise Conflict(_line(error)) from error

    def _roll_back(self, session: "psycopg.Connection[Row]") -> bool:
        """Whether the session is free for the next transaction; a session that is not is closed."""
        with suppress(psycopg.Error):
            session.rollback()
            if session.info.transaction_status is TransactionStatus.IDLE:
                return True
        session.close()
        return False

    def execute(self, statement: str, parameters: Sequence[object] = ()) -> Rows:
        # Outside of a transaction the answer has come when this returns, and asking again changes nothing.
        session = self._session if self._in_transaction else self.session
        try:
            return session.execute(cast("Any", _in_postgres(statement)), parameters)
        except psycopg.Error as error:
            if not self._in_transaction and _ended(session, error):
                session.close()
                raise ConnectionLost(_line(error)) from error
            raise

    def insert(self, table: str, rows: Sequence[Row]) -> None:
        if rows:
            columns, statement = self._insertion(table)
            named = [dict(zip(columns, row, strict=True)) for row in rows]
            self._session.execute(statement, (json.dumps(named, default=_bytes),))

    def _insertion(self, table: str) -> tuple[list[str], sql.Composed]:
        known = self._insertions.get(table)
        if known is None:
            name = sql.Identifier(table)
            told = self._session.execute(sql.SQL("SELECT * FROM {} LIMIT 0").format(name))
            told.fetchall()
            statement = sql.SQL("INSERT INTO {0} SELECT * FROM json_populate_recordset(NULL::{0}, %s)").format(name)
            known = self._insertions[table] = [column.name for column in told.description or ()], statement
        return known

    def set_balances(self, balances: Mapping[int, int]) -> None:
        rows = [{"id": account_id, "balance": balance} for account_id, balance in balances.items()]
        self._session.execute(
            "UPDATE account SET balance = new.balance "
            "FROM json_populate_recordset(NULL::account, %s) AS new WHERE account.id = new.id",
            (json.dumps(rows),),
        )

    def only_writer_of(self, table: str) -> None:
        self._session.execute(sql.SQL("LOCK TABLE {} IN SHARE ROW EXCLUSIVE MODE").format(sql.Identifier(table)))

    def close(self) -> None:
        self._session.close()


def _ended(session: "psycopg.Connection[Row]", error: psycopg.Error) -> bool:
    """Whether the session is over. An error without a code is libpq's own: the other side does not answer."""
    if isinstance(error, psycopg.OperationalError) and error.sqlstate is None:
        return not isinstance(error, psycopg.errors.PipelineAborted)
    return bool(session.closed) or (error.sqlstate or "").startswith(_GONE)


def _line(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__


def _bytes(value: object) -> str:
    """Bytes as PostgreSQL reads them."""
    if not isinstance(value, bytes):
        raise TypeError(f"{type(value).__name__} has no place in a row")
    return f"\\x{value.hex()}"
