"""Who is logged in. The cookie holds 256 random bits, the database only their hash."""

import hashlib
from typing import Final

import apsw

from . import codes, players
from .players import Player

HOURS: Final = 12


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def log_in(connection: apsw.Connection, token: str, player: str, now: float) -> None:
    """Let the holder of `token` be `player` for some hours."""
    connection.execute("DELETE FROM login WHERE until < ?", (int(now),))
    connection.execute(
        "INSERT INTO login (token_hash, player, until) VALUES (?, ?, ?)",
        (_hash(token), player, int(now) + HOURS * 3600),
    )


def player_of(connection: apsw.Connection, token: str, now: float) -> Player | None:
    row = connection.execute(
        "SELECT player FROM login WHERE token_hash = ? AND until >= ?", (_hash(token), int(now))
    ).fetchone()
    return None if row is None else players.find(connection, row[0])


def log_out(connection: apsw.Connection, token: str, player: str) -> None:
    """The player leaves, also the games: no code of theirs works any more and no debit is taken."""
    connection.execute("DELETE FROM login WHERE token_hash = ?", (_hash(token),))
    codes.forget(connection, player)
    players.went_away(connection, player)
