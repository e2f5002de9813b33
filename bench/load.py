"""The load: patrons who play over their own sockets as fast as they are answered, or at a steady pace.

It runs in a process and on a core of its own. It only makes the few bytes of a deal and looks for three values in the
answer, so it is not the limit: the same patrons against a bare echo show how fast it can be (see `rounds.py`).
"""

import asyncio
import re
import secrets
import statistics
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter

import httpx
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

#: What a deal needs of an answer: the offer it comes with.
_OFFER = re.compile(rb'"offer":\{"roundId":"([^"]+)","commitment":"([^"]+)"')
BETS = b'{"player":100,"banker":100,"tie":20}'
SIT = b'{"type":"sit","game":"touch"}'


@dataclass
class Load:
    """What came of it: answers, seconds, and how long each answer took."""

    answers: int = 0
    seconds: float = 0
    latencies: list[float] = field(default_factory=list)
    sizes: tuple[int, int] = (0, 0)
    """Bytes of a deal and of its answer."""

    @property
    def rate(self) -> float:
        return self.answers / self.seconds

    def quantile(self, share: float) -> float:
        """Seconds within which `share` of the answers came."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]

    @property
    def median(self) -> float:
        return statistics.median(self.latencies)


class Patron(WSListener):
    """Sends a message, waits for the answer, sends the next."""

    def __init__(self, load: Load, first: bytes, next_message: Callable[[bytes], bytes], pause: float) -> None:
        self._load, self._first, self._next, self._pause = load, first, next_message, pause
        self._due = self._sent = 0.0
        self.counting = False
        self.stopped = False

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self._send(self._first)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:  # noqa: ARG002 - the library's signature
        now = perf_counter()
        told = frame.get_payload_as_bytes()
        if self.counting:
            self._load.answers += 1
            self._load.latencies.append(now - self._due)
            self._load.sizes = (self._size, len(told))
        if self.stopped:
            return
        message = self._next(told)
        if self._pause == 0:
            self._due = now
            self._send(message)
            return
        # By the clock, not by the answer: a slow answer counts as long as the patron would have waited.
        self._due = max(self._due + self._pause, now - self._pause)
        asyncio.get_running_loop().call_later(max(0.0, self._due - now), self._send, message)

    def _send(self, message: bytes) -> None:
        self._size = len(message)
        if self._due == 0:
            self._due = perf_counter()
        self.transport.send(WSMsgType.TEXT, message)


def deal(told: bytes) -> bytes:
    """The deal that answers an offer."""
    found = _OFFER.search(told)
    if found is None:
        raise RuntimeError(f"no offer in {told[:300]!r}")
    return b'{"type":"deal","roundId":"%b","commitment":"%b","clientSeed":"%b","bets":%b}' % (
        found[1],
        found[2],
        secrets.token_hex(16).encode(),
        BETS,
    )


async def cookies(url: str, patrons: int) -> list[str]:
    """New sessions."""
    found = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        for _ in range(patrons):
            answer = await client.post("/api/session")
            answer.raise_for_status()
            client.cookies.clear()
            found.append(answer.headers["set-cookie"].split(";")[0])
    return found


def socket_url(url: str, path: str) -> str:
    return url.replace("http", "ws", 1) + path


async def play(urls: list[str], patrons: int, seconds: float, *, rate: float = 0) -> Load:
    """Play for `seconds` on servers at `urls` (http://…), in turn, `rate` rounds a second in all; 0: all they can."""
    sessions = [(url, cookie) for url in urls for cookie in await cookies(url, patrons // len(urls))]
    return await drive([(socket_url(url, "/play"), cookie) for url, cookie in sessions], SIT, deal, seconds, rate)


async def echo(url: str, patrons: int, seconds: float, size: int) -> Load:
    """The same patrons, who get each message answered by a bare server."""
    message = b"x" * size
    return await drive([(socket_url(url, "/echo"), "")] * patrons, message, lambda _: message, seconds, 0)


async def play_on_floor(url: str, patrons: int, seconds: float) -> Load:
    """The same patrons at `floor_server.py`, which knows no sessions."""
    return await drive([(socket_url(url, "/play"), "")] * patrons, SIT, deal, seconds, 0)


async def drive(
    sockets: list[tuple[str, str]], first: bytes, next_message: Callable[[bytes], bytes], seconds: float, rate: float
) -> Load:
    load = Load()
    pause = len(sockets) / rate if rate else 0.0
    listeners = []
    for url, cookie in sockets:
        _, listener = await ws_connect(
            lambda: Patron(load, first, next_message, pause),
            url,
            extra_headers={"cookie": cookie} if cookie else None,
            websocket_handshake_timeout=60,
        )
        listeners.append(listener)
        if pause:
            await asyncio.sleep(pause / len(sockets))
    await asyncio.sleep(min(1.0, seconds / 4))  # everybody is seated, everything is warm
    for listener in listeners:
        listener.counting = True
    began = perf_counter()
    await asyncio.sleep(seconds)
    load.seconds = perf_counter() - began
    for listener in listeners:
        listener.counting, listener.stopped = False, True
    await asyncio.sleep(0.3)
    for listener in listeners:
        listener.transport.disconnect()
    return load
