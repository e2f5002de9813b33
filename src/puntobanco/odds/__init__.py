"""Exact odds: integer counts over ordered draws for any shoe, and what every bet of a game makes of them. Pure."""

from .at_stake import StakeOdds, at_stake, at_stakes, free_step, usual_stakes
from .bet_odds import BetOdds, OutcomeClass
from .composition import MAX_DECKS, Composition
from .game_odds import GameOdds, odds_of
from .par_sheet import BAND_ROUNDS, bet_table, drawing_table, odds_tables, outcome_table, par_tables
from .plain import plain_odds, plain_par
from .problems import Problem, problems
from .tables import Table, as_csv, as_html, as_text

__all__ = [
    "BAND_ROUNDS",
    "MAX_DECKS",
    "BetOdds",
    "Composition",
    "GameOdds",
    "OutcomeClass",
    "Problem",
    "StakeOdds",
    "Table",
    "as_csv",
    "as_html",
    "as_text",
    "at_stake",
    "at_stakes",
    "bet_table",
    "drawing_table",
    "free_step",
    "odds_of",
    "odds_tables",
    "outcome_table",
    "par_tables",
    "plain_odds",
    "plain_par",
    "problems",
    "usual_stakes",
]
