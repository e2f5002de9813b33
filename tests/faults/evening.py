"""One player's visit, from the launch to the last money back, by somebody who asks again until they are answered."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeVar

from puntobanco.games import all_games
from puntobanco.ledger import reconcile
from puntobanco.service import (
    Answered,
    Cashier,
    Dealt,
    OperatorWallet,
    Outbox,
    Play,
    Purse,
    Sessions,
    Unavailable,
    View,
    Visitor,
    WalletKind,
    WalletUnknown,
)
from puntobanco.service.cashier import LEFT_SECONDS
from puntobanco.storage import transfers_in
from puntobanco.table import Deal, Refusal
from puntobanco.testing import SeededEntropy
from tests.databases import Database

from .faulty import Fault, FaultyConnection, FaultyWallet
from .inline import InlineStore
from .operator_books import OperatorBooks
from .virtual import LoopClock

_T = TypeVar("_T")
GAMES = {"touch": all_games()["touch"]}
STAKE, BROUGHT, HELD = 500, 2_000, 10_000


class NotAnswered(Exception):
    """Asked again and again in vain."""


@dataclass
class Games:
    """The game server around a store and a wallet, of which a fault may be let loose."""

    database: Database
    books: OperatorBooks
    entropy: SeededEntropy
    on_database: Fault | None = None
    on_wallet: Fault | None = None

    def __post_init__(self) -> None:
        fault = self.on_database
        wrap = (lambda inner: inner) if fault is None else (lambda inner: FaultyConnection(inner, fault))
        clock, purse = LoopClock(), Purse()
        self.store = InlineStore(self.database.folder, self.database.address, wrap=wrap)
        self.http = self.books.wallet()
        wallet: OperatorWallet = self.http if self.on_wallet is None else FaultyWallet(self.http, self.on_wallet)
        self.wallet = wallet
        self.cashier = Cashier(self.store, wallet, self.entropy, clock)
        self.play = Play(GAMES, self.store, self.entropy, clock, purse, self.cashier)
        self.sessions = Sessions(self.store, self.entropy, clock, purse)
        self.outbox = Outbox(self.store, wallet, clock)
        self.clock = clock

    async def start(self) -> None:
        """As the server does, see `puntobanco.bootstrap`."""
        await self.store.keep_rules(tuple(GAMES.values()), self.clock.now())
        await self.cashier.undo_unfinished()

    async def stop(self) -> None:
        await self.http.__aexit__()
        self.store.kill()


async def insist(ask: Callable[[], Awaitable[_T | Refusal | None]], *, tries: int = 6) -> _T:
    """The answer, asked for until there is one. Raises NotAnswered."""
    told: object = None
    for _ in range(tries):
        try:
            answer = await ask()
        except (Unavailable, WalletUnknown) as error:
            told = error
            continue
        if answer is not None and not isinstance(answer, Refusal):
            return answer
        told = answer
    raise NotAnswered(told)


@dataclass
class Guest:
    """What the player knows. `games` changes when the server starts again; what was told stays told."""

    player: str
    games: Games
    kind: WalletKind
    visitor: Visitor | None = None
    brought: bool = False
    deal: Deal | None = None
    told: Dealt | None = None
    left: bool = False
    log: list[str] = field(default_factory=list)

    async def visit(self) -> None:
        """Go on where it stopped. Raises NotAnswered."""
        if self.visitor is None:
            self.visitor = await insist(self._launch)
        if self.kind is WalletKind.TRANSFER and not self.brought:
            await insist(self._bring)
            self.brought = True
        if self.told is None:
            self.told = await insist(self._play, tries=12)
        if not self.left:
            await insist(self._leave)
            self.left = True

    async def _launch(self) -> Visitor:
        told = await self.games.wallet.call("authenticate", {"code": self.games.books.new_code(self.player)})
        assert isinstance(told, Answered)
        return (await self.games.sessions.open_for_player("demo", told.told))[0]

    async def _bring(self) -> int | Refusal:
        assert self.visitor is not None
        if await self.games.play.balance(self.visitor) >= BROUGHT:
            return BROUGHT  # it had arrived, although nobody said so
        return await self.games.play.buy_in(self.visitor, BROUGHT)

    async def _play(self) -> Dealt | Refusal:
        """The same deal as long as it may count; another offer only when that one is void."""
        assert self.visitor is not None
        if self.deal is not None:
            answer = await self.games.play.deal(self.visitor, "touch", self.deal)
            if isinstance(answer, Dealt):
                return answer
            self.log.append(answer.reason.code)
            if answer.reason.code != "offer-void":
                if answer.reason.code in ("not-available", "wallet-unknown"):
                    return answer
                raise AssertionError(answer)
        view = await self.games.play.sit(self.visitor, "touch")
        assert isinstance(view, View)
        self.deal = Deal(self.visitor.patron, view.offer, "ab" * 16, {"player": STAKE})
        return await self.games.play.deal(self.visitor, "touch", self.deal)

    async def _leave(self) -> str | Refusal:
        assert self.visitor is not None
        gone = await self.games.play.cash_out(self.visitor)
        return gone if isinstance(gone, Refusal) else "left"


async def deliver(games: Games) -> None:
    """What the server does beside the visits: undoes what was left, and calls the operator until it has answered."""
    await asyncio.sleep(2 * LEFT_SECONDS)
    await insist(lambda: games.cashier.undo_unfinished(older_seconds=LEFT_SECONDS))
    for _ in range(10):
        await insist(games.outbox.deliver_due)
        await asyncio.sleep(60)


async def check(guest: Guest) -> None:
    """After everything has been delivered: nothing lost, doubled or stuck, and the same question has one answer."""
    games, books = guest.games, guest.games.books
    assert guest.visitor is not None
    assert guest.told is not None
    open_calls = games.store.raw.execute("SELECT id FROM outbox WHERE answer IS NULL").fetchall()
    asked = games.store.raw.execute("SELECT id FROM debit WHERE state = 'asked'").fetchall()
    assert ([*open_calls], [*asked]) == ([], [])
    assert guest.deal is not None
    again = await games.play.deal(guest.visitor, "touch", guest.deal)
    assert isinstance(again, Dealt)
    assert again.played == guest.told.played
    claim = guest.told.played.claim
    won = sum(claim.payouts.values()) - STAKE
    told = await games.wallet.call("balance", {"player": guest.player, "currency": "EUR"})
    assert isinstance(told, Answered)
    assert told.balance_minor == HELD + won
    assert await games.store.balance(guest.visitor.account) == 0
    assert books.faults() == []
    folder, address = games.database.folder, games.database.address
    mine = [transfer for transfer in transfers_in(folder, address) if "issue" not in transfer.kind]
    assert reconcile(mine, await books.entries()) == []
    report = games.database.audit()
    assert report.faults == ()
