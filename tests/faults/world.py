"""R-6: the whole system from one seed. Time, luck, network, wallet and crashes are this file's; the rest is production.

`python -m tests.faults.world 17` plays seed 17 again, exactly, and prints all that happened.
"""

import asyncio
import hashlib
import json
import logging
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from puntobanco.games import all_games
from puntobanco.ledger import reconcile
from puntobanco.server import Desk
from puntobanco.server.desk import Guest
from puntobanco.service import (
    Answered,
    BuyIns,
    Cashier,
    Outbox,
    Play,
    Purse,
    Sessions,
    Unavailable,
    Visitor,
    WalletKind,
)
from puntobanco.service.cashier import LEFT_SECONDS
from puntobanco.service.versions import Versions
from puntobanco.storage import audit, transfers_in
from puntobanco.testing import SeededEntropy
from puntobanco.wire import decode, encode

from .chance import Chance
from .faulty import FaultyConnection, Mood
from .inline import InlineStore, InlineWriter
from .network import Lost, Network
from .operator_books import OperatorBooks
from .virtual import LoopClock, run

GAMES = {name: all_games()[name] for name in ("touch", "baccarat", "shoe")}
#: What the patrons of a world have: fun credits, or money at the operator, in minor units.
FUN, HELD, BROUGHT = 20_000, 50_000, 10_000
#: A patron asks again after so many seconds; the operator is given up for one attempt sooner.
PATIENCE, WALLET_PATIENCE = 8.0, 1.6
ROUNDS = 6
#: Virtual time after which somebody must have got stuck.
LONGEST_SECONDS = 3600.0


@dataclass
class Server:
    """One life of the server: what it knew is gone after it, what it stored is not."""

    store: InlineStore
    http: Any
    play: Play
    desk: Desk
    sessions: Sessions
    cashier: Cashier
    outbox: Outbox
    tasks: "list[asyncio.Task[Any]]" = field(default_factory=list)

    def begin(self, work: Any) -> "asyncio.Task[Any]":
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.append(task)
        task.add_done_callback(self.tasks.remove)
        return task

    async def die(self) -> None:
        self.store.kill()
        # Sets know no order that could be repeated, so what lies in one is brought into that of its making.
        funding = sorted(self.play._funding, key=lambda task: int(task.get_name().split("-")[1]))
        for task in [*self.tasks, *funding]:
            task.cancel()
        await self.http.__aexit__()


class World:
    """Everything there is."""

    def __init__(self, seed: int, folder: Path, *, writer: type[InlineWriter] = InlineWriter) -> None:
        self.seed, self.folder, self._writer = seed, folder, writer
        self.chance, self.entropy = Chance(f"world {seed}"), SeededEntropy(f"world {seed}")
        self.transcript: list[str] = []
        self.network = Network(Chance(f"network {seed}"), self.say)
        self.books = OperatorBooks(self.to_operator)
        self.mood = Mood(Chance(f"database {seed}"))
        self.server: Server | None = None
        self.crashes = 0
        self.is_over = False

    def say(self, line: str) -> None:
        self.transcript.append(f"{asyncio.get_running_loop().time():10.3f}  {line}")

    @property
    def digest(self) -> str:
        """Of everything that happened."""
        return hashlib.sha256("\n".join(self.transcript).encode()).hexdigest()[:16]

    async def to_operator(self, request: httpx.Request, deliver: Callable[[], httpx.Response]) -> httpx.Response:
        name = f"operator {request.url.path.rsplit('/', 1)[1]} {_id_in(request.content)}"

        async def arrive() -> httpx.Response:
            answer = deliver()
            self.say(f"{name}: {answer.status_code} {answer.text[:70]}")
            return answer

        try:
            return await self.network.ask(name, arrive, WALLET_PATIENCE)
        except Lost:
            raise httpx.ReadTimeout(name) from None

    async def start_server(self) -> None:
        pause = self.chance
        store = InlineStore(
            self.folder,
            wrap=lambda inner: FaultyConnection(inner, self.mood),
            pause=lambda: pause.between(0.0005, 0.02),
            writer=self._writer,
        )
        store.raw.execute("PRAGMA synchronous = 0")  # here processes die, not computers: see test_power_loss
        clock, purse, http = LoopClock(), Purse("EUR", FUN), self.books.wallet()
        cashier = Cashier(store, http, self.entropy, clock, BuyIns())
        play = Play(GAMES, store, self.entropy, clock, purse, cashier)
        sessions = Sessions(store, self.entropy, clock, purse)
        outbox = Outbox(store, http, clock)
        server = Server(store, http, play, Desk(play, {}, Versions(GAMES.values(), store)), sessions, cashier, outbox)
        self.mood.is_resting = True  # a server that cannot start is started again
        await store.keep_rules(tuple(GAMES.values()), clock.now())
        undone = await cashier.undo_unfinished()
        self.mood.is_resting = False
        server.begin(outbox.run(every_seconds=1))
        server.begin(cashier.keep_up())
        self.server = server
        self.say(f"the server is up, {undone} debits undone")

    async def crashes_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(self.chance.between(0.05, 6))
            server, self.server = self.server, None
            assert server is not None
            self.crashes += 1
            self.say("the server is killed")
            await server.die()
            await asyncio.sleep(self.chance.between(0.05, 3))
            await self.start_server()

    async def ask(self, who: str, visitor: Visitor, game: str, message: dict[str, Any]) -> dict[str, Any] | None:
        """A patron's message and the answer to it; None when none came."""
        raw = json.dumps(message).encode()

        async def arrive() -> dict[str, Any]:
            server = self.server
            if server is None:
                raise Lost(who)
            task = server.begin(server.desk.answer(Guest(visitor, game=game), decode(raw)))
            try:
                answer, _ = await asyncio.shield(task)
            except asyncio.CancelledError:
                raise Lost(who) from None
            except Unavailable as error:
                self.say(f"{who}: {error}")
                raise Lost(who) from None
            told: dict[str, Any] = json.loads(encode(answer))
            return told

        name = f"{who} {message['type']} {message.get('roundId', '')[-6:]}"
        try:
            told = await self.network.ask(name, arrive, PATIENCE)
        except Lost:
            return None
        self.say(f"{name}: {_short(told)}")
        return told

    async def play(self) -> None:
        """An evening of all, then calm, then the reckoning."""
        kinds = [WalletKind.NONE, WalletKind.SEAMLESS, WalletKind.SEAMLESS, WalletKind.TRANSFER]
        await self.start_server()
        from .patron import Patron

        patrons = [Patron(self, f"patron {number}", kind) for number, kind in enumerate(kinds)]
        crashing = asyncio.create_task(self.crashes_now_and_then())
        try:
            async with asyncio.timeout(LONGEST_SECONDS):
                await asyncio.gather(*(patron.evening() for patron in patrons))
        finally:
            crashing.cancel()
            await asyncio.wait([crashing])
        await self.calm()
        for patron in patrons:
            await patron.reckon()
        await self.check()

    async def calm(self) -> None:
        """The weather clears up, and the server is given the time to finish what it owes."""
        self.network.is_calm = self.mood.is_over = True
        if self.server is None:
            await self.start_server()
        self.say("calm")
        await asyncio.sleep(2.5 * LEFT_SECONDS)

    async def check(self) -> None:
        assert self.server is not None
        reader = self.server.store._reader
        assert list(reader.execute("SELECT id, call FROM outbox WHERE answer IS NULL")) == []
        assert list(reader.execute("SELECT id FROM debit WHERE state = 'asked'")) == []
        await self.server.die()
        assert self.books.faults() == []
        money = [transfer for transfer in transfers_in(self.folder) if transfer.debit.book.value == "money"]
        assert reconcile(money, await self.books.entries()) == []
        assert audit(self.folder).faults == ()
        self.books.close()

    async def operator_balance(self, player: str) -> int:
        assert self.server is not None
        told = await self.server.http.call("balance", {"player": player, "currency": "EUR"})
        assert isinstance(told, Answered)
        return told.balance_minor


def _id_in(content: bytes) -> str:
    told = json.loads(content)
    return str(told.get("id", ""))[-20:]


def _short(told: dict[str, Any]) -> str:
    match told["type"]:
        case "dealt":
            played = told["round"]
            return f"dealt {played['outcome']} pays {played['payout']}, balance {played['balanceAfter']}"
        case "refused":
            return f"refused {told['code']}"
        case "balance":
            return f"balance {told['money']['balance']}"
        case kind:
            return str(kind)


class WorldFailed(AssertionError):
    """A world ended badly; the message is its seed, what was wrong, and the last of what happened."""


def play_world(seed: int, **more: Any) -> World:
    """Play a world to its end. Raises WorldFailed."""
    with tempfile.TemporaryDirectory(prefix="puntobanco-world") as folder:

        async def whole() -> World:
            nonlocal world
            world = World(seed, Path(folder), **more)
            await world.play()
            return world

        world: World | None = None
        try:
            return run(whole())
        except Exception as error:
            last = "\n".join(world.transcript[-80:]) if world is not None else ""
            again = f"again: python -m tests.faults.world {seed}"
            raise WorldFailed(f"seed {seed}: {type(error).__name__}: {error}\n{last}\n{again}") from error


if __name__ == "__main__":
    logging.disable()  # of thousands of warnings of what goes wrong on purpose
    played = play_world(int(sys.argv[1]))
    if "--digest" not in sys.argv:
        print("\n".join(played.transcript))
    print(f"{played.digest} {len(played.transcript)} lines, {played.crashes} crashes")
