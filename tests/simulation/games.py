"""Games for these tests: shipped ones changed as little as each test needs."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

from puntobanco.game import Bet, Game, Limits, Payline, Shoe, Tableau
from puntobanco.games import game_named

TOUCH = game_named("touch")

PLAYER_PAIR = Bet("player-pair", (Payline({"player_pair": frozenset({"pair", "perfect"})}, Fraction(11)),))


def game(*, decks: int = 8, pairs: bool = False, shoe: Shoe | None = None, tableau: Tableau = TOUCH.tableau) -> Game:
    """Baccarat Touch with another number of decks, a bet on pairs, a shoe, or another drawing table."""
    bets, stakes = TOUCH.bets, TOUCH.stakes
    if pairs:
        bets = (*bets, PLAYER_PAIR)
        stakes = replace(stakes, areas={**stakes.areas, PLAYER_PAIR.id: Limits(10, 10_000)})
    return replace(TOUCH, decks=decks, shoe=shoe, tableau=tableau, bets=bets, stakes=stakes)


def banker_table(**changes: Any) -> Tableau:
    """The real drawing table with cells of the Banker's changed: `t3_8=True` draws with 3 against an 8.

    Value 10 stands for "Player stood".
    """
    rows = [list(row) for row in TOUCH.tableau.banker_draws]
    for cell, draws in changes.items():
        total, third = map(int, cell.removeprefix("t").split("_"))
        rows[total][third] = draws
    return replace(TOUCH.tableau, banker_draws=tuple(map(tuple, rows)))
