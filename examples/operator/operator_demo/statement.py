"""What a player can look up: every movement of the account, and every stake with what became of it."""

from dataclasses import dataclass
from typing import Final

import apsw

PAGE: Final = 25
_NEWEST: Final = 2**62


@dataclass(frozen=True, slots=True)
class Movement:
    """One entry of the account."""

    number: int
    id: str
    kind: str
    amount_minor: int
    balance_after_minor: int
    time: str


@dataclass(frozen=True, slots=True)
class Play:
    """One stake, or with no round one stay at a table with money of its own."""

    number: int
    game: str
    round: str | None
    stake_minor: int
    paid_minor: int | None
    rolled_back: int
    void: int
    time: str

    @property
    def state(self) -> str:
        """open, settled, returned or void."""
        if self.void:
            return "void"
        if self.rolled_back:
            return "returned"
        return "open" if self.paid_minor is None else "settled"

    @property
    def result_minor(self) -> int | None:
        """What it brought the player; None while it is open."""
        if self.state in ("void", "returned"):
            return 0
        return None if self.paid_minor is None else self.paid_minor - self.stake_minor


def movements(connection: apsw.Connection, player: str, *, before: int | None, most: int = PAGE) -> list[Movement]:
    """The newest entries, below the number `before` if it is given."""
    rows = connection.execute(
        "SELECT number, id, kind, amount, balance_after, time FROM entry"
        " WHERE player = ? AND number < ? ORDER BY number DESC LIMIT ?",
        (player, _NEWEST if before is None else before, most),
    )
    return [Movement(*row) for row in rows]


def movement(connection: apsw.Connection, player: str, form_id: str) -> Movement | None:
    """What the cashier did for one form of the player's."""
    row = connection.execute(
        "SELECT number, id, kind, amount, balance_after, time FROM entry"
        " WHERE source = 'cashier' AND id = ? AND player = ?",
        (form_id, player),
    ).fetchone()
    return None if row is None else Movement(*row)


def plays(connection: apsw.Connection, player: str, *, before: int | None, most: int = PAGE) -> list[Play]:
    """The newest stakes, below the number `before` if it is given."""
    rows = connection.execute(
        "SELECT number, game, round, amount, paid, rolled_back IS NOT NULL, void IS NOT NULL, time FROM debit"
        " WHERE player = ? AND number < ? ORDER BY number DESC LIMIT ?",
        (player, _NEWEST if before is None else before, most),
    )
    return [Play(*row) for row in rows]
