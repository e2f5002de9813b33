"""Exact odds: integer counts over ordered draws for any shoe, and what every bet of a game makes of them. Pure."""

from .bet_odds import BetOdds, OutcomeClass
from .composition import Composition
from .game_odds import GameOdds, odds_of

__all__ = ["BetOdds", "Composition", "GameOdds", "OutcomeClass", "odds_of"]
