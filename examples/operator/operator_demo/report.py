"""The report: everything that moved money between players and the games, in the order in which it happened."""

from typing import Any

import apsw

from .calls import Report


def report(connection: apsw.Connection, call: Report) -> dict[str, Any]:
    """A page of entries after the cursor.

    The cursor is the number of the last entry that was told. Numbers are given inside the write transaction, so none
    can appear later below a cursor that has been passed.
    """
    rows = connection.execute(
        "SELECT number, id, kind, player, currency, amount, round, time FROM entry"
        " WHERE number > ? AND source = 'games' ORDER BY number LIMIT ?",
        (int(call.after or 0), call.most + 1),
    ).fetchall()
    names = ("id", "kind", "player", "currency", "amount", "round", "time")
    page = rows[: call.most]
    return {
        "entries": [dict(zip(names, row[1:], strict=True)) for row in page],
        "next": str(page[-1][0]) if len(rows) > call.most else None,
    }
