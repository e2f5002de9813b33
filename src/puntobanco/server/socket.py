"""The play socket: one per patron, messages one after another, the newest connection plays."""

import asyncio
import logging
import time
from contextlib import suppress
from itertools import count
from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from puntobanco.locales import best_language
from puntobanco.service import Unavailable
from puntobanco.table import Reason, Refusal
from puntobanco.wire import MalformedError, ToClient, decode, encode
from puntobanco.wire import messages as wire

from .desk import Guest
from .origin import same_origin
from .outgoing import Frame, Outgoing, frame_of
from .pace import Pace
from .site import Site

_log = logging.getLogger(__name__)

#: The server ends or starts again (registered with IANA).
RESTART = 1012
#: Something went wrong in the server, which has been logged.
BUG = 1011
#: Close codes of our own (4000–4999 are free for applications).
NO_SESSION, ENDED, REPLACED, TOO_SLOW, TOO_FAST = 4401, 4408, 4409, 4410, 4429
#: A socket that goes on sending above its rate is closed.
_MOST_REFUSED = 200


_numbers = count(1)


class Socket:
    """A WebSocket as the server gives it: every round passes here twice, so no framework stands in between."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.receive: Any = receive
        self.send: Any = send
        asked: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope, receive, send)
        self.headers, self.cookies = asked.headers, asked.cookies

    async def accept(self) -> None:
        await self.receive()
        await self.send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def close(self, code: int) -> None:
        await self.send({"type": "websocket.close", "code": code, "reason": ""})


class Connection:
    """One socket: reads a message, answers it, reads the next. At a shared table it also hears of the others."""

    def __init__(self, socket: Socket, site: Site, guest: Guest) -> None:
        self._socket, self._site, self._desk, self.guest = socket, site, site.desk, guest
        self._pace = Pace(site.settings.messages_per_second)
        self._refused = 0
        self._out: Outgoing | None = None
        self._reader: asyncio.Task[None] | None = None
        self._is_dropped = False

    async def run(self) -> None:
        """Until the patron is gone."""
        self._reader = asyncio.current_task()
        try:
            await self._read()
        except asyncio.CancelledError:
            if not self._is_dropped or self._reader is None:
                raise
            self._reader.uncancel()
            with suppress(TimeoutError, RuntimeError):
                async with asyncio.timeout(1):
                    await self._socket.close(code=TOO_SLOW)
        finally:
            if self._out is not None:
                self._out.end()
            await self._leave(self.guest.table)

    async def _read(self) -> None:
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
        before = self.guest.table
        try:
            answer, self.guest = await self._desk.answer(self.guest, message)
        except Unavailable as error:
            _log.warning("unavailable: %s", error)
            return self._desk.refused(self.guest, Refusal(Reason.NOT_AVAILABLE))
        if self.guest.table != before:
            self._enter(self.guest.table)
            await self._leave(before)
        return answer

    def _enter(self, table: str | None) -> None:
        """From now on hear of a shared table; nothing may happen there between its view and this."""
        if table is not None and self._site.gallery is not None:
            self._out = self._out or Outgoing(self._socket.send, self._drop)
            self._site.gallery.enter(table, self)

    async def _leave(self, table: str | None) -> None:
        """A shared table is left: by the patron, who has said so, or because the connection is gone."""
        if table is not None and self._site.gallery is not None and self._site.hall is not None:
            self._site.gallery.leave(table, self)
            await self._site.hall.gone(self.guest.visitor, table, self.guest.link)

    def put(self, frame: Frame) -> None:
        """Send what everybody at the table is told."""
        if self._out is not None:
            self._out.put(frame)

    def _drop(self) -> None:
        self._is_dropped = True
        if self._reader is not None:
            self._reader.cancel()

    async def replace(self) -> None:
        """Tell this connection that a newer one plays, and close it."""
        await self._last(wire.Replaced(), REPLACED)

    async def end(self) -> None:
        """Tell this connection that its session has ended, and close it."""
        await self._last(wire.Ended(), ENDED)

    async def restart(self) -> None:
        """The server ends: close. A client connects again by itself."""
        with suppress(TimeoutError, RuntimeError):
            async with asyncio.timeout(1):
                await self._socket.close(code=RESTART)

    async def warn(self, seconds: int) -> None:
        """Tell the patron that the session will end by itself."""
        await self._send(wire.IdleWarning(seconds))

    async def _last(self, message: ToClient, code: int) -> None:
        try:
            await self._send(message)
            if self._out is not None:
                await self._out.finish()
            await self._socket.close(code=code)
        except RuntimeError:  # it had gone already
            _log.debug("a connection to be closed was gone")

    async def _send(self, message: ToClient) -> None:
        frame: Any = frame_of(encode(message))
        if self._out is None:
            await self._socket.send(frame)
        else:  # in its order with what the others cause
            self._out.put(frame)


def with_play(app: ASGIApp, site: Site) -> ASGIApp:
    """`app`, with the play socket at /play in front of it."""

    async def layer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.WEBSOCKET or scope["path"] != "/play":
            await app(scope, receive, send)
            return
        socket = Socket(scope, receive, send)
        try:
            await _play(socket, site)
        except Exception:  # noqa: BLE001 - a fault behind one socket is logged and closes that socket only
            _log.exception("error at the play socket")
            with suppress(RuntimeError):
                await socket.close(code=BUG)

    return layer


async def _play(socket: Socket, site: Site) -> None:
    """Messages of `puntobanco.wire.messages`, as JSON text frames."""
    if not same_origin(socket.headers.get("origin"), socket.headers.get("host"), site.settings.origins):
        await socket.close(code=4403)
        return
    await socket.accept()
    visitor = await site.sessions.visitor(socket.cookies.get(site.cookie_name))
    if visitor is None:
        await socket.close(code=NO_SESSION)
        return
    link = "" if site.hall is None else f"{site.hall.node}.{next(_numbers)}"
    guest = Guest(visitor, best_language(socket.headers.get("accept-language")), link=link)
    connection = Connection(socket, site, guest)
    try:
        await site.connections.enter(connection)
        if site.presence is not None:
            await site.presence.enter(connection)
        await connection.run()
    finally:
        site.connections.leave(connection)
