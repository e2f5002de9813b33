"""Dealing: from random words to cells, a chunk of independent six-card deals at a time, in loops that vectorise.

Every loop does one thing to arrays of 16-bit numbers, without branches and never in place, so that the compiler turns
it into vector code (16 deals an instruction with AVX2). Keep them apart: joined, the comparisons are widened to 32
or 64 bits and the loop runs several times slower.
"""

import numpy as np
import numpy.typing as npt

from .cells import VOID
from .compiled import inlined, scalar
from .deck import CHUNK, DRAWS, Deck

_Row = npt.NDArray[np.uint16]
_ZERO = np.uint16(0)
_TEN = np.uint16(10)
_VOID = np.uint16(VOID)


@scalar
def scale(word: np.uint16, count: np.uint16) -> np.uint16:
    """⌊word · count / 2¹⁶⌋: an index below `count`."""
    return np.uint16((np.uint32(word) * np.uint32(count)) >> np.uint32(16))


@scalar
def _excess(left: np.uint16, right: np.uint16) -> np.uint16:
    """left − right, but not below zero."""
    return np.uint16(max(left, right) - right)


@scalar
def unfit_word(word: np.uint16, count: np.uint16, leftover: np.uint16) -> np.uint16:
    """Not zero when `word` is one of the `leftover` words that would favour some of the `count` indexes.

    Daniel Lemire, "Fast random integer generation in an interval", ACM Transactions on Modeling and Computer
    Simulation 29 (2019): of the words that `scale` sends to an index, those whose product's low half is at least
    2¹⁶ mod count are exactly ⌊2¹⁶ / count⌋.
    """
    return _excess(leftover, np.uint16(word * count))


@inlined
def _draw(words: _Row, counts: _Row, leftover: np.uint16, indexes: _Row, unfit: _Row) -> None:
    for i in range(CHUNK):
        indexes[i] = scale(words[i], counts[i])
        unfit[i] |= unfit_word(words[i], counts[i], leftover)


@inlined
def draw_indexes(words: _Row, deck: Deck, indexes: _Row, unfit: _Row) -> None:
    """Index k of each deal, uniform below the cards left, from word k; `unfit` is 0 for the deals to be kept.

    A deal with an unfit word is thrown away whole: what remains is exactly uniform, and no lane waits for another.
    """
    unfit[:] = _ZERO
    for draw in range(DRAWS):
        _draw(words[draw], deck.counts[draw], deck.leftovers[draw], indexes[draw], unfit)


@scalar
def _moved(index: np.uint16, other: np.uint16, there: np.uint16, here: np.uint16) -> np.uint16:
    return there if index == other else here


@inlined
def draw_positions(indexes: _Row, counts: _Row, positions: _Row) -> None:
    """Fisher–Yates without the deck: the six different positions that the indexes stand for.

    Draw k takes the card in slot r_k of the n_k that are left, and the card of the last slot, n_k − 1, moves into the
    gap. So slot s holds card s unless an earlier draw j took from it: then it holds what draw j moved there, m_j.
    """
    n1, n2, n3, n4, n5 = counts[1, 0], counts[2, 0], counts[3, 0], counts[4, 0], counts[5, 0]
    i0, i1, i2, i3, i4, i5 = indexes[0], indexes[1], indexes[2], indexes[3], indexes[4], indexes[5]
    p0, p1, p2, p3, p4, p5 = positions[0], positions[1], positions[2], positions[3], positions[4], positions[5]
    for i in range(CHUNK):
        r0, r1, r2, r3, r4, r5 = i0[i], i1[i], i2[i], i3[i], i4[i], i5[i]
        m0 = n1
        m1 = _moved(r0, n2, m0, n2)
        m2 = _moved(r1, n3, m1, _moved(r0, n3, m0, n3))
        m3 = _moved(r2, n4, m2, _moved(r1, n4, m1, _moved(r0, n4, m0, n4)))
        m4 = _moved(r3, n5, m3, _moved(r2, n5, m2, _moved(r1, n5, m1, _moved(r0, n5, m0, n5))))
        p0[i] = r0
        p1[i] = _moved(r0, r1, m0, r1)
        p2[i] = _moved(r1, r2, m1, _moved(r0, r2, m0, r2))
        p3[i] = _moved(r2, r3, m2, _moved(r1, r3, m1, _moved(r0, r3, m0, r3)))
        p4[i] = _moved(r3, r4, m3, _moved(r2, r4, m2, _moved(r1, r4, m1, _moved(r0, r4, m0, r4))))
        late = _moved(r2, r5, m2, _moved(r1, r5, m1, _moved(r0, r5, m0, r5)))
        p5[i] = _moved(r4, r5, m4, _moved(r3, r5, m3, late))


@scalar
def position_value(position: np.uint16, courts: np.uint16, to_rank: np.uint16) -> np.uint16:
    """The value (0…9) of the card at `position`: its rank, counted from the last that is worth nothing."""
    return scale(_excess(position, courts), to_rank)


@scalar
def _total(left: np.uint16, right: np.uint16) -> np.uint16:
    """The sum modulo ten: below ten, the subtraction wraps round to something large."""
    total = np.uint16(left + right)
    return min(total, np.uint16(total - _TEN))


@inlined
def find_cells(positions: _Row, unfit: _Row, courts: np.uint16, to_rank: _Row, cells: _Row) -> None:
    """The cell of each deal, or VOID where it is to be thrown away."""
    p0, p1, p2, p3, p4, p5 = positions[0], positions[1], positions[2], positions[3], positions[4], positions[5]
    for i in range(CHUNK):
        rate = to_rank[i]
        player = _total(position_value(p0[i], courts, rate), position_value(p2[i], courts, rate))
        banker = _total(position_value(p1[i], courts, rate), position_value(p3[i], courts, rate))
        totals = np.uint16(np.uint16(player * _TEN) + banker)
        thirds = np.uint16(np.uint16(position_value(p4[i], courts, rate) * _TEN) + position_value(p5[i], courts, rate))
        cell = np.uint16(np.uint16(totals * np.uint16(100)) + thirds)
        cells[i] = cell if unfit[i] == _ZERO else _VOID


@inlined
def find_pairs(positions: _Row, to_rank: _Row, pairs: _Row) -> None:
    """The number (0…8) of the pairs among the first two cards of each side."""
    p0, p1, p2, p3 = positions[0], positions[1], positions[2], positions[3]
    for i in range(CHUNK):
        rate = to_rank[i]
        player_ranks = np.uint16(scale(p0[i], rate) ^ scale(p2[i], rate))
        banker_ranks = np.uint16(scale(p1[i], rate) ^ scale(p3[i], rate))
        player_suits = np.uint16((p0[i] ^ p2[i]) & np.uint16(3))
        banker_suits = np.uint16((p1[i] ^ p3[i]) & np.uint16(3))
        player = np.uint16(player_ranks == _ZERO) + np.uint16((player_ranks | player_suits) == _ZERO)
        banker = np.uint16(banker_ranks == _ZERO) + np.uint16((banker_ranks | banker_suits) == _ZERO)
        pairs[i] = np.uint16(np.uint16(player * np.uint16(3)) + banker)
