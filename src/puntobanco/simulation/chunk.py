"""A chunk: the arrays in which one lot of deals is worked out, from the generator's words to cells and pairs."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .compiled import inlined
from .dealing import draw_indexes, draw_positions, find_cells
from .deck import CHUNK, DRAWS, Deck
from .xoshiro import fill

_Row = npt.NDArray[np.uint16]
_CACHE_LINE = 64


class Chunk(NamedTuple):
    """`buffer` is the memory of `words` as the generator's 64-bit words; the others have a column for each deal."""

    buffer: npt.NDArray[np.uint64]
    words: _Row
    indexes: _Row
    unfit: _Row
    positions: _Row
    cells: _Row
    pairs: _Row


def new_chunk() -> Chunk:
    """An empty chunk. A thread uses one of its own."""
    rows = _aligned_rows(3 * DRAWS + 3)
    words, indexes, positions = (rows[DRAWS * which : DRAWS * (which + 1)] for which in range(3))
    unfit, cells, pairs = rows[3 * DRAWS :]
    return Chunk(words.reshape(-1).view(np.uint64), words, indexes, unfit, positions, cells, pairs)


def _aligned_rows(count: int) -> npt.NDArray[np.uint16]:
    """`count` rows of CHUNK numbers that start on a cache line: vector loads across two lines take twice as long."""
    size = count * CHUNK * 2
    memory = np.zeros(size + _CACHE_LINE, np.uint8)
    start = -memory.ctypes.data % _CACHE_LINE
    return memory[start : start + size].view(np.uint16).reshape(count, CHUNK)


@inlined
def deal_chunk(state: npt.NDArray[np.uint64], deck: Deck, chunk: Chunk) -> None:
    """The next CHUNK deals: their positions, and their cells (VOID for those to be thrown away)."""
    fill(state, chunk.buffer)
    draw_indexes(chunk.words, deck, chunk.indexes, chunk.unfit)
    draw_positions(chunk.indexes, deck.counts, chunk.positions)
    find_cells(chunk.positions, chunk.unfit, deck.courts, deck.to_rank, chunk.cells)
