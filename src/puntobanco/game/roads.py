"""The score roads: bead plate, big road and the three roads derived from it. They record; they foretell nothing.

Every road has six rows. The big road shows streaks of winners and marks ties on the last cell; the derived roads
compare the streaks of the big road with those one, two and three before, and ignore ties.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from .coup import Outcome

ROWS: Final = 6

BEAD_KINDS: Final[Mapping[Outcome, str]] = {Outcome.PLAYER: "P", Outcome.BANKER: "B", Outcome.TIE: "T"}


class Pattern(StrEnum):
    """A mark of a derived road: regular (drawn red) or irregular (blue)."""

    REGULAR = "R"
    IRREGULAR = "I"


@dataclass(frozen=True, slots=True)
class Mark:
    """One mark at `row` (0…5) and `column` (from 0).

    `kind` is P, B or T; on the big road empty while only ties have come; R or I on the derived roads. `ties` counts
    the ties on a cell of the big road.
    """

    row: int
    column: int
    kind: str
    ties: int = 0


#: Marks that one more win would add to big eye, small and cockroach road; empty where it would add none.
Next = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class Roads:
    """All five roads, oldest mark first, how often each outcome came, and what a next Banker or Player would add."""

    bead: tuple[Mark, ...]
    big_road: tuple[Mark, ...]
    big_eye: tuple[Mark, ...]
    small: tuple[Mark, ...]
    cockroach: tuple[Mark, ...]
    counts: Mapping[Outcome, int]
    if_banker: Next
    if_player: Next

    def __repr__(self) -> str:
        """In a line, for whoever looks at them while trying things out."""
        counts = ", ".join(f"{outcome.value} {count}" for outcome, count in self.counts.items())
        return f"<Roads of {len(self.bead)} coups: {counts}>"

    def _repr_html_(self) -> str:
        """As a notebook shows them."""
        from .pictures import roads_svg

        return roads_svg(self)


class _Streaks:
    """Marks laid down in streaks: equal ones below each other, turning right where the way down ends or is taken."""

    def __init__(self) -> None:
        self.marks: list[Mark] = []
        self._taken: set[tuple[int, int]] = set()
        self._first_column = 0

    def add(self, kind: str, ties: int = 0) -> None:
        row, column = self._next_cell(kind)
        self._taken.add((row, column))
        self.marks.append(Mark(row, column, kind, ties))

    def _next_cell(self, kind: str) -> tuple[int, int]:
        if not self.marks:
            return 0, 0
        last = self.marks[-1]
        if last.kind == kind:
            below = (last.row + 1, last.column)
            return below if below[0] < ROWS and below not in self._taken else (last.row, last.column + 1)
        self._first_column += 1
        while (0, self._first_column) in self._taken:
            self._first_column += 1
        return 0, self._first_column


class RoadKeeper:
    """Keeps the roads of a table up to date, one outcome at a time."""

    def __init__(self, outcomes: Iterable[Outcome] = ()) -> None:
        self._counts = dict.fromkeys(Outcome, 0)
        self._bead: list[Mark] = []
        self._big_road = _Streaks()
        self._ties_before = 0
        self._depths: list[int] = []
        self._derived = (_Streaks(), _Streaks(), _Streaks())
        for outcome in outcomes:
            self.add(outcome)

    def add(self, outcome: Outcome) -> None:
        """One more coup came to `outcome`."""
        column, row = divmod(len(self._bead), ROWS)
        self._bead.append(Mark(row, column, BEAD_KINDS[outcome]))
        self._counts[outcome] += 1
        if outcome is Outcome.TIE:
            self._add_tie()
            return
        kind = BEAD_KINDS[outcome]
        patterns = self._would_add(kind)
        if self._continues(kind):
            self._depths[-1] += 1
        else:
            self._depths.append(1)
        self._big_road.add(kind, self._ties_before)
        self._ties_before = 0
        for road, pattern in zip(self._derived, patterns, strict=True):
            if pattern:
                road.add(pattern)

    def roads(self) -> Roads:
        """The roads as they are now."""
        big_road = tuple(self._big_road.marks)
        if not big_road and self._ties_before:
            big_road = (Mark(0, 0, "", self._ties_before),)
        big_eye, small, cockroach = (tuple(road.marks) for road in self._derived)
        return Roads(
            bead=tuple(self._bead),
            big_road=big_road,
            big_eye=big_eye,
            small=small,
            cockroach=cockroach,
            counts=dict(self._counts),
            if_banker=self._would_add(BEAD_KINDS[Outcome.BANKER]),
            if_player=self._would_add(BEAD_KINDS[Outcome.PLAYER]),
        )

    def _add_tie(self) -> None:
        marks = self._big_road.marks
        if not marks:
            self._ties_before += 1
            return
        last = marks[-1]
        marks[-1] = Mark(last.row, last.column, last.kind, last.ties + 1)

    def _continues(self, kind: str) -> bool:
        return bool(self._depths) and self._big_road.marks[-1].kind == kind

    def _would_add(self, kind: str) -> Next:
        """The derived marks of one more win for `kind`."""
        if self._continues(kind):
            big_eye, small, cockroach = (self._deeper(back) for back in (1, 2, 3))
        else:
            big_eye, small, cockroach = (self._another(back) for back in (1, 2, 3))
        return big_eye, small, cockroach

    def _another(self, back: int) -> str:
        """A new streak is regular when the one just ended was as deep as the one `back` before it."""
        depths = self._depths
        if len(depths) < 1 + back:
            return ""
        return Pattern.REGULAR if depths[-1] == depths[-1 - back] else Pattern.IRREGULAR

    def _deeper(self, back: int) -> str:
        """A streak that goes on is irregular only with its first mark below the end of the one `back` before it."""
        depths = self._depths
        if len(depths) < 1 + back:
            return ""
        return Pattern.IRREGULAR if depths[-1] == depths[-1 - back] else Pattern.REGULAR


def roads_of(outcomes: Iterable[Outcome]) -> Roads:
    """The roads of `outcomes`, oldest first."""
    return RoadKeeper(outcomes).roads()


def newest(marks: Iterable[Mark], columns: int) -> tuple[Mark, ...]:
    """The marks of the last `columns` columns, moved to the left edge: what is seen of a road that is full."""
    kept = tuple(marks)
    gone = max(0, max((mark.column for mark in kept), default=0) + 1 - columns)
    return tuple(Mark(mark.row, mark.column - gone, mark.kind, mark.ties) for mark in kept if mark.column >= gone)
