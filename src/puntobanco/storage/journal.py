"""The journal: who did what, each line sealed by a hash over all before it, so that none can be changed unseen."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from datetime import datetime

from puntobanco.ledger import Fault
from puntobanco.service import JournalLine

from .connection import Connection

_FIRST = bytes(32)


def write(connection: Connection, actor: str, action: str, detail: Mapping[str, object], now: datetime) -> None:
    """Add a line."""
    connection.only_writer_of("journal")
    last = connection.execute("SELECT seq, hash FROM journal ORDER BY seq DESC LIMIT 1").fetchone()
    seq, before = (1, _FIRST) if last is None else (int(str(last[0])) + 1, last[1])
    time, text = now.isoformat(timespec="milliseconds"), json.dumps(dict(detail), sort_keys=True, ensure_ascii=False)
    seal = _seal(bytes(before), seq, time, actor, action, text)
    connection.execute("INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?)", (seq, time, actor, action, text, seal))


def _seal(before: bytes, seq: int, time: str, actor: str, action: str, detail: str) -> bytes:
    line = json.dumps([seq, time, actor, action, detail], ensure_ascii=False, separators=(",", ":"))
    return hashlib.sha256(before + line.encode()).digest()


def newest(connection: Connection, most: int) -> tuple[JournalLine, ...]:
    """The last lines, newest first."""
    rows = connection.execute("SELECT seq, time, actor, action, detail FROM journal ORDER BY seq DESC LIMIT ?", (most,))
    return tuple(
        JournalLine(int(str(seq)), datetime.fromisoformat(str(time)), str(actor), str(action), str(detail))
        for seq, time, actor, action, detail in rows
    )


def hashes(connection: Connection) -> tuple[str, ...]:
    """The hash of every line in hex, oldest first."""
    return tuple(bytes(seal).hex() for (seal,) in connection.execute("SELECT hash FROM journal ORDER BY seq"))


def check(connection: Connection) -> Iterator[Fault]:
    """Faults of the chain: a line that is missing, or that is not the one that was sealed."""
    before, expected = _FIRST, 1
    for seq, time, actor, action, detail, seal in connection.execute("SELECT * FROM journal ORDER BY seq"):
        if seq != expected:
            yield Fault(f"journal {expected}", "the line is missing")
        if _seal(before, int(str(seq)), str(time), str(actor), str(action), str(detail)) != seal:
            yield Fault(f"journal {seq}", "the line or one before it is not what was sealed")
            return
        before, expected = bytes(seal), int(str(seq)) + 1
