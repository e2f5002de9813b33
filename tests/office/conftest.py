"""One server with a back office for each file of tests: they share an address, and so how often it may log in."""

from collections.abc import Iterator

import pytest

from tests.support import Server, running_server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("office") / "data", office="true") as running:
        yield running
