"""What is read: rows of the database as the objects they stand for."""

import json
from collections.abc import Iterator
from datetime import datetime

import apsw

from puntobanco.fairness import Claim
from puntobanco.game import Outcome
from puntobanco.ledger import Account, Book, Kind, Transfer
from puntobanco.service import Played

_PLAYED = """
    SELECT round.id, table_id, game_id, game_version, decks, commitment, server_seed, client_seeds, player, banker,
           outcome, time, patron, bets, balance_before, balance_after
    FROM wager JOIN round ON round.id = wager.round_id
"""


def played_of(connection: apsw.Connection, round_id: str, patron: str) -> Played | None:
    """The patron's part in a stored round."""
    row = connection.execute(_PLAYED + "WHERE patron = ? AND round_id = ?", (patron, round_id)).fetchone()
    return None if row is None else _played(row)


def every_played(connection: apsw.Connection) -> Iterator[Played]:
    """Every patron's part in every round."""
    return map(_played, connection.execute(_PLAYED))


def recent(
    connection: apsw.Connection, table_id: str, patron: str, most: int
) -> tuple[Played | None, tuple[Outcome, ...]]:
    """The patron's last round at a table, and the table's last outcomes, oldest first."""
    rows = connection.execute(
        "SELECT id, outcome FROM round WHERE table_id = ? ORDER BY id DESC LIMIT ?", (table_id, most)
    ).fetchall()
    last = played_of(connection, str(rows[0][0]), patron) if rows else None
    return last, tuple(Outcome(outcome) for _, outcome in reversed(rows))


def patron_of(connection: apsw.Connection, token_hash: bytes) -> str | None:
    """Whose session this is."""
    row = connection.execute("SELECT patron FROM session WHERE token_hash = ?", (token_hash,)).fetchone()
    return None if row is None else row[0]


def balance(connection: apsw.Connection, account: Account) -> int:
    """The stored balance in minor units."""
    row = connection.execute(
        "SELECT balance FROM account WHERE owner = ? AND book = ? AND currency = ?",
        (account.owner, account.book.value, account.currency),
    ).fetchone()
    return 0 if row is None else row[0] or 0


def balances(connection: apsw.Connection) -> dict[Account, int]:
    """Every balance that is stored (the operator's own accounts have none)."""
    rows = connection.execute("SELECT owner, book, currency, balance FROM account WHERE balance IS NOT NULL")
    return {Account(owner, Book(book), currency): amount for owner, book, currency, amount in rows}


def every_transfer(connection: apsw.Connection) -> Iterator[Transfer]:
    """Every transfer."""
    rows = connection.execute("SELECT id, owner, book, currency FROM account")
    accounts = {number: Account(owner, Book(book), currency) for number, owner, book, currency in rows}
    for transfer_id, debit, credit, amount, kind, round_id in connection.execute(
        "SELECT id, debit, credit, amount, kind, round_id FROM transfer"
    ):
        yield Transfer(transfer_id, accounts[debit], accounts[credit], amount, Kind(kind), round_id)


def rule_files(connection: apsw.Connection) -> dict[str, str]:
    """Rule files by version."""
    return {str(version): str(source) for version, source in connection.execute("SELECT version, source FROM rules")}


def _played(row: tuple[object, ...]) -> Played:
    (
        round_id, table_id, game_id, game_version, decks, commitment, server_seed, client_seeds, player, banker,
        outcome, time, patron, bets, before, after,
    ) = row  # fmt: skip
    told: dict[str, list[int]] = json.loads(str(bets))
    assert isinstance(server_seed, bytes)  # noqa: S101 - STRICT tables keep their types
    return Played(
        Claim(
            round_id=str(round_id),
            commitment=str(commitment),
            server_seed=server_seed.hex(),
            client_seeds=tuple(str(client_seeds).split(",")),
            decks=int(str(decks)),
            player=tuple(str(player).split()),
            banker=tuple(str(banker).split()),
            outcome=str(outcome),
            stakes={area: amounts[0] for area, amounts in told.items()},
            payouts={area: amounts[1] for area, amounts in told.items()},
            game_version=str(game_version),
        ),
        table_id=str(table_id),
        game_id=str(game_id),
        patron=str(patron),
        balance_before=int(str(before)),
        balance_after=int(str(after)),
        settled_at=datetime.fromisoformat(str(time)),
    )
