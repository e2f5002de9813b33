"""Decide, then apply: a command becomes events or one refusal; events become the next state."""

from collections.abc import Mapping
from dataclasses import replace

from puntobanco.game import Combine, Game

from .commands import Command, Deal, OfferRound, Return, Settle, Sit, Stand
from .events import BettingClosed, Event, RoundOffered, RoundReturned, RoundSettled, Seated, Stood, WagerAccepted
from .refusals import Reason, Refusal
from .state import Phase, Table, Wager


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


def decide(table: Table, command: Command) -> tuple[Event, ...] | Refusal:
    """The events that `command` causes at `table`, or the one reason why nothing happens."""
    match command:
        case Sit(patron):
            return _sit(table, patron)
        case OfferRound(offer):
            return (RoundOffered(offer),) if table.phase is Phase.BETTING else Refusal(Reason.ROUND_IN_PROGRESS)
        case Deal():
            return _deal(table, command)
        case Settle(round_id):
            return (RoundSettled(round_id),) if _is_settling(table, round_id) else Refusal(Reason.OFFER_VOID)
        case Return(round_id):
            return (RoundReturned(round_id),) if _is_settling(table, round_id) else Refusal(Reason.OFFER_VOID)
        case Stand(patron):
            return (Stood(patron),) if patron in table.patrons else Refusal(Reason.NOT_SEATED)


def _is_settling(table: Table, round_id: str) -> bool:
    return table.phase is Phase.SETTLING and table.offer is not None and table.offer.round_id == round_id


def _sit(table: Table, patron: str) -> tuple[Event, ...] | Refusal:
    if patron in table.patrons:
        return ()
    if len(table.patrons) >= table.seats:
        return Refusal(Reason.NOT_AVAILABLE)
    return (Seated(patron),)


def _deal(table: Table, deal: Deal) -> tuple[Event, ...] | Refusal:
    if deal.patron not in table.patrons:
        return Refusal(Reason.NOT_SEATED)
    if table.phase is Phase.SETTLING or any(wager.patron == deal.patron for wager in table.wagers):
        return Refusal(Reason.ROUND_IN_PROGRESS)
    if table.offer is None or table.offer.round_id != deal.offer.round_id:
        return Refusal(Reason.OFFER_VOID)
    if table.offer.commitment != deal.offer.commitment:
        return Refusal(Reason.COMMITMENT_MISMATCH)
    refusal = check_stakes(table.game, deal.stakes)
    if refusal is not None:
        return refusal
    wager = Wager(deal.patron, deal.client_seed, dict(deal.stakes))
    wagers = (*table.wagers, wager)
    accepted = WagerAccepted(wager)
    if len(wagers) < len(table.patrons):
        return (accepted,)
    return (accepted, BettingClosed(table.offer, wagers))


def evolve(table: Table, event: Event) -> Table:
    """The table after `event`. Every event raises the version by one."""
    version = table.version + 1
    match event:
        case Seated(patron):
            return replace(table, patrons=(*table.patrons, patron), version=version)
        case Stood(patron):
            left = tuple(seated for seated in table.patrons if seated != patron)
            return replace(table, patrons=left, version=version)
        case RoundOffered(offer):
            return replace(table, offer=offer, wagers=(), version=version)
        case WagerAccepted(wager):
            return replace(table, wagers=(*table.wagers, wager), version=version)
        case BettingClosed():
            return replace(table, phase=Phase.SETTLING, version=version)
        case RoundSettled() | RoundReturned():
            return replace(table, phase=Phase.BETTING, offer=None, wagers=(), version=version)
