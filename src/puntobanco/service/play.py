"""Playing: sitting down at a private table, and the way of a DEAL from the bets to the durable result."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from puntobanco.fairness import commitment_to
from puntobanco.game import Game, Outcome
from puntobanco.ledger import Book
from puntobanco.table import (
    BettingClosed,
    Deal,
    Offer,
    OfferRound,
    Phase,
    Reason,
    Refusal,
    Return,
    Round,
    Settle,
    Sit,
    Table,
    TableShoe,
    Wager,
    play_round,
    step,
)

from .cashier import Cashier
from .conduct import Conduct
from .floor import Floor
from .ports import Clock, Entropy, OpenShoe, Played, Store, Unavailable
from .seat import SHEET, Dealt, Outlook, Pending, Seat
from .sessions import Purse
from .visitor import Visitor
from .wallet import WalletKind

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class View:
    """What a patron who sits down is told."""

    table: Table
    offer: Offer
    balance_minor: int
    last: Played | None
    outcomes: tuple[Outcome, ...]
    outlook: Outlook | None


class Play:
    """The private tables of one server. Bets and offers live in memory only: nothing is owed before it is stored."""

    def __init__(
        self,
        games: Mapping[str, Game],
        store: Store,
        entropy: Entropy,
        clock: Clock,
        purse: Purse,
        cashier: Cashier | None = None,
        conduct: Conduct | None = None,
        floor: Floor | None = None,
        *,
        most_tables: int = 50_000,
    ) -> None:
        self.games, self.purse, self.cashier = games, purse, cashier
        self.conduct = conduct or Conduct(clock)
        self.floor = floor or Floor()
        #: Says whether a patron has bets elsewhere, at shared tables, that are not settled.
        self.bets_elsewhere: Callable[[str], Awaitable[bool]] | None = None
        self._funding: set[asyncio.Task[None]] = set()
        self._store, self._entropy, self._clock, self._most = store, entropy, clock, most_tables
        self._seats: OrderedDict[str, Seat] = OrderedDict()

    async def sit(self, visitor: Visitor, game_id: str) -> View | Refusal:
        """Take the seat at the patron's own table of this game; safe to repeat, also in the middle of a round."""
        game = self.games.get(game_id)
        if game is None:
            return Refusal(Reason.UNKNOWN_GAME, {"game": game_id})
        self.conduct.stay(visitor)
        seat = await self._seat(visitor.patron, game)
        if seat.pending is not None:
            await seat.pending.answer()
        balance = await self.balance(visitor)
        offer = self._offer(seat)  # before the table is looked at: a new offer makes it another version
        return View(seat.table, offer, balance, seat.last, tuple(seat.outcomes), seat.outlook())

    async def deal(self, visitor: Visitor, game_id: str, deal: Deal) -> Dealt | Refusal:
        """Play one round. The answer is given only when it is durable; the same deal again gives the same answer.

        `deal.patron` must be the visitor's.
        """
        patron = visitor.patron
        game = self.games.get(game_id)
        if game is None:
            return Refusal(Reason.UNKNOWN_GAME, {"game": game_id})
        seat = await self._seat(patron, game)
        if seat.pending is not None and seat.pending.deal.offer.round_id == deal.offer.round_id:
            if seat.pending.deal == deal:
                return await seat.pending.answer()
            return Refusal(Reason.ROUND_ID_REUSED)
        if seat.table.offer is None or seat.table.offer.round_id != deal.offer.round_id:
            stored = await self._store.played(deal.offer.round_id, patron)
            if stored is not None:
                if stored.answers(Wager(patron, deal.client_seed, deal.stakes), deal.offer.commitment):
                    return self._dealt(stored, seat)
                return Refusal(Reason.ROUND_ID_REUSED)
        return await self._deal(visitor, seat, deal)

    async def _deal(self, visitor: Visitor, seat: Seat, deal: Deal) -> Dealt | Refusal:
        stepped = step(seat.table, deal)
        if isinstance(stepped, Refusal):
            return stepped
        refusal = self.floor.refusal(visitor, seat.table.game, deal.stakes) or self.conduct.refusal(visitor)
        if refusal is not None:
            return refusal
        seat.table = stepped.table
        closed = next(event for event in stepped.events if isinstance(event, BettingClosed))
        shoe = seat.shoe or TableShoe.opened(
            round_id=closed.offer.round_id,
            game=seat.table.game,
            server_seed=seat.seed,
            client_seeds=tuple(wager.client_seed for wager in closed.wagers),
        )
        played = play_round(table_id=seat.table.id, offer=closed.offer, shoe=shoe, wagers=closed.wagers)
        seat.pending = pending = Pending(deal)
        # The seat is brought up to date even if the patron's connection, and with it this coroutine, is gone by then.
        if visitor.wallet is WalletKind.SEAMLESS:
            task = asyncio.create_task(self._fund_and_settle(visitor, seat, played, pending))
            self._funding.add(task)
            task.add_done_callback(self._funding.discard)
        else:
            stored = self._store.settle(played, visitor.account, self._clock.now())
            stored.add_done_callback(lambda done: self._after(visitor, seat, played, pending, done))
        return await pending.answer()

    async def _fund_and_settle(self, visitor: Visitor, seat: Seat, played: Round, pending: Pending) -> None:
        """Have the operator pay the stake, then settle; without its money no card is told."""
        if self.cashier is None:
            self._give_back(seat, played, pending, Refusal(Reason.NOT_AVAILABLE))
            return
        try:
            funding = await self.cashier.fund(
                visitor,
                round_id=played.id,
                stake_minor=sum(settlement.wager.stake_minor for settlement in played.settlements),
                game_id=played.game.id,
            )
        except Unavailable as error:
            self._fail(seat, played, pending, error)
            return
        if isinstance(funding, Refusal):
            self._give_back(seat, played, pending, funding)
            return
        stored = self._store.settle(played, visitor.account, self._clock.now(), funding)
        await asyncio.wait([stored])
        if stored.exception() is not None:
            try:
                await self.cashier.undo(funding)
            except Unavailable as error:  # the cashier finds the debit again by itself
                _log.warning("debit %s is undone later: %s", funding.id, error)
        self._after(visitor, seat, played, pending, stored)

    def _after(
        self,
        visitor: Visitor,
        seat: Seat,
        played: Round,
        pending: Pending,
        stored: "asyncio.Future[Played | Refusal]",
    ) -> None:
        if stored.cancelled() or stored.exception() is not None:
            self._fail(seat, played, pending, stored.exception())
            return
        result = stored.result()
        if isinstance(result, Refusal):
            self._give_back(seat, played, pending, result)
            if result.reason is Reason.INSUFFICIENT_BALANCE:
                # The same offer stays open. After a debit it does not: the operator keeps to its answer for that id.
                seat.do(OfferRound(played.offer))
            return
        seat.pending = None
        seat.do(Settle(played.id))
        seat.seed, seat.shoe = b"", played.next_shoe
        seat.last = result
        self.conduct.dealt(visitor, result)
        seat.outcomes.append(Outcome(result.claim.outcome))
        if len(seat.outcomes) > SHEET[1]:
            del seat.outcomes[: SHEET[1] - SHEET[0]]
        pending.tell(self._dealt(result, seat))

    def _fail(self, seat: Seat, played: Round, pending: Pending, error: BaseException | None) -> None:
        # Whether it was stored is not known here: forget the seat, so that the next look comes from storage, and the
        # seed, so that it is never dealt from again. Asking for the same round again tells the truth.
        _log.error("round %s could not be stored", played.id, exc_info=error)
        seat.pending = None
        self._seats.pop(played.table_id, None)
        pending.tell(Refusal(Reason.NOT_AVAILABLE))

    def _give_back(self, seat: Seat, played: Round, pending: Pending, refusal: Refusal) -> None:
        """The round is not played, and nothing of it was revealed."""
        seat.pending = None
        seat.do(Return(played.id))
        pending.tell(refusal)

    def _dealt(self, played: Played, seat: Seat) -> Dealt:
        return Dealt(played, self._offer(seat), seat.outlook(), seat.table.version)

    async def played(self, round_id: str, patron: str) -> Played | None:
        """A patron's part in a stored round."""
        return await self._store.played(round_id, patron)

    async def balance(self, visitor: Visitor) -> int:
        """What the visitor can stake, in minor units."""
        if self.cashier is not None and visitor.wallet is not WalletKind.NONE:
            return await self.cashier.balance(visitor)
        return await self._store.balance(visitor.account)

    async def remembered(self, patron: str, game: Game) -> tuple[Outcome, ...]:
        """The outcomes of the patron's table of `game`, oldest first, without sitting down at it."""
        seat = self._seats.get(_table_id(game.id, patron))
        if seat is not None:
            return tuple(seat.outcomes)
        return (await self._store.recent(_table_id(game.id, patron), patron, SHEET[0])).outcomes

    def outcomes(self, patron: str, game_id: str) -> tuple[Outcome, ...] | Refusal:
        """The outcomes of the patron's table that its roads show, oldest first."""
        seat = self._seats.get(_table_id(game_id, patron))
        return Refusal(Reason.NOT_SEATED) if seat is None else tuple(seat.outcomes)

    async def refill(self, visitor: Visitor) -> int | Refusal:
        """Fill the fun balance up to what a patron starts with; the new balance in minor units."""
        if visitor.book is not Book.FUN:
            return Refusal(Reason.NOTHING_TO_REFILL, {"balanceMinor": await self.balance(visitor)})
        transfer_id = f"refill/{self._entropy.round_id()}"
        return await self._store.issue(transfer_id, visitor.account, self.purse.fun_minor, self._clock.now())

    async def buy_in(self, visitor: Visitor, amount_minor: int) -> int | Refusal:
        """Bring money into the game (F-51), only between rounds; the new balance in minor units."""
        if self.cashier is None or visitor.wallet is not WalletKind.TRANSFER:
            return Refusal(Reason.NOT_AVAILABLE)
        if await self._is_playing(visitor.patron):
            return Refusal(Reason.ROUND_IN_PROGRESS)
        return await self.cashier.buy_in(visitor, amount_minor)

    async def cash_out(self, visitor: Visitor) -> int | Refusal:
        """Send all that is in the game back to the operator (F-51), only between rounds; how much that was."""
        if self.cashier is None:
            return 0
        if await self._is_playing(visitor.patron):
            return Refusal(Reason.ROUND_IN_PROGRESS)
        return await self.cashier.cash_out(visitor)

    async def _is_playing(self, patron: str) -> bool:
        seats = (self._seats.get(_table_id(game_id, patron)) for game_id in self.games)
        if any(seat is not None and seat.pending is not None for seat in seats):
            return True
        return self.bets_elsewhere is not None and await self.bets_elsewhere(patron)

    def open_offer(self, patron: str, game_id: str) -> Offer | None:
        """The offer that a refused patron should answer next; None when the table is not open for bets."""
        seat = self._seats.get(_table_id(game_id, patron))
        return None if seat is None or seat.table.phase is Phase.SETTLING else self._offer(seat)

    def _offer(self, seat: Seat) -> Offer:
        """The open offer, made now if there is none."""
        if seat.table.offer is None:
            if seat.shoe is None:
                seat.seed = self._entropy.server_seed()
            commitment = commitment_to(seat.seed if seat.shoe is None else seat.shoe.server_seed)
            offer = Offer(self._entropy.round_id(), commitment)
            seat.do(OfferRound(offer))
            return offer
        return seat.table.offer

    async def _seat(self, patron: str, game: Game) -> Seat:
        table_id = _table_id(game.id, patron)
        seat = self._seats.get(table_id)
        if seat is None:
            remembered = await self._store.recent(table_id, patron, SHEET[0])
            shoe = await self._go_on_with(remembered.shoe, game)
            fresh = Seat(Table(table_id, game), shoe=shoe, last=remembered.last, outcomes=[*remembered.outcomes])
            # Somebody may have sat down meanwhile; there is one seat, and it is theirs too.
            seat = self._seats.setdefault(table_id, fresh)
            seat.do(Sit(patron))
            self._forget_idle()
        self._seats.move_to_end(table_id)
        return seat

    async def _go_on_with(self, shoe: OpenShoe | None, game: Game) -> TableShoe | None:
        """The shoe that was left open, unless the game's rules have changed since: then it is revealed and over."""
        if shoe is None:
            return None
        if shoe.game_version != game.version:
            await self._store.end_shoe(shoe.id, shoe.server_seed)
            return None
        return TableShoe(shoe.id, game, shoe.server_seed, shoe.client_seeds, shoe.number, shoe.first)

    def _forget_idle(self) -> None:
        """Forget the tables longest not sat down at. Nothing is owed there; their offers become void."""
        for table_id in [*self._seats][: max(0, len(self._seats) - self._most)]:
            if self._seats[table_id].pending is None:
                del self._seats[table_id]


def _table_id(game_id: str, patron: str) -> str:
    return f"{game_id}:{patron}"
