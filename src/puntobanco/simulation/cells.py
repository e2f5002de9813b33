"""Cells: the 10 000 ways a coup can look to the drawing rules, and what the game's own rules make of each."""

from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from puntobanco.game import Card, Tableau, deal_coup, result_of
from puntobanco.game.cards import CARD_VALUES
from puntobanco.game.facts import RESULT_COUNT

#: A cell is two first-two totals and the values of the fifth and the sixth card of the deal, each 0…9.
CELL_COUNT: Final = 10_000
#: In place of a cell: a deal thrown away because one of its words fell in the biased remainder.
VOID: Final = CELL_COUNT
#: In place of a result, for `VOID`.
VOID_RESULT: Final = RESULT_COUNT


@cache
def _hand_of_two(total: int) -> tuple[Card, Card]:
    """Two cards worth `total`."""
    return Card(CARD_VALUES.index(total)), Card(CARD_VALUES.index(0))


def cell_deal(cell: int) -> tuple[Card, ...]:
    """Six cards in the order of the deal that make `cell`."""
    player_total, banker_total, fifth, sixth = cell // 1000, cell // 100 % 10, cell // 10 % 10, cell % 10
    (first, third), (second, fourth) = _hand_of_two(player_total), _hand_of_two(banker_total)
    return first, second, third, fourth, Card(CARD_VALUES.index(fifth)), Card(CARD_VALUES.index(sixth))


@cache
def cell_results(tableau: Tableau) -> npt.NDArray[np.uint16]:
    """The number of the result (0…399) for each cell, and VOID_RESULT for VOID, dealt by the production rules.

    The compiled loops know no drawing rule: they count cells, and this table, which is `deal_coup` itself, reads them.
    """
    table = np.empty(CELL_COUNT + 1, np.uint16)
    for cell in range(CELL_COUNT):
        table[cell] = result_of(deal_coup(cell_deal(cell), tableau)).index
    table[VOID] = VOID_RESULT
    table.setflags(write=False)
    return table


@cache
def cell_cards(tableau: Tableau) -> npt.NDArray[np.uint8]:
    """How many cards (4…6) the coup of each cell takes from the shoe."""
    lengths = [len(deal_coup(cell_deal(cell), tableau).dealt) for cell in range(CELL_COUNT)]
    table = np.array(lengths, np.uint8)
    table.setflags(write=False)
    return table
