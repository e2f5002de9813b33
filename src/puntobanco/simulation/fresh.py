"""Rounds from a deck that is shuffled before every round: dealt chunk by chunk, counted or written down."""

import numpy as np
import numpy.typing as npt

from .cells import CELL_COUNT, VOID, VOID_RESULT
from .chunk import Chunk, deal_chunk
from .compiled import compiled
from .dealing import find_pairs
from .deck import CHUNK, DRAWS, Deck

_State = npt.NDArray[np.uint64]
_Row = npt.NDArray[np.uint16]
_Counts = npt.NDArray[np.int64]

#: Chunks between two emptyings of the 16-bit tally: one more could overflow it.
_CHUNKS_PER_TALLY = (1 << 16) // CHUNK - 1
_ONE = np.uint16(1)


@compiled
def count_cells(state: _State, deck: Deck, chunk: Chunk, rounds: int, found: _Counts) -> None:
    """Deal `rounds` rounds and add the number of each cell to `found` (CELL_COUNT long). Pairs are not looked at."""
    cells = chunk.cells
    tally = np.empty(CELL_COUNT + 1, np.uint16)
    left = rounds
    while left > 0:
        tally[:] = np.uint16(0)
        for _ in range(_CHUNKS_PER_TALLY):
            deal_chunk(state, deck, chunk)
            if left < CHUNK:
                for i in range(CHUNK):
                    if cells[i] != VOID and left > 0:
                        tally[cells[i]] += _ONE
                        left -= 1
                if left == 0:
                    break
            else:
                before = int(tally[VOID])
                for i in range(CHUNK):
                    tally[cells[i]] += _ONE
                left -= CHUNK - (int(tally[VOID]) - before)
        for cell in range(CELL_COUNT):
            found[cell] += tally[cell]


@compiled
def count_classes(state: _State, deck: Deck, chunk: Chunk, rounds: int, results: _Row, found: _Counts) -> None:
    """Deal `rounds` rounds and add to `found` (9 × 401) how often each pairs number met each result number.

    `results` is the table of `cell_results`. Column VOID_RESULT stays as it is.
    """
    cells, pairs = chunk.cells, chunk.pairs
    tally = np.empty(found.shape, np.uint16)
    left = rounds
    while left > 0:
        tally[:] = np.uint16(0)
        for _ in range(_CHUNKS_PER_TALLY):
            deal_chunk(state, deck, chunk)
            find_pairs(chunk.positions, deck.to_rank, pairs)
            if left < CHUNK:
                for i in range(CHUNK):
                    if cells[i] != VOID and left > 0:
                        tally[pairs[i], results[cells[i]]] += _ONE
                        left -= 1
                if left == 0:
                    break
            else:
                kept = 0
                for i in range(CHUNK):
                    result = results[cells[i]]
                    tally[pairs[i], result] += _ONE
                    kept += result != VOID_RESULT
                left -= kept
        for pair in range(found.shape[0]):
            for result in range(VOID_RESULT):
                found[pair, result] += tally[pair, result]


@compiled
def write_rounds(state: _State, deck: Deck, chunk: Chunk, positions: _Row, cells: _Row, pairs: _Row) -> None:
    """The same rounds in their order, as many as fit: `positions` (rounds × 6), `cells` and `pairs` (rounds)."""
    done = 0
    while done < cells.size:
        deal_chunk(state, deck, chunk)
        find_pairs(chunk.positions, deck.to_rank, chunk.pairs)
        for i in range(CHUNK):
            if chunk.cells[i] != VOID and done < cells.size:
                for draw in range(DRAWS):
                    positions[done, draw] = chunk.positions[draw, i]
                cells[done], pairs[done] = chunk.cells[i], chunk.pairs[i]
                done += 1
