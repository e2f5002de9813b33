"""Pages that name tests name tests that there are, so that a promise does not outlive what keeps it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DEFINED = {
    name
    for path in (ROOT / "tests").rglob("*.py")
    for name in re.findall(r"def (test_\w+)", path.read_text(encoding="utf-8"))
}


@pytest.mark.parametrize(("page", "least"), [("security.md", 30), ("known-faults.md", 30), ("reliability.md", 3)])
def test_every_test_that_a_page_names_exists(page: str, least: int) -> None:
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "docs" / page).read_text(encoding="utf-8")))
    assert len(named) >= least
    assert named - DEFINED == set()


#: The features by tens: rules, bets, table, together, money, words, and what goes beyond.
FEATURES = [f"F-{number:02}" for first, last in
            ((1, 8), (10, 19), (20, 37), (40, 42), (50, 57), (60, 64), (70, 78))
            for number in range(first, last + 1)]  # fmt: skip


def test_every_feature_is_named_where_it_is_proved() -> None:
    """So that a search for its id finds the tests."""
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("*.py"))
    assert [feature for feature in FEATURES if feature not in tests] == []
