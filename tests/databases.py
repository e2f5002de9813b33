"""An empty database of either kind, for tests that hold on both."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import apsw
import psycopg

from puntobanco.storage import AuditReport, DatabaseStore, audit
from puntobanco.storage.sqlite import FILE_NAME


@dataclass(frozen=True)
class Database:
    """SQLite in `folder`, or PostgreSQL at `address` with the server's own things in `folder`."""

    folder: Path
    address: str = ""

    def open(self) -> DatabaseStore:
        return DatabaseStore(self.folder, self.address)

    def audit(self) -> AuditReport:
        return audit(self.folder, self.address)

    def execute(self, statement: str) -> list[tuple[Any, ...]]:
        """What somebody does who has got hold of the database itself."""
        if self.address:
            with psycopg.connect(self.address, autocommit=True) as connection:
                done = connection.execute(statement.replace("zeroblob(32)", "decode(repeat('00', 32), 'hex')"))  # type: ignore[arg-type]
                return done.fetchall() if done.description else []
        # Another copy of SQLite in this process (Python's own) would let go of the locks of the store's.
        with closing(apsw.Connection(str(self.folder / FILE_NAME))) as database:
            return database.execute(statement).fetchall()

    @contextmanager
    def broken(self, table: str) -> Iterator[None]:
        """While the block runs, no row can be written to `table`: the last things of a batch fail, after the first."""
        if self.address:
            breaking = f"ALTER TABLE {table} ADD CONSTRAINT broken CHECK (false) NOT VALID"
            mending = f"ALTER TABLE {table} DROP CONSTRAINT broken"
        else:
            breaking = f"CREATE TRIGGER broken BEFORE INSERT ON {table} BEGIN SELECT RAISE(ABORT, 'broken'); END"
            mending = "DROP TRIGGER broken"
        self.execute(breaking)
        try:
            yield
        finally:
            self.execute(mending)

    def everything(self) -> bytes:
        """Every byte that is stored anywhere, as it is or in hex."""
        files = b"".join(path.read_bytes() for path in self.folder.iterdir() if path.is_file())
        if not self.address:
            return files
        tables = self.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
        return files + b"".join(
            str(row).encode()
            for (table,) in tables
            for (row,) in self.execute(f"SELECT CAST(t AS text) FROM {table} AS t")  # noqa: S608
        )


#: Makes an empty database.
NewDatabase = Callable[[], Database]
