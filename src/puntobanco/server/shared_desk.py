"""The desk for shared tables: a message from a patron in, the answer out; what the others hear is the gallery's."""

from dataclasses import replace
from typing import TYPE_CHECKING

from puntobanco import table as pure
from puntobanco.game import roads_of
from puntobanco.service import Hall, Played, Room
from puntobanco.table import Reason, Refusal
from puntobanco.wire import FromClient, ToClient, shared
from puntobanco.wire import messages as wire

from . import tell, tell_shared

if TYPE_CHECKING:
    from .desk import Desk, Guest


class SharedDesk:
    """Answers patrons who are at a shared table, or on their way to one."""

    def __init__(self, desk: "Desk", hall: Hall) -> None:
        self._desk, self.hall = desk, hall

    async def answer(self, guest: "Guest", message: FromClient) -> "tuple[ToClient, Guest]":
        """The answer, and where the guest is from then on."""
        match message:
            case shared.Join():
                return await self._join(guest, message)
            case wire.Deal():
                return await self._deal(guest, message), guest
            case shared.Skip(round_id):
                return await self._skip(guest, round_id), guest
            case wire.AskRoads():
                room = None if guest.table is None else await self.hall.room(guest.table)
                if room is None:
                    return self._desk.refused(guest, Refusal(Reason.NOT_SEATED)), guest
                return tell.roads(roads_of(tuple(room.outcomes))), guest
            case wire.Leave():
                return await self._leave(guest)
        return await self._desk.answer_anywhere(guest, message)

    def open_offer(self, table_id: str) -> pure.Offer | None:
        """The offer that a refused patron should answer next."""
        room = self.hall.rooms.get(table_id)
        return None if room is None or room.table.phase is pure.Phase.SETTLING else room.offer

    async def _join(self, guest: "Guest", join: shared.Join) -> "tuple[ToClient, Guest]":
        room = await self.hall.join(guest.visitor, join.table, join.name, guest.link, wants_seat=join.seat)
        if isinstance(room, Refusal):
            return self._desk.refused(guest, room), guest
        mine = await self.hall.last_of(guest.patron, room)
        balance = await self.hall.play.balance(guest.visitor)
        there = replace(guest, game=None, table=room.info.id)
        return self._view(there, room, balance, mine), there

    def _view(self, guest: "Guest", room: Room, balance_minor: int, mine: Played | None) -> shared.TableView:
        table, patron = room.table, guest.patron
        own = (None if room.last is None else room.last.part_of(patron)) or mine
        seat, stay = table.seat_of(patron), self.hall.play.conduct.stay(guest.visitor)
        return shared.TableView(
            version=table.version,
            table=tell_shared.shared_table(room),
            game=self._desk.info(room.game.id),
            money=self._desk.money(guest, balance_minor),
            you=None if seat is None else seat.number,
            seats=tell_shared.seats(table),
            phase=table.phase.value,
            offer=tell_shared.open_offer(table),
            closes_in=tell_shared.closes_in(table, self.hall.now()),
            bet=tell_shared.open_bet(table, patron),
            mine=None if own is None else tell_shared.record(room, own),
            last=None if room.last is None else tell_shared.table_round(room, room.last),
            outcomes=tell.outcome_letters(tuple(room.outcomes)),
            outlook=tell.outlook(room.outlook),
            rules=self._desk.rules,
            stay=tell.stay(stay, self.hall.play.conduct.waits(stay)),
        )

    async def _deal(self, guest: "Guest", bets: wire.Bets) -> ToClient:
        if guest.table is None:
            return self._desk.refused(guest, Refusal(Reason.NOT_SEATED))
        deal = pure.Deal(guest.patron, pure.Offer(bets.round_id, bets.commitment), bets.client_seed, bets.bets)
        answer = await self.hall.deal(guest.visitor, guest.table, deal)
        if isinstance(answer, Refusal):
            return self._desk.refused(guest, answer)
        if isinstance(answer, Played):
            return shared.Settled(await self._desk.round_record(answer), self._desk.money(guest, answer.balance_after))
        bet = shared.OpenBet(answer.round_id, answer.wager.client_seed, dict(answer.wager.stakes))
        return shared.BetAccepted(bet, self._desk.money(guest, answer.balance_minor))

    async def _skip(self, guest: "Guest", round_id: str) -> ToClient:
        if guest.table is None:
            return self._desk.refused(guest, Refusal(Reason.NOT_SEATED))
        room = await self.hall.skip(guest.visitor, guest.table, round_id)
        return self._desk.refused(guest, room) if isinstance(room, Refusal) else shared.Skipped(round_id)

    async def _leave(self, guest: "Guest") -> "tuple[ToClient, Guest]":
        refusal = None if guest.table is None else await self.hall.stand(guest.visitor, guest.table, guest.link)
        if refusal is not None:
            return self._desk.refused(guest, refusal), guest
        outside = replace(guest, table=None)
        return await self._desk.leave(outside), outside
