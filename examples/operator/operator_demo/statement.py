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
    """One stake and what became of it; or money that was brought to the games, or came back from there.

    `stake_minor` is None for what came back, `paid_minor` while nothing has come back.
    """

    number: int
    kind: str
    game: str | None
    round: str | None
    stake_minor: int | None
    paid_minor: int | None
    rolled_back: int
    void: int
    time: str

    @property
    def what(self) -> str:
        """round, transfer-in or transfer-out."""
        if self.kind == "credit":
            return "transfer-out"
        return "transfer-in" if self.round is None else "round"

    @property
    def state(self) -> str:
        """open, settled, returned or void."""
        if self.void:
            return "void"
        if self.rolled_back:
            return "returned"
        return "open" if self.paid_minor is None else "settled"

    @property
    def result_minor(self) -> int:
        """What a settled round brought the player."""
        return (self.paid_minor or 0) - (self.stake_minor or 0)


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
    """The newest stakes and transfers, below the number `before` if it is given."""
    rows = connection.execute(
        """
        SELECT entry.number, kind, game, entry.round, debit.amount, iif(kind = 'credit', entry.amount, paid),
               rolled_back IS NOT NULL, void IS NOT NULL, entry.time
        FROM entry LEFT JOIN debit USING (id)
        WHERE entry.player = ? AND entry.number < ? AND source = 'games' AND (kind = 'debit'
            OR kind = 'credit' AND entry.round IS NULL
               AND NOT EXISTS (SELECT 1 FROM debit AS closed WHERE closed.credit = entry.id))
        ORDER BY entry.number DESC LIMIT ?""",
        (player, _NEWEST if before is None else before, most),
    )
    return [Play(*row) for row in rows]
