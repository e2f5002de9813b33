"""Every byte that leaves the server is kept, and no secret of a round is in it before its result is."""

import asyncio
import base64
import contextlib
import json
import re
from itertools import islice
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
import websockets

from puntobanco.fairness import drawn_cards
from puntobanco.game import card_name
from puntobanco.storage.seal import Seal
from puntobanco.storage.sqlite import open_reader
from tests.support import Server, deal_body, running_server

ROUNDS = 15


class Recorder:
    """A wire between client and server that keeps all that comes back."""

    def __init__(self, port: int) -> None:
        self._port, self.seen = port, bytearray()
        self._writers: list[asyncio.StreamWriter] = []
        self._going: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for writer in self._writers:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()
        await asyncio.wait(self._going)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_connection("127.0.0.1", self._port)
        self._writers += [writer, to_server]
        self._going |= {
            asyncio.create_task(self._copy(reader, to_server, bytearray())),
            asyncio.create_task(self._copy(from_server, writer, self.seen)),
        }

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, seen: bytearray) -> None:
        with contextlib.suppress(OSError):
            while part := await reader.read(65536):
                seen += part
                writer.write(part)
                await writer.drain()
        writer.close()


def shapes(secret: bytes) -> list[bytes]:
    """How a secret might be written."""
    plain, url = base64.b64encode(secret).rstrip(b"="), base64.urlsafe_b64encode(secret).rstrip(b"=")
    return [secret, secret.hex().encode(), secret.hex().upper().encode(), plain, url, str(list(secret)).encode()]


def test_the_recorder_would_see_a_secret() -> None:
    secret = bytes(range(32))
    for shape in shapes(secret):
        assert any(known in b"before " + shape + b" after" for known in shapes(secret))


@pytest.mark.parametrize("game", ["touch", "shoe"])
def test_no_byte_before_a_result_tells_anything_of_it(tmp_path: Path, game: str) -> None:
    with running_server(
        tmp_path / "data", offer="touch,classic,baccarat,shoe", log_level="debug", messages_per_second="0"
    ) as server:
        asyncio.run(play(server, game))
        log = (tmp_path / "data.log").read_bytes()
    lines = [line for line in log.splitlines() if b"self-check" not in line]
    assert [line for line in lines if re.search(rb"[0-9a-f]{64}", line)] == []  # no seed, no commitment


async def play(server: Server, game: str) -> None:
    port = int(server.url.rpartition(":")[2])
    async with Recorder(port) as recorder:
        url = f"http://127.0.0.1:{recorder.port}"
        async with httpx.AsyncClient(base_url=url, headers={"accept-encoding": "identity"}) as http:
            cookie = (await http.post("/api/session")).headers["set-cookie"].split(";")[0]
            http.headers["cookie"] = cookie
            async with websockets.connect(
                f"ws://127.0.0.1:{recorder.port}/play", additional_headers={"cookie": cookie}, compression=None
            ) as socket:
                await rounds(recorder, http, socket, game, server.data)


async def rounds(recorder: Recorder, http: httpx.AsyncClient, socket: Any, game: str, data: Path) -> None:
    async def ask(message: dict[str, Any]) -> dict[str, Any]:
        await socket.send(json.dumps(message))
        told: dict[str, Any] = json.loads(await socket.recv())
        return told

    table, ends, played = await ask({"type": "sit", "game": game}), list[int](), list[dict[str, Any]]()
    for number in range(ROUNDS):
        deal = {"type": "deal", **deal_body(table, {"player": 100}, f"{number:032x}")}
        # Everything that one can ask for while a round is open, right and wrong.
        for wrong in ({"bets": {"player": 1}}, {"bets": {"moon": 100}}, {"commitment": "0" * 64}, {"clientSeed": 1}):
            await ask({**deal, **wrong})
        await ask({"type": "askRoads"})
        for path in (f"/api/tables/{game}", "/api/lobby", "/api/rounds", f"/api/rounds/{deal['roundId']}", "/metrics"):
            await http.get(path)
        ends.append(len(recorder.seen))
        table = await ask(deal)
        played.append(table["round"])
    for number, told in enumerate(played):
        before = bytes(recorder.seen[: ends[number]])
        place = told["shoe"] or {"id": told["roundId"], "first": 0}
        # A shoe that is not over has its secret in no byte at all; here it is broken open to know what to look for.
        secret = bytes.fromhex(told["serverSeed"]) if told["serverSeed"] else broken_open(data, place["id"])
        where = before if told["serverSeed"] else bytes(recorder.seen)
        assert not [shape for shape in shapes(secret) if shape in where], f"the seed of round {number}"
        assert told["commitment"].encode() in before
        check_cards_to_come(secret, told, place, before)


def broken_open(data: Path, shoe_id: str) -> bytes:
    """The secret of a shoe, as somebody has it who holds both the database and the key beside it."""
    reader = open_reader(data)
    [(sealed,)] = reader.execute("SELECT sealed_seed FROM shoe WHERE id = ?", (shoe_id,)).fetchall()
    reader.close()
    return Seal(data).open(bytes(sealed), shoe_id)


def check_cards_to_come(secret: bytes, told: dict[str, Any], place: dict[str, Any], seen: bytes) -> None:
    """Before its result, no row of a round's cards is told in any way: neither those dealt nor those that lie after."""
    cards = drawn_cards(secret, place["id"], told["clientSeeds"], 8)
    following = [*map(card_name, islice(cards, place["first"], place["first"] + 6))]
    for joint in ('","', " ", ","):
        assert joint.join(following).encode() not in seen
