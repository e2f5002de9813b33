"""Exact odds: integer counts over ordered draws for any shoe, and what every bet of a game makes of them. Pure."""

from .at_stake import StakeOdds, at_stake, at_stakes, free_step, usual_stakes
from .bet_odds import BetOdds, OutcomeClass
from .composition import MAX_DECKS, Composition
from .game_odds import GameOdds, odds_of
from .problems import Problem, problems

__all__ = [
    "MAX_DECKS",
    "BetOdds",
    "Composition",
    "GameOdds",
    "OutcomeClass",
    "Problem",
    "StakeOdds",
    "at_stake",
    "at_stakes",
    "free_step",
    "odds_of",
    "problems",
    "usual_stakes",
]
