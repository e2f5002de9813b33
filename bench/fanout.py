"""P-5: one shared table with many sockets: from a deal to the last socket told, against a bare broadcast.

    python bench/fanout.py [SOCKETS]

The server has one core, the load the other. Also the server's memory for each idle socket. Prints a table and writes
bench/results/fanout.json.
"""

import asyncio
import base64
import json
import os
import re
import secrets
import statistics
import subprocess
import sys
import tempfile
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import cast

import httpx
import uvloop
from serving import HERE, load_has_its_own_core, puntobanco, serving
from telling import keep, ms, row

ROUNDS = 15
_OPENED = b"HTTP/1.1 101"


class Ear(asyncio.Protocol):
    """A WebSocket that only counts what it hears: no library, so that the load costs little."""

    def __init__(self, host: str, cookie: str, wanted: bytes, heard: "Heard") -> None:
        self._request = (
            f"GET /play HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        ).encode()
        self._wanted, self._heard = wanted, heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.last = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        if not self.opened.done():
            if data.startswith(_OPENED):
                self.opened.set_result(None)
            else:
                self.opened.set_exception(ConnectionError(data[:200].decode()))
        if self._wanted in self.last[-64:] + data:
            self._heard.one()
        self.last = (self.last + data)[-16_384:]

    def say(self, text: str) -> None:
        """A masked text frame; the mask of zeros leaves the text as it is."""
        raw = text.encode()
        head = bytes([0x81, 0x80 | len(raw)]) if len(raw) < 126 else b"\x81\xfe" + len(raw).to_bytes(2)
        self.transport.write(head + bytes(4) + raw)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed"))


class Heard:
    """Counts the ears that have heard, and tells when it is all of them."""

    def __init__(self, ears: int) -> None:
        self._ears, self._count = ears, 0
        self.everybody = asyncio.Event()

    def one(self) -> None:
        self._count += 1
        if self._count == self._ears:
            self._count = 0
            self.everybody.set()


async def listen(url: str, cookies: list[str], wanted: bytes) -> tuple[list[Ear], Heard]:
    """So many sockets, opened a hundred at a time."""
    host = url.removeprefix("http://")
    name, port = host.split(":")
    loop, heard, ears = asyncio.get_running_loop(), Heard(len(cookies)), []
    for start in range(0, len(cookies), 100):
        some = cookies[start : start + 100]
        ready = [partial(Ear, host, cookie, wanted, heard) for cookie in some]
        made = await asyncio.gather(*(loop.create_connection(ear, name, int(port)) for ear in ready))
        ears += [ear for _, ear in made]
        await asyncio.gather(*(ear.opened for _, ear in made))
    return ears, heard


async def sessions(url: str, count: int) -> list[str]:
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        cookies = []
        for _ in range(0, count, 50):
            answers = await asyncio.gather(*(client.post("/api/session", headers={"cookie": ""}) for _ in range(50)))
            cookies += [answer.headers["set-cookie"].split(";")[0] for answer in answers]
            client.cookies.clear()
        return cookies[:count]


def memory_kb(url: str) -> int:
    """Resident memory of the server that listens there."""
    port = url.rpartition(":")[2]
    told = subprocess.run(["ss", "-Hltnp", f"sport = :{port}"], capture_output=True, text=True, check=True).stdout
    (pid,) = set(re.findall(r"pid=(\d+)", told))
    (found,) = re.findall(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    return int(found)


async def ours(url: str, sockets: int) -> tuple[list[float], float, int]:
    """Seconds of each round from its deal to the last socket told; KB for each socket; bytes of a dealt round."""
    cookies = await sessions(url, sockets)
    async with httpx.AsyncClient(base_url=url, headers={"cookie": cookies[0]}, timeout=60) as client:
        table = (await client.post("/api/shared", json={"game": "touch", "public": True})).json()["table"]["id"]
    before = memory_kb(url)
    ears, heard = await listen(url, cookies, b'"type":"tableDealt"')
    for number, ear in enumerate(ears):
        ear.say(json.dumps({"type": "join", "table": table, "seat": number == 0}))
        if number % 100 == 0:
            await asyncio.sleep(0.1)
    await asyncio.sleep(5)
    each = (memory_kb(url) - before) / sockets
    took, size = [], 0
    for _ in range(ROUNDS):
        offer = re.findall(rb'"offer":\{"roundId":"([^"]+)","commitment":"([^"]+)"\}', ears[0].last)[-1]
        bet = {"type": "deal", "roundId": offer[0].decode(), "commitment": offer[1].decode()}
        heard.everybody.clear()
        began = perf_counter()
        ears[0].say(json.dumps({**bet, "clientSeed": secrets.token_hex(16), "bets": {"player": 100}}))
        await asyncio.wait_for(heard.everybody.wait(), 60)
        took.append(perf_counter() - began)
        await asyncio.sleep(0.5)
        size = len(re.findall(rb'\{"type":"tableDealt".*?"outlook":null\}', ears[1].last)[-1])
    for ear in ears:
        ear.transport.abort()
    return took, each, size


async def bare(url: str, sockets: int) -> list[float]:
    ears, heard = await listen(url, [""] * sockets, b"xxxxxxxx")
    await asyncio.sleep(1)
    took = []
    for _ in range(ROUNDS):
        heard.everybody.clear()
        began = perf_counter()
        ears[0].say("go")
        await asyncio.wait_for(heard.everybody.wait(), 60)
        took.append(perf_counter() - began)
        await asyncio.sleep(0.3)
    for ear in ears:
        ear.transport.abort()
    return took


def main(sockets: int) -> None:
    load_has_its_own_core()
    with tempfile.TemporaryDirectory() as name, puntobanco(Path(name) / "data", fun_minor="100000000") as url:
        mine, each, size = uvloop.run(ours(url, sockets))
    with serving(str(HERE / "broadcast_server.py"), str(size)) as url:
        least = uvloop.run(bare(url, sockets))
    a, b = statistics.median(mine), statistics.median(least)
    print(f"{sockets} sockets at one table, {size} bytes a dealt round")
    row("P-5", ms(a), f"{ms(b)} bare", f"{a / b:.2f} ×", "≤ 1.5 ×")
    row("P-5", f"{each:.1f} KB a socket", "", "", "≤ 30 KB")
    keep("fanout", sockets=sockets, bytes=size, seconds=mine, bare_seconds=least, kb_a_socket=each)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5000)
