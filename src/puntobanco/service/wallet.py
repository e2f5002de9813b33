"""The operator's wallet as the use cases see it: calls with ids that may be repeated, and three kinds of answer."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol


class WalletKind(StrEnum):
    """Where a patron's money is between rounds: nowhere (play money), at the game, or with the operator."""

    NONE = "none"
    TRANSFER = "transfer"
    SEAMLESS = "seamless"


@dataclass(frozen=True, slots=True)
class Answered:
    """The operator did it. `balance_minor` is the player's balance there afterwards."""

    balance_minor: int
    told: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Declined:
    """The operator did not do it, and will not for this id."""

    code: str
    balance_minor: int | None = None


class WalletUnknown(Exception):
    """No answer that can be trusted: it may have been done or not. The same call may be sent again."""


class OperatorWallet(Protocol):
    """Speaks the wallet API (docs/wallet-api.md)."""

    async def call(self, name: str, body: Mapping[str, object]) -> Answered | Declined:
        """One attempt at one call. Raises WalletUnknown."""
        ...
