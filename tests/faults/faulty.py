"""Ports that fail: the n-th call of the database or of the wallet, before or after its effect, once or for good."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import apsw
import psycopg

from puntobanco.service import Answered, Declined, OperatorWallet, WalletUnknown
from puntobanco.storage.connection import Connection, ConnectionLost, Row, Rows
from puntobanco.storage.postgres import PostgresConnection

from .chance import Chance

Error = Callable[[], Exception]

#: What a database says when it cannot: by database and by cause.
ERRORS: dict[str, dict[str, Error]] = {
    "sqlite": {
        "disk": lambda: apsw.IOError("disk I/O error"),
        "full": lambda: apsw.FullError("database or disk is full"),
        "locked": lambda: apsw.BusyError("database is locked"),
    },
    "postgresql": {
        "gone": lambda: psycopg.OperationalError("server closed the connection unexpectedly"),
        "full": lambda: psycopg.errors.DiskFull("could not extend file: No space left on device"),
        "locked": lambda: psycopg.errors.LockNotAvailable("canceling statement due to lock timeout"),
    },
}


@dataclass
class Fault:
    """Call number `nth` (from 1) goes wrong; with `for_good` all that come later do too."""

    nth: int
    error: Error
    after: bool = False
    for_good: bool = False
    calls: int = 0
    is_over: bool = False
    struck: list[str] = field(default_factory=list)

    @contextmanager
    def around(self, what: str) -> Iterator[None]:
        if self.is_over:
            yield
            return
        self.calls += 1
        if self.calls < self.nth or (self.calls > self.nth and not self.for_good):
            yield
            return
        self.struck.append(what)
        if not self.after or self.calls > self.nth:
            raise self.error()
        yield
        raise self.error()


@dataclass
class Mood:
    """So many calls in a thousand go wrong, before or after their effect."""

    chance: Chance
    per_mille: int = 4
    is_over: bool = False
    is_resting: bool = False

    @property
    def after(self) -> bool:
        return self.chance.happens(50)

    @contextmanager
    def around(self, what: str) -> Iterator[None]:
        strikes = not self.is_over and not self.is_resting and self.chance.below(1000) < self.per_mille
        after = strikes and self.after
        if strikes and not after:
            raise apsw.IOError(f"disk I/O error before {what}")
        yield
        if after:
            raise apsw.IOError(f"disk I/O error after {what}")


class FaultyConnection:
    """`Connection` around a real one."""

    def __init__(self, inner: Connection, fault: Fault | Mood) -> None:
        self._inner, self._fault = inner, fault

    @property
    def error(self) -> type[Exception]:
        return self._inner.error

    @property
    def in_doubt(self) -> bool:
        return self._inner.in_doubt

    @contextmanager
    def transaction(self) -> Iterator[None]:
        committed, after = self._fault.around("COMMIT"), self._fault.after
        with self._inner.transaction():
            with self._fault.around("BEGIN"):
                pass
            yield
            if not after:
                with committed:
                    pass
        if after:
            try:
                with committed:
                    pass
            except Exception as error:
                self._lose(error)
                raise

    def _lose(self, error: Exception) -> None:
        """The commit has happened, and nobody was told: over a network that is a connection lost in the middle."""
        if isinstance(self._inner, PostgresConnection):
            self._inner._session.close()
            self._inner.in_doubt = True
            raise ConnectionLost(str(error)) from error

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        with self._inner.snapshot():
            yield

    def execute(self, statement: str, parameters: Sequence[object] = ()) -> Rows:
        with self._fault.around(" ".join(statement.split())[:60]):
            return self._inner.execute(statement, parameters)

    def insert(self, table: str, rows: Sequence[Row]) -> None:
        if rows:
            with self._fault.around(f"insert {table}"):
                self._inner.insert(table, rows)

    def set_balances(self, balances: Mapping[int, int]) -> None:
        if balances:
            with self._fault.around("set balances"):
                self._inner.set_balances(balances)

    def only_writer_of(self, table: str) -> None:
        self._inner.only_writer_of(table)

    def close(self) -> None:
        self._inner.close()


class FaultyWallet:
    """`OperatorWallet` around another: an answer that does not come leaves open whether the call was heard."""

    def __init__(self, inner: OperatorWallet, fault: Fault) -> None:
        self._inner, self._fault = inner, fault

    async def call(self, name: str, body: Mapping[str, Any]) -> Answered | Declined:
        with self._fault.around(name):
            return await self._inner.call(name, body)


def no_answer() -> Exception:
    return WalletUnknown("no answer")
