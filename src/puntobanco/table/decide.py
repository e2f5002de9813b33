"""A step of a table: state, command and the time become events and the state after them, or one refusal."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from puntobanco.game import Combine, Game

from .commands import Command, Deal, GoAway, OfferRound, Return, Settle, Sit, Skip, Stand, Tick
from .events import (
    BettingClosed,
    CameBack,
    Event,
    RoundOffered,
    RoundReturned,
    RoundSettled,
    Seated,
    Skipped,
    Stood,
    WagerAccepted,
    WagerReturned,
    WentAway,
)
from .evolve import evolve, evolve_all
from .names import free_name
from .refusals import Reason, Refusal
from .state import Phase, Seat, Table, Wager

#: A seat from which nothing has been heard for so many rounds is free again.
MOST_MISSED: Final = 8


def check_stakes(game: Game, stakes: Mapping[str, int]) -> Refusal | None:
    """What is wrong with `stakes` (minor units by area) under the game's limits; None when nothing is (F-17)."""
    for area in stakes:
        if area not in game.bets_by_id:
            return Refusal(Reason.UNKNOWN_AREA, {"area": area})
    if game.combine is Combine.ONE and len(stakes) > 1:
        return Refusal(Reason.ONE_AREA_ONLY)
    for area, stake in stakes.items():
        limits = game.stakes.areas[area]
        if stake < limits.minimum:
            return Refusal(Reason.BELOW_MINIMUM, {"area": area, "minimumMinor": limits.minimum})
        if stake > limits.maximum:
            return Refusal(Reason.ABOVE_MAXIMUM, {"area": area, "maximumMinor": limits.maximum})
    total = sum(stakes.values())
    if total < game.stakes.round.minimum:
        return Refusal(Reason.ROUND_BELOW_MINIMUM, {"minimumMinor": game.stakes.round.minimum})
    if total > game.stakes.round.maximum:
        return Refusal(Reason.ROUND_ABOVE_MAXIMUM, {"maximumMinor": game.stakes.round.maximum})
    return None


class Step(Struct, frozen=True):
    """What a command causes at a table, and the table after it."""

    events: tuple[Event, ...]
    table: Table


def step(table: Table, command: Command, now_ms: int = 0) -> Step | Refusal:
    """What `command` causes at `table` at `now_ms`, or the one reason why nothing happens.

    Whatever leaves nobody to wait for also closes the bets.
    """
    decided = _decide(table, command, now_ms)
    if isinstance(decided, Refusal):
        return decided
    after = evolve_all(table, decided)
    if after.offer is None or not after.is_ready(now_ms):
        return Step(decided, after)
    closed = BettingClosed(after.offer, after.wagers)
    return Step((*decided, closed), evolve(after, closed))


def decide(table: Table, command: Command, now_ms: int = 0) -> tuple[Event, ...] | Refusal:
    """The events of `step`."""
    stepped = step(table, command, now_ms)
    return stepped if isinstance(stepped, Refusal) else stepped.events


def _decide(table: Table, command: Command, now_ms: int) -> tuple[Event, ...] | Refusal:
    match command:  # what is asked in every round first
        case Deal():
            return _deal(table, command, now_ms)
        case Settle(round_id):
            settling = table.phase is Phase.SETTLING and _offers(table, round_id)
            return (RoundSettled(round_id),) if settling else Refusal(Reason.OFFER_VOID)
        case OfferRound(offer):
            free = table.phase is Phase.BETTING and not table.wagers
            return (RoundOffered(offer),) if free else Refusal(Reason.ROUND_IN_PROGRESS)
        case Skip():
            return _skip(table, command)
        case Return(round_id):
            offered = _offers(table, round_id)
            return (RoundReturned(round_id, table.wagers),) if offered else Refusal(Reason.OFFER_VOID)
        case Sit():
            return _sit(table, command)
        case Stand(patron):
            return _stand(table, patron)
        case GoAway(patron, link):
            seat = table.seat_of(patron)
            gone = seat is not None and not seat.is_away and seat.link == link
            return (WentAway(patron, now_ms + table.hold_ms),) if gone else ()
        case Tick():
            return tuple(Stood(seat.patron) for seat in table.seated if _is_given_up(table, seat, now_ms))


def _offers(table: Table, round_id: str) -> bool:
    return table.offer is not None and table.offer.round_id == round_id


def _is_given_up(table: Table, seat: Seat, now_ms: int) -> bool:
    """Nobody comes back to the seat, or nobody who sits there plays; one with a bet keeps it until that is settled."""
    over = seat.held_until_ms is not None and now_ms >= seat.held_until_ms
    return (over or seat.missed >= MOST_MISSED) and table.wager_of(seat.patron) is None


def _sit(table: Table, sit: Sit) -> tuple[Event, ...] | Refusal:
    seat = table.seat_of(sit.patron)
    if seat is not None:
        return () if seat.link == sit.link and not seat.is_away else (CameBack(sit.patron, sit.link),)
    if len(table.seated) >= table.seats:
        return Refusal(Reason.TABLE_FULL)
    taken = {other.number for other in table.seated}
    number = next(number for number in range(1, table.seats + 1) if number not in taken)
    name = free_name(sit.name, (other.name for other in table.seated))
    return (Seated(Seat(number, sit.patron, name, sit.link)),)


def _stand(table: Table, patron: str) -> tuple[Event, ...] | Refusal:
    if patron not in table.patrons:
        return Refusal(Reason.NOT_SEATED)
    wager = table.wager_of(patron)
    if wager is None:
        return (Stood(patron),)
    if table.phase is Phase.SETTLING:
        return Refusal(Reason.ROUND_IN_PROGRESS)
    return (WagerReturned(wager), Stood(patron))


def _no_more_from(table: Table, patron: str) -> Refusal | None:
    """Why a patron can neither bet on the offered round nor sit it out; None when they can."""
    if patron not in table.patrons:
        return Refusal(Reason.NOT_SEATED)
    has_bet = table.wager_of(patron) is not None
    if table.phase is Phase.SETTLING and has_bet:
        return Refusal(Reason.ROUND_IN_PROGRESS)
    if table.phase is Phase.SETTLING or has_bet or patron in table.left:
        return Refusal(Reason.BETS_CLOSED)
    return None


def _skip(table: Table, skip: Skip) -> tuple[Event, ...] | Refusal:
    refusal = _no_more_from(table, skip.patron)
    if refusal is not None:
        return refusal
    if not _offers(table, skip.round_id):
        return Refusal(Reason.OFFER_VOID)
    seat = table.seat_of(skip.patron)
    return () if seat is not None and seat.skipped else (Skipped(skip.patron),)


def _deal(table: Table, deal: Deal, now_ms: int) -> tuple[Event, ...] | Refusal:
    refusal = _no_more_from(table, deal.patron)
    if refusal is not None:
        return refusal
    if table.offer is None or table.offer.round_id != deal.offer.round_id:
        return Refusal(Reason.OFFER_VOID)
    if table.offer.commitment != deal.offer.commitment:
        return Refusal(Reason.COMMITMENT_MISMATCH)
    refusal = check_stakes(table.game, deal.stakes)
    if refusal is not None:
        return refusal
    first = now_ms + table.bet_ms if table.bet_ms else None
    closes_at = table.closes_at_ms if table.wagers else first
    return (WagerAccepted(Wager(deal.patron, deal.client_seed, dict(deal.stakes)), closes_at),)
