"""Counts of shoes that are partly dealt (F-71): against every order of a few cards, and by the law of total counts."""

from functools import partial
from math import perm

from hypothesis import given, settings
from hypothesis import strategies as st

from puntobanco.game import PUNTO_BANCO, Card, Tableau, deal_coup
from puntobanco.odds import Composition
from puntobanco.odds.pair_counts import pair_counts
from puntobanco.odds.result_counts import result_counts
from tests.odds.slow import counts_in_every_order

cards = st.integers(0, 51).map(Card)
#: Few ranks and suits, so that pairs, perfect pairs and equal values are common; with repeats, as from many decks.
crowded_cards = st.tuples(st.integers(0, 3), st.sampled_from((0, 1, 4, 5, 8, 9, 12))).map(
    lambda c: Card(c[0] * 13 + c[1])
)
few_cards = st.lists(st.one_of(cards, crowded_cards), min_size=6, max_size=7)
shoes = st.lists(st.integers(0, 8), min_size=52, max_size=52).filter(lambda counts: sum(counts) > 6)
draws = st.lists(st.booleans(), min_size=11, max_size=11).map(tuple)
tableaus = st.builds(
    Tableau,
    natural_from=st.integers(6, 10),
    player_draws=st.lists(st.booleans(), min_size=10, max_size=10).map(tuple),
    banker_draws=st.lists(draws, min_size=10, max_size=10).map(tuple),
)


@settings(max_examples=60, deadline=None)
@given(few_cards)
def test_f71_a_handful_of_cards_counts_as_dealing_them_in_every_order_does(left):
    shoe = Composition.of_cards(left)
    results, pairs = counts_in_every_order(left)
    assert list(result_counts(shoe, PUNTO_BANCO)) == results
    assert list(pair_counts(shoe)) == pairs


@settings(max_examples=40, deadline=None)
@given(st.lists(crowded_cards, min_size=6, max_size=6), tableaus)
def test_f71_counts_follow_whatever_drawing_table_the_game_has(left, tableau):
    results, _ = counts_in_every_order(left, partial(deal_coup, tableau=tableau))
    assert list(result_counts(Composition.of_cards(left), tableau)) == results


@settings(max_examples=60, deadline=None)
@given(shoes)
def test_f71_counts_of_a_shoe_add_up_to_its_ordered_draws_and_none_is_negative(counts):
    shoe = Composition(tuple(counts))
    for numbers in (result_counts(shoe, PUNTO_BANCO), pair_counts(shoe)):
        assert sum(numbers) == perm(sum(counts), 6) == shoe.draws
        assert min(numbers) >= 0


@settings(max_examples=12, deadline=None)
@given(shoes)
def test_f71_seeing_a_card_changes_nothing_on_average(counts):
    """Take out each card in turn: the counts of the shoes left, added up, are N − 6 times those of the whole shoe."""
    shoe = Composition(tuple(counts))
    results, pairs = [0] * 400, [0] * 9
    for code, held in enumerate(counts):
        if held:
            less = shoe.without([Card(code)])
            results = [sum_ + held * n for sum_, n in zip(results, result_counts(less, PUNTO_BANCO), strict=True)]
            pairs = [sum_ + held * n for sum_, n in zip(pairs, pair_counts(less), strict=True)]
    assert results == [(shoe.size - 6) * count for count in result_counts(shoe, PUNTO_BANCO)]
    assert pairs == [(shoe.size - 6) * count for count in pair_counts(shoe)]


@settings(max_examples=30, deadline=None)
@given(shoes, st.permutations(range(4)))
def test_f01_suits_never_matter_to_the_result(counts, order):
    shuffled = [count for suit in order for count in counts[suit * 13 : suit * 13 + 13]]
    same, other = Composition(tuple(counts)), Composition(tuple(shuffled))
    assert result_counts(same, PUNTO_BANCO) == result_counts(other, PUNTO_BANCO)
    assert pair_counts(same) == pair_counts(other)


def test_f71_sixteen_decks_fit():
    shoe = Composition.of_decks(16)
    assert sum(result_counts(shoe, PUNTO_BANCO)) == sum(pair_counts(shoe)) == perm(832, 6)
