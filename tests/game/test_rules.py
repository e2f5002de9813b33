"""The rules of play, F-01, F-02, F-03, F-04, F-05, F-06, F-07, F-08, cell by cell and case by case."""

import json
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from puntobanco.game import (
    PUNTO_BANCO,
    STOOD,
    Card,
    Outcome,
    card_at,
    card_name,
    card_named,
    cards_named,
    deal_coup,
    rank_of,
    suit_of,
    value_of,
)

CELLS = json.loads((Path(__file__).parents[1] / "vectors" / "banker_draws.json").read_text())["rows"]


def test_f01_every_deck_holds_each_card_once():
    for decks in (1, 6, 8):
        assert Counter(card_at(place) for place in range(52 * decks)) == {Card(code): decks for code in range(52)}


def test_f01_cards_are_named_rank_then_suit():
    assert [card_name(card_at(place)) for place in (0, 9, 12, 13, 26, 51)] == ["AC", "TC", "KC", "AD", "AH", "KS"]
    assert all(card_named(card_name(Card(code))) == code for code in range(52))
    assert card_named("td") == card_named("TD")
    assert all(suit_of(Card(code)) * 13 + rank_of(Card(code)) == code for code in range(52))


@pytest.mark.parametrize("name", ["", "A", "10C", "XC", "AX", "ACS", "1C"])
def test_f01_what_is_no_card_is_refused(name):
    with pytest.raises(ValueError, match="is not a card"):
        card_named(name)


def test_f02_aces_count_one_tens_and_court_cards_nothing():
    worth = dict(zip("A23456789TJQK", (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0), strict=True))
    assert {(rank, suit): value_of(card_named(rank + suit)) for rank, suit in product(worth, "CDHS")} == {
        (rank, suit): value for (rank, value), suit in product(worth.items(), "CDHS")
    }


def coup(cards):
    return deal_coup(cards_named(cards))


def test_f02_a_hand_is_worth_its_sum_modulo_ten():
    dealt = coup("7H 9S 8C 7D TC")
    assert (dealt.player_total, dealt.banker_total) == (5, 6)


def test_f03_cards_go_player_banker_player_banker_then_player_s_third_then_banker_s():
    cards = cards_named("2C 3C 2D TD 3H 5S 9S")
    dealt = deal_coup(cards)
    assert dealt.player == cards_named("2C 2D 3H")
    assert dealt.banker == cards_named("3C TD 5S")
    assert dealt.dealt == cards[:6]


def test_f03_a_coup_takes_only_the_cards_it_needs():
    shoe = iter(cards_named("9C TC TD TS 5D"))
    deal_coup(shoe)
    assert list(shoe) == [card_named("5D")]


def test_f03_a_shoe_that_ends_in_the_middle_of_a_coup_is_refused():
    with pytest.raises(ValueError, match="ran out"):
        coup("2C 3C 2D TD 3H")


@pytest.mark.parametrize(
    "cards", ["8C TC TD 9S 2H 2S", "9C TC TD 9S 2H 2S", "TC 8C 2D TS 2H 2S", "TC 9C TD TS 2H 2S", "4C 2C 4D TS 2H 2S"]
)
def test_f04_a_natural_on_either_side_ends_the_coup(cards):
    assert len(coup(cards).dealt) == 4


@pytest.mark.parametrize("total", range(8))
def test_f05_player_draws_to_five_and_stands_on_six_and_seven(total):
    """Banker has 7 and stands whatever happens."""
    dealt = deal_coup([Card(9), Card(6), total_card(total), Card(9), Card(9), Card(9)])
    assert len(dealt.player) == (3 if total <= 5 else 2)


@pytest.mark.parametrize("total", range(8))
def test_f06_when_player_stood_banker_draws_to_five(total):
    dealt = deal_coup([Card(9), Card(9), Card(6), total_card(total), Card(9)])
    assert len(dealt.player) == 2
    assert len(dealt.banker) == (3 if total <= 5 else 2)


def total_card(total):
    return Card((total - 1) % 10)


def cell_id(cell):
    third = "none" if cell["player_third"] is None else cell["player_third"]
    return f"banker {cell['banker']} against {third}"


@pytest.mark.parametrize("cell", CELLS, ids=cell_id)
def test_f07_every_cell_of_the_drawing_table(cell):
    third = STOOD if cell["player_third"] is None else cell["player_third"]
    assert PUNTO_BANCO.banker_draws[cell["banker"]][third] is cell["banker_draws"]


def test_f07_the_vectors_hold_all_88_cells():
    cells = {(cell["banker"], cell["player_third"]) for cell in CELLS}
    assert cells == set(product(range(8), (*range(10), None)))


@pytest.mark.parametrize("cell", CELLS, ids=cell_id)
def test_f07_a_coup_is_dealt_by_that_cell_whichever_cards_make_it(cell):
    """Every pair of values that makes the Banker's total, and every rank of the third card's value."""
    third = cell["player_third"]
    player_first_two = (Card(9), Card(9)) if third is not None else (Card(9), Card(5))  # worth 0, or 6
    for first in range(10):
        second = (cell["banker"] - first) % 10
        for rank in [rank for rank in range(13) if value_of(Card(rank)) == third] if third is not None else [None]:
            after = [Card(rank)] if rank is not None else []
            shoe = [player_first_two[0], total_card(first), player_first_two[1], total_card(second), *after, Card(50)]
            assert (len(deal_coup(shoe).banker) == 3) is cell["banker_draws"]


def test_f07_a_third_king_counts_nothing_not_ten():
    """Player 2 + 3, Banker 4 + K, Player's third a king: Banker stands on 4 against 0."""
    dealt = coup("2C 4C 3D KD KH 9S")
    assert (dealt.player, dealt.banker) == (cards_named("2C 3D KH"), cards_named("4C KD"))


def test_f07_a_total_outside_the_table_never_draws():
    assert not any(any(row) for row in PUNTO_BANCO.banker_draws[8:])


@pytest.mark.parametrize(
    ("cards", "winner"),
    [("9C 8C TD TS", Outcome.PLAYER), ("8C 9C TD TS", Outcome.BANKER), ("9C 8C TD AS", Outcome.TIE)],
)
def test_f08_nearer_to_nine_wins_and_equal_totals_tie(cards, winner):
    assert coup(cards).outcome is winner
