"""The outbox: calls that the operator must answer, sent again and again, across restarts, until it has."""

import asyncio
import json
import logging
from datetime import timedelta

from .ports import Clock, Store, Unavailable
from .wallet import Declined, OperatorWallet, WalletUnknown

_log = logging.getLogger(__name__)

_BATCH = 50
_LONGEST_SECONDS = 60.0


def pause_seconds(tries: int) -> float:
    """How long to wait after the `tries`-th attempt (from 1): doubling from half a second up to a minute."""
    return min(_LONGEST_SECONDS, 0.5 * 2.0 ** (tries - 1))


class Outbox:
    """Delivers what is due."""

    def __init__(self, store: Store, wallet: OperatorWallet, clock: Clock) -> None:
        self._store, self._wallet, self._clock = store, wallet, clock

    async def deliver_due(self) -> int:
        """Try every call that is due once; how many were answered."""
        due = await self._store.outbox_due(self._clock.now(), _BATCH)
        answered = 0
        for entry in due:
            try:
                told = await self._wallet.call(entry.call, json.loads(entry.body))
            except WalletUnknown as error:
                later = self._clock.now() + timedelta(seconds=pause_seconds(entry.tries + 1))
                _log.warning("%s %s, try %s: %s", entry.call, entry.id, entry.tries + 1, error)
                await self._store.outbox_later(entry.id, later)
                continue
            if isinstance(told, Declined) and entry.call == "credit":
                # The operator may not refuse a win for good; somebody has to look, and it stays due meanwhile.
                _log.error("the operator refuses %s %s: %s", entry.call, entry.id, told.code)
                await self._store.outbox_later(entry.id, self._clock.now() + timedelta(seconds=_LONGEST_SECONDS))
                continue
            text = told.code if isinstance(told, Declined) else json.dumps(dict(told.told), sort_keys=True)
            await self._store.outbox_done(entry.id, text)
            answered += 1
        return answered

    async def run(self, *, every_seconds: float = 0.25) -> None:
        """Deliver until cancelled."""
        while True:
            try:
                busy = await self.deliver_due()
            except Unavailable as error:
                _log.warning("outbox: %s", error)
                busy = 0
            await asyncio.sleep(0 if busy == _BATCH else every_seconds)
