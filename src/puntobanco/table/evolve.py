"""What a table is after something has happened there."""

from collections.abc import Iterable

from msgspec.structs import replace

from .events import Event
from .state import Table


def evolve(table: Table, event: Event) -> Table:
    """The table after `event`. Every event raises the version by one."""
    return replace(table, version=table.version + 1, **event.changes(table))


def evolve_all(table: Table, events: Iterable[Event]) -> Table:
    """The table after all `events`."""
    for event in events:
        table = evolve(table, event)
    return table
