"""What can and cannot be left in a shoe (F-71)."""

import pytest

from puntobanco.game import Card, cards_named
from puntobanco.odds import Composition


def test_f01_a_fresh_shoe_holds_each_card_once_for_every_deck():
    shoe = Composition.of_decks(6)
    assert shoe.cards == (6,) * 52
    assert shoe.size == 312


def test_f02_tens_and_court_cards_count_nothing():
    assert Composition.of_decks(8).values == (128, 32, 32, 32, 32, 32, 32, 32, 32, 32)
    assert Composition.of_cards(cards_named("TC JD QH KS 9S AS 2S")).values == (4, 1, 1, 0, 0, 0, 0, 0, 0, 1)


def test_f71_seen_cards_are_gone():
    shoe = Composition.of_decks(1).without(cards_named("TC AS"))
    assert (shoe.size, shoe.values) == (50, (15, 3, 4, 4, 4, 4, 4, 4, 4, 4))
    assert shoe.draws == 50 * 49 * 48 * 47 * 46 * 45


@pytest.mark.parametrize("decks", [0, -1, 17])
def test_f71_one_to_sixteen_decks(decks):
    with pytest.raises(ValueError, match="from 1 to 16"):
        Composition.of_decks(decks)


def test_f71_a_card_cannot_be_seen_more_often_than_the_shoe_holds_it():
    with pytest.raises(ValueError, match="9H was seen more often"):
        Composition.of_decks(1).without(cards_named("9H 9H"))


def test_f71_five_cards_are_too_few_for_a_coup():
    with pytest.raises(ValueError, match="may need 6 cards and there are 5"):
        Composition.of_cards([Card(code) for code in range(5)])
    assert Composition.of_cards([Card(code) for code in range(6)]).size == 6


@pytest.mark.parametrize("wrong", [-1, 17])
def test_f71_more_of_a_card_than_decks_or_fewer_than_none_is_refused(wrong):
    with pytest.raises(ValueError, match="2C left"):
        Composition((4, wrong, *(4,) * 50))


def test_f71_a_composition_counts_52_cards():
    with pytest.raises(ValueError, match="52 different cards, not 10"):
        Composition((8,) * 10)


def test_f71_whole_decks_are_fresh_and_a_shoe_partly_dealt_is_not():
    assert Composition.of_decks(2).is_fresh
    assert not Composition.of_decks(2).without(cards_named("AS")).is_fresh
    assert Composition.of_decks(2).without(map(Card, range(52))) == Composition.of_decks(1)
