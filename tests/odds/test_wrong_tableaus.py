"""Wrong drawing tables that others have shipped, each planted here: the counts must give every one away (F-07, F-71).

Some move Banker's chance by less than 0.01 points, which ten million simulated rounds would not show.
"""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from puntobanco.game import PUNTO_BANCO, STOOD, Coup, Outcome, result_at, total_of
from puntobanco.games import game_named
from puntobanco.odds import odds_of
from tests.odds.slow import CoupsByValues

SHOES = json.loads((Path(__file__).parents[1] / "vectors" / "outcome_counts.json").read_text())["shoes"]


def planted(banker, third, *, draws):
    """The right table but for one cell."""
    rows = [list(row) for row in PUNTO_BANCO.banker_draws]
    assert rows[banker][third] is not draws
    rows[banker][third] = draws
    return replace(PUNTO_BANCO, banker_draws=tuple(map(tuple, rows)))


def never(banker):
    rows = list(PUNTO_BANCO.banker_draws)
    rows[banker] = (False,) * 11
    return replace(PUNTO_BANCO, banker_draws=tuple(rows))


WRONG = {
    "Banker 3 draws on 8": planted(3, 8, draws=True),
    "Banker 4 draws on 1": planted(4, 1, draws=True),
    "Banker 5 draws on 3": planted(5, 3, draws=True),
    "Banker 4 draws on a ten": planted(4, 0, draws=True),
    "Banker 6 never draws": never(6),
    "Banker 3 stands on 9": planted(3, 9, draws=False),
    "Banker 6 draws when Player stood": planted(6, STOOD, draws=True),
}


def outcomes(tableau, decks):
    counts = odds_of(replace(game_named("touch"), tableau=tableau), decks=decks).outcomes
    return {outcome.value: count for outcome, count in counts.items()}


def published(shoe):
    return {side: shoe[side] for side in ("player", "banker", "tie")}


@pytest.mark.parametrize("shoe", SHOES, ids=lambda shoe: f"{shoe['decks']} decks")
@pytest.mark.parametrize("wrong", WRONG)
def test_f07_a_wrong_drawing_table_gives_itself_away_in_the_counts(wrong, shoe):
    assert outcomes(PUNTO_BANCO, shoe["decks"]) == published(shoe)
    counts = outcomes(WRONG[wrong], shoe["decks"])
    assert sum(counts.values()) == shoe["total"]
    assert counts != published(shoe)


def test_f07_any_single_wrong_cell_gives_itself_away():
    """All 88 cells that can be asked, turned one at a time, and Player's eight."""
    right = outcomes(PUNTO_BANCO, 8)
    for banker in range(8):
        for third in range(11):
            cell = PUNTO_BANCO.banker_draws[banker][third]
            assert outcomes(planted(banker, third, draws=not cell), 8) != right, (banker, third)
    for total in range(8):
        draws = list(PUNTO_BANCO.player_draws)
        draws[total] = not draws[total]
        assert outcomes(replace(PUNTO_BANCO, player_draws=tuple(draws)), 8) != right, total


def deal_judging_six_by_player_s_total(cards):
    """As `deal_coup`, but a Banker with 6 looks at Player's final total in place of Player's third card."""
    player, banker = (cards[0], cards[2]), (cards[1], cards[3])
    totals = total_of(player), total_of(banker)
    if PUNTO_BANCO.ends_on_two(*totals):
        return Coup(player, banker)
    left = iter(cards[4:])
    answered = STOOD
    if PUNTO_BANCO.player_draws[totals[0]]:
        player = (*player, next(left))
        answered = total_of(player if totals[1] == 6 else player[2:])
    if PUNTO_BANCO.banker_draws[totals[1]][answered]:
        banker = (*banker, next(left))
    return Coup(player, banker)


def test_f07_a_banker_six_judged_by_player_s_total_gives_itself_away_when_every_coup_is_dealt():
    """No drawing table can say this, so it can only be a fault of dealing: the slow count sees it."""
    coups = CoupsByValues(deal_judging_six_by_player_s_total)
    for shoe in SHOES:
        sides = {outcome.value: 0 for outcome in Outcome}
        for index, count in enumerate(coups.counts(shoe["decks"])):
            sides[result_at(index).outcome.value] += count
        assert sum(sides.values()) == shoe["total"]
        assert sides != published(shoe)
