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


@pytest.mark.parametrize("page", ["security.md", "known-faults.md", "reliability.md"])
def test_every_test_that_a_page_names_exists(page: str) -> None:
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "docs" / page).read_text(encoding="utf-8")))
    assert len(named) > 30
    assert named - DEFINED == set()
