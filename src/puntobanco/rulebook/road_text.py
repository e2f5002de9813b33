"""The score roads as rows of letters, for Markdown and plain text."""

from collections.abc import Iterator

from puntobanco.game import Mark, roads_of
from puntobanco.game.roads import BEAD_KINDS, ROWS

from .teller import Teller
from .tree import RoadSheet

_DERIVED = {"R": "●", "I": "○"}


def road_lines(sheet: RoadSheet, tell: Teller) -> Iterator[tuple[str, list[str]]]:
    """Each road's name and its lines. A slash after a letter is a tie on it, a number several."""
    roads = roads_of(sheet.outcomes)
    letters = {BEAD_KINDS[outcome]: tell(letter) for outcome, letter in sheet.letters.items()}
    signs = {**letters, **_DERIVED, "": ""}
    drawn = {
        "bead": roads.bead,
        "big": roads.big_road,
        "eye": roads.big_eye,
        "small": roads.small,
        "cockroach": roads.cockroach,
    }
    for name, marks in drawn.items():
        cells = {(mark.row, mark.column): signs[mark.kind] + _ties(mark) for mark in marks}
        yield tell(sheet.names[name]), _grid(cells)


def _ties(mark: Mark) -> str:
    return "" if mark.ties == 0 else "/" if mark.ties == 1 else str(mark.ties)


def _grid(cells: dict[tuple[int, int], str]) -> list[str]:
    columns = max(column for _, column in cells) + 1
    width = max(map(len, cells.values())) + 1
    return [
        "".join(cells.get((row, column), "·").ljust(width) for column in range(columns)).rstrip() for row in range(ROWS)
    ]
