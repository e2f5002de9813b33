"""What the tests of the odds share."""

import pytest

from tests.odds.slow import CoupsByValues


@pytest.fixture(scope="session")
def every_coup() -> CoupsByValues:
    """All coups through the production rules; dealt once for all tests that count them."""
    return CoupsByValues()
