"""What a table is after something has happened there."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from .events import (
    BettingClosed,
    CameBack,
    Event,
    RoundOffered,
    RoundReturned,
    RoundSettled,
    Seated,
    Skipped,
    Stood,
    WagerAccepted,
    WagerReturned,
    WentAway,
)
from .state import Phase, Seat, Table


def evolve(table: Table, event: Event) -> Table:
    """The table after `event`. Every event raises the version by one."""
    return replace(_after(table, event), version=table.version + 1)


def evolve_all(table: Table, events: Iterable[Event]) -> Table:
    """The table after all `events`."""
    for event in events:
        table = evolve(table, event)
    return table


def _after(table: Table, event: Event) -> Table:
    match event:  # what happens in every round first
        case WagerAccepted(wager, closes_at):
            seated = _with_seat(table, wager.patron, skipped=False, missed=0)
            return replace(table, seated=seated, wagers=(*table.wagers, wager), closes_at_ms=closes_at)
        case BettingClosed():
            return replace(table, phase=Phase.SETTLING, closes_at_ms=None, seated=tuple(_missed(table)))
        case RoundSettled() | RoundReturned():
            return _cleared(table)
        case RoundOffered(offer):
            return replace(_cleared(table), offer=offer)
        case WagerReturned(wager):
            wagers = tuple(other for other in table.wagers if other.patron != wager.patron)
            closes_at = table.closes_at_ms if wagers else None
            return replace(table, wagers=wagers, left=(*table.left, wager.patron), closes_at_ms=closes_at)
        case Skipped(patron):
            return replace(table, seated=_with_seat(table, patron, skipped=True, missed=0))
        case Seated(seat):
            return replace(table, seated=tuple(sorted((*table.seated, seat), key=lambda taken: taken.number)))
        case CameBack(patron, link):
            return replace(table, seated=_with_seat(table, patron, link=link, held_until_ms=None))
        case WentAway(patron, until):
            return replace(table, seated=_with_seat(table, patron, held_until_ms=until))
        case Stood(patron):
            return replace(table, seated=tuple(seat for seat in table.seated if seat.patron != patron))


def _with_seat(table: Table, patron: str, **changes: Any) -> tuple[Seat, ...]:
    return tuple([replace(seat, **changes) if seat.patron == patron else seat for seat in table.seated])


def _missed(table: Table) -> Iterable[Seat]:
    betting = {wager.patron for wager in table.wagers}
    for seat in table.seated:
        silent = not (seat.skipped or seat.is_away or seat.patron in betting)
        yield replace(seat, missed=seat.missed + 1) if silent else seat


def _cleared(table: Table) -> Table:
    """Without anything of the last round."""
    seated = tuple([replace(seat, skipped=False) for seat in table.seated])
    return replace(table, phase=Phase.BETTING, offer=None, wagers=(), left=(), closes_at_ms=None, seated=seated)
