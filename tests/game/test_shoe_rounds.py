"""A shoe of many rounds: burn, cut card, last round (F-73)."""

from itertools import chain, repeat

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.game import Card, Shoe, Tableau, card_at, card_named, cards_named
from puntobanco.game.shoe_rounds import burned, deal_shoe, start_of_rounds
from puntobanco.games import game_named

shoes = st.tuples(st.integers(1, 2), st.booleans(), st.integers(11, 30), st.randoms(use_true_random=False))


def shuffled(decks, source):
    cards = [card_at(place) for place in range(decks * 52)]
    source.shuffle(cards)
    return cards


@pytest.mark.parametrize(("name", "aside"), [("AS", 1), ("9D", 9), ("TC", 10), ("JH", 10), ("KS", 10)])
def test_f73_a_burn_lays_aside_what_the_first_card_counts_and_ten_for_court_cards(name, aside):
    assert burned(card_named(name)) == aside


def test_f73_the_first_round_comes_after_the_burn():
    cards = cards_named("3S KH KH KH 9C TC TD TS")
    first = next(deal_shoe(cards, Shoe(cut_card=14, burn=True), decks=8))
    assert (first.number, first.first, first.coup.dealt) == (1, 4, cards[4:])
    unburned = next(deal_shoe(cards[4:], Shoe(cut_card=14, burn=False), decks=8))
    assert (unburned.first, unburned.coup) == (0, first.coup)
    assert start_of_rounds(Shoe(cut_card=14, burn=False), cards[0]) == 0
    assert start_of_rounds(Shoe(cut_card=14, burn=True), cards[0]) == 4


def last_round_of(naturals_before_cut):
    """Rounds of four cards (naturals 9 against 0) until the cut card, from one deck with so many cards before it."""
    cards = chain.from_iterable(repeat(cards_named("9C TC TD TS")))
    return list(deal_shoe(cards, Shoe(cut_card=52 - naturals_before_cut, burn=False), decks=1))


def test_f73_a_cut_card_in_place_of_a_first_card_makes_the_next_round_the_last():
    rounds = last_round_of(20)
    assert [one.first for one in rounds] == [0, 4, 8, 12, 16, 20]
    assert [one.is_last for one in rounds] == [False] * 5 + [True]


@pytest.mark.parametrize("before_cut", [21, 22, 23])
def test_f73_after_a_cut_card_in_the_middle_of_a_round_one_more_is_dealt(before_cut):
    rounds = last_round_of(before_cut)
    assert [one.first for one in rounds] == [0, 4, 8, 12, 16, 20, 24]
    assert [one.is_last for one in rounds] == [False] * 6 + [True]


@given(shoes)
def test_f73_rounds_follow_each_other_card_by_card_and_the_shoe_never_runs_out(shoe):
    decks, burn, cut_card, source = shoe
    cards = shuffled(decks, source)
    rounds = list(deal_shoe(cards, Shoe(cut_card, burn), decks))
    place = 1 + burned(cards[0]) if burn else 0
    for number, dealt in enumerate(rounds, start=1):
        assert (dealt.number, dealt.first) == (number, place)
        assert list(dealt.coup.dealt) == cards[place : dealt.end]
        place = dealt.end
    assert [dealt.is_last for dealt in rounds[:-1]] == [False] * (len(rounds) - 1)
    assert rounds[-1].is_last
    assert rounds[-2].first < len(cards) - cut_card <= rounds[-1].first


def test_f73_only_the_cards_of_the_rounds_asked_for_leave_the_shoe():
    cards = iter([Card(8), Card(9), Card(9), Card(9), Card(21)])
    next(deal_shoe(cards, Shoe(cut_card=14, burn=False), decks=8))
    assert list(cards) == [Card(21)]


def test_f73_a_shoe_that_is_too_short_is_refused():
    with pytest.raises(ValueError, match="ran out"):
        next(deal_shoe(cards_named("2S KH KH KH"), Shoe(cut_card=14, burn=True), decks=8))
    with pytest.raises(ValueError, match="empty"):
        next(deal_shoe([], Shoe(cut_card=14, burn=True), decks=8))


def test_f73_an_eight_deck_shoe_of_the_shipped_game_lasts_about_eighty_rounds():
    """416 cards less 16 behind the cut card and a burn, at 4.94 cards a round: 80 to 81 rounds on average."""
    from random import Random  # noqa: TID251 — shuffles for a rough average, nowhere near a real deal

    game = game_named("shoe")
    assert game.shoe == Shoe(cut_card=16, burn=True)
    source = Random(1)  # noqa: S311
    lengths = [len(list(deal_shoe(shuffled(8, source), game.shoe, game.decks))) for _ in range(60)]
    assert 79 < sum(lengths) / len(lengths) < 83


def test_f73_a_shoe_is_dealt_by_the_tableau_of_its_game():
    """One by which nobody ever draws: four cards a round, whatever they are."""
    nobody = Tableau(natural_from=10, player_draws=(False,) * 10, banker_draws=((False,) * 11,) * 10)
    cards = cards_named("AC 2C 2D AS 3H 3D 4S 4C")
    rounds = deal_shoe(cards, Shoe(cut_card=14, burn=False), decks=1, tableau=nobody)
    assert [next(rounds).coup.dealt for _ in range(2)] == [cards[:4], cards[4:]]


def test_f73_a_shoe_without_cards_says_so():
    with pytest.raises(ValueError, match=r"^the shoe is empty$"):
        next(deal_shoe([], Shoe(cut_card=14, burn=True), decks=1))
