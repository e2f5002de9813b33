"""How far the reliability tests go: so far in `make test`, much further in `make soak`, which also sets a time limit.

Each R-row of quality is run by tests that ask here for their turns; progress and figures go to the soak's report.
"""

import json
import os
import time
from collections.abc import Iterator
from pathlib import Path

_REPORT = os.environ.get("SOAK_REPORT", "")
_MINUTES = float(os.environ.get("SOAK_MINUTES", "0") or 0)
#: Progress is told this often.
_EVERY_SECONDS = 5.0
_FIRST = int(os.environ.get("SOAK_FIRST", "0") or 0)


def is_long() -> bool:
    """Whether this is a soak."""
    return bool(_REPORT)


def size(*, ci: int, long: int) -> int:
    """A size that cannot be cut short."""
    return long if is_long() else ci


def seeds(row: str, what: str, *, ci: int, long: int) -> Iterator[int]:
    """The same for tests whose turn's number is a seed: a soak may begin elsewhere, to see others than the last did."""
    for number in turns(row, what, ci=ci, long=long):
        yield number + (_FIRST if is_long() else 0)


def is_over(began: float) -> bool:
    """Whether the minutes of a soak have passed since then (`time.monotonic`); for waits within a turn."""
    return is_long() and _MINUTES > 0 and time.monotonic() - began > 60 * _MINUTES


def turns(row: str, what: str, *, ci: int, long: int) -> Iterator[int]:
    """0, 1, 2 …: `ci` of them, or in a soak `long`, or as many as fit into its minutes."""
    most = size(ci=ci, long=long)
    began = told = time.monotonic()
    number = 0
    try:
        for number in range(most):
            now = time.monotonic()
            if is_over(began):
                return
            if is_long() and now - told > _EVERY_SECONDS:
                told = now
                print(f"  {row} {what}: {number} of {most}, {now - began:.0f} s", flush=True)
            yield number
        number = most
    finally:
        figure(row, what, done=number, asked=most, seconds=round(time.monotonic() - began, 1))


def figure(row: str, what: str, **figures: object) -> None:
    """What was counted or measured; in a soak it is kept for the report."""
    print(f"  {row} {what}: " + ", ".join(f"{name} {value}" for name, value in figures.items()), flush=True)
    if is_long():
        with Path(_REPORT).open("a") as report:
            report.write(json.dumps({"row": row, "what": what, **figures}) + "\n")
