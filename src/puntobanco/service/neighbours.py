"""The servers beside this one: which of them live. Each counts its beat up; nobody compares clocks."""

import logging
from typing import Final

from .shared_ports import SharedStore

_log = logging.getLogger(__name__)

#: A server that has not counted on while we listened so often is taken for dead. When the database was away, nobody
#: was listened to, so that its return kills nobody.
SILENT_BEATS: Final = 5


class Neighbours:
    """Listens to the others' beats, and strikes off who has gone silent for `silence_seconds`."""

    def __init__(self, store: SharedStore, *, silence_seconds: float = 5.0) -> None:
        self._store = store
        self.beat_seconds = silence_seconds / SILENT_BEATS
        #: By node: its beat, and how often we have heard that same one; None before we have listened.
        self._heard: dict[int, tuple[int, int]] | None = None if store.is_shared else {}

    def lives(self, node: int) -> bool:
        """Whether the node lives, as far as we have heard; before we have heard anything, everybody may."""
        return node != 0 and (node == self._store.node or self._heard is None or node in self._heard)

    async def look(self) -> None:
        """See who has come. Who has gone is found by listening."""
        known = self._heard or {}
        self._heard = {**{node: (beat, 0) for node, beat in (await self._store.beat()).items()}, **known}

    async def listen(self) -> bool:
        """Say that we live and hear the others, once a beat; whether one has gone since."""
        known, heard = self._heard or {}, dict[int, tuple[int, int]]()
        for node, beat in (await self._store.beat()).items():
            before, times = known.get(node, (beat, 0))
            heard[node] = (beat, times + 1 if beat == before else 0)
            silent = node != self._store.node and heard[node][1] >= SILENT_BEATS
            if silent and await self._store.strike_off(node, beat):
                _log.warning("server %s has been silent for %s beats and is taken for dead", node, SILENT_BEATS)
                del heard[node]
        self._heard = heard
        return bool(known.keys() - heard.keys())
