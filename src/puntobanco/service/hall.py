"""The hall: the shared tables. Any server lets its patrons bet at any of them; one at a time deals (F-40…F-42)."""

import asyncio
import base64
import logging
import time
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from puntobanco.table import (
    Deal,
    GoAway,
    Reason,
    Refusal,
    Sit,
    Skip,
    Stand,
    Wager,
    check_stakes,
    clean_name,
)

from .croupier import Croupier
from .neighbours import Neighbours
from .play import Play
from .ports import Clock, Entropy, Funding, Played, Unavailable
from .room import Listener, Room
from .shared_ports import Acted, SharedStore, TableInfo, TableRecord
from .visitor import Visitor
from .wallet import WalletKind

_log = logging.getLogger(__name__)

#: A lobby shows at most so many public tables, and asks the database for them at most this often.
_MOST_PUBLIC: Final = 200
_LOBBY_SECONDS: Final = 1.0


@dataclass(frozen=True, slots=True)
class TableRules:
    """How shared tables are run: what a new table gets, and when one is closed.

    `per_patron`: open ones at a time. `silence_seconds`: after that another server is taken for dead.
    """

    seats: int = 7
    bet_seconds: float = 15
    hold_minutes: float = 5
    per_patron: int = 3
    empty_minutes: float = 30
    silence_seconds: float = 5


@dataclass(frozen=True, slots=True)
class Accepted:
    """A bet that stands, and what the patron has left in minor units."""

    wager: Wager
    round_id: str
    balance_minor: int


class Hall:
    """Patrons at shared tables. What happens to the tables by themselves is the croupier's."""

    def __init__(
        self, play: Play, store: SharedStore, entropy: Entropy, clock: Clock, rules: TableRules = TableRules()
    ) -> None:
        self.play, self.rules, self.rooms = play, rules, dict[str, Room]()
        self._store, self._entropy, self._clock = store, entropy, clock
        self.croupier = Croupier(self.rooms, play.games, play.conduct, store, entropy, clock)
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._asked: dict[tuple[str, str], tuple[Deal, asyncio.Task[Acted | Refusal]]] = {}
        self._public: dict[str, Room] = {}
        self._looked, self._looking = -_LOBBY_SECONDS, asyncio.Lock()
        self.croupier.cashier = play.cashier
        self.croupier.neighbours = Neighbours(store, silence_seconds=rules.silence_seconds)
        play.bets_elsewhere = store.is_betting

    def listen(self, listener: Listener) -> None:
        """From now on tell `listener` what happens."""
        self.croupier.listener = listener

    async def open_table(self, visitor: Visitor, game_id: str, name: str, *, is_public: bool) -> Room | Refusal:
        """A new table for the kind of money that the visitor plays with."""
        game = self.play.games.get(game_id)
        if game is None:
            return Refusal(Reason.UNKNOWN_GAME, {"game": game_id})
        if not self.play.floor.opening(game_id).is_open:
            return Refusal(Reason.NOT_AVAILABLE)
        rules = self.rules
        info = TableInfo(
            id=base64.b32encode(self._entropy.server_seed()[:10]).decode().lower(),
            name=clean_name(name),
            game_id=game_id,
            book=visitor.book,
            currency=visitor.currency,
            is_public=is_public,
            seats=rules.seats,
            bet_ms=int(rules.bet_seconds * 1000),
            hold_ms=int(rules.hold_minutes * 60_000),
            opened_by=visitor.patron,
        )
        record = await self._store.open_table(info, game, rules.per_patron, self._clock.now())
        if isinstance(record, Refusal):
            return record
        self._looked = -_LOBBY_SECONDS
        return self.rooms.setdefault(info.id, Room(record, None, []))

    async def join(self, visitor: Visitor, table_id: str, name: str, link: str, *, wants_seat: bool) -> Room | Refusal:
        """Come to a table with the connection `link`, to sit down, come back, or look on; safe to repeat."""
        room = await self.room(table_id)
        if room is None:
            return Refusal(Reason.UNKNOWN_TABLE)
        has_seat = room.table.seat_of(visitor.patron) is not None
        if wants_seat and not has_seat and not _same_money(visitor, room):
            return Refusal(Reason.OTHER_MONEY)
        self.play.conduct.stay(visitor)
        room.here[link] = visitor
        try:
            if wants_seat or has_seat:
                sit = Sit(visitor.patron, name or visitor.name, link)
                seated = await self._act(room, self._store.act(table_id, room.game, sit, self._clock.now()))
                if isinstance(seated, Refusal):
                    room.here.pop(link, None)
                    return seated
            await self.croupier.see_to(room)
        except Unavailable:
            room.here.pop(link, None)
            raise
        return room

    async def deal(self, visitor: Visitor, table_id: str, deal: Deal) -> Accepted | Played | Refusal:
        """Bet on the offered round. The same deal again gets the same answer, and its result once there is one."""
        room = await self.room(table_id)
        if room is None:
            return Refusal(Reason.UNKNOWN_TABLE)
        wager, round_id = Wager(visitor.patron, deal.client_seed, dict(deal.stakes)), deal.offer.round_id
        if room.offer is None or room.offer.round_id != round_id:
            stored = await self._stored(visitor, deal, wager)
            if stored is not None:
                return stored
        if room.table.wager_of(visitor.patron) is None:
            refusal = self._refusal(visitor, room, deal)
            if refusal is not None:
                return refusal
        if visitor.wallet is WalletKind.SEAMLESS:
            answer = await self._bet_funded(visitor, room, deal)
        else:
            answer = await self._bet(visitor, room, deal)
        if isinstance(answer, Acted):
            # Its round may be dealt already, or off, by the time we know that the bet was taken.
            if room.offer is None or room.offer.round_id != round_id:
                return await self._stored(visitor, deal, wager) or Refusal(Reason.OFFER_VOID)
            return Accepted(wager, round_id, answer.balance_minor)
        return answer

    async def _stored(self, visitor: Visitor, deal: Deal, wager: Wager) -> Played | Refusal | None:
        stored = await self.play.played(deal.offer.round_id, visitor.patron)
        if stored is None:
            return None
        return stored if stored.answers(wager, deal.offer.commitment) else Refusal(Reason.ROUND_ID_REUSED)

    def _refusal(self, visitor: Visitor, room: Room, deal: Deal) -> Refusal | None:
        """What is wrong with a bet that the table need not be asked about."""
        if not _same_money(visitor, room):
            return Refusal(Reason.OTHER_MONEY)
        return (
            check_stakes(room.game, deal.stakes)
            or self.play.floor.refusal(visitor, room.game, deal.stakes)
            or self.play.conduct.refusal(visitor)
        )

    async def _bet(self, visitor: Visitor, room: Room, deal: Deal, funding: Funding | None = None) -> Acted | Refusal:
        now = self._clock.now()
        return await self._act(room, self._store.bet(room.info.id, room.game, deal, visitor, now, funding))

    async def _bet_funded(self, visitor: Visitor, room: Room, deal: Deal) -> Acted | Refusal:
        """Have the operator pay the stake first; one attempt at a time, which goes on when the patron is gone."""
        key = (visitor.patron, deal.offer.round_id)
        asked = self._asked.get(key)
        if asked is None:
            task = asyncio.create_task(self._fund_and_bet(visitor, room, deal))
            asked = self._asked[key] = (deal, task)
            task.add_done_callback(lambda _: self._asked.pop(key, None))
        if asked[0] != deal:
            return Refusal(Reason.ROUND_ID_REUSED)
        return await asyncio.shield(asked[1])

    async def _fund_and_bet(self, visitor: Visitor, room: Room, deal: Deal) -> Acted | Refusal:
        cashier, round_id = self.play.cashier, deal.offer.round_id
        if cashier is None:
            return Refusal(Reason.NOT_AVAILABLE)
        if room.table.wager_of(visitor.patron) is not None:
            return await self._bet(visitor, room, deal)
        funding = await cashier.fund(
            visitor,
            round_id=round_id,
            stake_minor=sum(deal.stakes.values()),
            game_id=room.game.id,
            debit_id=f"{round_id}/{self._entropy.patron_id()}",
        )
        if isinstance(funding, Refusal):
            return funding
        try:
            answer = await self._bet(visitor, room, deal, funding)
        except Unavailable:
            await cashier.undo(funding)  # unless the bet was stored after all
            raise
        if isinstance(answer, Refusal) or not answer.is_new:
            await cashier.undo(funding)
        return answer

    async def skip(self, visitor: Visitor, table_id: str, round_id: str) -> Room | Refusal:
        """Sit the round out (F-41)."""
        room = await self.room(table_id)
        if room is None:
            return Refusal(Reason.UNKNOWN_TABLE)
        self.play.conduct.stay(visitor)
        command = Skip(visitor.patron, round_id)
        done = await self._act(room, self._store.act(table_id, room.game, command, self._clock.now()))
        return done if isinstance(done, Refusal) else room

    async def stand(self, visitor: Visitor, table_id: str, link: str) -> Refusal | None:
        """Leave the table; a bet that is not closed is given back. None when that is done."""
        room = await self.room(table_id)
        if room is not None and room.table.seat_of(visitor.patron) is not None:
            command = Stand(visitor.patron)
            done = await self._act(room, self._store.act(table_id, room.game, command, self._clock.now()))
            if isinstance(done, Refusal) and done.reason not in (Reason.NOT_SEATED, Reason.UNKNOWN_TABLE):
                return done
        if room is not None:
            room.here.pop(link, None)
        return None

    async def gone(self, visitor: Visitor, table_id: str, link: str) -> None:
        """The connection is gone; a seat that was taken with it is held for a while."""
        room = self.rooms.get(table_id)
        if room is None or room.here.pop(link, None) is None:
            return
        seat = room.table.seat_of(visitor.patron)
        if seat is None or seat.link != link:
            return
        command = GoAway(visitor.patron, link)
        try:
            await self._act(room, self._store.act(table_id, room.game, command, self._clock.now()))
        except Unavailable as error:  # nobody waits for the patron longer than the clock allows
            _log.warning("a seat at %s could not be told to be away: %s", table_id, error)

    async def public(self) -> tuple[Room, ...]:
        """The public tables, those where somebody sits first; as they were a second ago at most."""
        async with self._looking:
            if time.monotonic() - self._looked >= _LOBBY_SECONDS:
                records = await self._store.public_tables(_MOST_PUBLIC, self.play.games)
                self._public = {record.info.id: await self._shown(record) for record in records}
                self._looked = time.monotonic()
        return tuple(self._public.values())

    async def _shown(self, record: TableRecord) -> Room:
        room = self.rooms.get(record.info.id)
        if room is not None:
            return room
        before = self._public.get(record.info.id)
        return before if before is not None and before.record == record else await self.croupier.seen(record)

    async def room(self, table_id: str) -> Room | None:
        """The table with this id, if it is open and its game is played here."""
        room = self.rooms.get(table_id)
        if room is not None:
            return room
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Room | None:
        record = await self._store.table(table_id, self.play.games)
        return None if record is None else self.rooms.setdefault(table_id, await self.croupier.seen(record))

    async def _act(self, room: Room, doing: "asyncio.Future[Acted | Refusal]") -> Acted | Refusal:
        """Wait for a change; what comes of it is seen by everybody even when the one who asked is gone by then."""
        doing.add_done_callback(lambda done: self._acted(room, done))
        return await asyncio.shield(doing)

    def _acted(self, room: Room, done: "asyncio.Future[Acted | Refusal]") -> None:
        if done.cancelled() or done.exception() is not None:
            room.is_stale = True
            self.croupier.wake()
            return
        answer = done.result()
        if isinstance(answer, Acted):
            self.croupier.learn(room, answer.record)

    async def last_of(self, patron: str, room: Room) -> Played | None:
        """A patron's last round at a table."""
        return await self._store.last_at_table(room.info.id, patron)

    @property
    def node(self) -> int:
        """The number of this server while it runs; connections are named after it."""
        return self._store.node

    def now(self) -> datetime:
        """The time that the clocks of the tables are read by."""
        return self._clock.now()

    async def run(self) -> None:
        """See to the tables until cancelled."""
        await self.croupier.run(close_after=timedelta(minutes=self.rules.empty_minutes))


def _same_money(visitor: Visitor, room: Room) -> bool:
    return (visitor.book, visitor.currency) == (room.info.book, room.info.currency)
