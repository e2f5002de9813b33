"""Shoes: dealt again by the production rules from the cards they were shuffled into (F-74)."""

from collections import Counter
from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pytest

from puntobanco.game import Card, Shoe, card_at, deal_shoe, pairs_of, result_of
from puntobanco.simulation.cells import cell_results
from puntobanco.simulation.shoes import Rack, new_rack, write_shoe_rounds
from puntobanco.simulation.streams import stream_state
from puntobanco.simulation.xoshiro import FILL_UNIT, fill
from tests.simulation.games import TOUCH

SHOES = (Shoe(cut_card=14, burn=True), Shoe(cut_card=11, burn=False), Shoe(cut_card=200, burn=True))


Written = tuple[Rack, npt.NDArray[np.uint16], npt.NDArray[np.uint16], npt.NDArray[np.uint16], int]


def _written(decks: int, shoe: Shoe, rounds: int, block: int) -> Written:
    """The rack, cells, pairs, starts and number of shoes of so many rounds."""
    rack = new_rack(decks, shoe, TOUCH.tableau)
    cells, pairs, starts = (np.empty(rounds, np.uint16) for _ in range(3))
    opened = write_shoe_rounds(stream_state(11, "test", block), rack, cells, pairs, starts)
    return rack, cells, pairs, starts, opened


@pytest.mark.parametrize("decks", [1, 6, 8])
@pytest.mark.parametrize("shoe", SHOES)
def test_a_shoe_is_dealt_to_its_end_as_the_production_rules_deal_it_f73(decks: int, shoe: Shoe) -> None:
    shoe = replace(shoe, cut_card=min(shoe.cut_card, 52 * decks - 17))
    ends = set()
    for block in range(20):
        rack, *_ = _written(decks, shoe, 1, block)
        cards = [Card(card) for card in rack.cards.tolist()]
        assert sorted(cards) == sorted(card_at(position) for position in range(52 * decks)), "not the same cards"
        expected = list(deal_shoe(cards, shoe, decks, TOUCH.tableau))
        _, cells, pairs, starts, opened = _written(decks, shoe, len(expected) + 1, block)
        assert opened == 2, "the shoe after it was not opened"
        assert starts[-1] in (range(2, 12) if shoe.burn else [0])
        results = cell_results(TOUCH.tableau)[cells]
        told = list(zip(results.tolist(), pairs.tolist(), starts.tolist(), strict=True))[:-1]
        assert told == [(result_of(one.coup).index, pairs_of(one.coup).index, one.first) for one in expected]
        _, *_, opened = _written(decks, shoe, len(expected), block)
        assert opened == 1, "the shoe was changed before its last round"
        ends.add(expected[-1].end)
    assert len(ends) > 3


def test_a_shoe_of_one_deck_shows_no_card_twice_and_each_card_first_equally_often_f74() -> None:
    shoe = Shoe(cut_card=35, burn=False)
    firsts: Counter[int] = Counter()
    lasts: Counter[int] = Counter()
    for block in range(5_200):
        rack, *_ = _written(1, shoe, 1, block)
        cards = rack.cards.tolist()
        assert len(set(cards)) == 52
        firsts[cards[0]] += 1
        lasts[cards[21]] += 1
    for seen in (firsts, lasts):
        statistic = sum((seen[card] - 100) ** 2 / 100 for card in range(52))
        # χ² with 51 degrees of freedom exceeds 102.2 with probability 0.00003 (and falls below 18.7 with the same).
        assert 18.7 < statistic < 102.2


def test_shoes_are_shuffled_by_fisher_and_yates_passing_over_unfit_words_f74() -> None:
    unfit = 0
    for block in range(8):
        rack, *_ = _written(8, Shoe(11, burn=False), 1, block)
        words = np.empty(8 * FILL_UNIT, np.uint64)
        fill(stream_state(11, "test", block), words)
        stream = iter(words.view("<u2").tolist())
        cards = [card_at(position) for position in range(416)]
        for here in range(416):
            left = 416 - here
            # The words whose product's low half is below 2¹⁶ mod left are those one too many for some indexes.
            while (word := next(stream)) * left % 65_536 < 65_536 % left:
                unfit += 1
            there = here + word * left // 65_536
            cards[here], cards[there] = cards[there], cards[here]
        assert rack.cards.tolist() == cards
    assert unfit > 0, "streams that have none prove nothing"


def test_shoes_follow_each_other_in_different_orders() -> None:
    _, cells, _, starts, opened = _written(8, SHOES[0], 4_000, 0)
    firsts = [at for at in range(len(starts)) if at == 0 or starts[at] < starts[at - 1]]
    shoes = {tuple(cells[at : at + 20].tolist()) for at in firsts if at + 20 <= len(cells)}
    assert len(shoes) >= opened - 1 > 10
