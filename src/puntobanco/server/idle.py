"""Sessions that nobody uses end by themselves: a warning first, and nothing lost (F-56)."""

import asyncio
import logging
from datetime import datetime
from typing import Final

from puntobanco.service import Unavailable, Visitor
from puntobanco.table import Refusal

from .parting import part
from .site import Site

_log = logging.getLogger(__name__)

#: The warning comes this long before the end, or halfway when that is sooner.
WARNING_SECONDS: Final = 60


class IdleWatch:
    """Looks around every few seconds."""

    def __init__(self, site: Site) -> None:
        self._site = site
        #: Whom we have warned, and when they had last done something then.
        self._warned: dict[str, datetime] = {}

    async def look(self) -> None:
        """Warn whom it is time to warn, end whom it is time to end."""
        conduct = self._site.play.conduct
        most = conduct.rules.idle_minutes * 60
        for playing in self._site.connections.every():
            stay = conduct.known(playing.guest.visitor)
            if stay is None:
                continue
            left = most - conduct.idle_seconds(stay)
            due = 0 < left <= min(WARNING_SECONDS, most / 2)
            if due and self._warned.get(stay.visitor.patron) != stay.seen:
                self._warned[stay.visitor.patron] = stay.seen
                await playing.warn(max(1, round(left)))
        for visitor in conduct.idle():
            await self._end(visitor)

    async def _end(self, visitor: Visitor) -> None:
        sent = await part(self._site, visitor)
        if isinstance(sent, Refusal):  # a round is being settled; look again
            return
        self._warned.pop(visitor.patron, None)
        _log.info("session of %s ended idle, %s minor units sent back", visitor.patron, sent)

    async def run(self, *, every_seconds: float = 1.0) -> None:
        """Look around until cancelled."""
        while self._site.play.conduct.rules.idle_minutes:
            await asyncio.sleep(every_seconds)
            try:
                await self.look()
            except Unavailable as error:
                _log.warning("idle watch: %s", error)
