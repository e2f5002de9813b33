"""Fixtures that are shared: databases of both kinds, and one server for all tests that only play on it."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.databases import Database, NewDatabase
from tests.postgres import Postgres, running_postgres
from tests.support import Server, running_server

HERE = Path(__file__).parent

# A time limit would make the tests fail on a busy machine, not on a fault.
settings.register_profile("default", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("default")

#: What takes longest, first, so that workers who share the tests file by file end together. The browser's tests lead
#: without a break: each worker then starts one Chromium.
LONGEST = (
    "browser/test_together",
    "browser",
    "service/test_machine",
    "faults",
    "cluster",
    "server",
    "simulation",
    "cli",
    "tui",
    "wallets",
    "office",
    "fairness",
    "bench",
)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Order the tests for workers (`-n 2 --no-loadscope-reorder`); one process alone keeps the order of the folders."""
    if not hasattr(config, "workerinput"):
        return

    def place(item: pytest.Item) -> int:
        path = str(item.path.relative_to(HERE))
        return next((number for number, name in enumerate(LONGEST) if path.startswith(name)), len(LONGEST))

    items.sort(key=place)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server on a real database, shared by the whole run."""
    data = tmp_path_factory.mktemp("server") / "data"
    # Some tests ask by the thousand; that a rate is kept is for others (test_throttle).
    with running_server(data, requests_per_second="0", messages_per_second="0") as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL, shared by the whole run."""
    with running_postgres() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> NewDatabase:
    """Makes an empty database of the kind that this test is run on."""
    server: Postgres | None = request.getfixturevalue("postgres") if request.param == "postgresql" else None
    numbers = count(1)

    def make() -> Database:
        folder = tmp_path / f"data{next(numbers)}"
        folder.mkdir()
        return Database(folder, server.address() if server else "")

    return make


@pytest.fixture
def database(new_database: NewDatabase) -> Database:
    """An empty database; the test is run on each kind."""
    return new_database()
