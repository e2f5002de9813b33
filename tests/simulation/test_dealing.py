"""The compiled loops against counting: every word, every index, every position (F-74)."""

from itertools import product

import numpy as np
import pytest

from puntobanco.game import Coup, Tableau, card_at, deal_coup, pairs_of, result_of, value_of
from puntobanco.simulation.cells import CELL_COUNT, VOID, cell_deal, cell_results
from puntobanco.simulation.chunk import new_chunk
from puntobanco.simulation.dealing import draw_indexes, draw_positions, find_cells, find_pairs
from puntobanco.simulation.deck import CHUNK, DRAWS, deck_card, deck_of, leftover
from puntobanco.simulation.fresh import count_cells, count_classes, write_rounds
from puntobanco.simulation.streams import stream_state
from tests.simulation.games import TOUCH, banker_table

ALL_WORDS = np.arange(1 << 16, dtype=np.uint16).reshape(-1, CHUNK)
MOST_DECKS = 16


def _rows(values: list[int]) -> np.ndarray:
    return np.repeat(np.array(values, np.uint16)[:, np.newaxis], CHUNK, axis=1)


def _indexes_met(counts: list[int], *, keep_all: bool = False) -> list[list[int]]:
    """How often each index below each of six `counts` is met when word after word of all 65 536 is drawn with."""
    deck = deck_of(1)._replace(
        counts=_rows(counts), leftovers=np.array([0 if keep_all else leftover(count) for count in counts], np.uint16)
    )
    met = [np.zeros(count, np.int64) for count in counts]
    # Word 0 times anything has the low half 0, so it is unfit wherever a word can be; 65 535 never is.
    good = np.full(CHUNK, 65_535, np.uint16)
    indexes, unfit = np.empty((DRAWS, CHUNK), np.uint16), np.empty(CHUNK, np.uint16)
    for draw in range(DRAWS):
        for tried in ALL_WORDS:
            words = np.array([good] * DRAWS)
            words[draw] = tried
            draw_indexes(words, deck, indexes, unfit)
            met[draw] += np.bincount(indexes[draw][unfit == 0], minlength=counts[draw])
    return [row.tolist() for row in met]


@pytest.mark.parametrize("decks", [*range(1, MOST_DECKS + 1)])
def test_every_index_is_met_by_equally_many_of_all_words_f74(decks: int) -> None:
    counts = [52 * decks - draw for draw in range(DRAWS)]
    for count, met in zip(counts, _indexes_met(counts), strict=True):
        assert set(met) == {65_536 // count}


def test_without_throwing_words_away_some_indexes_would_be_met_more_often() -> None:
    counts = [416 - draw for draw in range(DRAWS)]
    for count, met in zip(counts, _indexes_met(counts, keep_all=True), strict=True):
        assert set(met) == {65_536 // count, 65_536 // count + 1}


def test_the_last_word_is_never_unfit_so_the_test_above_sees_one_draw_at_a_time() -> None:
    for count in range(1, 52 * MOST_DECKS + 1):
        assert 65_535 * count % 65_536 >= leftover(count)


@pytest.mark.parametrize("cards", [6, 7, 8])
def test_each_order_of_six_different_positions_comes_from_exactly_one_row_of_indexes_f74(cards: int) -> None:
    counts = [cards - draw for draw in range(DRAWS)]
    rows = list(product(*(range(count) for count in counts)))
    found = set()
    for start in range(0, len(rows), CHUNK):
        some = rows[start : start + CHUNK]
        indexes = np.zeros((DRAWS, CHUNK), np.uint16)
        indexes[:, : len(some)] = np.array(some, np.uint16).T
        positions = np.empty_like(indexes)
        draw_positions(indexes, _rows(counts), positions)
        found |= {tuple(deal) for deal in positions[:, : len(some)].T.tolist()}
    assert len(found) == len(rows)
    assert all(len(set(deal)) == DRAWS and max(deal) < cards for deal in found)


@pytest.mark.parametrize("decks", [*range(1, MOST_DECKS + 1)])
def test_the_ordered_deck_holds_every_card_as_often_as_there_are_decks(decks: int) -> None:
    cards = sorted(deck_card(position, decks) for position in range(52 * decks))
    assert cards == sorted(card_at(position) for position in range(52 * decks))


@pytest.mark.parametrize("decks", [*range(1, MOST_DECKS + 1)])
def test_every_position_has_the_value_of_its_card_in_each_place_of_the_deal_f02(decks: int) -> None:
    deck, size = deck_of(decks), 52 * decks
    ace = next(position for position in range(size) if value_of(deck_card(position, decks)) == 1)
    places = {0: 1000, 1: 100, 2: 1000, 3: 100, 4: 10, 5: 1}
    unfit, cells = np.zeros(CHUNK, np.uint16), np.empty(CHUNK, np.uint16)
    for start in range(0, size, CHUNK):
        some = np.minimum(np.arange(start, start + CHUNK), size - 1)
        values = np.array([value_of(deck_card(int(position), decks)) for position in some])
        for place, worth in places.items():
            # The partner of the hand is an ace, so that totals of ten and more are met.
            positions = np.full((DRAWS, CHUNK), ace, np.uint16)
            positions[place] = some
            find_cells(positions, unfit, deck.courts, deck.to_rank, cells)
            expected = (values + 1) % 10 if place < 4 else values
            others = 2211 - (2 if place < 4 else 1) * worth
            assert (cells == expected * worth + others).all()


def test_a_deal_with_an_unfit_word_is_void() -> None:
    deck = deck_of(8)
    unfit = np.arange(CHUNK, dtype=np.uint16)
    cells = np.empty(CHUNK, np.uint16)
    find_cells(np.zeros((DRAWS, CHUNK), np.uint16), unfit, deck.courts, deck.to_rank, cells)
    assert cells[0] != VOID
    assert (cells[1:] == VOID).all()


@pytest.mark.parametrize("decks", [1, 2, 8])
def test_pairs_are_found_as_the_production_rules_find_them_f73(decks: int) -> None:
    deck, size = deck_of(decks), 52 * decks
    both = [(first, second) for first in range(size) for second in range(size) if first != second][:: max(1, decks**2)]
    pairs = np.empty(CHUNK, np.uint16)
    for start in range(0, len(both), CHUNK):
        some = (both[start:] + both)[:CHUNK]
        other = both[start // 3]
        for player, banker in ((some, [other] * CHUNK), ([other] * CHUNK, some)):
            positions = np.zeros((DRAWS, CHUNK), np.uint16)
            positions[0], positions[2] = np.array(player, np.uint16).T
            positions[1], positions[3] = np.array(banker, np.uint16).T
            find_pairs(positions, deck.to_rank, pairs)
            for at in range(0, CHUNK, 7):
                first, second, third, fourth = (deck_card(int(p), decks) for p in positions[:4, at])
                assert pairs[at] == pairs_of(Coup((first, third), (second, fourth))).index


@pytest.mark.parametrize("decks", [1, 6, 8])
def test_every_round_is_what_the_production_rules_make_of_its_cards_f74(decks: int) -> None:
    rounds = 3_000
    positions, cells = np.empty((rounds, DRAWS), np.uint16), np.empty(rounds, np.uint16)
    pairs = np.empty(rounds, np.uint16)
    write_rounds(stream_state(5, "test", decks), deck_of(decks), new_chunk(), positions, cells, pairs)
    results = cell_results(TOUCH.tableau)
    for row, cell, pair in zip(positions.tolist(), cells.tolist(), pairs.tolist(), strict=True):
        assert len(set(row)) == DRAWS, "a card was dealt twice"
        assert max(row) < 52 * decks
        cards = [deck_card(position, decks) for position in row]
        coup = deal_coup(cards)
        assert results[cell] == result_of(coup).index
        assert pair == pairs_of(coup).index
        assert all(cards.count(card) <= decks for card in cards)


@pytest.mark.parametrize("tableau", [TOUCH.tableau, banker_table(t3_8=True, t6_10=True)])
def test_every_cell_gets_the_result_of_dealing_its_cards_by_the_game_s_own_table_f74(tableau: Tableau) -> None:
    results = cell_results(tableau)
    for cell in range(CELL_COUNT):
        cards = cell_deal(cell)
        worth = [value_of(card) for card in cards]
        assert cell == ((worth[0] + worth[2]) % 10 * 1000 + (worth[1] + worth[3]) % 10 * 100 + worth[4] * 10 + worth[5])
        assert results[cell] == result_of(deal_coup(cards, tableau)).index


@pytest.mark.parametrize("rounds", [1, CHUNK - 1, CHUNK, 12 * CHUNK + 3, 200_001])
def test_counting_and_writing_down_are_the_same_rounds_and_add_up_f74(rounds: int) -> None:
    deck, results = deck_of(8), cell_results(TOUCH.tableau)
    positions, cells = np.empty((rounds, DRAWS), np.uint16), np.empty(rounds, np.uint16)
    pairs = np.empty(rounds, np.uint16)
    write_rounds(stream_state(9, "test", 0), deck, new_chunk(), positions, cells, pairs)
    counted = np.zeros(CELL_COUNT, np.int64)
    count_cells(stream_state(9, "test", 0), deck, new_chunk(), rounds, counted)
    assert counted.tolist() == np.bincount(cells, minlength=CELL_COUNT).tolist()
    classes = np.zeros((9, 401), np.int64)
    count_classes(stream_state(9, "test", 0), deck, new_chunk(), rounds, results, classes)
    expected = np.zeros((9, 401), np.int64)
    np.add.at(expected, (pairs, results[cells]), 1)
    assert classes.tolist() == expected.tolist()
    assert counted.sum() == classes.sum() == rounds
