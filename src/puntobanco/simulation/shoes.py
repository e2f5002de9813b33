"""Rounds from shoes: one shuffle, the burn, and rounds until the one that the cut card has announced."""

from functools import cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from puntobanco.game import Shoe, Tableau, card_at, is_last, start_of_rounds, value_of
from puntobanco.game.facts import pair_kind

from .cells import cell_cards
from .compiled import compiled, inlined
from .dealing import scale, unfit_word
from .deck import DRAWS, check_decks, leftover
from .xoshiro import FILL_UNIT, fill

_State = npt.NDArray[np.uint64]
_Row = npt.NDArray[np.uint16]
_Bytes = npt.NDArray[np.uint8]

_PACK: Final = 52
#: Cards that the burn (1 + 10) and a first round may need before the cut card.
_ROOM_BEFORE_CUT: Final = 11 + DRAWS
#: Cards behind it that finish the round in which it comes out, and deal one more.
_ROOM_AFTER_CUT: Final = DRAWS - 1 + DRAWS


class Rack(NamedTuple):
    """What the loop needs to know of a shoe game.

    `cards` is the shoe, shuffled in place, shoe after shoe. `last_from`: a round that starts with at least this many
    cards gone is the last. `starts[card]`: cards gone when the first round starts, were `card` the first of the shoe.
    `values[card]` is 0…9; `kinds[52·a + b]` what two cards make; `lengths[cell]` the cards a coup takes;
    `leftovers[n]` the words thrown away when n cards are left.
    """

    cards: _Bytes
    last_from: int
    starts: _Bytes
    values: _Row
    kinds: _Row
    lengths: _Bytes
    leftovers: _Row


def new_rack(decks: int, shoe: Shoe, tableau: Tableau) -> Rack:
    """An ordered shoe with the tables of the production rules. A thread uses one of its own. Raises ValueError."""
    tables = _tables(decks, shoe, tableau)
    return tables._replace(cards=tables.cards.copy())


@cache
def _tables(decks: int, shoe: Shoe, tableau: Tableau) -> Rack:
    check_decks(decks)
    size = _PACK * decks
    if not _ROOM_AFTER_CUT <= shoe.cut_card <= size - _ROOM_BEFORE_CUT:
        raise ValueError(f"a cut card with {shoe.cut_card} of {size} cards behind it leaves a round too few cards")
    pack = [card_at(position) for position in range(_PACK)]
    kinds = [pair_kind(first, second) for first in pack for second in pack]
    return Rack(
        cards=np.array([card_at(position) for position in range(size)], np.uint8),
        last_from=next(place for place in range(size) if is_last(shoe, decks, place)),
        starts=np.array([start_of_rounds(shoe, card) for card in pack], np.uint8),
        values=np.array([value_of(card) for card in pack], np.uint16),
        kinds=np.array(kinds, np.uint16),
        lengths=cell_cards(tableau),
        leftovers=np.array([0, *(leftover(count) for count in range(1, size + 1))], np.uint16),
    )


@inlined
def _shuffle(state: _State, words: _Row, used: int, rack: Rack) -> int:
    """Fisher–Yates over all cards a shoe can come to; returns how many of `words` are used up now."""
    cards, leftovers = rack.cards, rack.leftovers
    for here in range(min(rack.last_from + _ROOM_AFTER_CUT, cards.size)):
        left = np.uint16(cards.size - here)
        while True:
            if used == words.size:
                fill(state, words.view(np.uint64))
                used = 0
            word = words[used]
            used += 1
            if unfit_word(word, left, leftovers[left]) == np.uint16(0):
                break
        there = here + np.int64(scale(word, left))
        cards[here], cards[there] = cards[there], cards[here]
    return used


@compiled
def write_shoe_rounds(state: _State, rack: Rack, cells: _Row, pairs: _Row, starts: _Row) -> int:
    """Rounds in their order, shoe after shoe, as many as fit: their `cells` and `pairs`, and in `starts` how many
    cards were gone when each began. Returns the number of shoes opened. Starts with a new shoe.
    """
    cards, values, kinds = rack.cards, rack.values, rack.kinds
    words = np.empty(FILL_UNIT * 4, np.uint16)
    used, shoes, done = words.size, 0, 0
    while done < cells.size:
        used = _shuffle(state, words, used, rack)
        shoes += 1
        gone = np.int64(rack.starts[cards[0]])
        over = False
        while not over and done < cells.size:
            over = bool(gone >= rack.last_from)
            first, second, third, fourth = cards[gone], cards[gone + 1], cards[gone + 2], cards[gone + 3]
            player = (values[first] + values[third]) % 10
            banker = (values[second] + values[fourth]) % 10
            cell = ((player * 10 + banker) * 10 + values[cards[gone + 4]]) * 10 + values[cards[gone + 5]]
            cells[done] = cell
            pairs[done] = kinds[_PACK * first + third] * 3 + kinds[_PACK * second + fourth]
            starts[done] = gone
            gone += rack.lengths[cell]
            done += 1
    return shoes


@compiled
def tally_classes(cells: _Row, pairs: _Row, results: _Row, found: npt.NDArray[np.int64]) -> None:
    """Add to `found` (9 × 401) how often each pairs number met each result number."""
    for i in range(cells.size):
        found[pairs[i], results[cells[i]]] += 1
