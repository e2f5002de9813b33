"""Randomness and time as the operating system gives them."""

import secrets
import time
from datetime import UTC, datetime


class SystemEntropy:
    """The operating system's generator."""

    def server_seed(self) -> bytes:
        return secrets.token_bytes(32)

    def round_id(self) -> str:
        return uuid7(time.time_ns() // 1_000_000, int.from_bytes(secrets.token_bytes(10)) >> 6)

    def token(self) -> str:
        return secrets.token_urlsafe(32)

    def patron_id(self) -> str:
        return secrets.token_hex(8)


class SystemClock:
    """The system's clock."""

    def now(self) -> datetime:
        return datetime.now(UTC)


def uuid7(milliseconds: int, entropy: int) -> str:
    """A UUID version 7 (RFC 9562) from Unix time in milliseconds and 74 random bits."""
    value = (
        (milliseconds & (1 << 48) - 1) << 80 | 0x7 << 76 | (entropy >> 62) << 64 | 0b10 << 62 | entropy & (1 << 62) - 1
    )
    text = f"{value:032x}"
    return f"{text[:8]}-{text[8:12]}-{text[12:16]}-{text[16:20]}-{text[20:]}"
