"""Fixtures that are shared: one server for all tests that only play on it."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.support import Server, running_server

# A time limit would make the tests fail on a busy machine, not on a fault.
settings.register_profile("default", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("default")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server on a real database, shared by the whole run."""
    with running_server(tmp_path_factory.mktemp("server") / "data") as running:
        yield running
