"""Double entry: every entry's postings add up to zero, and a balance is nothing but the sum of its postings."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import apsw

#: The account of the games: what players have staked and not won back.
GAMES: Final = "games"
#: Where play money comes from and goes to: a real operator has its bank here.
OUTSIDE: Final = "outside"


@dataclass(frozen=True, slots=True)
class Entry:
    """One event that moves money, told from the player's side. Times are ISO 8601, UTC."""

    source: str
    id: str
    kind: str
    player: str
    currency: str
    round: str | None
    time: str


def balance(connection: apsw.Connection, owner: str, currency: str) -> int:
    """Minor units that `owner` has."""
    row = connection.execute("SELECT balance FROM account WHERE owner = ? AND currency = ?", (owner, currency)).get
    return 0 if row is None else int(row)


def post(connection: apsw.Connection, entry: Entry, amounts: Sequence[int], *, against: str) -> int:
    """Write `entry`, inside a transaction: each amount goes to the player from `against`. Returns the new balance.

    A negative amount goes the other way. Amounts of zero move nothing; an entry that moves nothing is not written.
    """
    lines = [
        (owner, signed)
        for amount in amounts
        if amount != 0
        for owner, signed in ((entry.player, amount), (against, -amount))
    ]
    after = balance(connection, entry.player, entry.currency) + sum(amounts)
    if not lines:
        return after
    connection.execute(
        "INSERT INTO entry (source, id, kind, player, currency, amount, balance_after, round, time)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            entry.source, entry.id, entry.kind, entry.player, entry.currency,
            sum(amounts), after, entry.round, entry.time,
        ),
    )  # fmt: skip
    number = connection.last_insert_rowid()
    for line, (owner, signed) in enumerate(lines):
        connection.execute(
            "INSERT INTO account (owner, currency, balance) VALUES (?, ?, ?)"
            " ON CONFLICT (owner, currency) DO UPDATE SET balance = balance + excluded.balance",
            (owner, entry.currency, signed),
        )
        connection.execute(
            "INSERT INTO posting (entry, line, account, amount)"
            " SELECT ?, ?, id, ? FROM account WHERE owner = ? AND currency = ?",
            (number, line, signed, owner, entry.currency),
        )
    return after
