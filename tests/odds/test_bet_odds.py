"""Odds of single bets: exact figures, moments and bands (F-18, F-71)."""

from fractions import Fraction
from math import comb, isclose, sqrt

import pytest

from puntobanco.game import Bet, Outcome, Payline
from puntobanco.games import game_named
from puntobanco.odds import BetOdds, Composition, OutcomeClass, odds_of
from puntobanco.odds.normal import two_sided_z


def percent(share, places=2):
    return round(float(share * 100), places)


def test_f18_touch_returns_the_published_percentages():
    """Published on the game's own rules page: BANKER 98.94 %, PLAYER 98.76 %, TIE 85.64 %."""
    rtp = {bet.id: percent(bet.rtp) for bet in odds_of(game_named("touch")).bets}
    assert rtp == {"banker": 98.94, "player": 98.76, "tie": 85.64}


def test_f18_the_lowest_return_of_classic_is_the_published_one():
    """Published: at least 95.07 %, which six decks and 9 to 1 on the tie give and 9 for 1 does not."""
    assert percent(min(bet.rtp for bet in odds_of(game_named("classic")).bets)) == 95.07
    assert percent(odds_of(game_named("baccarat")).by_id["tie"].rtp) == 85.56


@pytest.mark.parametrize(
    ("decks", "banker", "player", "tie"),
    # House edges in percent: multiplayerbaccarat.com/odds.html, after E. O. Thorp, "The Mathematics of Gambling".
    [(6, 1.0558, 1.2374, 14.4382), (8, 1.0579, 1.2351, 14.3596)],
)
def test_f71_house_edges_equal_published_ones(decks, banker, player, tie):
    edges = {bet.id: percent(bet.edge, 4) for bet in odds_of(game_named("touch"), decks=decks).bets}
    assert edges == {"banker": banker, "player": player, "tie": tie}


def test_f71_figures_of_player_follow_from_the_three_outcome_counts():
    """Return 2, 1 or 0: mean, variance and skewness by their definitions, from the published integers."""
    wins, ties, total = 2_230_518_282_592_256, 475_627_426_473_216, 4_998_398_275_503_360
    share = {2: Fraction(wins, total), 1: Fraction(ties, total), 0: Fraction(total - wins - ties, total)}
    mean = sum(back * p for back, p in share.items())
    variance = sum((back - mean) ** 2 * p for back, p in share.items())
    third = sum((back - mean) ** 3 * p for back, p in share.items())
    bet = odds_of(game_named("touch")).by_id["player"]
    assert (bet.hit, bet.push, bet.lost) == (share[2], share[1], share[0])
    assert (bet.rtp, bet.edge, bet.variance, bet.third_moment) == (mean, 1 - mean, variance, third)
    assert isclose(bet.standard_deviation, sqrt(variance))
    assert isclose(bet.skewness, third / sqrt(variance) ** 3)


def test_f71_a_commission_is_in_return_and_variance():
    """Banker returns 39/20 of the stake, a tie the stake."""
    wins, ties, total = 2_292_252_566_437_888, 475_627_426_473_216, 4_998_398_275_503_360
    mean = (Fraction(39, 20) * wins + ties) / total
    bet = odds_of(game_named("touch")).by_id["banker"]
    assert bet.rtp == mean
    assert bet.variance == (Fraction(39, 20) ** 2 * wins + ties) / Fraction(total) - mean**2


def test_f71_every_way_a_bet_can_end_is_counted_and_they_add_up():
    odds = odds_of(game_named("ez"))
    for bet in odds.bets:
        assert sum(way.count for way in bet.classes) == odds.total
        assert bet.classes[-1].payline is None
        assert [way.payline for way in bet.classes[:-1]] == list(bet.bet.paylines)
        assert bet.hit + bet.push + bet.lost == 1
        assert sum(way.returns * way.count for way in bet.classes) == bet.rtp * bet.total


def coin(heads, total):
    """Even money on a coin that shows heads in `heads` of `total` throws."""
    bet = Bet("coin", (Payline({"outcome": frozenset({"player"})}, Fraction(1)),))
    return BetOdds(bet, total, (OutcomeClass(bet.paylines[0], heads), OutcomeClass(None, total - heads)))


def test_f71_a_bet_that_always_ends_the_same_way_has_no_spread():
    sure = coin(10, 10)
    assert (sure.variance, sure.skewness, sure.band(100)) == (0, 0.0, (2.0, 2.0))


def test_f71_about_95_of_100_binomial_sessions_lie_in_the_band():
    """400 throws of a fair coin, counted exactly: the normal band must hold 95 % of them to within a point."""
    low, high = coin(1, 2).band(400)
    inside = sum(comb(400, heads) for heads in range(401) if low <= 2 * heads / 400 <= high)
    assert abs(Fraction(inside, 2**400) - Fraction(95, 100)) < Fraction(1, 100)


def test_f71_the_band_of_one_round_is_as_wide_as_its_standard_deviation_says():
    """A fair coin: mean 1, standard deviation 1."""
    assert coin(1, 2).band(1) == pytest.approx((1 - 1.959963984540054, 1 + 1.959963984540054))


def test_f71_bands_narrow_with_the_root_of_the_rounds():
    bet = odds_of(game_named("touch")).by_id["tie"]
    few, many = bet.band(10_000), bet.band(1_000_000)
    assert isclose(few[1] - few[0], 10 * (many[1] - many[0]))
    assert isclose((many[0] + many[1]) / 2, float(bet.rtp))


@pytest.mark.parametrize(
    ("confidence", "z"),
    [(0.5, 0.6744897501960817), (0.9, 1.6448536269514722), (0.95, 1.959963984540054), (0.99, 2.5758293035489004)],
)
def test_f71_quantiles_equal_the_tables(confidence, z):
    assert isclose(two_sided_z(confidence), z, rel_tol=1e-12)


@pytest.mark.parametrize(("rounds", "confidence"), [(0, 0.95), (10, 0.0), (10, 1.0), (10, 95)])
def test_f71_bands_of_nothing_are_refused(rounds, confidence):
    with pytest.raises(ValueError, match=r"at least one round|between 0 and 1"):
        coin(1, 2).band(rounds, confidence)


def test_f71_a_depleted_shoe_can_favour_the_patron():
    """Only tens and court cards left: every coup is a tie at 0, so TIE returns 9 and the others push."""
    tens = Composition(tuple(8 if code % 13 >= 9 else 0 for code in range(52)))
    odds = odds_of(game_named("touch"), tens)
    assert odds.outcomes == {Outcome.PLAYER: 0, Outcome.BANKER: 0, Outcome.TIE: odds.total}
    assert {bet.id: bet.rtp for bet in odds.bets} == {"player": 1, "tie": 9, "banker": 1}
    assert odds.by_id["tie"].edge == -8


def test_f71_cards_and_decks_together_are_refused():
    with pytest.raises(ValueError, match="not both"):
        odds_of(game_named("touch"), Composition.of_decks(8), decks=8)


def test_f71_decks_default_to_the_game_s_own():
    assert odds_of(game_named("classic")).total == 878_869_206_895_680
    assert odds_of(game_named("classic"), decks=8).total == 4_998_398_275_503_360
