"""What every job is written against: a connection to either database, and the two ways in which a batch can fail.

Statements are written once, in SQLite's words plus `FOR UPDATE`; an adapter says the few words that differ in its own.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

Row = tuple[Any, ...]


class StorageError(Exception):
    """The database cannot be used. The message is one line for a person: what is wrong and what to do."""


class Conflict(Exception):
    """Another writer was in the way, or the connection was gone before anything could happen: run the batch again."""


class ConnectionLost(Exception):
    """There is no connection. Whether the batch has happened is unknown until there is one again."""


class Rows(Protocol):
    """The rows of an answer."""

    def fetchone(self) -> Row | None: ...

    def fetchall(self) -> Sequence[Row]: ...

    def __iter__(self) -> Iterator[Row]: ...


class Connection(Protocol):
    """A connection that one thread uses."""

    @property
    def error(self) -> type[Exception]:
        """What this database raises."""
        ...

    @property
    def in_doubt(self) -> bool:
        """Whether a lost connection may still be committing: until it is back, what is read proves nothing."""
        ...

    def transaction(self) -> AbstractContextManager[None]:
        """What is written in the block is durable after it, or has not happened. Raises Conflict, ConnectionLost."""
        ...

    def snapshot(self) -> AbstractContextManager[None]:
        """Every question in the block is answered from the same state."""
        ...

    def execute(self, statement: str, parameters: Sequence[object] = ()) -> Rows:
        """One statement with `?` for its parameters. A failed write may be told as late as the transaction's end."""
        ...

    def insert(self, table: str, rows: Sequence[Row]) -> None:
        """Add whole rows, with a value for each column in order."""
        ...

    def set_balances(self, balances: Mapping[int, int]) -> None:
        """Set balances (minor units) by account id."""
        ...

    def only_writer_of(self, table: str) -> None:
        """Nobody else writes to `table` until the transaction ends."""
        ...

    def close(self) -> None: ...
