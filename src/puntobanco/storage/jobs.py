"""What is written, statement by statement. Each function runs inside a transaction and decides before it writes."""

from datetime import datetime

from puntobanco.game import Game
from puntobanco.ledger import ISSUE, Account, Kind, Transfer
from puntobanco.service import Visitor
from puntobanco.table import Reason, Refusal

from . import money
from .accounts import hold, post
from .connection import Connection


def end_shoe(connection: Connection, shoe_id: str, server_seed: bytes) -> None:
    """Reveal the seed of a shoe from which no further round will be dealt."""
    connection.execute("UPDATE shoe SET server_seed = ? WHERE id = ?", (server_seed, shoe_id))


def issue(connection: Connection, transfer_id: str, account: Account, up_to_minor: int, now: datetime) -> int | Refusal:
    """Fill a fun account up to `up_to_minor`; the same `transfer_id` again changes nothing."""
    held = hold(connection, account)
    before = held.balance_minor
    if connection.execute("SELECT 1 FROM transfer WHERE id = ?", (transfer_id,)).fetchone() is not None:
        return before
    if before >= up_to_minor:
        return Refusal(Reason.NOTHING_TO_REFILL, {"balanceMinor": before})
    source = Account(ISSUE, account.book, account.currency)
    filled = Transfer(transfer_id, source, account, up_to_minor - before, Kind.ISSUE)
    post(connection, filled, now.isoformat(timespec="milliseconds"))
    connection.set_balances({held.id: up_to_minor})
    return up_to_minor


def add_session(connection: Connection, visitor: Visitor, token_hash: bytes, now: datetime) -> None:
    """A session of a patron, who may be new."""
    time = now.isoformat(timespec="seconds")
    connection.execute("INSERT INTO patron VALUES (?, ?) ON CONFLICT DO NOTHING", (visitor.patron, time))
    connection.execute(
        "INSERT INTO session VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)",
        (
            token_hash,
            visitor.patron,
            visitor.book.value,
            visitor.currency,
            visitor.wallet.value,
            visitor.player,
            visitor.name,
            time,
        ),
    )


def end_sessions(connection: Connection, patron: str, now: datetime) -> None:
    """End all sessions of a patron; an operator is told of each of its player's, once."""
    ended = connection.execute(
        "UPDATE session SET ended = ? WHERE patron = ? AND ended IS NULL RETURNING token_hash, player",
        (now.isoformat(timespec="seconds"), patron),
    )
    for token_hash, player in ended.fetchall():
        if player:
            # Half of the hash names the session well enough, and opens none.
            session = bytes(token_hash)[:16].hex()
            money.put(connection, f"finish/{session}", "finish", {"player": player, "session": session}, now)


def keep_rules(connection: Connection, games: tuple[Game, ...], now: datetime) -> None:
    """Keep the rule file of every game under its version."""
    for game in games:
        connection.execute(
            "INSERT INTO rules VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (game.version, game.id, game.source, now.isoformat(timespec="seconds")),
        )
