"""What patrons are called at a table: cleaned of what does not belong into a name, short, and each only once."""

import unicodedata
from collections.abc import Iterable
from itertools import count
from typing import Final

#: Characters of a name at most.
LONGEST_NAME: Final = 20


def clean_name(wanted: str) -> str:
    """A name that can be shown: letters, marks, digits, punctuation and single spaces; empty when nothing is left.

    Control and format characters go, among them those that turn the direction of writing; so do private and
    unassigned ones. No letter carries more than two marks.

    >>> clean_name("  Anna" + chr(0x202E) + chr(9) + " Öberg!  ")
    'Anna Öberg!'
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFKC", wanted[: 8 * LONGEST_NAME]):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if letter.isspace():
            kept.append(" ")
        elif not kind.startswith("C") and marks <= 2 and (kept or not marks):
            kept.append(letter)
    return " ".join("".join(kept).split())[:LONGEST_NAME].strip()


def free_name(wanted: str, taken: Iterable[str]) -> str:
    """The cleaned name, with a number behind it when somebody is called so already; no name stays no name.

    >>> free_name("anna", ["Anna", "anna 2"])
    'anna 3'
    """
    name = clean_name(wanted)
    used = {other.casefold() for other in taken}
    if not name or name.casefold() not in used:
        return name
    for number in count(2):
        numbered = f"{name[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}"
        if numbered.casefold() not in used:
            break
    return numbered
