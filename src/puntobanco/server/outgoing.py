"""What is on its way to a socket at a shared table: a bounded queue and one writer; a slow reader is dropped."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

_log = logging.getLogger(__name__)

#: So many messages may wait for one socket.
MOST_WAITING: Final = 256

Frame = Mapping[str, Any]


def frame_of(encoded: bytes) -> Frame:
    """A message as it is sent. The same frame goes to everybody it is meant for."""
    return {"type": "websocket.send", "text": encoded.decode(), "bytes": None}


class Outgoing:
    """Sends frames in order. `drop` is called once, when too many wait or the socket is gone."""

    def __init__(self, send: Callable[[Any], Awaitable[None]], drop: Callable[[], None]) -> None:
        self._send, self._drop = send, drop
        self._waiting: deque[Frame] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._over = False
        self._task = asyncio.create_task(self._write())

    def put(self, frame: Frame) -> None:
        """Send it after what is waiting; never waits itself."""
        if self._over:
            return
        if len(self._waiting) >= MOST_WAITING:
            _log.info("a socket is dropped: it takes in messages too slowly")
            self.end()
            self._drop()
            return
        self._waiting.append(frame)
        self._stir()

    def _stir(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def finish(self, *, seconds: float = 1.0) -> None:
        """Wait until everything has been sent, but not for long."""
        self._over = True
        self._stir()
        await asyncio.wait([self._task], timeout=seconds)

    def end(self) -> None:
        """Send nothing more."""
        self._over = True
        self._task.cancel()

    async def _write(self) -> None:
        try:
            while True:
                while self._waiting:
                    await self._send(self._waiting.popleft())
                if self._over:
                    return
                self._wake = asyncio.get_running_loop().create_future()
                await self._wake
        except Exception as error:  # noqa: BLE001 - whatever the server raises for a socket that is gone
            _log.debug("a socket was gone: %s", error)
            self._over = True
            self._drop()
