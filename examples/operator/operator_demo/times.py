"""Time, as a value that comes in: Unix seconds from a clock, and how it is written."""

from collections.abc import Callable
from datetime import UTC, datetime

#: Says what time it is, in Unix seconds. The tests' clocks stand still.
Clock = Callable[[], float]


def iso(seconds: float) -> str:
    """ISO 8601 in UTC with microseconds, so that texts sort as times do."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


def day_of(seconds: float) -> str:
    """The day (YYYY-MM-DD, UTC) of a moment."""
    return iso(seconds)[:10]
