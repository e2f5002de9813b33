"""Telling a round in time: scene after scene with pauses between them, which can be cut short."""

import asyncio
import contextlib
from collections.abc import Callable

from puntobanco.wire.messages import RoundRecord

from .story import Scene, Tempo, scenes


class Teller:
    """`pace` stretches the pauses; 0 leaves them out."""

    def __init__(self, pace: float) -> None:
        self._pace = pace
        self._hurried = asyncio.Event()

    def hurry(self) -> None:
        """No more pauses in the round being told."""
        self._hurried.set()

    async def tell(self, played: RoundRecord, tempo: Tempo, show: Callable[[Scene], None]) -> None:
        """Show every scene of the round, the last of which is all of it."""
        self._hurried.clear()
        for pause, scene in scenes(played, tempo):
            if self._pace and not self._hurried.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._hurried.wait(), pause * self._pace)
            show(scene)
