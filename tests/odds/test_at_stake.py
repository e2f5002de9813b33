"""What rounding down costs at the stake (F-72)."""

from dataclasses import replace
from fractions import Fraction

import pytest

from puntobanco.game import Limits
from puntobanco.games import game_named
from puntobanco.odds import at_stake, at_stakes, free_step, odds_of, usual_stakes

TOUCH = odds_of(game_named("touch"))
BANKER = TOUCH.by_id["banker"]
WINS, TIES, TOTAL = 2_292_252_566_437_888, 475_627_426_473_216, 4_998_398_275_503_360


@pytest.mark.parametrize(
    ("stake", "paid"),
    # F-11: €0.10 → €0.19, €0.20 → €0.39, €0.30 → €0.58; a stake of one cent gets 1.95 rounded down to 1.
    [(10, 19), (20, 39), (30, 58), (1, 1), (19, 37), (100, 195)],
)
def test_f72_banker_returns_what_is_really_paid(stake, paid):
    exact = Fraction(WINS * paid + TIES * stake, TOTAL * stake)
    assert at_stake(BANKER, stake).rtp == exact
    assert at_stake(BANKER, stake).cost == BANKER.rtp - exact


def test_f72_ten_cents_on_banker_cost_two_and_a_quarter_points():
    """Half a cent in ten is lost on each of 45.86 % of rounds: 0.05 × 0.4586."""
    assert at_stake(BANKER, 10).cost == Fraction(5, 100) * Fraction(WINS, TOTAL)


def test_f72_the_smallest_step_that_costs_nothing_is_twenty_for_five_percent():
    assert free_step(BANKER.bet) == 20
    assert all(at_stake(BANKER, 20 * times).cost == 0 for times in range(1, 50))
    assert all(at_stake(BANKER, stake).cost > 0 for stake in range(1, 200) if stake % 20)


def test_f72_bets_that_pay_whole_multiples_lose_nothing():
    for bet in (TOUCH.by_id["player"], TOUCH.by_id["tie"]):
        assert free_step(bet.bet) == 1
        assert at_stake(bet, 1).rtp == bet.rtp


def test_f72_half_a_win_on_six_needs_even_stakes():
    half = odds_of(game_named("no-commission")).by_id["banker"]
    assert free_step(half.bet) == 2
    assert at_stake(half, 3).cost > at_stake(half, 2).cost == 0


def test_f72_rounding_never_favours_the_patron():
    for bet in odds_of(game_named("grand")).bets:
        assert all(at.cost >= 0 for at in at_stakes(bet, range(1, 120)))


@pytest.mark.parametrize("stake", [0, -5])
def test_f72_there_is_no_return_on_no_stake(stake):
    with pytest.raises(ValueError, match="at least 1"):
        at_stake(BANKER, stake)


def test_f72_stakes_worth_showing_lie_within_the_area_s_limits():
    """Touch: chips of 10 to 50 000 cents; TIE takes at most 20 000."""
    assert usual_stakes(game_named("touch"), "banker") == (10, 100, 500, 2500, 10000, 50000)
    assert usual_stakes(game_named("touch"), "tie") == (10, 100, 500, 2500, 10000)


def test_f72_a_chip_of_the_least_or_the_most_that_an_area_takes_is_worth_showing():
    touch = game_named("touch")
    stakes = replace(touch.stakes, areas={**touch.stakes.areas, "tie": Limits(100, 2500)})
    assert usual_stakes(replace(touch, stakes=stakes), "tie") == (100, 500, 2500)
