"""Signatures of the wallet API: who asks proves it with every call, and every answer proves who gives it."""

import hashlib
import hmac
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

#: A call whose timestamp is further from our clock than this is refused.
WINDOW_SECONDS: Final = 60

# Ten digits last until the year 2286. Because a timestamp can never be 32 digits long, the text that is signed for a
# request can never be the text that is signed for an answer.
_TIMESTAMP = re.compile(r"[0-9]{1,10}", re.ASCII)
_NONCE = re.compile(r"[0-9a-fA-F]{32}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Stamp:
    """What a rightly signed call carried: its nonce, and until when (Unix seconds) a copy of it would not be stale."""

    nonce: str
    fresh_until: int


def sign_request(secret: bytes, *, timestamp: str, nonce: str, path: str, body: bytes) -> str:
    """The X-Signature of a call; `path` as it stands in the request line."""
    return hmac.new(secret, f"{timestamp}\n{nonce}\n{path}\n".encode() + body, hashlib.sha256).hexdigest()


def sign_answer(secret: bytes, *, nonce: str, body: bytes) -> str:
    """The X-Signature of the answer to the call that had `nonce`."""
    return hmac.new(secret, f"{nonce}\n".encode() + body, hashlib.sha256).hexdigest()


def nonce_of(headers: Mapping[str, str]) -> str | None:
    """The nonce of a call, if it has the form of one: even a refusal is signed with it."""
    nonce = headers.get("x-nonce", "")
    return nonce if _NONCE.fullmatch(nonce) else None


def check_request(
    headers: Mapping[str, str], *, secret: bytes, operator: str, path: str, body: bytes, now: float
) -> Stamp | None:
    """The stamp of a call that is rightly signed and fresh, or None. Whether its nonce is new is not known here."""
    timestamp, nonce = headers.get("x-timestamp", ""), nonce_of(headers)
    if nonce is None or not _TIMESTAMP.fullmatch(timestamp):
        return None
    right = sign_request(secret, timestamp=timestamp, nonce=nonce, path=path, body=body)
    # Bytes, because compare_digest refuses text that is not ASCII; and in constant time, so that nothing is told by it.
    if not hmac.compare_digest(right.encode(), headers.get("x-signature", "").lower().encode()):
        return None
    if headers.get("x-operator") != operator or abs(now - int(timestamp)) > WINDOW_SECONDS:
        return None
    return Stamp(nonce, int(timestamp) + WINDOW_SECONDS)
