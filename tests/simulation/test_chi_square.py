"""The chi-square against closed forms."""

from fractions import Fraction
from math import erfc, exp, factorial, inf, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.simulation import chi_square
from puntobanco.simulation.chi_square import chi_square_tail


@given(half=st.integers(1, 60), point=st.floats(0.01, 120))
def test_with_an_even_number_of_degrees_the_tail_is_a_poisson_sum(half: int, point: float) -> None:
    exact = exp(-point) * float(sum(Fraction(point) ** k / factorial(k) for k in range(half)))
    assert chi_square_tail(2 * point, 2 * half) == pytest.approx(exact, rel=1e-9, abs=1e-14)


@given(statistic=st.floats(0.001, 300))
def test_with_one_degree_the_tail_is_that_of_the_normal_distribution(statistic: float) -> None:
    assert chi_square_tail(statistic, 1) == pytest.approx(erfc(sqrt(statistic / 2)), rel=1e-9, abs=1e-14)


def test_a_table_worked_by_hand() -> None:
    # 60 throws of a die: Σ(o − 10)²/10 = (25 + 4 + 4 + 1 + 0 + 16) / 10.
    test = chi_square([5, 8, 12, 11, 10, 14], [1] * 6)
    assert test.degrees == 5
    assert test.statistic == pytest.approx((25 + 4 + 4 + 1 + 0 + 16) / 10)
    assert test.p == pytest.approx(0.4158801869955079)


def test_rare_classes_are_judged_together() -> None:
    # Expected are 2, 2, 2 and 4, in all 10, and 90: two classes.
    test = chi_square([90, 0, 0, 0, 10], [90, 2, 2, 2, 4])
    assert (test.statistic, test.degrees) == (0, 1)
    assert chi_square([85, 0, 0, 0, 15], [90, 2, 2, 2, 4]).statistic == pytest.approx(25 / 10 + 25 / 90)


def test_rare_classes_that_are_rare_even_together_take_in_the_next_one() -> None:
    # 1 and 2 are 3; with the 30, too, 33.
    test = chi_square([67, 33, 0, 0], [67, 30, 2, 1])
    assert (test.statistic, test.degrees) == (0, 1)


def test_what_cannot_happen_and_does_is_infinitely_surprising() -> None:
    test = chi_square([10, 1], [10, 0])
    assert test.statistic == inf
    assert test.p == 0


@pytest.mark.parametrize(("observed", "weights"), [([], []), ([0, 0], [1, 1]), ([1], [1, 1]), ([1], [0])])
def test_nothing_to_compare_is_refused(observed: list[int], weights: list[int]) -> None:
    with pytest.raises(ValueError, match="weight for each count"):
        chi_square(observed, weights)
