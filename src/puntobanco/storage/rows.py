"""What is read: rows of the database as the objects they stand for."""

import json
import logging
from collections.abc import Iterator
from datetime import datetime

from puntobanco.fairness import Claim
from puntobanco.game import Outcome
from puntobanco.ledger import Account, Book, Kind, Transfer
from puntobanco.service import OpenShoe, Played, Recent, Unavailable, Visitor, Void, WalletKind

from .connection import Connection
from .seal import Seal

_log = logging.getLogger(__name__)

#: A patron's part in a round, as `played_from` reads it.
PLAYED_COLUMNS = """
    round.id, table_id, game_id, game_version, decks, commitment, shoe_id, number, first,
           coalesce(round.server_seed, shoe.server_seed), client_seeds, player, banker, outcome, time,
           patron, client_seed, bets, balance_before, balance_after, void.reason, void.approved_at
"""
PLAYED_SOURCE = """
    FROM wager JOIN round ON round.id = wager.round_id LEFT JOIN shoe ON shoe.id = round.shoe_id
         LEFT JOIN void ON void.round_id = round.id AND void.approved_at IS NOT NULL
"""
PLAYED = f"SELECT {PLAYED_COLUMNS} {PLAYED_SOURCE}"

_TRANSFER = """
    SELECT transfer.id, debit.owner, debit.book, credit.owner, credit.book, debit.currency, amount, kind, round_id
    FROM transfer
         JOIN account AS debit ON debit.id = transfer.debit JOIN account AS credit ON credit.id = transfer.credit
"""


def played_of(connection: Connection, round_id: str, patron: str) -> Played | None:
    """The patron's part in a stored round."""
    row = connection.execute(PLAYED + "WHERE patron = ? AND wager.round_id = ?", (patron, round_id)).fetchone()
    return None if row is None else played_from(row)


def every_played(connection: Connection) -> Iterator[Played]:
    """Every patron's part in every round."""
    return map(played_from, connection.execute(PLAYED))


def recent(connection: Connection, table_id: str, patron: str, most: int, seal: Seal) -> Recent:
    """What a table remembers (see `Store.recent`)."""
    rows = connection.execute(
        "SELECT id, outcome FROM round WHERE table_id = ? ORDER BY id DESC LIMIT ?", (table_id, most)
    ).fetchall()
    last = played_of(connection, str(rows[0][0]), patron) if rows else None
    shoe = None if last is None else open_shoe(connection, last, seal)
    return Recent(last, tuple(Outcome(str(outcome)) for _, outcome in reversed(rows)), shoe)


def open_shoe(connection: Connection, last: Played, seal: Seal) -> OpenShoe | None:
    """The shoe that a table's last round was dealt from, if it is not over and its seed can be read."""
    if last.claim.server_seed is not None:
        return None
    sealed = connection.execute("SELECT sealed_seed FROM shoe WHERE id = ?", (last.claim.shoe_id,)).fetchone()
    try:
        seed = None if sealed is None else seal.open(bytes(sealed[0]), last.claim.shoe_id)
    except Unavailable as error:
        _log.error("a new shoe is begun: %s", error)
        return None
    if seed is None:
        return None
    return OpenShoe(
        id=last.claim.shoe_id,
        game_version=last.claim.game_version,
        server_seed=seed,
        client_seeds=last.claim.client_seeds,
        number=last.number + 1,
        first=last.claim.first + len(last.claim.player) + len(last.claim.banker),
    )


def visitor_of(connection: Connection, token_hash: bytes) -> Visitor | None:
    """Whose session this is; None when it has ended."""
    row = connection.execute(
        "SELECT patron, book, currency, wallet, player, name FROM session WHERE token_hash = ? AND ended IS NULL",
        (token_hash,),
    ).fetchone()
    return None if row is None else _visitor(row)


def with_money(connection: Connection) -> tuple[Visitor, ...]:
    """Visitors of an operator's wallet whose session has not ended."""
    rows = connection.execute(
        "SELECT DISTINCT patron, book, currency, wallet, player, name FROM session WHERE ended IS NULL AND wallet <> ?",
        (WalletKind.NONE.value,),
    )
    return tuple(map(_visitor, rows))


def _visitor(row: tuple[object, ...]) -> Visitor:
    patron, book, currency, wallet, player, name = map(str, row)
    return Visitor(patron, Book(book), currency, WalletKind(wallet), player, name)


def balance(connection: Connection, account: Account) -> int:
    """The stored balance in minor units."""
    row = connection.execute(
        "SELECT balance FROM account WHERE owner = ? AND book = ? AND currency = ?",
        (account.owner, account.book.value, account.currency),
    ).fetchone()
    return 0 if row is None else row[0] or 0


def balances(connection: Connection) -> dict[Account, int]:
    """Every balance that is stored (the operator's own accounts have none)."""
    rows = connection.execute("SELECT owner, book, currency, balance FROM account WHERE balance IS NOT NULL")
    return {Account(owner, Book(book), currency): amount for owner, book, currency, amount in rows}


def every_transfer(connection: Connection) -> Iterator[Transfer]:
    """Every transfer."""
    return map(_transfer, connection.execute(_TRANSFER))


def transfers_of(connection: Connection, round_id: str) -> list[Transfer]:
    """The transfers of one round, whose ids all begin with the round's."""
    rows = connection.execute(_TRANSFER + "WHERE transfer.id >= ? AND transfer.id < ?", (round_id, f"{round_id}~"))
    return list(map(_transfer, rows))


def _transfer(row: tuple[object, ...]) -> Transfer:
    name, debit, debit_book, credit, credit_book, currency, amount, kind, round_id = row
    return Transfer(
        str(name),
        Account(str(debit), Book(str(debit_book)), str(currency)),
        Account(str(credit), Book(str(credit_book)), str(currency)),
        int(str(amount)),
        Kind(str(kind)),
        None if round_id is None else str(round_id),
    )


def void_rounds(connection: Connection) -> frozenset[str]:
    """Ids of the rounds that are void."""
    rows = connection.execute("SELECT round_id FROM void WHERE approved_at IS NOT NULL")
    return frozenset(str(round_id) for (round_id,) in rows)


def rule_file(connection: Connection, version: str) -> str | None:
    """The rule file of a version."""
    row = connection.execute("SELECT source FROM rules WHERE version = ?", (version,)).fetchone()
    return None if row is None else str(row[0])


def rule_files(connection: Connection) -> dict[str, str]:
    """Rule files by version."""
    return {str(version): str(source) for version, source in connection.execute("SELECT version, source FROM rules")}


def played_from(row: tuple[object, ...]) -> Played:
    """A row of `PLAYED`."""
    (
        round_id, table_id, game_id, game_version, decks, commitment, shoe_id, number, first,
        server_seed, client_seeds, player, banker, outcome, time,
        patron, client_seed, bets, before, after, void_reason, voided_at,
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
        void=None if voided_at is None else Void(str(void_reason), datetime.fromisoformat(str(voided_at))),
    )
