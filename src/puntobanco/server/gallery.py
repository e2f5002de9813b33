"""The gallery: which sockets are at which shared table. Each message to all is encoded once and put into queues."""

from collections.abc import Iterable
from typing import Protocol

from puntobanco.service import Clock, Play, Room, SharedRound, Unavailable
from puntobanco.table import Table, Wager
from puntobanco.wire import ToClient, encode, shared

from . import tell, tell_shared
from .desk import Guest, money_of
from .outgoing import Frame, frame_of


class Watcher(Protocol):
    """A socket at a shared table."""

    guest: Guest

    def put(self, frame: Frame) -> None:
        """Send it when its turn comes; never waits."""
        ...


class Gallery:
    """Tells those who are at a table what happens there. Implements `puntobanco.service.Listener`."""

    def __init__(self, play: Play, clock: Clock) -> None:
        self._play, self._clock = play, clock
        self._there: dict[str, dict[str, Watcher]] = {}
        #: The version of each table that everybody there has been told.
        self._told: dict[str, int] = {}

    def enter(self, table_id: str, watcher: Watcher) -> None:
        """From now on the watcher hears of the table."""
        self._there.setdefault(table_id, {})[watcher.guest.link] = watcher

    def leave(self, table_id: str, watcher: Watcher) -> None:
        there = self._there.get(table_id, {})
        there.pop(watcher.guest.link, None)
        if not there:
            self._there.pop(table_id, None)
            self._told.pop(table_id, None)

    def _tell(self, table_id: str, message: ToClient) -> None:
        frame = frame_of(encode(message))
        for watcher in [*self._there.get(table_id, {}).values()]:
            watcher.put(frame)

    def _next(self, room: Room, before: Table, version: int) -> int:
        """The version that those who are there have, before they are told `version`."""
        told = self._told.get(room.info.id, before.version)
        self._told[room.info.id] = version
        return told

    def changed(self, room: Room, before: Table) -> None:
        table = room.table
        if room.info.id not in self._there or table.version == before.version:
            return
        changed, gone = tell_shared.changes(tell_shared.seats(before), tell_shared.seats(table))
        self._tell(
            room.info.id,
            shared.TableChanged(
                version=table.version,
                after=self._next(room, before, table.version),
                seats=changed,
                gone=gone,
                phase=table.phase.value,
                offer=tell_shared.open_offer(table),
                closes_in=tell_shared.closes_in(table, self._clock.now()),
            ),
        )

    def dealt(self, room: Room, before: Table, version: int, settled: SharedRound) -> None:
        if room.info.id not in self._there:
            return
        seen = tell_shared.cleared(tell_shared.seats(before))
        changed, gone = tell_shared.changes(seen, tell_shared.seats(room.table))
        self._tell(
            room.info.id,
            shared.TableDealt(
                version=version,
                after=self._next(room, before, version),
                round=tell_shared.table_round(room, settled),
                seats=changed,
                gone=gone,
                offer=tell_shared.open_offer(room.table),
                outlook=tell.outlook(room.outlook),
            ),
        )
        for watcher in self._those(room, (part.played.patron for part in settled.parts)):
            played = settled.part_of(watcher.guest.patron)
            if played is not None:
                money = money_of(watcher.guest.visitor, played.balance_after)
                watcher.put(frame_of(encode(shared.Settled(tell_shared.record(room, played), money))))

    async def returned(self, room: Room, round_id: str, wagers: Iterable[Wager]) -> None:
        for watcher in self._those(room, (wager.patron for wager in wagers)):
            visitor = watcher.guest.visitor
            try:
                balance = await self._play.balance(visitor)
            except Unavailable:  # they find out by the next message that tells of money
                continue
            watcher.put(frame_of(encode(shared.Returned(round_id, money_of(visitor, balance)))))

    async def closed(self, room: Room) -> None:
        self._tell(room.info.id, shared.TableClosed())

    def _those(self, room: Room, patrons: Iterable[str]) -> list[Watcher]:
        wanted = set(patrons)
        there = self._there.get(room.info.id, {})
        return [watcher for watcher in there.values() if watcher.guest.patron in wanted]
