"""The cashier: play money in and out of an account. Each form carries an id, so a double click pays once."""

from typing import Final, Literal

import apsw

from . import books
from .books import OUTSIDE, Entry
from .players import Player
from .times import iso

Way = Literal["deposit", "withdrawal"]
WAYS: Final[tuple[Way, ...]] = ("deposit", "withdrawal")


def pay(connection: apsw.Connection, player: Player, way: Way, form_id: str, amount_minor: int, now: float) -> bool:
    """Move `amount_minor` into the account or out of it; False when there is not enough. Again is once."""
    if connection.execute("SELECT 1 FROM entry WHERE source = 'cashier' AND id = ?", (form_id,)).fetchone():
        return True
    if way == "withdrawal" and amount_minor > books.balance(connection, player.id, player.currency):
        return False
    signed = amount_minor if way == "deposit" else -amount_minor
    entry = Entry("cashier", form_id, way, player.id, player.currency, None, iso(now))
    books.post(connection, entry, (signed,), against=OUTSIDE)
    return True
