"""A client of shared tables as a browser is one: keeps the table from a view and the changes that follow it."""

import asyncio
import contextlib
import json
import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.support import NO_TLS

Message = dict[str, Any]


class Gap(AssertionError):
    """A message follows a version that we have not been told."""


@dataclass
class TableModel:
    """The table as the messages so far make it."""

    view: Message

    def apply(self, message: Message) -> None:
        """What `tableChanged` and `tableDealt` do, as docs/protocol.md says."""
        if message["version"] <= self.view["version"]:
            return
        if message["after"] != self.view["version"]:
            raise Gap(f"{message['type']} follows {message['after']}, we have {self.view['version']}")
        seats = {seat["seat"]: seat for seat in self.view["seats"]}
        if message["type"] == "tableDealt":
            for seat in seats.values():
                if seat["state"] in ("bet", "skipped"):
                    seat["state"] = "deciding"
                seat["bets"] = {}
            self.view |= {"phase": "betting", "closesIn": None, "last": message["round"]}
        else:
            self.view |= {name: message[name] for name in ("phase", "closesIn")}
        seats |= {seat["seat"]: seat for seat in message["seats"]}
        for number in message["gone"]:
            del seats[number]
        self.view |= {"offer": message["offer"], "version": message["version"]}
        self.view["seats"] = [seats[number] for number in sorted(seats)]

    def shown(self) -> Message:
        """What everybody at the table sees."""
        return {name: self.view[name] for name in ("version", "seats", "phase", "offer", "last")}


@dataclass
class Patron:
    """Somebody at a shared table, with one session and at most one socket."""

    url: str
    cookie: str
    socket: ClientConnection | None = None
    table: TableModel | None = None
    settled: list[Message] = field(default_factory=list)
    returned: list[str] = field(default_factory=list)
    dealt: list[Message] = field(default_factory=list)

    async def connect(self) -> None:
        address = self.url.replace("http://", "ws://") + "/play"
        self.socket = await connect(
            address, additional_headers={"cookie": self.cookie}, open_timeout=10, close_timeout=1, max_queue=None
        )

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        self.socket = None

    async def drop(self) -> None:
        """The connection breaks without a word."""
        socket, self.socket = self.socket, None
        if socket is not None:
            socket.transport.abort()
            await socket.wait_closed()

    async def hear(self, seconds: float = 20) -> Message:
        """The next message, taken note of."""
        assert self.socket is not None
        message: Message = json.loads(await asyncio.wait_for(self.socket.recv(), seconds))
        match message["type"]:
            case "tableView":
                self.table = TableModel(message)
            case "tableChanged" | "tableDealt":
                assert self.table is not None
                self.table.apply(message)
                if message["type"] == "tableDealt":
                    self.dealt.append(message["round"])
            case "settled":
                self.settled.append(message["round"])
            case "returned":
                self.returned.append(message["roundId"])
        return message

    async def hear_of(self, *kinds: str, seconds: float = 20) -> Message:
        """The next message of one of these kinds."""
        while True:
            message = await self.hear(seconds)
            if message["type"] in kinds:
                return message

    async def ask(self, *kinds: str, **message: Any) -> Message:
        """Send a message; the next that can be its answer."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message))
        return await self.hear_of(*kinds, "refused")

    async def join(self, table: str, name: str = "", *, seat: bool = True) -> Message:
        if self.socket is None:
            await self.connect()
        return await self.ask("tableView", type="join", table=table, name=name, seat=seat)

    def deal_message(self, bets: dict[str, int], offer: Message | None = None, seed: str = "") -> Message:
        """A bet on the open offer."""
        assert self.table is not None
        offer = offer or self.table.view["offer"]
        assert offer is not None
        return {
            "type": "deal",
            "roundId": offer["roundId"],
            "commitment": offer["commitment"],
            "clientSeed": seed or secrets.token_hex(16),
            "bets": bets,
        }

    async def bet(self, bets: dict[str, int]) -> Message:
        return await self.ask("betAccepted", "settled", **self.deal_message(bets))

    async def skip(self) -> Message:
        assert self.table is not None
        return await self.ask("skipped", type="skip", roundId=self.table.view["offer"]["roundId"])

    async def quiet(self, seconds: float = 0.2) -> None:
        """Hear what has come by now."""
        with contextlib.suppress(TimeoutError):
            while True:
                await self.hear(seconds)

    def seat(self, number: int) -> Message | None:
        """A seat as this client shows it."""
        assert self.table is not None
        return next((seat for seat in self.table.view["seats"] if seat["seat"] == number), None)

    async def money(self) -> int:
        """The balance, asked for by REST."""
        async with httpx.AsyncClient(
            base_url=self.url, headers={"cookie": self.cookie}, timeout=20, verify=NO_TLS
        ) as client:
            return int((await client.get("/api/lobby")).json()["money"]["balance"])


async def new_patron(url: str, at: str = "") -> Patron:
    """A patron with play money, who plays at the address `at` if it is another server's."""
    async with httpx.AsyncClient(base_url=url, timeout=20, verify=NO_TLS) as client:
        answer = await client.post("/api/session")
        return Patron(at or url, answer.headers["set-cookie"].split(";")[0])


async def new_table(patron: Patron, game: str = "touch", *, public: bool = True, name: str = "") -> str:
    """The id of a table that the patron has opened."""
    async with httpx.AsyncClient(
        base_url=patron.url, headers={"cookie": patron.cookie}, timeout=20, verify=NO_TLS
    ) as client:
        answer = await client.post("/api/shared", json={"game": game, "public": public, "name": name})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"]["id"])


def results_of(message: Message) -> Iterator[tuple[int, int, int]]:
    """Seat, stake and payout of everybody in a dealt round."""
    for result in message["results"]:
        yield result["seat"], result["stake"], result["payout"]
