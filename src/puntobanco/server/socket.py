"""The play socket: one per patron, messages one after another, the newest connection plays."""

import logging
import time
from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from puntobanco.locales import best_language
from puntobanco.service import Unavailable
from puntobanco.table import Reason, Refusal
from puntobanco.wire import MalformedError, ToClient, decode, encode
from puntobanco.wire import messages as wire

from .desk import Desk, Guest
from .pace import Pace
from .site import Site

_log = logging.getLogger(__name__)

#: Close codes of our own (4000–4999 are free for applications).
NO_SESSION, ENDED, REPLACED, TOO_FAST = 4401, 4408, 4409, 4429
#: A socket that goes on sending above its rate is closed.
_MOST_REFUSED = 200


class Connection:
    """One socket: reads a message, answers it, reads the next."""

    def __init__(self, socket: "WebSocket[Any, Any, Any]", desk: Desk, guest: Guest, pace: Pace) -> None:
        self._socket, self._desk, self.guest, self._pace = socket, desk, guest, pace
        self._refused = 0

    async def run(self) -> None:
        """Until the patron is gone."""
        while True:
            event: Any = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            raw: bytes = text.encode() if text is not None else event.get("bytes") or b""
            if not self._pace.allows(time.monotonic()):
                self._refused += 1
                if self._refused > _MOST_REFUSED:
                    await self._socket.close(code=TOO_FAST)
                    return
                await self._send(self._desk.refused(self.guest, Refusal(Reason.TOO_FAST)))
                continue
            await self._send(await self._answer(raw))

    async def _answer(self, raw: bytes) -> ToClient:
        try:
            message = decode(raw)
        except MalformedError as error:
            return self._desk.refused(self.guest, Refusal(Reason.MALFORMED, {"problem": str(error)}))
        try:
            answer, self.guest = await self._desk.answer(self.guest, message)
        except Unavailable as error:
            _log.warning("unavailable: %s", error)
            return self._desk.refused(self.guest, Refusal(Reason.NOT_AVAILABLE))
        return answer

    async def replace(self) -> None:
        """Tell this connection that a newer one plays, and close it."""
        await self._last(wire.Replaced(), REPLACED)

    async def end(self) -> None:
        """Tell this connection that its session has ended, and close it."""
        await self._last(wire.Ended(), ENDED)

    async def warn(self, seconds: int) -> None:
        """Tell the patron that the session will end by itself."""
        await self._send(wire.IdleWarning(seconds))

    async def _last(self, message: ToClient, code: int) -> None:
        try:
            await self._send(message)
            await self._socket.close(code=code)
        except (RuntimeError, WebSocketDisconnect):  # it had gone already
            _log.debug("a connection to be closed was gone")

    async def _send(self, message: ToClient) -> None:
        await self._socket.send({"type": "websocket.send", "text": encode(message).decode(), "bytes": None})


def same_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a page of `origin` may open the socket: none given (not a browser), our own host, or one allowed."""
    return origin is None or origin in allowed or urlsplit(origin).netloc == host


@websocket("/play")
async def play_socket(socket: "WebSocket[Any, Any, Any]", site: Site) -> None:
    """Messages of `puntobanco.wire.messages`, as JSON text frames."""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), site.settings.origins):
        await socket.close(code=4403)
        return
    await socket.accept()
    visitor = await site.sessions.visitor(socket.cookies.get(site.cookie_name))
    if visitor is None:
        await socket.close(code=NO_SESSION)
        return
    guest = Guest(visitor, best_language(socket.headers.get("accept-language")))
    connection = Connection(socket, site.desk, guest, Pace(site.settings.messages_per_second))
    await site.connections.enter(connection)
    try:
        await connection.run()
    finally:
        site.connections.leave(connection)
