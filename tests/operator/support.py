"""The game server's side of the wallet API, written from its page and not from the operator's code."""

import hashlib
import hmac
import json
import os
import re
import secrets
import signal
import subprocess
import sys
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from typing import Any

import apsw
import httpx
from operator_demo import cashier, codes, players
from operator_demo.players import Player
from operator_demo.site import Site

from tests.support import NO_TLS

HERE = Path(__file__).parents[2] / "examples" / "operator"
SECRET = "a secret that only these tests and their operator know"


class Unanswered(Exception):
    """No answer, or none that is signed as it must be."""


@dataclass
class Ask:
    """One attempt: what is sent, so that a test can spoil any part of it."""

    name: str
    body: bytes
    timestamp: str
    nonce: str = field(default_factory=lambda: secrets.token_hex(16))
    path: str = ""
    operator: str = "demo"
    secret: str = SECRET

    @property
    def headers(self) -> dict[str, str]:
        path = self.path or f"/wallet/{self.name}"
        text = f"{self.timestamp}\n{self.nonce}\n{path}\n".encode() + self.body
        signature = hmac.new(self.secret.encode(), text, hashlib.sha256).hexdigest()
        return {
            "x-operator": self.operator,
            "x-timestamp": self.timestamp,
            "x-nonce": self.nonce,
            "x-signature": signature,
            "content-type": "application/json",
        }


def is_signed(response: httpx.Response, nonce: str, secret: str = SECRET) -> bool:
    right = hmac.new(secret.encode(), f"{nonce}\n".encode() + response.content, hashlib.sha256).hexdigest()
    return response.headers.get("x-signature") == right


@dataclass(frozen=True)
class Told:
    """A signed answer."""

    status: int
    raw: bytes

    @property
    def body(self) -> dict[str, Any]:
        return json.loads(self.raw)

    @property
    def error(self) -> str | None:
        return self.body.get("error")


@dataclass
class House:
    """An operator in this process, whose clock stands still until a test moves it."""

    site: Site
    connection: apsw.Connection
    http: httpx.AsyncClient
    now: float = 1_800_000_000.0

    def ask(self, name: str, body: dict[str, Any] | bytes, **changed: Any) -> Ask:
        raw = body if isinstance(body, bytes) else json.dumps(body).encode()
        return Ask(name, raw, **{"timestamp": str(int(self.now)), **changed})

    async def send(self, ask: Ask) -> httpx.Response:
        return await self.http.post(f"/wallet/{ask.name}", content=ask.body, headers=ask.headers)

    async def call(self, name: str, /, raw: bytes | None = None, **body: Any) -> Told:
        """A right call and its answer. Raises Unanswered, as the game server would take it."""
        ask = self.ask(name, body if raw is None else raw)
        response = await self.send(ask)
        if response.status_code >= 500 or not is_signed(response, ask.nonce):
            raise Unanswered(response.status_code)
        return Told(response.status_code, response.content)

    async def new_player(self, *, balance: int = 0, currency: str = "EUR", here: bool = True, **more: str) -> Player:
        """A player with money and, unless not `here`, a session at the games."""
        name = f"player {secrets.token_hex(4)}"
        chosen = {"wallet": "seamless", "language": "en", **more}
        player = await self.site.desk.write(new_player, name, currency, balance, self.now, **chosen)
        if here:
            assert (await self.call("authenticate", code=await self.new_code(player))).status == 200
        return player

    async def new_code(self, player: Player) -> str:
        return await self.site.desk.write(codes.new_code, player.id, self.now)

    async def balance(self, player: Player) -> int:
        return (await self.call("balance", player=player.id, currency=player.currency)).body["balance"]


def new_player(
    connection: apsw.Connection, name: str, currency: str, balance: int, now: float, **chosen: str
) -> Player:
    """Inside a transaction: a player whose password nobody knows, with money from the cashier."""
    player = players.register(connection, name=name, password_hash="", currency=currency, time="-", **chosen)
    assert player is not None
    if balance:
        assert cashier.pay(connection, player, "deposit", secrets.token_hex(16), balance, now)
    return player


def debit(player: Player, amount: int, **more: Any) -> dict[str, Any]:
    """The body of a debit of its own round."""
    new = secrets.token_hex(8)
    body = {"id": f"d-{new}", "player": player.id, "currency": player.currency, "amount": amount, "game": "touch"}
    return {**body, "round": f"r-{new}", **more}


def credit(of: dict[str, Any], amount: int, **more: Any) -> dict[str, Any]:
    """The body of the credit that closes the debit `of`."""
    return {**of, "id": f"c-{of['id']}", "amount": amount, "debit": of["id"], **more}


def rollback(of: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The body of a rollback of the debit `of`."""
    body = {"id": f"b-{of['id']}", "player": of["player"], "currency": of["currency"], "debit": of["id"]}
    return {**body, **more}


def void(of: dict[str, Any], payout: int, **more: Any) -> dict[str, Any]:
    """The body of a void of the round that the debit `of` paid for."""
    body = {"id": f"v-{of['id']}", "player": of["player"], "currency": of["currency"], "round": of["round"]}
    return {**body, "stake": of["amount"], "payout": payout, **more}


@dataclass
class Process:
    """A running `python -m operator_demo`."""

    process: "subprocess.Popen[str]"
    url: str
    data: Path

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """As a crash would."""
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        self.process.terminate()
        self._gone()

    def _gone(self) -> None:
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


def run_operator(*args: str) -> list[str]:
    return [sys.executable, "-m", "operator_demo", *args]


def environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != "OPERATOR_SECRET"}
    return {**kept, "PYTHONPATH": str(HERE)}


def start_operator(data: Path, *args: str, port: int = 0) -> Process:
    """Start an operator and wait until it answers."""
    with (data.parent / f"{data.name}.log").open("a") as log:
        process = subprocess.Popen(
            run_operator("--port", str(port), "--data", str(data), "--secret", SECRET, *args),
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=environment(),
        )
    assert process.stdout is not None
    found = re.search(r"operator at (http://localhost:\d+)", process.stdout.readline())
    if found is None:
        process.kill()
        raise AssertionError(f"the operator did not start; see {data}.log")
    started = Process(process, found[1], data)
    with httpx.Client(transport=httpx.HTTPTransport(retries=8, verify=NO_TLS)) as client:
        client.get(f"{started.url}/icon.svg").raise_for_status()
    return started


class Visitor:
    """A person's browser, as far as forms and cookies go."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=20, verify=NO_TLS)
        self.cookie = ""
        self.page = ""

    def open(self, path: str) -> httpx.Response:
        return self._took(self.http.get(path, headers=self._headers()))

    def submit(self, path: str, fields: dict[str, str], **headers: str) -> httpx.Response:
        """Post a form with the hidden fields of the page that is open."""
        hidden = re.findall(r'<input type="hidden" name="form_token" value="([0-9a-f]{64})">', self.page)
        form = {"form_token": hidden[0] if hidden else "", **fields}
        return self._took(self.http.post(path, data=form, headers={**self._headers(), **headers}))

    def follow(self, response: httpx.Response) -> httpx.Response:
        assert response.status_code == 303, response.text
        return self.open(response.headers["location"])

    def hidden(self, name: str) -> list[str]:
        return re.findall(rf'name="{name}" value="([^"]*)"', self.page)

    def _headers(self) -> dict[str, str]:
        return {"cookie": self.cookie} if self.cookie else {}

    def _took(self, response: httpx.Response) -> httpx.Response:
        if response.headers.get("content-type", "").startswith("text/html"):
            self.page = response.text
        # httpx keeps Secure cookies to itself on plain HTTP; browsers trust localhost.
        if "set-cookie" in response.headers:
            self.cookie = response.headers["set-cookie"].split(";")[0]
        self.http.cookies.clear()
        return response

    def register(self, name: str, **chosen: str) -> httpx.Response:
        self.open("/register")
        fields = {"name": name, "password": "correct horse", "currency": "EUR", "wallet": "seamless", "language": "en"}
        return self.submit("/register", {**fields, **chosen})

    def deposit(self, amount: str, way: str = "deposit") -> httpx.Response:
        self.open("/cashier")
        return self.submit("/cashier", {"id": self.hidden("id")[0], "way": way, "amount": amount})

    def launch_code(self, game: str = "touch") -> str:
        """Press Play, and take the code out of the address that the browser would go to."""
        self.open("/")
        response = self.submit("/play", {"game": game})
        assert response.status_code == 303, response.text
        return httpx.URL(response.headers["location"]).params["code"]


def shown(page: str) -> str:
    """The text of a page, without tags."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page)).split())
