"""Odds as plain data for JSON: counts as whole numbers, exact figures as "n/d"."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from puntobanco.game import pairs_at, result_at

from .at_stake import at_stakes, free_step, usual_stakes
from .bet_odds import BetOdds
from .game_odds import GameOdds
from .par_sheet import BAND_ROUNDS
from .words import pays_text, when_text


def plain_odds(odds: GameOdds) -> dict[str, Any]:
    """Outcomes and every bet of `odds`."""
    return {
        "game": odds.game.id,
        "version": odds.game.version,
        "decks": odds.decks,
        "cards": odds.shoe.size,
        "outcomes": {**{outcome.value: count for outcome, count in odds.outcomes.items()}, "total": odds.total},
        "bets": [_bet(bet) for bet in odds.bets],
    }


def plain_par(
    odds: GameOdds, *, software: str, rounds: Sequence[int] = BAND_ROUNDS, confidence: float = 0.95
) -> dict[str, Any]:
    """The par sheet of `odds`; see `par_tables`."""
    game, rtps = odds.game, [bet.rtp for bet in odds.bets]
    return {
        **plain_odds(odds),
        "name": game.name,
        "software": software,
        "shuffle": game.shuffle.value,
        "shoe": None if game.shoe is None else {"cut_card": game.shoe.cut_card, "burn": game.shoe.burn},
        "combine": game.combine.value,
        "tableau": {
            "natural_from": game.tableau.natural_from,
            "player_draws": list(game.tableau.player_draws),
            "banker_draws": [list(row) for row in game.tableau.banker_draws],
        },
        "rtp_range": [_exact(min(rtps)), _exact(max(rtps))],
        "bands": [
            {"bet": bet.id, "rounds": count, "confidence": confidence, "rtp": list(bet.band(count, confidence))}
            for bet in odds.bets
            for count in rounds
        ],
        "stakes": [
            {"bet": bet.id, "stake": at.stake_minor, "rtp": _exact(at.rtp), "free_step": free_step(bet.bet)}
            for bet in odds.bets
            for at in at_stakes(bet, usual_stakes(game, bet.id))
        ],
        "pairs": [
            {"player": pairs_at(index).player, "banker": pairs_at(index).banker, "count": count}
            for index, count in enumerate(odds.pairs)
        ],
        "results": [_result(index, count) for index, count in enumerate(odds.results) if count],
    }


def _bet(odds: BetOdds) -> dict[str, Any]:
    return {
        "id": odds.id,
        "edge": _exact(odds.edge),
        "rtp": _exact(odds.rtp),
        "hit": _exact(odds.hit),
        "push": _exact(odds.push),
        "lost": _exact(odds.lost),
        "variance": _exact(odds.variance),
        "standard_deviation": odds.standard_deviation,
        "skewness": odds.skewness,
        "ways": [
            {
                "when": when_text(way.payline),
                "pays": pays_text(way.payline),
                "returns": _exact(way.returns),
                "count": way.count,
            }
            for way in odds.classes
        ],
    }


def _result(index: int, count: int) -> dict[str, Any]:
    result = result_at(index)
    return {
        "player_total": result.player_total,
        "banker_total": result.banker_total,
        "player_cards": result.player_cards,
        "banker_cards": result.banker_cards,
        "count": count,
    }


def _exact(value: Fraction) -> str:
    """ "n/d", also for whole numbers."""
    return f"{value.numerator}/{value.denominator}"
