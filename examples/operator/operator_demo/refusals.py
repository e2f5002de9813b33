"""Refusals: one reason why nothing was done, as a value. Their codes and statuses are those of the wallet API."""

from dataclasses import dataclass
from enum import Enum
from typing import Any


class Code(Enum):
    """Code and HTTP status."""

    MALFORMED = ("malformed", 400)
    BAD_SIGNATURE = ("bad-signature", 401)
    UNKNOWN_CALL = ("unknown-call", 404)
    UNKNOWN_CODE = ("unknown-code", 404)
    UNKNOWN_PLAYER = ("unknown-player", 404)
    UNKNOWN_DEBIT = ("unknown-debit", 404)
    UNKNOWN_ROUND = ("unknown-round", 404)
    ID_REUSED = ("id-reused", 409)
    ROLLED_BACK = ("rolled-back", 409)
    ALREADY_CLOSED = ("already-closed", 409)
    AMOUNTS_DIFFER = ("amounts-differ", 409)
    SESSION_ENDED = ("session-ended", 409)
    LIMIT_REACHED = ("limit-reached", 409)
    INSUFFICIENT_FUNDS = ("insufficient-funds", 409)

    @property
    def text(self) -> str:
        return self.value[0]

    @property
    def status(self) -> int:
        return self.value[1]


@dataclass(frozen=True, slots=True)
class Refusal:
    """Nothing was done, and why; `message` is for people, `balance_minor` what the player has, where known."""

    code: Code
    message: str
    balance_minor: int | None = None

    def told(self) -> dict[str, Any]:
        """The body of the answer."""
        balance = {} if self.balance_minor is None else {"balance": self.balance_minor}
        return {"error": self.code.text, "message": self.message, **balance}
