"""Faults planted on purpose: each is what some check exists for, and some check has to catch it."""

import contextlib
import json
from collections.abc import Iterator
from datetime import datetime
from typing import Any

import pytest

from puntobanco.service import Cashier, Play
from puntobanco.storage import DatabaseStore, money
from puntobanco.storage.connection import Connection
from puntobanco.storage.sqlite import SqliteConnection


def a_lost_outbox_row(patch: pytest.MonkeyPatch) -> None:
    """The win of a round is stored, and the call that tells the operator is not."""
    real = money.put

    def put(
        connection: Connection, call_id: str, call: str, body: Any, now: datetime, after: str | None = None
    ) -> None:
        if call != "credit":
            real(connection, call_id, call, body, now, after)

    patch.setattr(money, "put", put)


def a_double_credit(patch: pytest.MonkeyPatch) -> None:
    """A credit that was not answered is sent again under another id."""
    real = money.outbox_later

    def later(connection: Connection, entry_id: str, due: datetime) -> None:
        real(connection, entry_id, due)
        [(body, tries)] = connection.execute("SELECT body, tries FROM outbox WHERE id = ?", (entry_id,)).fetchall()
        other = json.dumps({**json.loads(body), "id": f"{entry_id}+{tries}"})
        connection.execute("UPDATE outbox SET body = ? WHERE id = ?", (other, entry_id))

    patch.setattr(money, "outbox_later", later)


def a_late_settle(patch: pytest.MonkeyPatch) -> None:
    """A debit that is being rolled back pays for a round all the same."""
    real = money.undo_debit

    def undo(connection: Connection, debit: Any, now: datetime) -> None:
        real(connection, debit, now)
        connection.execute("UPDATE debit SET state = 'asked' WHERE id = ? AND state = 'undone'", (debit.id,))

    patch.setattr(money, "undo_debit", undo)


def an_undo_that_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    """Nobody looks for the debits that a crash has left."""

    async def none(_: Cashier, **__: float) -> int:
        return 0

    patch.setattr(Cashier, "undo_unfinished", none)


def a_commit_for_each_statement(patch: pytest.MonkeyPatch) -> None:
    """Stake, round and payout are written one by one."""

    @contextlib.contextmanager
    def transaction(_: SqliteConnection) -> Iterator[None]:
        yield

    patch.setattr(SqliteConnection, "transaction", transaction)


def a_round_that_is_not_found_again(patch: pytest.MonkeyPatch) -> None:
    """The same deal once more is taken for a new one."""

    async def nothing(*_: object) -> None:
        return None

    patch.setattr(DatabaseStore, "played", nothing)


def an_answer_that_never_comes(patch: pytest.MonkeyPatch) -> None:
    """A round that could not be stored is told to nobody."""
    patch.setattr(Play, "_fail", lambda *_: None)


PLANTS = (
    a_lost_outbox_row,
    a_double_credit,
    a_late_settle,
    an_undo_that_is_forgotten,
    a_commit_for_each_statement,
    a_round_that_is_not_found_again,
    an_answer_that_never_comes,
)
