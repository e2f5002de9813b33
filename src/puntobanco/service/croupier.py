"""The croupier: deals the shared tables this server owns, and takes over those whose server lives no more."""

import asyncio
import logging
import time
from collections.abc import Iterable, Mapping
from datetime import timedelta
from typing import Final

from puntobanco.fairness import commitment_to
from puntobanco.game import Game
from puntobanco.table import GoAway, Phase, Reason, Refusal, Table, Tick, Wager

from .cashier import Cashier
from .conduct import Conduct
from .neighbours import Neighbours
from .ports import Clock, Entropy, Unavailable
from .room import Listener, Room
from .seat import SHEET
from .shared_ports import Acted, Fresh, Owned, Secret, SharedRound, SharedStore, TableRecord

_log = logging.getLogger(__name__)

#: So often other servers' changes are looked for, and clocks are looked at.
TICK_SECONDS: Final = 0.1
_REST_SECONDS: Final = 0.5
_CLOSING_SECONDS: Final = 60.0


class Nobody:
    """Listens to nothing."""

    def changed(self, room: Room, before: Table) -> None: ...

    def dealt(self, room: Room, before: Table, version: int, settled: SharedRound) -> None: ...

    async def returned(self, room: Room, round_id: str, wagers: Iterable[Wager]) -> None: ...

    async def closed(self, room: Room) -> None: ...


class Croupier:
    """Works on the rooms of one server. The database decides who owns a table; what is known here may be old."""

    def __init__(
        self,
        rooms: dict[str, Room],
        games: Mapping[str, Game],
        conduct: Conduct,
        store: SharedStore,
        entropy: Entropy,
        clock: Clock,
    ) -> None:
        self.listener: Listener = Nobody()
        self.neighbours = Neighbours(store)
        #: Rolls back what dead servers left undone with the operator.
        self.cashier: Cashier | None = None
        self._rooms, self._games, self._conduct = rooms, games, conduct
        self._store, self._entropy, self._clock = store, entropy, clock
        self._wake, self.is_closing = asyncio.Event(), False
        self._working: set[asyncio.Task[None]] = set()
        self._polled = self._swept = 0.0

    # ---------------------------------------------------------------- what is learned

    def wake(self) -> None:
        """There may be something to do at once."""
        self._wake.set()

    def learn(self, room: Room, record: TableRecord) -> None:
        """A table as somebody left it. When its round is another by now, what became of the last is looked up first."""
        if record.age <= room.record.age or room.is_stale:
            return
        before = room.record
        if before.table.offer is not None and record.table.offer != before.table.offer:
            room.is_stale = True
        elif record.table.phase is Phase.SETTLING and self._owns(room):
            # The cards follow at once: everybody is told of the last bet together with them.
            room.record, room.untold = record, room.untold or before.table
        else:
            room.record = record
            self._tell_changed(room, before.table)
        self._wake.set()

    def _tell_changed(self, room: Room, before: Table) -> None:
        self.listener.changed(room, room.untold or before)
        room.untold = None

    async def seen(self, record: TableRecord) -> Room:
        """A table with what it remembers."""
        last = await self._store.table_rounds(record.info.id, "", 1)
        outcomes = await self._store.table_outcomes(record.info.id, SHEET[0])
        return Room(record, last[0] if last else None, list(outcomes))

    async def _catch_up(self, room: Room) -> None:
        """Read the table and the rounds that were dealt there meanwhile."""
        room.is_stale = False
        record = await self._store.table(room.info.id, self._games)
        if record is None:
            room.is_closed = True
            self._rooms.pop(room.info.id, None)
            await self.listener.closed(room)
            return
        if record.age <= room.record.age:
            return
        rounds: tuple[SharedRound, ...] = ()
        if record.table.offer != room.offer or record.table.offer is None:
            after = "" if room.last is None else room.last.id
            rounds = await self._store.table_rounds(room.info.id, after, 20)
        if record.age > room.record.age:
            await self._move_on(room, record, rounds)

    async def _move_on(self, room: Room, record: TableRecord, rounds: tuple[SharedRound, ...]) -> None:
        """The room is as in `record` from now on, after `rounds`."""
        before, seen = room.table, room.untold or room.table
        room.record = record
        for number, settled in enumerate(rounds, start=1):
            room.note(settled)
            for visitor in room.here.values():
                part = settled.part_of(visitor.patron)
                if part is not None:
                    self._conduct.dealt(visitor, part)
            is_last = number == len(rounds)
            version = record.table.version if is_last else before.version + number
            self.listener.dealt(room, seen, version, settled)
            seen, room.untold = record.table, None
        if not rounds:
            self._tell_changed(room, before)
        offer = before.offer
        over = offer is not None and offer != record.table.offer
        if offer is not None and over and before.wagers and offer.round_id not in {one.id for one in rounds}:
            await self.listener.returned(room, offer.round_id, before.wagers)

    # ---------------------------------------------------------------- what is done

    def _owns(self, room: Room) -> bool:
        return room.secret is not None and room.record.owner == self._store.node

    def _lacks_owner(self, room: Room) -> bool:
        owner = room.record.owner
        return not self._owns(room) and (owner == self._store.node or not self.neighbours.lives(owner))

    async def see_to(self, room: Room) -> None:
        """Do all that is to be done at a table."""
        async with room.lock:
            try:
                while await self._step(room):
                    pass
            except Unavailable as error:
                _log.warning("table %s: %s", room.info.id, error)
                if room.untold is not None:
                    self._tell_changed(room, room.untold)
                room.rest_until = time.monotonic() + _REST_SECONDS

    async def _step(self, room: Room) -> bool:
        """One thing; whether there may be more."""
        if room.is_closed:
            return False
        if room.is_stale:
            await self._catch_up(room)
            return True
        if self._owns(room):
            return await self._deal(room)
        if self._lacks_owner(room) and not self.is_closing and (room.here or room.table.wagers or room.table.seated):
            return await self._take(room)
        return False

    async def _deal(self, room: Room) -> bool:
        now = self._clock.now()
        if room.table.phase is Phase.SETTLING:
            await self._settle(room)
            return True
        due = room.table.next_tick_ms
        if due is not None and now.timestamp() * 1000 >= due:
            return self._learned(room, await self._store.act(room.info.id, room.game, Tick(), now))
        for seat in room.table.seated:
            if not seat.is_away and not self._is_linked(room, seat.link) and await self._is_gone(room, seat.link):
                command = GoAway(seat.patron, seat.link)
                return self._learned(room, await self._store.act(room.info.id, room.game, command, now))
        if self.is_closing and not room.table.wagers:
            given = await self._store.give_up(room.info.id, room.game, room.record.epoch, now)
            if isinstance(given, Refusal):  # somebody has bet, or it is another's by now
                room.is_stale = True
                return True
            room.secret = None
            await self._move_on(room, given, ())
        return False

    def _is_linked(self, room: Room, link: str) -> bool:
        """Whether the connection that a seat was taken with may still be there."""
        node = link.partition(".")[0]
        if node == str(self._store.node):
            return link in room.here
        return not node.isdecimal() or self.neighbours.lives(int(node))

    async def _is_gone(self, room: Room, link: str) -> bool:
        """Asked again before a seat is given up: its server may have come since we last listened."""
        await self.neighbours.look()
        return not self._is_linked(room, link)

    def _learned(self, room: Room, answer: Acted | Refusal) -> bool:
        if isinstance(answer, Refusal):
            room.is_stale = True
            return True
        changed = answer.record.age > room.record.age
        self.learn(room, answer.record)
        return changed

    def _fresh(self) -> Fresh:
        return Fresh(self._entropy.round_id(), self._entropy.server_seed())

    async def _settle(self, room: Room) -> None:
        if room.secret is None:
            return
        # An attempt whose answer is lost is made again with the same next round, so that its secret stays known.
        room.fresh = room.fresh or (None if self.is_closing else self._fresh())
        fresh, epoch = room.fresh, room.record.epoch
        owned = await self._store.settle_table(room.info.id, room.game, epoch, room.secret, fresh, self._clock.now())
        room.fresh = None
        if isinstance(owned, Owned):
            room.secret = owned.secret
            settled = () if owned.settled is None else (owned.settled,)
            await self._move_on(room, owned.record, settled)
            return
        _log.warning("table %s: a round was not dealt by us: %s", room.info.id, owned.reason.code)
        room.secret, room.is_stale = None, True
        record = await self._store.table(room.info.id, self._games)
        if record is not None and fresh is not None and room.game.shoe is None:
            room.secret = _known(record, fresh, self._store.node, epoch)

    async def _take(self, room: Room) -> bool:
        owned = await self._store.take(room.info.id, room.game, self._fresh(), self._clock.now())
        if isinstance(owned, Refusal):
            room.is_stale = True
            if owned.reason is Reason.NOT_AVAILABLE:  # its owner lives; we had not heard of it
                await self.neighbours.look()
            return True
        room.secret = owned.secret
        if room.record.epoch:
            _log.info("table %s is ours now, in epoch %s", room.info.id, owned.record.epoch)
        await self._move_on(room, owned.record, ())
        return True

    # ---------------------------------------------------------------- again and again

    async def run(self, *, close_after: timedelta) -> None:
        """See to all tables until cancelled; close those where nobody has sat for `close_after`."""
        beating = asyncio.create_task(self._beat(close_after))
        try:
            while True:
                try:
                    async with asyncio.timeout(TICK_SECONDS):
                        await self._wake.wait()
                except TimeoutError:
                    pass
                self._wake.clear()
                await self._look_around()
        finally:
            beating.cancel()
            await asyncio.wait([beating])

    async def _look_around(self) -> None:
        now = time.monotonic()
        if self._store.is_shared and now - self._polled >= TICK_SECONDS:
            self._polled = now
            try:
                await self._poll()
            except Unavailable as error:
                _log.warning("other servers' changes: %s", error)
        for room in [*self._rooms.values()]:
            if room.lock.locked():
                continue
            if now >= room.rest_until and self._is_work(room):
                task = asyncio.create_task(self.see_to(room))
                self._working.add(task)
                task.add_done_callback(self._working.discard)
            elif not (room.here or room.table.wagers or self._owns(room)):
                self._rooms.pop(room.info.id, None)

    def _is_work(self, room: Room) -> bool:
        table = room.table
        if room.is_stale:
            return True
        if not self._owns(room):
            wanted = bool(room.here or table.wagers)
            return wanted and not self.is_closing and self._lacks_owner(room)
        due = table.next_tick_ms
        return (
            self.is_closing
            or table.phase is Phase.SETTLING
            or (due is not None and self._clock.now().timestamp() * 1000 >= due)
            or any(not seat.is_away and not self._is_linked(room, seat.link) for seat in table.seated)
        )

    async def _poll(self) -> None:
        if not self._rooms:
            return
        ages = await self._store.versions([*self._rooms])
        for table_id, room in self._rooms.items():
            age = ages.get(table_id)
            if age is None or age > room.record.age:
                room.is_stale = True

    async def _beat(self, close_after: timedelta) -> None:
        first = True
        while True:
            try:
                died = await self.neighbours.listen() if self._store.is_shared else False
                if first or died:
                    await self._adopt()
                first = False
                if time.monotonic() - self._swept >= _CLOSING_SECONDS:
                    self._swept = time.monotonic()
                    for table_id in await self._store.close_empty(self._clock.now() - close_after):
                        if table_id in self._rooms:
                            self._rooms[table_id].is_stale = True
            except Unavailable as error:
                _log.warning("neighbours: %s", error)
            await asyncio.sleep(self.neighbours.beat_seconds)

    async def _adopt(self) -> None:
        """Take over what servers that live no more have left."""
        if self.cashier is not None:
            undone = await self.cashier.undo_unfinished()
            if undone:
                _log.warning("%s debits of a server that is gone are being rolled back", undone)
        for table_id in await self._store.orphans():
            record = await self._store.table(table_id, self._games)
            if record is not None and not self.is_closing:
                await self.see_to(self._rooms.setdefault(table_id, await self.seen(record)))

    async def close(self, *, seconds: float) -> None:
        """Offer nothing more, finish the rounds that have bets, and leave the tables to others; in so many seconds."""
        self.is_closing = True
        deadline = time.monotonic() + seconds
        while any(map(self._owns, self._rooms.values())) and time.monotonic() < deadline:
            self._wake.set()
            await asyncio.sleep(TICK_SECONDS / 2)


def _known(record: TableRecord, fresh: Fresh, node: int, epoch: int) -> Secret | None:
    """The secret of the open round, if it is the one we had prepared: then it was our own attempt that did succeed."""
    offer = record.table.offer
    if offer is None or (record.owner, record.epoch) != (node, epoch):
        return None
    same = (offer.round_id, offer.commitment) == (fresh.round_id, commitment_to(fresh.server_seed))
    return Secret(offer, fresh.server_seed, None) if same else None
