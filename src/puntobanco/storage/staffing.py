"""Staff and their sessions as rows. Each function runs inside a transaction, together with its line in the journal."""

from datetime import datetime

from puntobanco.service import FAILURES, Member, Role

from . import journal
from .connection import Connection
from .seal import Seal

_COLUMNS = "name, role, password, totp, must_change, locked, failures, locked_until, last_step, since"


def member(connection: Connection, name: str, seal: Seal) -> Member | None:
    """Who that is. Raises Unavailable when the second factor was sealed with another key."""
    row = connection.execute(f"SELECT {_COLUMNS} FROM staff WHERE name = ?", (name,)).fetchone()  # noqa: S608
    return None if row is None else _member(row, seal)


def members(connection: Connection, seal: Seal) -> tuple[Member, ...]:
    """Everybody, by name."""
    rows = connection.execute(f"SELECT {_COLUMNS} FROM staff ORDER BY name")  # noqa: S608
    return tuple(_member(row, seal) for row in rows)


def put_member(connection: Connection, someone: Member, by: str, action: str, now: datetime, seal: Seal) -> None:
    """Store somebody as they are now; their sessions end."""
    connection.execute("DELETE FROM staff WHERE name = ?", (someone.name,))
    connection.execute(
        "INSERT INTO staff VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            someone.name,
            someone.role.value,
            someone.password_hash,
            seal.close(someone.totp_secret.encode(), _sealed_as(someone.name)),
            int(someone.must_change),
            int(someone.locked),
            someone.failures,
            None if someone.locked_until is None else _text(someone.locked_until),
            someone.last_step,
            _text(someone.since),
        ),
    )
    _end_sessions(connection, someone.name)
    journal.write(connection, by, action, {"name": someone.name, "role": someone.role.value}, now)


def remove_member(connection: Connection, name: str, by: str, now: datetime) -> None:
    """Nobody of that name from now on; what they did stays in the journal."""
    connection.execute("DELETE FROM staff WHERE name = ?", (name,))
    _end_sessions(connection, name)
    journal.write(connection, by, "staff removed", {"name": name}, now)


def failed_login(connection: Connection, name: str, until: datetime, now: datetime) -> int:
    """Count a failure; the last one that is suffered locks the name out and the count begins again."""
    row = connection.execute("SELECT failures FROM staff WHERE name = ?", (name,)).fetchone()
    if row is None:
        return 0
    failures = int(str(row[0])) + 1
    out = failures >= FAILURES
    connection.execute(
        "UPDATE staff SET failures = ?, locked_until = ? WHERE name = ?",
        (0 if out else failures, _text(until) if out else None, name),
    )
    journal.write(connection, name, "locked out" if out else "login failed", {"failures": failures}, now)
    return failures


def enter(connection: Connection, name: str, step: int, token_hash: bytes, now: datetime) -> bool:
    """Use up the code of `step` and open a session; False when it, or a later one, has been used."""
    row = connection.execute("SELECT last_step FROM staff WHERE name = ?", (name,)).fetchone()
    if row is None or int(str(row[0])) >= step:
        return False
    connection.execute("UPDATE staff SET last_step = ?, failures = 0, locked_until = NULL WHERE name = ?", (step, name))
    connection.execute("INSERT INTO staff_session VALUES (?, ?, ?, ?)", (token_hash, name, _text(now), _text(now)))
    journal.write(connection, name, "logged in", {}, now)
    return True


def session(connection: Connection, token_hash: bytes) -> tuple[str, datetime] | None:
    """Whose session that is, and when it was last used."""
    row = connection.execute("SELECT name, seen FROM staff_session WHERE token_hash = ?", (token_hash,)).fetchone()
    return None if row is None else (str(row[0]), datetime.fromisoformat(str(row[1])))


def seen(connection: Connection, token_hash: bytes, now: datetime) -> None:
    """The session was used."""
    connection.execute("UPDATE staff_session SET seen = ? WHERE token_hash = ?", (_text(now), token_hash))


def leave(connection: Connection, token_hash: bytes, name: str, now: datetime) -> None:
    """End a session."""
    connection.execute("DELETE FROM staff_session WHERE token_hash = ?", (token_hash,))
    journal.write(connection, name, "logged out", {}, now)


def _end_sessions(connection: Connection, name: str) -> None:
    connection.execute("DELETE FROM staff_session WHERE name = ?", (name,))


def _sealed_as(name: str) -> str:
    return f"staff {name}"


def _text(moment: datetime) -> str:
    return moment.isoformat(timespec="seconds")


def _member(row: tuple[object, ...], seal: Seal) -> Member:
    name, role, password, totp, must_change, locked, failures, until, last_step, since = row
    sealed = totp if isinstance(totp, bytes) else b""
    return Member(
        name=str(name),
        role=Role(str(role)),
        password_hash=str(password),
        totp_secret=seal.open(sealed, _sealed_as(str(name))).decode(),
        must_change=bool(must_change),
        locked=bool(locked),
        failures=int(str(failures)),
        locked_until=None if until is None else datetime.fromisoformat(str(until)),
        last_step=int(str(last_step)),
        since=datetime.fromisoformat(str(since)),
    )
