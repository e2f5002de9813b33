"""What everybody at a shared table may see, built field by field. Patrons' ids, secrets and balances are not in it."""

from datetime import datetime
from typing import Literal

from puntobanco import table as pure
from puntobanco.game import Outcome, Stakes, roads_of
from puntobanco.locales import exponent_of
from puntobanco.service import Played, Room, SharedRound
from puntobanco.wire import messages as wire
from puntobanco.wire import shared

from . import tell

_State = Literal["deciding", "bet", "skipped", "idle", "away"]


def shared_table(room: Room) -> shared.SharedTable:
    info = room.info
    return shared.SharedTable(
        id=info.id,
        name=info.name,
        game=info.game_id,
        public=info.is_public,
        seats=info.seats,
        mode=info.book.value,
        currency=info.currency,
        exponent=exponent_of(info.currency),
        bet_seconds=info.bet_ms / 1000,
        hold_minutes=info.hold_ms / 60_000,
    )


def seat_view(table: pure.Table, seat: pure.Seat) -> shared.SeatView:
    wager = table.wager_of(seat.patron)
    return shared.SeatView(seat.number, seat.name, _state(seat, wager), {} if wager is None else dict(wager.stakes))


def _state(seat: pure.Seat, wager: pure.Wager | None) -> _State:
    if seat.is_away:
        return "away"
    if wager is not None:
        return "bet"
    if seat.skipped:
        return "skipped"
    return "idle" if seat.missed else "deciding"


def seats(table: pure.Table) -> tuple[shared.SeatView, ...]:
    wagers = {wager.patron: wager for wager in table.wagers}
    return tuple(
        shared.SeatView(
            seat.number,
            seat.name,
            _state(seat, wagers.get(seat.patron)),
            dict(wagers[seat.patron].stakes) if seat.patron in wagers else {},
        )
        for seat in table.seated
    )


def changes(
    before: tuple[shared.SeatView, ...], after: tuple[shared.SeatView, ...]
) -> tuple[tuple[shared.SeatView, ...], tuple[int, ...]]:
    """The seats that are not as they were, and the numbers of those that are free now."""
    known = {view.seat: view for view in before}
    changed = tuple(view for view in after if known.get(view.seat) != view)
    taken = {view.seat for view in after}
    return changed, tuple(number for number in known if number not in taken)


def cleared(views: tuple[shared.SeatView, ...]) -> tuple[shared.SeatView, ...]:
    """The seats as a client has them once it has been told that a round was dealt."""
    return tuple(
        shared.SeatView(view.seat, view.name, "deciding" if view.state in ("bet", "skipped") else view.state, {})
        for view in views
    )


def closes_in(table: pure.Table, now: datetime) -> int | None:
    """Milliseconds until the bets are closed at the latest."""
    return None if table.closes_at_ms is None else max(0, table.closes_at_ms - int(now.timestamp() * 1000))


def open_offer(table: pure.Table) -> wire.Offer | None:
    return None if table.offer is None else tell.offer(table.offer)


def open_bet(table: pure.Table, patron: str) -> shared.OpenBet | None:
    wager = table.wager_of(patron)
    if wager is None or table.offer is None:
        return None
    return shared.OpenBet(table.offer.round_id, wager.client_seed, dict(wager.stakes))


def record(room: Room, played: Played) -> wire.RoundRecord:
    """A round of the room; the commission of its bets is told only if the game's rules are still the same."""
    same = played.claim.game_version == room.game.version
    return tell.round_record(played, room.game if same else None)


def table_round(room: Room, settled: SharedRound) -> shared.TableRound:
    """A stored round as everybody at the table may see it."""
    records = [record(room, part.played) for part in settled.parts]
    first = records[0]
    return shared.TableRound(
        round_id=first.round_id,
        game=first.game,
        game_version=first.game_version,
        decks=first.decks,
        commitment=first.commitment,
        server_seed=first.server_seed,
        client_seeds=first.client_seeds,
        shoe=first.shoe,
        player=first.player,
        banker=first.banker,
        outcome=first.outcome,
        time=first.time,
        void=first.void,
        results=tuple(
            shared.SeatResult(part.seat, part.name, of_seat.bets, of_seat.stake, of_seat.payout)
            for part, of_seat in zip(settled.parts, records, strict=True)
        ),
    )


def lobby_state(room: Room, stakes: Stakes, now: datetime) -> shared.SharedTableState:
    """A table as the lobby shows it."""
    return shared.SharedTableState(
        table=shared_table(room),
        round_minimum=stakes.round.minimum,
        round_maximum=stakes.round.maximum,
        taken=len(room.table.seated),
        phase=room.table.phase.value,
        closes_in=closes_in(room.table, now),
        roads=tell.roads(roads_of(tuple[Outcome, ...](room.outcomes))),
    )
