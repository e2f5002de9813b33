"""R-2: the server is killed at any moment, under load, again and again; patrons ask again until they are answered.

Then everything that a patron was told is stored, nothing happened twice, and the money adds up.
"""

import asyncio
import json
import secrets
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import httpx
import websockets

from tests.databases import Database
from tests.soak import figure, size, turns
from tests.support import NO_TLS, Server, deal_body, free_port, start_server

PATRONS = 50


@dataclass
class Patron:
    """Plays as a browser does: a deal that was not answered is sent again after every reconnect."""

    url: str
    cookie: str
    answered: list[dict[str, Any]] = field(default_factory=list)
    unanswered: dict[str, Any] | None = None
    refusals: list[str] = field(default_factory=list)

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set() or self.unanswered is not None:
            try:
                async with websockets.connect(
                    self.url, additional_headers={"cookie": self.cookie}, open_timeout=5, close_timeout=1
                ) as play_socket:
                    await self._play_on(play_socket, stop)
            except (OSError, TimeoutError, websockets.WebSocketException):
                await asyncio.sleep(0.02)

    async def _play_on(self, play_socket: websockets.ClientConnection, stop: asyncio.Event) -> None:
        await play_socket.send('{"type":"sit","game":"touch"}')
        table = json.loads(await play_socket.recv())
        while not stop.is_set() or self.unanswered is not None:
            if self.unanswered is None:
                bets = {"player": 100, "banker": 30, "tie": 20}
                self.unanswered = {"type": "deal", **deal_body(table, bets, secrets.token_hex(16))}
            await play_socket.send(json.dumps(self.unanswered))
            told = json.loads(await play_socket.recv())
            if told["type"] == "dealt":
                assert told["round"]["roundId"] == self.unanswered["roundId"]
                self.answered.append(told["round"])
            else:
                # Only an offer of before the crash may be refused, and then nothing was taken for it.
                self.refusals.append(told["code"])
                assert told["code"] in ("offer-void", "not-available"), told
                if told["code"] == "not-available":
                    continue
            self.unanswered = None
            table = told


async def open_sessions(server: Server) -> list[Patron]:
    async with httpx.AsyncClient(base_url=server.url, timeout=20, verify=NO_TLS) as client:
        patrons = []
        for _ in range(PATRONS):
            answer = await client.post("/api/session")
            client.cookies.clear()
            patrons.append(Patron(server.socket_url, answer.headers["set-cookie"].split(";")[0]))
        return patrons


def test_r2_kill_9_under_load_loses_and_doubles_nothing(database: Database) -> None:
    kills = size(ci=5, long=200) if database.address else size(ci=20, long=1000)
    asyncio.run(run(database, free_port(), kills))
    assert database.audit().faults == ()


async def run(database: Database, port: int, kills: int) -> None:
    start = partial(start_server, database.folder, port=port, database=database.address)
    server = await asyncio.to_thread(start)
    try:
        patrons = await open_sessions(server)
        stop = asyncio.Event()
        playing = [asyncio.create_task(patron.play(stop)) for patron in patrons]
        for number in turns("R-2", f"kills on {'PostgreSQL' if database.address else 'SQLite'}", ci=kills, long=kills):
            # Between 5 and 500 ms of play after being ready; every fifth time it is killed while still recovering.
            await asyncio.sleep(0.005 + secrets.randbelow(495) / 1000 if number % 5 else 0)
            server.kill()
            server = await asyncio.to_thread(start)
        await asyncio.sleep(0.5)
        stop.set()
        await asyncio.gather(*playing)
        await check_what_was_told(server, patrons)
    finally:
        server.kill()


async def check_what_was_told(server: Server, patrons: list[Patron]) -> None:
    answered = sum(len(patron.answered) for patron in patrons)
    figure("R-2", "rounds", answered=answered, offers_void=sum(len(p.refusals) for p in patrons))
    assert answered > PATRONS
    async with httpx.AsyncClient(base_url=server.url, timeout=20, verify=NO_TLS) as client:
        for patron in patrons:
            ids = [told["roundId"] for told in patron.answered]
            assert len(set(ids)) == len(ids)
            for told in (*patron.answered[:3], *patron.answered[-3:]):
                stored = await client.get(f"/api/rounds/{told['roundId']}", headers={"cookie": patron.cookie})
                assert stored.json() == told
            # Every round follows from the one before: nothing was taken or paid in between.
            for earlier, later in zip(patron.answered, patron.answered[1:], strict=False):
                assert later["balanceBefore"] == earlier["balanceAfter"]
            table = (await client.get("/api/tables/touch", headers={"cookie": patron.cookie})).json()
            assert table["money"]["balance"] == patron.answered[-1]["balanceAfter"]
            assert table["last"] == patron.answered[-1]
