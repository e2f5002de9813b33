"""The betting slip: laying, taking back, clearing, doubling; no money appears or is lost on the way (F-21 … F-30)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.table import Laid, Slip, change

TRAY = (10, 100, 500, 2500)
AREAS = ("player", "tie", "banker")
chips = st.builds(Laid, st.sampled_from(AREAS), st.sampled_from(TRAY))
slips = st.lists(chips, max_size=12).map(lambda laid: Slip(tuple(laid)))


def test_f21_each_chip_laid_adds_its_value_to_its_area() -> None:
    slip = Slip().lay("player", 100).lay("tie", 10).lay("player", 500)
    assert slip.stakes == {"player": 600, "tie": 10}
    assert slip.total_minor == 610


def test_f22_clearing_an_area_leaves_the_others() -> None:
    assert Slip().lay("player", 100).lay("tie", 10).lay("player", 500).clear_area("player").stakes == {"tie": 10}


def test_f23_taking_off_takes_the_last_chip_of_that_value() -> None:
    slip = Slip().lay("player", 100).lay("tie", 100).lay("player", 100).lay("player", 10)
    assert slip.take_off("player", 100, TRAY).chips == (Laid("player", 100), Laid("tie", 100), Laid("player", 10))


def test_f23_taking_off_more_than_lies_there_takes_the_whole_bet() -> None:
    slip = Slip().lay("player", 10).lay("player", 10).lay("tie", 10)
    assert slip.take_off("player", 100, TRAY).stakes == {"tie": 10}
    assert slip.take_off("player", 20, TRAY).stakes == {"tie": 10}


def test_f23_what_is_left_is_changed_when_no_such_chip_lies_there() -> None:
    assert Slip().lay("player", 500).take_off("player", 10, TRAY).chips == tuple(
        Laid("player", value) for value in (100,) * 4 + (10,) * 9
    )


def test_f25_undo_takes_back_chips_in_reverse_and_then_nothing_more() -> None:
    slip = Slip().lay("player", 100).lay("tie", 10)
    assert slip.undo().stakes == {"player": 100}
    assert slip.undo().undo() == Slip()
    assert slip.undo().undo().undo() == Slip()


def test_f29_doubling_doubles_every_bet() -> None:
    assert Slip.of({"player": 110, "tie": 30}, TRAY, factor=2).stakes == {"player": 220, "tie": 60}


def test_the_smallest_chip_counts_and_an_empty_slip_is_none() -> None:
    assert Slip().lay("player", 1).total_minor == 1
    assert Slip().lay("player", 1)
    assert not Slip()


def test_f23_the_edges_of_taking_off() -> None:
    two = Slip().lay("player", 2)
    assert two.take_off("player", 1, (1,)).stakes == {"player": 1}
    # Exactly the bet: the chip laid last goes first, and nothing of the area is left to be told.
    assert Slip().lay("player", 10).take_off("player", 10, TRAY) == Slip()
    for value in (0, 1):
        assert Slip().lay("tie", 10).take_off("player", value, TRAY) == Slip().lay("tie", 10)


def test_change_uses_chips_of_one_and_none_that_are_worth_nothing() -> None:
    assert change(3, (1, 0)) == (1, 1, 1)
    assert change(3, (2, 1)) == (2, 1)


def test_a_chip_worth_nothing_cannot_be_laid() -> None:
    for value in (0, -100):
        with pytest.raises(ValueError, match="at least 1"):
            Slip().lay("player", value)


@given(slips)
def test_undo_is_the_inverse_of_laying(slip: Slip) -> None:
    assert slip.lay("tie", 500).undo() == slip


@given(slips, st.sampled_from(AREAS), st.sampled_from((*TRAY, 1, 7, 60)))
def test_taking_off_takes_exactly_that_or_the_whole_bet_and_touches_no_other(slip: Slip, area: str, value: int) -> None:
    before, after = slip.stakes, slip.take_off(area, value, TRAY).stakes
    assert after.get(area, 0) == max(0, before.get(area, 0) - value)
    assert {name: stake for name, stake in after.items() if name != area} == {
        name: stake for name, stake in before.items() if name != area
    }


@given(st.integers(1, 100_000), st.sets(st.integers(1, 5000), max_size=5))
def test_change_makes_exactly_the_amount_whatever_the_tray(amount: int, tray: set[int]) -> None:
    assert sum(change(amount, tray)) == amount


@given(slips)
def test_a_slip_laid_again_from_its_stakes_is_the_same_bets(slip: Slip) -> None:
    assert Slip.of(slip.stakes, TRAY).stakes == slip.stakes
