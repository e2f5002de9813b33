"""Who is there: opaque session tokens, of which only the hash is kept."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass

from puntobanco.ledger import Book

from .ports import Clock, Entropy, Store
from .visitor import Visitor
from .wallet import WalletKind


@dataclass(frozen=True, slots=True)
class Purse:
    """Play-for-fun: its currency (ISO 4217) and the credits, in minor units, that a patron starts with."""

    currency: str = "EUR"
    fun_minor: int = 100_000


class Sessions:
    """Opens sessions and recognises them."""

    def __init__(self, store: Store, entropy: Entropy, clock: Clock, purse: Purse) -> None:
        self._store, self._entropy, self._clock, self._purse = store, entropy, clock, purse

    async def open(self) -> tuple[Visitor, str]:
        """A new anonymous patron with fun credits, and the token of their session."""
        visitor = Visitor(self._entropy.patron_id(), Book.FUN, self._purse.currency)
        token, now = self._entropy.token(), self._clock.now()
        await self._store.add_session(visitor, _hash(token), now)
        await self._store.issue(f"welcome/{visitor.patron}", visitor.account, self._purse.fun_minor, now)
        return visitor, token

    async def open_for_player(self, operator: str, told: Mapping[str, object]) -> tuple[Visitor, str]:
        """A session for an operator's player, from the answer to `authenticate`. Raises ValueError for a wrong one.

        The same player is the same patron every time.
        """
        try:
            player, name, currency = str(told["player"]), str(told.get("name", ""))[:60], str(told["currency"])
            wallet = WalletKind(str(told["wallet"]))
        except (KeyError, ValueError) as error:
            raise ValueError(f"the operator's answer to authenticate lacks or misnames {error}") from None
        if wallet is WalletKind.NONE or not player or len(currency) != 3:
            raise ValueError("the operator's answer to authenticate names no player, wallet or currency")
        patron = hashlib.sha256(f"{operator}|{player}".encode()).hexdigest()[:16]
        visitor = Visitor(patron, Book.MONEY, currency, wallet, player, name)
        token = self._entropy.token()
        await self._store.add_session(visitor, _hash(token), self._clock.now())
        return visitor, token

    async def visitor(self, token: str | None) -> Visitor | None:
        """Whose session `token` is; None for nobody's, and for one that has ended."""
        return None if not token or len(token) > 128 else await self._store.visitor_of(_hash(token))

    async def end(self, visitor: Visitor) -> None:
        """End every session of the patron."""
        await self._store.end_sessions(visitor.patron, self._clock.now())


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
