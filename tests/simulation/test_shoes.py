"""Shoes: dealt again by the production rules from the cards they were shuffled into."""

from collections import Counter

import numpy as np
import numpy.typing as npt
import pytest

from puntobanco.game import Card, Shoe, card_at, deal_coup, pairs_of, result_of
from puntobanco.simulation.cells import cell_results
from puntobanco.simulation.shoes import Rack, burnt, new_rack, write_shoe_rounds
from puntobanco.simulation.streams import stream_state
from tests.simulation.games import TOUCH

SHOES = (Shoe(cut_card=14, burn=True), Shoe(cut_card=6, burn=False), Shoe(cut_card=200, burn=True))


Written = tuple[Rack, npt.NDArray[np.uint16], npt.NDArray[np.uint16], npt.NDArray[np.uint16], int]


def _written(decks: int, shoe: Shoe, rounds: int, block: int) -> Written:
    """The rack, cells, pairs, starts and number of shoes of so many rounds."""
    rack = new_rack(decks, shoe, TOUCH.tableau)
    cells, pairs, starts = (np.empty(rounds, np.uint16) for _ in range(3))
    opened = write_shoe_rounds(stream_state(11, "test", block), rack, cells, pairs, starts)
    return rack, cells, pairs, starts, opened


@pytest.mark.parametrize("decks", [1, 6, 8])
@pytest.mark.parametrize("shoe", SHOES[:2])
def test_every_round_of_a_shoe_is_what_the_production_rules_deal_from_it_f73(decks: int, shoe: Shoe) -> None:
    # So few rounds that the first shoe holds them all; its cards can be looked at afterwards.
    rounds = (52 * decks - shoe.cut_card - 11) // 6
    for block in range(20):
        rack, cells, pairs, starts, opened = _written(decks, shoe, rounds, block)
        cards = [Card(card) for card in rack.cards.tolist()]
        assert opened == 1
        assert sorted(cards) == sorted(card_at(position) for position in range(52 * decks)), "not the same cards"
        gone = burnt(cards[0]) if shoe.burn else 0
        for cell, pair, start in zip(cells.tolist(), pairs.tolist(), starts.tolist(), strict=True):
            assert start == gone
            coup = deal_coup(cards[gone:], TOUCH.tableau)
            assert cell_results(TOUCH.tableau)[cell] == result_of(coup).index
            assert pair == pairs_of(coup).index
            gone += len(coup.dealt)


@pytest.mark.parametrize(("name", "gone"), [("ace", 2), ("nine", 10), ("ten", 11), ("king", 11)])
def test_the_burn_takes_the_first_card_and_as_many_as_it_counts_f73(name: str, gone: int) -> None:
    assert burnt({"ace": 0, "nine": 8, "ten": 9, "king": 12}[name]) == gone


@pytest.mark.parametrize("shoe", SHOES)
def test_a_shoe_ends_with_the_round_in_which_the_cut_card_comes_out_f73(shoe: Shoe) -> None:
    rack, cells, _, starts, opened = _written(8, shoe, 20_000, 0)
    last = 416 - shoe.cut_card
    assert starts.max() <= last
    firsts = [at for at in range(len(starts)) if at == 0 or starts[at] < starts[at - 1]]
    assert len(firsts) == opened > 20
    for at in firsts[1:]:
        assert starts[at - 1] + rack.lengths[cells[at - 1]] > last, "the shoe was changed before the cut card"
    lowest, highest = (2, 11) if shoe.burn else (0, 0)
    assert {int(starts[at]) for at in firsts} <= set(range(lowest, highest + 1))


def test_a_shoe_of_one_deck_shows_no_card_twice_and_each_card_first_equally_often_f74() -> None:
    shoe = Shoe(cut_card=36, burn=False)
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


def test_shoes_follow_each_other_in_different_orders() -> None:
    _, cells, _, starts, opened = _written(8, SHOES[0], 4_000, 0)
    firsts = [at for at in range(len(starts)) if at == 0 or starts[at] < starts[at - 1]]
    shoes = {tuple(cells[at : at + 20].tolist()) for at in firsts if at + 20 <= len(cells)}
    assert len(shoes) >= opened - 1 > 10
