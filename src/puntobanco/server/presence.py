"""Where there are several servers: of a patron's connections, whichever servers they are at, the newest plays."""

import asyncio
import logging

from puntobanco.service import SharedStore, Unavailable

from .connections import Connections, Playing

_log = logging.getLogger(__name__)


class Presence:
    """Writes down who plays here, and tells those who play elsewhere by now."""

    def __init__(self, connections: Connections, store: SharedStore) -> None:
        self._connections, self._store = connections, store
        #: Connections of which the others have been told. Before that, the newest one that is written down is an older
        #: one elsewhere, and a look at that moment would close the new one for it.
        self._told: set[str] = set()

    async def enter(self, connection: Playing) -> None:
        """This connection is the newest of its patron."""
        if self._store.is_shared:
            try:
                await self._store.enter(connection.guest.patron, connection.guest.link)
                self._told.add(connection.guest.link)
            except Unavailable as error:  # two connections may then play for a while; money does not mind
                _log.warning("a connection could not be told to the other servers: %s", error)

    async def look(self) -> None:
        """Tell and close the connections of patrons who play at another server by now."""
        playing_here = self._connections.every()
        self._told &= {playing.guest.link for playing in playing_here}
        here = {playing.guest.patron: playing for playing in playing_here if playing.guest.link in self._told}
        links = await self._store.links_of(here) if here else {}
        for patron, link in links.items():
            if link != here[patron].guest.link and self._connections.of(patron) is here[patron]:
                await here[patron].replace()

    async def run(self, *, every_seconds: float = 1.0) -> None:
        """Look again and again, until cancelled."""
        while self._store.is_shared:
            await asyncio.sleep(every_seconds)
            try:
                await self.look()
            except Unavailable as error:
                _log.warning("connections at other servers: %s", error)
