"""Aligned columns of plain text, broken where the line would be too long."""

from collections.abc import Iterator, Sequence
from textwrap import wrap

_GAP = "  "
#: No column of words is made narrower than this.
_LEAST = 12


def aligned(heads: Sequence[str], rows: Sequence[Sequence[str]], numeric: Sequence[bool], width: int) -> list[str]:
    """The table as lines: headings, a rule over each column, the rows; numbers to the right."""
    widths = _widths([heads, *rows], numeric, width)
    rule = _GAP.join("─" * wide for wide in widths)
    return [
        *_lines(heads, widths, numeric),
        rule,
        *(line for row in rows for line in _lines(row, widths, numeric)),
    ]


def _widths(rows: Sequence[Sequence[str]], numeric: Sequence[bool], width: int) -> list[int]:
    """As wide as each column wants to be; while that is too much, the widest column of words gives way."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(numeric))]
    room = width - len(_GAP) * (len(widths) - 1)
    for place, is_number in enumerate(numeric):
        if is_number and sum(widths) > room:  # a long heading may break, the figures under it may not
            widths[place] = max(max(len(row[place]) for row in rows[1:]), *map(len, rows[0][place].split(" ")), 0)
    while sum(widths) > room:
        place = max((place for place, is_number in enumerate(numeric) if not is_number), key=lambda at: widths[at])
        if widths[place] <= _LEAST:
            break
        widths[place] -= 1
    return widths


def _lines(row: Sequence[str], widths: Sequence[int], numeric: Sequence[bool]) -> Iterator[str]:
    cells = [wrap(cell, wide, break_on_hyphens=False) or [""] for cell, wide in zip(row, widths, strict=True)]
    for number in range(max(map(len, cells))):
        parts = [cell[number] if number < len(cell) else "" for cell in cells]
        yield _GAP.join(
            part.rjust(wide) if is_number else part.ljust(wide)
            for part, wide, is_number in zip(parts, widths, numeric, strict=True)
        ).rstrip()
