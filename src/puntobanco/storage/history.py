"""A patron's history, page by page: every question goes down the key (patron, round id) and reads a piece of it.

Round ids are UUIDv7 and so ascend with the time of the offer. Of one table the times of settlement ascend with them; an
offer may however have stood open for long at one table while rounds were played at another.
"""

from datetime import UTC, datetime, timedelta
from typing import Final

from puntobanco.service import Page, Wanted, uuid7

from .connection import Connection
from .rows import PLAYED, played_from

#: So many rounds are looked through for a page at most.
MOST_READ: Final = 5_000
#: How long an offer may have stood open and its round still be found by the day it was settled on.
_LONGEST_OPEN: Final = timedelta(days=30)

_FILTERS: Final = "time >= ? AND time < ? AND (? = '' OR game_id = ?) AND (? = '' OR outcome = ?)"
_NEWEST: Final = "ORDER BY wager.round_id DESC LIMIT ?"
_PIECE: Final = "SELECT * FROM wager WHERE patron = ? AND round_id < ? AND round_id >= ? ORDER BY round_id DESC LIMIT ?"
PAGE: Final = f"{PLAYED.replace('FROM wager', f'FROM ({_PIECE}) AS wager')} WHERE {_FILTERS} {_NEWEST}"
_ARE_VOID: Final = "SELECT round_id FROM void WHERE approved_at IS NOT NULL AND round_id < ? AND round_id >= ?"
VOID: Final = f"{PLAYED} WHERE patron = ? AND wager.round_id IN ({_ARE_VOID}) AND {_FILTERS} {_NEWEST}"
END: Final = """
    SELECT round_id FROM wager WHERE patron = ? AND round_id < ? AND round_id >= ?
    ORDER BY round_id DESC LIMIT 1 OFFSET ?
"""


def history(connection: Connection, patron: str, wanted: Wanted, before: str | None, most: int) -> Page:
    """At most `most` of the patron's rounds older than round `before`, newest first (see `Store.history`)."""
    start, end = _ids(wanted, before)
    filters = (_text(wanted.since, ""), _text(wanted.until, "9"), *(wanted.game_id,) * 2, *(wanted.outcome,) * 2)
    if wanted.is_void:  # there are few of them, so that they are gone through first
        found = connection.execute(VOID, (patron, start, end, *filters, most + 1)).fetchall()
        rounds = tuple(map(played_from, found[:most]))
        return Page(rounds, rounds[-1].claim.round_id if len(found) > most else None)
    is_all = wanted == Wanted()
    read = most + 1 if is_all else MOST_READ
    found = connection.execute(PAGE, (patron, start, end, read, *filters, most + 1)).fetchall()
    rounds = tuple(map(played_from, found[:most]))
    if len(found) > most:
        return Page(rounds, rounds[-1].claim.round_id)
    if is_all:
        return Page(rounds, None)
    last = connection.execute(END, (patron, start, end, read - 1)).fetchone()
    return Page(rounds, None if last is None else str(last[0]))


def _ids(wanted: Wanted, before: str | None) -> tuple[str, str]:
    """The round ids to look between: below the first, from the second on."""
    start, end = before or "~", ""
    if wanted.until is not None:  # no round is settled before it is offered
        start = min(start, uuid7(_milliseconds(wanted.until), 0))
    if wanted.since is not None:
        end = uuid7(max(0, _milliseconds(wanted.since - _LONGEST_OPEN)), 0)
    return start, end


def _milliseconds(time: datetime) -> int:
    return int(time.timestamp() * 1000)


def _text(time: datetime | None, otherwise: str) -> str:
    """A time as it is stored; text compares as time does, because all of them are UTC."""
    return otherwise if time is None else time.astimezone(UTC).isoformat(timespec="milliseconds")
