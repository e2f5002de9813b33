"""The outbox: calls that the operator must answer, sent again and again, across restarts, until it has."""

import asyncio
import json
import logging
from datetime import timedelta

from .ports import Clock, OutboxEntry, Store, Unavailable
from .wallet import Declined, OperatorWallet, WalletUnknown

_log = logging.getLogger(__name__)

_BATCH = 50
_LONGEST_SECONDS = 60.0


def pause_seconds(tries: int, longest: float = _LONGEST_SECONDS) -> float:
    """How long to wait after the `tries`-th attempt (from 1): doubling from half a second up to `longest`."""
    return min(longest, 0.5 * 2.0 ** min(tries - 1, 20))


class Outbox:
    """Delivers what is due, several calls at a time."""

    def __init__(
        self, store: Store, wallet: OperatorWallet, clock: Clock, *, longest_seconds: float = _LONGEST_SECONDS
    ) -> None:
        self._store, self._wallet, self._clock, self._longest = store, wallet, clock, longest_seconds

    async def deliver_due(self) -> int:
        """Try every call that is due once; how many were answered."""
        due = await self._store.outbox_due(self._clock.now(), _BATCH)
        return sum(await asyncio.gather(*map(self._deliver, due)))

    async def _deliver(self, entry: OutboxEntry) -> bool:
        """Whether the operator answered."""
        try:
            told = await self._wallet.call(entry.call, json.loads(entry.body))
        except WalletUnknown as error:
            _log.warning("%s %s, try %s: %s", entry.call, entry.id, entry.tries + 1, error)
            await self._later(entry, pause_seconds(entry.tries + 1, self._longest))
            return False
        if isinstance(told, Declined) and entry.call == "credit":
            # The operator may not refuse a win for good; somebody has to look, and it stays due meanwhile.
            _log.error("the operator refuses %s %s: %s", entry.call, entry.id, told.code)
            await self._later(entry, self._longest)
            return False
        text = told.code if isinstance(told, Declined) else json.dumps(dict(told.told), sort_keys=True)
        await self._store.outbox_done(entry.id, text)
        return True

    async def _later(self, entry: OutboxEntry, seconds: float) -> None:
        await self._store.outbox_later(entry.id, self._clock.now() + timedelta(seconds=seconds))

    async def run(self, *, every_seconds: float = 0.25) -> None:
        """Deliver until cancelled."""
        while True:
            try:
                busy = await self.deliver_due()
            except Unavailable as error:
                _log.warning("outbox: %s", error)
                busy = 0
            await asyncio.sleep(0 if busy == _BATCH else every_seconds)
