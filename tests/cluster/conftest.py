"""Two servers on one PostgreSQL."""

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tests.databases import Database
from tests.postgres import Postgres
from tests.support import Server, free_port, start_server


@dataclass
class Cluster:
    """Servers by number, each with a data folder of its own. One that has ended can be started again."""

    folder: Path
    address: str
    settings: dict[str, str]
    nodes: list[Server]

    def start(self, number: int) -> Server:
        """Start a server, at the port it had before if it has been started already."""
        port = int(self.nodes[number].url.rpartition(":")[2]) if number < len(self.nodes) else free_port()
        server = start_server(self.folder / f"node{number}", port=port, database=self.address, **self.settings)
        self.nodes[number : number + 1] = [server]
        return server

    @property
    def urls(self) -> list[str]:
        return [node.url for node in self.nodes]

    @property
    def database(self) -> Database:
        return Database(self.folder / "node0", self.address)

    def owner_of(self, table: str, *, default: int | None = None) -> int:
        """Which of the servers deals a table; the default, if there is one, when none does."""
        found = self.database.execute(
            f"SELECT place FROM shared_table JOIN node ON node.id = owner WHERE shared_table.id = '{table}'"  # noqa: S608
        )
        if default is not None and not found:
            return default
        ((place,),) = found
        places = [int((self.folder / f"node{number}" / "node").read_text()) for number in range(len(self.nodes))]
        return places.index(place)

    def stop(self) -> None:
        for node in self.nodes:
            if node.process.poll() is None:
                node.stop()


def _cluster(folder: Path, address: str, **settings: str) -> Cluster:
    quick = {"bet_seconds": "2", "node_seconds": "2", "messages_per_second": "0", "tables_per_patron": "50"}
    cluster = Cluster(folder, address, {**quick, **settings}, [])
    try:
        for number in range(2):
            cluster.start(number)
    except BaseException:
        cluster.stop()
        raise
    return cluster


@pytest.fixture(autouse=True)
async def sockets_have_closed() -> AsyncIterator[None]:
    """A socket that is closed or cut off is gone only in a later turn of the loop: let it come before the loop ends."""
    yield
    await asyncio.sleep(0.1)
    gc.collect()  # what was left open is told of here, not in some later test


@pytest.fixture
def new_cluster(postgres: Postgres, tmp_path: Path) -> Iterator[Any]:
    """Makes a cluster of two servers with these settings."""
    made: list[Cluster] = []

    def make(**settings: str) -> Cluster:
        made.append(_cluster(tmp_path, postgres.address(), **settings))
        return made[-1]

    yield make
    for cluster in made:
        cluster.stop()


@pytest.fixture(scope="module")
def steady(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A cluster that nobody hurts, whose clocks do not run out; its books are checked in the end."""
    cluster = _cluster(tmp_path_factory.mktemp("cluster"), postgres.address(), bet_seconds="600")
    yield cluster
    cluster.stop()
    assert cluster.database.audit().faults == ()
