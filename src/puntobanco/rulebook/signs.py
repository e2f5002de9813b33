"""The signs on the table's buttons, as paths in a square of 24: the same as the browser client draws."""

from collections.abc import Mapping
from typing import Final

from .teller import Teller
from .tree import Entry

SIGNS: Final[Mapping[str, str]] = {
    "menu": "M4 7h16M4 12h16M4 17h16",
    "sound": "M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11",
    "undo": "M8.5 5L4 9.5 8.5 14M4.5 9.5H14a5 5 0 0 1 0 10h-3",
    "clear": "M6 6l12 12M18 6L6 18",
    "rebet": "M19 12a7 7 0 1 1-2.3-5.2M19.5 3.5v4.3h-4.3",
    "double": "M9 7a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 8.1a5.5 5.5 0 1 1 0 8.8",
    "plus": "M12 5v14M5 12h14",
    "minus": "M5 12h14",
    "shield": "M12 3l7.5 2.8v5.5c0 4.7-3.2 8-7.5 9.7-4.3-1.7-7.5-5-7.5-9.7V5.8zM8.5 12l2.6 2.6L16 9.7",
    "back": "M14.5 5l-7 7 7 7",
    "table": "M4 6h16v12H4zM4 10.5h16M12 10.5V18",
    "book": "M5 4.5h6a2 2 0 0 1 2 2v13a2 2 0 0 0-2-2H5zM19 4.5h-4a2 2 0 0 0-2 2v13a2 2 0 0 1 2-2h4z",
    "clock": "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 7.5V12l3 2",
    "percent": "M18.5 5.5l-13 13M7.5 5.3a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z"
    "M16.5 14.1a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z",
    "keys": "M3.5 7h17v10.5h-17zM7 10.5h0M10.5 10.5h0M14 10.5h0M17.5 10.5h0M8 14h8",
}

#: Signs that stand on the table without a word beside them, as letters for pages without pictures.
_LETTERS: Final[Mapping[str, str]] = {"plus": "+", "minus": "−", "menu": "☰"}


def signed(entry: Entry, tell: Teller) -> str:
    """The label of `entry`, after its sign where text can show it."""
    sign = _LETTERS.get(entry.icon or "")
    return tell(entry.label) if sign is None else f"{sign} {tell(entry.label)}"
