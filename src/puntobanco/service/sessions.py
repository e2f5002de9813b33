"""Who is there: opaque session tokens, of which only the hash is kept."""

import hashlib
from dataclasses import dataclass

from puntobanco.ledger import Account, Book, patron_account

from .ports import Clock, Entropy, Store


@dataclass(frozen=True, slots=True)
class Purse:
    """Play-for-fun: its currency (ISO 4217) and the credits, in minor units, that a patron starts with."""

    currency: str = "EUR"
    fun_minor: int = 100_000

    def account(self, patron: str) -> Account:
        """The patron's fun account."""
        return patron_account(patron, Book.FUN, self.currency)


class Sessions:
    """Opens sessions and recognises them."""

    def __init__(self, store: Store, entropy: Entropy, clock: Clock, purse: Purse) -> None:
        self._store, self._entropy, self._clock, self._purse = store, entropy, clock, purse

    async def open(self) -> tuple[str, str]:
        """A new anonymous patron with fun credits: (patron, token)."""
        patron, token, now = self._entropy.patron_id(), self._entropy.token(), self._clock.now()
        await self._store.add_patron(patron, _hash(token), now)
        await self._store.issue(f"welcome/{patron}", self._purse.account(patron), self._purse.fun_minor, now)
        return patron, token

    async def patron(self, token: str | None) -> str | None:
        """Whose session `token` is; None for nobody's."""
        return None if not token or len(token) > 128 else await self._store.patron_of(_hash(token))


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
