"""Which games are open, and with which limits, as rows."""

import json
from datetime import datetime

from puntobanco.game import Limits
from puntobanco.service import Opening

from . import journal
from .connection import Connection


def openings(connection: Connection) -> tuple[Opening, ...]:
    """What was set, by game."""
    rows = connection.execute("SELECT game_id, is_open, limits FROM opening ORDER BY game_id")
    return tuple(
        Opening(str(game), bool(is_open), {area: Limits(*of) for area, of in json.loads(str(limits)).items()})
        for game, is_open, limits in rows
    )


def set_opening(connection: Connection, opening: Opening, by: str, now: datetime) -> None:
    """Set it, with a line in the journal."""
    limits = {area: [of.minimum, of.maximum] for area, of in opening.limits.items()}
    connection.execute("DELETE FROM opening WHERE game_id = ?", (opening.game_id,))
    connection.execute(
        "INSERT INTO opening VALUES (?, ?, ?)", (opening.game_id, int(opening.is_open), json.dumps(limits))
    )
    detail = {"game": opening.game_id, "open": opening.is_open, "limits": limits}
    journal.write(connection, by, "table set", detail, now)
