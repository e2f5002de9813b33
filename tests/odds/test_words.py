"""Figures and rows in words. What is expected is written down by hand."""

from fractions import Fraction

import pytest

from puntobanco.game import Payline
from puntobanco.odds.words import count_text, decimal_text, pays_text, percent_text, when_text


@pytest.mark.parametrize(
    ("value", "places", "text"),
    [
        (Fraction(1, 3), 4, "0.3333"),
        (Fraction(2, 3), 4, "0.6667"),
        (Fraction(1, 8), 2, "0.12"),  # half to even
        (Fraction(3, 8), 2, "0.38"),
        (Fraction(-1, 8), 2, "-0.12"),
        (Fraction(-5, 4), 3, "-1.250"),
        (Fraction(-1, 1000), 2, "0.00"),  # nothing is not less than nothing
        (Fraction(1, 100), 2, "0.01"),
        (Fraction(12345678901234567890123, 1), 1, "12345678901234567890123.0"),
        (Fraction(7, 2), 0, "4"),
        (Fraction(-7), 0, "-7"),
        (Fraction(0), 3, "0.000"),
        (Fraction(999999, 1000000), 3, "1.000"),
    ],
)
def test_decimals_are_exact_and_rounded_half_to_even(value: Fraction, places: int, text: str) -> None:
    assert decimal_text(value, places) == text


def test_shares_are_percentages_of_four_places_unless_asked_otherwise() -> None:
    assert percent_text(Fraction(989421, 1000000)) == "98.9421 %"
    assert percent_text(Fraction(1, 3), 1) == "33.3 %"
    assert percent_text(Fraction(-1, 200), 0) == "0 %"


def test_counts_are_in_groups_of_three() -> None:
    numbers = (0, 999, 1000, 1000000, 4998398275503360, -12345)
    assert [count_text(number) for number in numbers] == [
        "0", "999", "1 000", "1 000 000", "4 998 398 275 503 360", "-12 345",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("win", "commission", "text"),
    [
        ("0", "0", "push"),
        ("1", "0", "1:1"),
        ("8", "0", "8:1"),
        ("1/2", "0", "1:2"),
        ("3/2", "0", "3:2"),
        ("0.54", "0", "0.54:1"),
        ("0.95", "0", "0.95:1"),
        ("1/4", "0", "0.25:1"),
        ("1/3", "0", "1/3:1"),
        ("1/1000000", "0", "0.000001:1"),
        ("1/10000000", "0", "1/10000000:1"),
        ("1", "1/20", "1:1 less 5%"),
        ("1", "1/40", "1:1 less 2.5%"),
        ("1", "1/10", "1:1 less 10%"),
        ("2", "1", "2:1 less 100%"),
    ],
)
def test_what_a_row_pays(win: str, commission: str, text: str) -> None:
    assert pays_text(Payline({}, Fraction(win), Fraction(commission))) == text


def test_where_no_row_fits_the_stake_is_lost() -> None:
    assert pays_text(None) == "lost"
    assert when_text(None) == "otherwise"


def test_facts_stand_in_the_order_of_the_rules_and_their_values_too() -> None:
    when = {
        "banker_natural": frozenset([True]),
        "margin": frozenset([9, 4]),
        "outcome": frozenset(["tie", "banker"]),
        "player_pair": frozenset(["perfect", "pair"]),
    }
    text = "outcome = banker or tie, margin = 4 or 9, banker_natural = true, player_pair = pair or perfect"
    assert when_text(Payline(when, Fraction(1))) == text
    assert when_text(Payline({"player_natural": frozenset([False, True])}, Fraction(1))) == (
        "player_natural = false or true"
    )
    assert when_text(Payline({}, Fraction(1))) == ""
