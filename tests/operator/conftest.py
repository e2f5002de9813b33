"""Fixtures: an operator in this process, and one as a process of its own."""

import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest
from operator_demo.app import create_app
from operator_demo.audit import audit
from operator_demo.database import open_database
from operator_demo.desk import Desk
from operator_demo.site import Site

from tests.operator.support import SECRET, House, Process, Visitor, start_operator

GAMES = "https://games.example"


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """An operator on a real database. Whatever a test did, its books must be right at the end."""
    connection = open_database(tmp_path)
    connection.pragma("synchronous", 0)  # no power fails in this process; test_kill9 has the durable one
    desk = Desk(connection)
    site = Site(games=GAMES, secret=SECRET.encode(), desk=desk, clock=lambda: made.now)
    transport = httpx.ASGITransport(create_app(site))  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:
        made = House(site, connection, http)
        yield made
        assert await desk.run(audit) == []
    desk.close()


@pytest.fixture(scope="session")
def operator(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """An operator as a process of its own, for the whole run."""
    process = start_operator(tmp_path_factory.mktemp("operator") / "data", "--games", GAMES)
    yield process
    process.stop()


@pytest.fixture
def visitor(operator: Process) -> Iterator[Visitor]:
    """A browser that has not been here before."""
    came = Visitor(operator.url)
    yield came
    came.http.close()


@pytest.fixture
def other(operator: Process) -> Iterator[Visitor]:
    """Another browser."""
    came = Visitor(operator.url)
    yield came
    came.http.close()


@pytest.fixture
def name() -> str:
    """A name that nobody has yet."""
    return f"Anna {secrets.token_hex(4)}"
