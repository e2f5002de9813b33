"""Launch codes: a secret that says once, within a minute, which player a browser belongs to."""

import hashlib
import secrets
from typing import Final

import apsw

VALID_SECONDS: Final = 60


def _hash(code: str) -> bytes:
    return hashlib.sha256(code.encode("utf-8", "surrogatepass")).digest()


def new_code(connection: apsw.Connection, player: str, now: float) -> str:
    """A code of 256 random bits for `player`. Only its hash is stored."""
    code = secrets.token_urlsafe(32)
    connection.execute("DELETE FROM launch_code WHERE until < ?", (int(now),))
    connection.execute(
        "INSERT INTO launch_code (code_hash, player, until) VALUES (?, ?, ?)",
        (_hash(code), player, int(now) + VALID_SECONDS),
    )
    return code


def spend(connection: apsw.Connection, code: str, now: float) -> str | None:
    """Whose code it is, or None; it is worthless after that."""
    row = connection.execute(
        "DELETE FROM launch_code WHERE code_hash = ? RETURNING player, until", (_hash(code),)
    ).fetchone()
    return row[0] if row is not None and now <= row[1] else None


def forget(connection: apsw.Connection, player: str) -> None:
    """Make the player's codes worthless."""
    connection.execute("DELETE FROM launch_code WHERE player = ?", (player,))
