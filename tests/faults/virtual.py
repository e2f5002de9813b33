"""Time that takes none: an event loop whose clock jumps to whatever is due next, so that hours pass in no time."""

import asyncio
import selectors
from collections.abc import Coroutine
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

_T = TypeVar("_T")
_START = datetime(2026, 1, 1, tzinfo=UTC)


class Stuck(Exception):
    """Everybody waits, and nothing is due any more."""


class _Jump(selectors.SelectSelector):
    """Never waits: where a real one would, time is moved on instead."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise Stuck("everybody waits, and nothing is due any more")
        self.now += max(0.0, timeout)
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """Everything on it happens in one thread, in an order that follows from what is asked of it and nothing else."""

    def __init__(self) -> None:
        self._jump = _Jump()
        super().__init__(self._jump)

    def time(self) -> float:
        return self._jump.now


class LoopClock:
    """`puntobanco.service.Clock` by the running loop."""

    def now(self) -> datetime:
        return _START + timedelta(seconds=round(asyncio.get_running_loop().time(), 6))


def run(work: Coroutine[Any, Any, _T]) -> _T:
    """The result of `work` in a world whose time begins with it. Raises Stuck instead of waiting for ever."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(work)
