"""What is read: rows of the database as the objects they stand for."""

import json
import logging
from collections.abc import Iterator
from datetime import datetime

import apsw

from puntobanco.fairness import Claim
from puntobanco.game import Outcome
from puntobanco.ledger import Account, Book, Kind, Transfer
from puntobanco.service import OpenShoe, Played, Recent, Unavailable

from .seal import Seal

_log = logging.getLogger(__name__)

_PLAYED = """
    SELECT round.id, table_id, game_id, game_version, decks, commitment, shoe_id, number, first,
           coalesce(round.server_seed, shoe.server_seed), client_seeds, player, banker, outcome, time,
           patron, client_seed, bets, balance_before, balance_after
    FROM wager JOIN round ON round.id = wager.round_id LEFT JOIN shoe ON shoe.id = round.shoe_id
"""


def played_of(connection: apsw.Connection, round_id: str, patron: str) -> Played | None:
    """The patron's part in a stored round."""
    row = connection.execute(_PLAYED + "WHERE patron = ? AND round_id = ?", (patron, round_id)).fetchone()
    return None if row is None else _played(row)


def history(connection: apsw.Connection, patron: str, before: str | None, most: int) -> tuple[Played, ...]:
    """The patron's rounds, newest first (see `Store.history`)."""
    # Round ids ascend with time, so the key of the table is the order of the history.
    rows = connection.execute(
        _PLAYED + "WHERE patron = ? AND round_id < ? ORDER BY round_id DESC LIMIT ?", (patron, before or "~", most)
    )
    return tuple(map(_played, rows))


def every_played(connection: apsw.Connection) -> Iterator[Played]:
    """Every patron's part in every round."""
    return map(_played, connection.execute(_PLAYED))


def recent(connection: apsw.Connection, table_id: str, patron: str, most: int, seal: Seal) -> Recent:
    """What a table remembers (see `Store.recent`)."""
    rows = connection.execute(
        "SELECT id, outcome FROM round WHERE table_id = ? ORDER BY id DESC LIMIT ?", (table_id, most)
    ).fetchall()
    last = played_of(connection, str(rows[0][0]), patron) if rows else None
    shoe = None
    if last is not None and last.claim.server_seed is None:
        sealed = connection.execute("SELECT sealed_seed FROM shoe WHERE id = ?", (last.claim.shoe_id,)).fetchone()
        try:
            seed = None if sealed is None else seal.open(bytes(sealed[0]), last.claim.shoe_id)
        except Unavailable as error:
            _log.error("a new shoe is begun: %s", error)
            seed = None
        if seed is not None:
            shoe = OpenShoe(
                id=last.claim.shoe_id,
                game_version=last.claim.game_version,
                server_seed=seed,
                client_seeds=last.claim.client_seeds,
                number=last.number + 1,
                first=last.claim.first + len(last.claim.player) + len(last.claim.banker),
            )
    return Recent(last, tuple(Outcome(str(outcome)) for _, outcome in reversed(rows)), shoe)


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
        round_id, table_id, game_id, game_version, decks, commitment, shoe_id, number, first,
        server_seed, client_seeds, player, banker, outcome, time,
        patron, client_seed, bets, before, after,
    ) = row  # fmt: skip
    told: dict[str, list[int]] = json.loads(str(bets))
    return Played(
        Claim(
            round_id=str(round_id),
            commitment=str(commitment),
            server_seed=server_seed.hex() if isinstance(server_seed, bytes) else None,
            client_seeds=tuple(str(client_seeds).split(",")),
            decks=int(str(decks)),
            shoe_id=str(shoe_id),
            first=int(str(first)),
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
        client_seed=str(client_seed),
        number=int(str(number)),
        balance_before=int(str(before)),
        balance_after=int(str(after)),
        settled_at=datetime.fromisoformat(str(time)),
    )
