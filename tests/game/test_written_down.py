"""What is made once, when the package is loaded, made again by a test: rows of the drawing table, names of cards."""

from fractions import Fraction

import pytest

from puntobanco.game import PUNTO_BANCO, Payline, Tableau, card_name, card_named, cards_named
from puntobanco.game.bets import commission_minor
from puntobanco.game.roads import Mark, newest
from puntobanco.game.tableau import _banker_row


def test_a_row_of_the_drawing_table_says_yes_for_the_values_it_names() -> None:
    yes, no = True, False
    assert _banker_row("67", stood=False) == (no, no, no, no, no, no, yes, yes, no, no, no)
    assert _banker_row("012345679", stood=True) == (yes,) * 8 + (no, yes, yes)
    assert _banker_row("", stood=False) == (no,) * 11
    assert _banker_row("0123456789", stood=True) == (yes,) * 11


def test_a_natural_is_eight_or_nine_and_either_hand_s_ends_the_coup() -> None:
    assert [PUNTO_BANCO.is_natural(total) for total in range(10)] == [False] * 8 + [True] * 2
    assert PUNTO_BANCO.ends_on_two(8, 0)
    assert PUNTO_BANCO.ends_on_two(0, 9)
    assert not PUNTO_BANCO.ends_on_two(7, 7)
    high = Tableau(9, PUNTO_BANCO.player_draws, PUNTO_BANCO.banker_draws)
    assert not high.ends_on_two(8, 8)


def test_cards_are_named_in_one_string_or_one_by_one() -> None:
    assert card_named("AC") == 0
    assert card_named("ks") == 51
    assert cards_named("AC 2C kd") == cards_named(["AC", "2C", "KD"]) == (0, 1, 25)
    assert cards_named(name for name in ("AC", "KS")) == (0, 51)
    assert card_name(card_named("td")) == "TD"
    with pytest.raises(ValueError, match=r"'1C' is not a card: write a rank of A23456789TJQK and a suit of CDHS"):
        card_named("1C")


def test_commission_is_whole_minor_units() -> None:
    """Half to win less a twentieth: 7 staked would pay 10 without it, and 10.325 rounded down with it."""
    line = Payline({}, Fraction(1, 2), Fraction(1, 20))
    kept = commission_minor(7, line)
    assert (kept, type(kept)) == (0, int)
    assert commission_minor(100, line) == 100 + 50 - 147  # 47.5 are left of 50, and 47 paid


def test_the_newest_columns_keep_their_ties_and_no_road_has_none() -> None:
    marks = [Mark(0, 0, "P", 1), Mark(0, 1, "B", 2), Mark(1, 1, "B", 0)]
    assert newest(marks, 1) == (Mark(0, 0, "B", 2), Mark(1, 0, "B", 0))
    assert newest(marks, 2) == tuple(marks)
    assert newest([], 1) == ()
