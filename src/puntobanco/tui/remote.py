"""A house on a server: its play socket for everything at the table, two REST calls for the door and the lobby."""

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from collections.abc import Callable
from typing import Any, Final, Self
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from puntobanco.wire import FromClient, ToClient
from puntobanco.wire import messages as wire

from .house import HouseError, Link, LinkLost
from .memory import Memory

#: The server closes with this when it does not know the session.
_NO_SESSION: Final = 4401
_NOT_UNDERSTOOD: Final = 1003
_PATIENCE_S: Final = 10
_LONGEST_PAUSE_S: Final = 8.0

_log = logging.getLogger(__name__)

_to_client: "msgspec.json.Decoder[ToClient]" = msgspec.json.Decoder(ToClient)


class RemoteHouse:
    """Implements `House` on `puntobanco serve`. A connection that breaks is opened again until it holds.

    Make it with `open`, inside a running event loop.
    """

    def __init__(self, url: str, memory: Memory, language: str) -> None:
        self.place = url
        self.link = Link.DOWN
        self._memory, self._language = memory, language
        self._cookie = memory.session(url)
        self._socket: ClientConnection | None = None
        #: Who waits for the answers still to come; the server answers in the order in which it was asked.
        self._asked: deque[asyncio.Future[ToClient]] = deque()
        self._told: Callable[[Link], None] = lambda _: None
        self._warned: Callable[[int], None] = lambda _: None
        self._changed = asyncio.Condition()
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str, memory: Memory, *, language: str = "en") -> Self:
        """Enter the house at `url` (http or https), as the patron that `memory` knows there or a new one.

        Raises HouseError when there is no such house.
        """
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise HouseError(f"{url!r} is not the address of a server; write it like http://localhost:8000")
        house = cls(f"{parts.scheme}://{parts.netloc}", memory, language)
        try:
            await house._open_session()
            house._socket = await house._connect()
        except (OSError, WebSocketException, ValueError) as error:
            raise HouseError(f"no puntobanco answers at {house.place}: {_reason(error)}") from None
        house.link = Link.UP
        house._task = asyncio.create_task(house._keep_up())
        return house

    async def games(self) -> tuple[wire.GameInfo, ...]:
        try:
            _, body = await asyncio.to_thread(self._call, "GET", "/api/games")
            return msgspec.json.decode(body, type=tuple[wire.GameInfo, ...])
        except (OSError, ValueError) as error:
            raise LinkLost(_reason(error)) from None

    async def ask(self, message: FromClient) -> ToClient:
        if self.link is not Link.UP or self._socket is None:
            raise LinkLost("there is no connection")
        answer: asyncio.Future[ToClient] = asyncio.get_running_loop().create_future()
        self._asked.append(answer)
        # A socket that has just broken is noticed by `_keep_up`, which tells everyone who waits.
        with contextlib.suppress(ConnectionClosed):
            await self._socket.send(msgspec.json.encode(message).decode())
        return await answer

    async def mended(self) -> None:
        async with self._changed:
            await self._changed.wait_for(lambda: self.link is not Link.DOWN)
        if self.link.is_final:
            raise LinkLost("the session is over, or another connection plays now")

    def watch(self, told: Callable[[Link], None], warned: Callable[[int], None]) -> None:
        self._told, self._warned = told, warned

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._socket is not None:
            await self._socket.close()

    async def _keep_up(self) -> None:
        """Listen; when the connection breaks, say so and open another."""
        while self._socket is not None:
            try:
                async for raw in self._socket:
                    self._hear(_to_client.decode(raw))
            except ConnectionClosed:
                _log.info("the connection to %s broke", self.place)
            except msgspec.MsgspecError as error:  # a server of another version: nothing it says can be relied on
                _log.warning("%s does not speak as this version does: %s", self.place, error)
                await self._socket.close(code=_NOT_UNDERSTOOD)
            if self.link.is_final:
                await self._now(self.link)
                return
            await self._now(Link.DOWN)
            self._socket = await self._connect_again(self._socket.close_code)
            await self._now(Link.UP)

    def _hear(self, message: ToClient) -> None:
        match message:
            case wire.Replaced():
                self.link = Link.REPLACED
            case wire.Ended():
                self.link = Link.ENDED
            case wire.IdleWarning(seconds):
                self._warned(seconds)
            case _:
                if self._asked and not (answer := self._asked.popleft()).done():
                    answer.set_result(message)

    async def _now(self, link: Link) -> None:
        self.link = link
        while link is not Link.UP and self._asked:
            if not (answer := self._asked.popleft()).done():
                answer.set_exception(LinkLost("the connection broke"))
        async with self._changed:
            self._changed.notify_all()
        self._told(link)

    async def _connect(self) -> ClientConnection:
        scheme, _, rest = self.place.partition("://")
        headers = {"Cookie": self._cookie or "", "Accept-Language": self._language}
        address = f"{'wss' if scheme == 'https' else 'ws'}://{rest}/play"
        return await connect(address, additional_headers=headers, open_timeout=_PATIENCE_S)

    async def _connect_again(self, close_code: int | None) -> ClientConnection:
        pause = 0.25
        while True:
            # Spread, so that all who lost a server do not come back in the same moment.
            await asyncio.sleep(pause * (50 + secrets.randbelow(51)) / 100)
            pause = min(2 * pause, _LONGEST_PAUSE_S)
            with contextlib.suppress(OSError, WebSocketException, ValueError):
                if close_code == _NO_SESSION:
                    await self._open_session()
                return await self._connect()

    async def _open_session(self) -> None:
        """Find the session that the cookie names, or open one. Raises OSError or ValueError."""
        cookie, _ = await asyncio.to_thread(self._call, "POST", "/api/session")
        if cookie is not None:
            self._cookie = cookie.split(";")[0]
            self._memory.keep_session(self.place, self._cookie)
        elif self._cookie is None:
            raise ValueError("it opens no session")

    def _call(self, method: str, path: str) -> tuple[str | None, bytes]:
        headers = {"Accept": "application/json", **({"Cookie": self._cookie} if self._cookie else {})}
        request = Request(self.place + path, method=method, headers=headers)  # noqa: S310 - `open` takes http only
        with urlopen(request, timeout=_PATIENCE_S) as answer:  # noqa: S310 - same
            found: Any = answer.headers.get("set-cookie")
            return found, answer.read()


def _reason(error: Exception) -> str:
    """Why it did not work, in a few words."""
    if isinstance(error, HTTPError):
        return f"it says {error.code} {error.reason}"
    reason = error.reason if isinstance(error, URLError) else error
    if isinstance(reason, OSError) and reason.strerror:
        return reason.strerror.lower()
    return str(reason) or type(reason).__name__
