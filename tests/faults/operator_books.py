"""A real operator in this process: the reference operator's own wallet on a database, behind a network of ours."""

import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

sys.path.append(str(Path(__file__).parents[2] / "examples" / "operator"))  # the example is run, not installed

import apsw
import httpx
from operator_demo import cashier, codes, players
from operator_demo.audit import audit
from operator_demo.database import prepare, transaction
from operator_demo.signing import check_request, nonce_of, sign_answer
from operator_demo.wallet import BAD_SIGNATURE, answer_call

from puntobanco.ledger import Entry
from puntobanco.wallets import HttpWallet, entries

SECRET: Final = b"a secret that only the tests and their operator know"
#: Carries a request to the operator and its answer back, or does not: `deliver` is what happens there.
Network = Callable[[httpx.Request, Callable[[], httpx.Response]], Awaitable[httpx.Response]]


async def at_once(_: httpx.Request, deliver: Callable[[], httpx.Response]) -> httpx.Response:
    """A network on its best day."""
    return deliver()


class OperatorBooks(httpx.AsyncBaseTransport):
    """The operator's database, and the wire to it."""

    def __init__(self, network: Network = at_once) -> None:
        self.network = network
        self.connection = apsw.Connection(":memory:")
        prepare(self.connection)
        self._made = 0

    def new_player(self, wallet: str, balance_minor: int) -> str:
        """A player with money; their id."""
        self._made += 1
        with transaction(self.connection):
            player = players.register(
                self.connection,
                name=f"player {self._made}",
                password_hash="",
                currency="EUR",
                wallet=wallet,
                language="en",
                time="-",
            )
            assert player is not None
            # A name instead of a random one, so that everything that follows from it can be repeated.
            player = replace(player, id=f"p-{self._made}")
            self.connection.execute("UPDATE player SET id = ? WHERE name = ?", (player.id, player.name))
            assert cashier.pay(self.connection, player, "deposit", f"deposit {self._made}", balance_minor, time.time())
        return str(player.id)

    def new_code(self, player: str) -> str:
        with transaction(self.connection):
            return codes.new_code(self.connection, player, time.time())

    def wallet(self) -> HttpWallet:
        """The game server's side of the wire."""
        return HttpWallet(url="http://operator/wallet", operator="demo", secret=SECRET, transport=self)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        body = await request.aread()
        return await self.network(request, lambda: self._answer(request, body))

    def _answer(self, request: httpx.Request, body: bytes) -> httpx.Response:
        path, now = request.url.path, time.time()
        stamp = check_request(request.headers, secret=SECRET, operator="demo", path=path, body=body, now=now)
        if stamp is None:
            answer = BAD_SIGNATURE
        else:
            answer = answer_call(self.connection, path.rsplit("/", 1)[1], body, stamp, now)
        signature = sign_answer(SECRET, nonce=nonce_of(request.headers) or "", body=answer.body)
        return httpx.Response(answer.status, content=answer.body, headers={"x-signature": signature})

    def faults(self) -> list[str]:
        """What is wrong with the operator's books."""
        return audit(self.connection)

    async def entries(self) -> list[Entry]:
        """What moved money between the games and the players, asked on a good day."""
        network, self.network = self.network, at_once
        async with self.wallet() as wallet:
            told = await entries(wallet)
        self.network = network
        return told

    def close(self) -> None:
        self.connection.close()
