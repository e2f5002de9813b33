"""Plans of one's own: a CSV file with the columns step, stake, win, lose and push."""

import csv
from pathlib import Path
from typing import Final

from .plan import Plan, Step

_COLUMNS: Final = ("step", "stake", "win", "lose", "push")
_SURPLUS: Final = "surplus"
#: More steps than any table's limits leave room for.
_MOST_STEPS: Final = 100_000


class PlanFileError(ValueError):
    """A plan file that cannot be used: `source`, `line` (from 1) and what is wrong with it."""

    def __init__(self, source: str, line: int, problem: str) -> None:
        super().__init__(f"{source}:{line}: {problem}")
        self.source, self.line, self.problem = source, line, problem


def parse_plan(text: str, source: str = "<plan>") -> Plan:
    """The plan that `text` describes; `source` is the name used in errors and as the plan's name.

    One row a step, the first is the start: its number (any whole number, once), its stake in whole units (0: watch),
    and the numbers of the steps after a win, a loss and a push (empty: stay). Raises PlanFileError.
    """
    reader = csv.reader(text.splitlines())
    header = [name.strip() for name in next(reader, [])]
    if sorted(header) != sorted(_COLUMNS):
        raise PlanFileError(source, 1, f"the first line must name the columns {','.join(_COLUMNS)}")
    rows = [
        (reader.line_num, dict(zip((*header, _SURPLUS), row, strict=False)))
        for row in reader
        if any(map(str.strip, row))
    ]
    for line, row in rows:
        if _SURPLUS in row:
            raise PlanFileError(source, line, f"a row has {len(_COLUMNS)} columns, this one has more")
    if not 1 <= len(rows) <= _MOST_STEPS:
        raise PlanFileError(source, 1, f"a plan has 1 to {_MOST_STEPS} steps, not {len(rows)}")
    places: dict[int, int] = {}
    for place, (line, row) in enumerate(rows):
        number = _whole(source, line, row, "step")
        if number in places:
            raise PlanFileError(source, line, f"step {number} comes twice")
        places[number] = place
    steps = tuple(_step(source, line, row, place, places) for place, (line, row) in enumerate(rows))
    if not any(step.stake for step in steps):
        raise PlanFileError(source, 1, "no step of this plan stakes anything")
    return Plan(source, steps)


def read_plan(path: Path) -> Plan:
    """The plan in the file at `path`. Raises PlanFileError naming file and line, or OSError."""
    return parse_plan(path.read_text(encoding="utf-8-sig"), str(path))


def _step(source: str, line: int, row: dict[str, str], place: int, places: dict[int, int]) -> Step:
    def follows(column: str) -> int:
        if not row.get(column, "").strip():
            return place
        number = _whole(source, line, row, column)
        if number not in places:
            raise PlanFileError(source, line, f"{column} leads to step {number}, which the file does not have")
        return places[number]

    return Step(_whole(source, line, row, "stake"), follows("win"), follows("lose"), follows("push"))


def _whole(source: str, line: int, row: dict[str, str], column: str) -> int:
    text = row.get(column, "").strip()
    if not (text.isascii() and text.isdigit() and len(text) <= 12):
        raise PlanFileError(source, line, f"{column} must be a whole number from 0, not {text!r}")
    return int(text)
