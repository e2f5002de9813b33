"""A recipe: what of a game decides how its rounds fall, small enough to send to another process or machine."""

from dataclasses import dataclass
from typing import Final, Self

import numpy as np
import numpy.typing as npt

from puntobanco.game import Game, Shoe, Sight, Tableau
from puntobanco.game.facts import PAIRS_COUNT, RESULT_COUNT

from .cells import CELL_COUNT, VOID_RESULT, cell_results
from .chunk import new_chunk
from .deck import DRAWS, deck_of
from .fresh import count_cells, count_classes, write_rounds
from .shoes import new_rack, tally_classes, write_shoe_rounds
from .streams import stream_state

Counts = npt.NDArray[np.int64]

#: Rounds of one numbered block, which has a stream of its own; the last block of a run is shorter.
_FRESH_BLOCK: Final = 1 << 22
_SHOE_BLOCK: Final = 1 << 18


@dataclass(frozen=True)
class Recipe:
    """Decks, drawing table and shoe (None: shuffled before every round), and whether any bet looks at pairs."""

    decks: int
    tableau: Tableau
    shoe: Shoe | None
    pairs_seen: bool

    @classmethod
    def of(cls, game: Game) -> Self:
        return cls(game.decks, game.tableau, game.shoe, any(bet.sight is Sight.PAIRS for bet in game.bets))

    @property
    def block_rounds(self) -> int:
        """Rounds of one block."""
        return _FRESH_BLOCK if self.shoe is None else _SHOE_BLOCK

    @property
    def width(self) -> int:
        """Rows of the counts: one for each pairs number, or a single one when no bet looks at pairs."""
        return PAIRS_COUNT if self.pairs_seen else 1

    def count_blocks(self, seed: int, first: int, stop: int, rounds: int) -> Counts:
        """How often each class comes in blocks `first` … `stop` − 1 of a run of `rounds` rounds: pairs × results.

        The same for a seed wherever and in whatever company it runs.
        """
        counts = np.zeros((self.width, RESULT_COUNT), np.int64)
        for block in range(first, stop):
            size = min(self.block_rounds, rounds - block * self.block_rounds)
            counts += self._count(stream_state(seed, "rounds", block), size)
        return counts

    def _count(self, state: npt.NDArray[np.uint64], rounds: int) -> Counts:
        results = cell_results(self.tableau)
        if self.shoe is None and not self.pairs_seen:
            cells = np.zeros(CELL_COUNT, np.int64)
            count_cells(state, deck_of(self.decks), new_chunk(), rounds, cells)
            counts = np.zeros((1, RESULT_COUNT), np.int64)
            np.add.at(counts[0], results[:CELL_COUNT], cells)
            return counts
        found = np.zeros((PAIRS_COUNT, VOID_RESULT + 1), np.int64)
        if self.shoe is None:
            count_classes(state, deck_of(self.decks), new_chunk(), rounds, results, found)
        else:
            cells16, pairs = np.empty(rounds, np.uint16), np.empty(rounds, np.uint16)
            rack = new_rack(self.decks, self.shoe, self.tableau)
            write_shoe_rounds(state, rack, cells16, pairs, np.empty(rounds, np.uint16))
            tally_classes(cells16, pairs, results, found)
        kept = found[:, :RESULT_COUNT]
        return kept if self.pairs_seen else kept.sum(axis=0, keepdims=True)

    def write(
        self, state: npt.NDArray[np.uint64], rounds: int
    ) -> tuple[npt.NDArray[np.uint16], npt.NDArray[np.uint16]]:
        """The first rounds of a stream one by one, in order: the numbers of their results and of their pairs."""
        cells, pairs = np.empty(rounds, np.uint16), np.empty(rounds, np.uint16)
        if self.shoe is None:
            positions = np.empty((rounds, DRAWS), np.uint16)
            write_rounds(state, deck_of(self.decks), new_chunk(), positions, cells, pairs)
        else:
            rack = new_rack(self.decks, self.shoe, self.tableau)
            write_shoe_rounds(state, rack, cells, pairs, np.empty(rounds, np.uint16))
        return cell_results(self.tableau)[cells], pairs
