"""What was answered to each id, kept in the transaction that moved the money, to be said again byte for byte."""

import hashlib
from dataclasses import dataclass
from typing import Any

import apsw
import msgspec

from .calls import Call
from .refusals import Refusal


@dataclass(frozen=True, slots=True)
class Answer:
    """HTTP status and body."""

    status: int
    body: bytes


@dataclass(frozen=True, slots=True)
class Kept:
    """An answer that was given, to which call, and the fingerprint of what was asked."""

    call: str
    content: bytes
    answer: Answer


def to_answer(outcome: dict[str, Any] | Refusal) -> Answer:
    """What is told, as bytes."""
    if isinstance(outcome, Refusal):
        return Answer(outcome.code.status, msgspec.json.encode(outcome.told()))
    return Answer(200, msgspec.json.encode(outcome))


def fingerprint(name: str, call: Call) -> bytes:
    """SHA-256 of the content of a call: spaces and the order of keys are not content."""
    return hashlib.sha256(name.encode() + b"\n" + msgspec.json.encode(call)).digest()


def kept(connection: apsw.Connection, call_id: str) -> Kept | None:
    """What was answered to `call_id`, if anything was."""
    row = connection.execute("SELECT call, content, status, body FROM answer WHERE id = ?", (call_id,)).fetchone()
    return None if row is None else Kept(row[0], row[1], Answer(row[2], row[3]))


def keep(connection: apsw.Connection, call_id: str, given: Kept, time: str) -> None:
    """Keep an answer. Inside the transaction that moves the money: both are stored, or neither."""
    connection.execute(
        "INSERT INTO answer (id, call, content, status, body, time) VALUES (?, ?, ?, ?, ?, ?)",
        (call_id, given.call, given.content, given.answer.status, given.answer.body, time),
    )
