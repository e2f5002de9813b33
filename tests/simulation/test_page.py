"""The page about the simulator."""

import doctest
from pathlib import Path

from puntobanco.simulation import PLANS, parse_plan

PAGE = Path(__file__).parents[2] / "docs" / "simulator.md"


def test_its_examples_print_what_it_says() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert (failed, tried > 4) == (0, True)


def test_it_names_every_plan_and_its_plan_file_can_be_read() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for name in PLANS:
        assert f"| `{name}` |" in text
    _, _, rest = text.partition("```csv\n")
    assert len(parse_plan(rest.partition("```")[0]).steps) == 3
