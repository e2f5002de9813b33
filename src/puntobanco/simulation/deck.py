"""The ordered deck the fresh deals are drawn from, and the numbers the compiled loops need of it."""

from functools import cache
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from puntobanco.game import Card
from puntobanco.odds.composition import MAX_DECKS

#: Cards a coup takes at most.
DRAWS: Final = 6
#: Deals that are worked on together. The loops' arrays have this length; all of them fit the first-level cache.
CHUNK: Final = 512

_WORD_VALUES: Final = 1 << 16


def deck_card(position: int, decks: int) -> Card:
    """The card at `position` (0 … 52·decks − 1) of the simulator's ordered deck.

    Sorted by rank, tens and court cards first (T J Q K A 2 … 9), suits in turn: value, rank and suit are then one
    multiplication or one mask away. Any fixed order does: the positions are drawn at random.
    """
    rank = (position // (4 * decks) + 9) % 13
    return Card(position % 4 * 13 + rank)


def check_decks(decks: int) -> None:
    """Raises ValueError for a number of packs whose positions the 16-bit arithmetic is not made for."""
    if not 1 <= decks <= MAX_DECKS:
        raise ValueError(f"a game has 1 to {MAX_DECKS} decks, not {decks}")


def leftover(count: int) -> int:
    """How many of the 2¹⁶ words must be thrown away so that each of `count` indexes is met by equally many."""
    return _WORD_VALUES % count


class Deck(NamedTuple):
    """What the loops need to know of a number of packs (a named tuple: Numba takes it as it is).

    Row k of `counts` repeats how many cards are left before draw k, 52·decks − k; `leftovers[k]` is how many words
    draw k throws away. `courts` cards (12·decks) lie before the last rank that is worth nothing. A position times
    `to_rank` (a row of one number), over 2¹⁶, is its rank. Rows instead of numbers, because the compiler recognises the
    vector unit's 16-bit multiplication only where both sides are loaded.
    """

    counts: npt.NDArray[np.uint16]
    leftovers: npt.NDArray[np.uint16]
    courts: np.uint16
    to_rank: npt.NDArray[np.uint16]


@cache
def deck_of(decks: int) -> Deck:
    """The numbers for `decks` packs (1…16). Raises ValueError."""
    check_decks(decks)
    left = [52 * decks - draw for draw in range(DRAWS)]
    return Deck(
        counts=np.repeat(np.array(left, np.uint16)[:, np.newaxis], CHUNK, axis=1),
        leftovers=np.array([leftover(count) for count in left], np.uint16),
        courts=np.uint16(12 * decks),
        to_rank=np.full(CHUNK, -(-_WORD_VALUES // (4 * decks)), np.uint16),
    )
