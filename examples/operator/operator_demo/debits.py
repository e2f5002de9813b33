"""What has become of each debit: open, closed by a credit, rolled back, void, or dead before it came."""

from dataclasses import dataclass

import apsw

from .calls import Debit as DebitCall


@dataclass(frozen=True, slots=True)
class Debit:
    """A debit that was taken. The ids name the calls that ended it."""

    id: str
    player: str
    currency: str
    amount_minor: int
    round: str | None
    credit: str | None
    paid_minor: int | None
    rolled_back: str | None
    void: str | None


_COLUMNS = "id, player, currency, amount, round, credit, paid, rolled_back, void"


def find(connection: apsw.Connection, debit_id: str) -> Debit | None:
    row = connection.execute(f"SELECT {_COLUMNS} FROM debit WHERE id = ?", (debit_id,)).fetchone()  # noqa: S608 - constant
    return None if row is None else Debit(*row)


def of_round(connection: apsw.Connection, player: str, round_id: str) -> list[Debit]:
    """The player's debits for a round: one, where the games keep to the wallet API."""
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM debit WHERE round = ? AND player = ? ORDER BY number",  # noqa: S608 - constant
        (round_id, player),
    )
    return [Debit(*row) for row in rows]


def add(connection: apsw.Connection, call: DebitCall, time: str) -> None:
    connection.execute(
        "INSERT INTO debit (id, player, currency, amount, game, round, time) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (call.id, call.player, call.currency, call.amount, call.game, call.round, time),
    )


def close(connection: apsw.Connection, debit_id: str, *, credit: str, paid_minor: int) -> None:
    connection.execute("UPDATE debit SET credit = ?, paid = ? WHERE id = ?", (credit, paid_minor, debit_id))


def roll_back(connection: apsw.Connection, debit_id: str, *, rollback: str) -> None:
    connection.execute("UPDATE debit SET rolled_back = ? WHERE id = ?", (rollback, debit_id))


def take_back(connection: apsw.Connection, debit_id: str, *, void: str) -> None:
    connection.execute("UPDATE debit SET void = ? WHERE id = ?", (void, debit_id))


def bury(connection: apsw.Connection, debit_id: str, *, rollback: str) -> None:
    """Remember that a debit which has not been seen was rolled back: it must never be taken."""
    connection.execute(
        "INSERT INTO tombstone (debit, rollback) VALUES (?, ?) ON CONFLICT DO NOTHING", (debit_id, rollback)
    )


def is_buried(connection: apsw.Connection, debit_id: str) -> bool:
    return connection.execute("SELECT 1 FROM tombstone WHERE debit = ?", (debit_id,)).fetchone() is not None


def staked_on(connection: apsw.Connection, player: str, day: str) -> int:
    """Minor units that the player staked on `day` (YYYY-MM-DD, UTC) and did not get back by a rollback or a void."""
    return int(
        connection.execute(
            "SELECT coalesce(sum(amount), 0) FROM debit"
            " WHERE player = ? AND time >= ? AND time < ? AND rolled_back IS NULL AND void IS NULL",
            (player, day, day + "~"),
        ).get
    )
