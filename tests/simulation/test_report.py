"""The report's figures, by hand (F-74)."""

from math import inf, sqrt

import pytest

from puntobanco.odds import odds_of
from puntobanco.simulation import report_of, simulate
from puntobanco.simulation.report import ShareLine
from tests.simulation.games import TOUCH, game


def test_z_is_the_distance_in_standard_deviations_of_a_binomial_count_f74() -> None:
    # Of 400 rounds 100 are expected, with the standard deviation √(400·¼·¾) = 8.66.
    line = ShareLine("tie", 113, 400, 1, 4)
    assert (line.observed, line.exact) == (113 / 400, 0.25)
    assert line.z == pytest.approx(13 / sqrt(75))
    assert ShareLine("tie", 87, 400, 1, 4).z == pytest.approx(-13 / sqrt(75))


def test_what_never_or_always_happens_is_infinitely_far_off_when_it_does_otherwise() -> None:
    assert ShareLine("never", 0, 10, 0, 4).z == 0
    assert ShareLine("never", 1, 10, 0, 4).z == inf
    assert ShareLine("always", 9, 10, 4, 4).z == -inf


def test_a_bet_s_z_is_that_of_its_return_against_the_exact_one_f74() -> None:
    report = report_of(simulate(TOUCH, 100_000, seed=4))
    for bet in report.bets:
        low, high = bet.band
        middle, half = (low + high) / 2, (high - low) / 2
        assert middle == pytest.approx(float(odds_of(TOUCH).by_id[bet.id].rtp))
        # The band's half width is 1.96 standard deviations.
        assert bet.z == pytest.approx((float(bet.count.rtp) - middle) / half * 1.959964, rel=1e-5)
        assert sum(line.count for _, line in bet.ways) == 100_000
        assert sum(line.exact for _, line in bet.ways) == pytest.approx(1)


def test_pairs_are_tested_when_a_bet_looks_at_them() -> None:
    test = report_of(simulate(game(pairs=True), 100_000, seed=4)).pairs_test
    assert test is not None
    assert test.degrees == 8
