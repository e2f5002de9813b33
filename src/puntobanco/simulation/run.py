"""Running a simulation: numbered blocks of rounds, shared out to threads, processes or other machines."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from typing import Final

import numpy as np

from puntobanco.game import Game
from puntobanco.game.facts import RESULT_COUNT

from .pool import crew, share_out
from .recipe import Counts, Recipe
from .result import Simulation

#: Blocks in one piece of work: some hundredths of a second.
_BLOCKS_PER_PIECE: Final = 8

#: Told after every piece of work how much has been done so far.
Progress = Callable[[int], None]


def simulate(
    game: Game,
    rounds: int,
    *,
    seed: int,
    workers: int | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Deal `rounds` rounds (at least 1) of `game` and count what they come to.

    `seed` (a whole number from 0) alone decides the rounds: not the `workers` (default: every core), nor who they
    are. `executor` is anything with the `concurrent.futures` interface, such as a process pool or a Dask client's
    `get_executor()`; by default it is a pool of threads, as the dealing holds no interpreter lock. A keyboard
    interrupt ends the run early and keeps what has been dealt. The first run on a machine compiles for some seconds.
    Raises ValueError.
    """
    if rounds < 1:
        raise ValueError(f"a simulation has at least one round, not {rounds}")
    if seed < 0:
        raise ValueError(f"a seed is a whole number from 0, not {seed}")
    recipe = Recipe.of(game)
    counts = np.zeros((recipe.width, RESULT_COUNT), np.int64)

    def take(found: Counts) -> None:
        np.add(counts, found, out=counts)
        if progress is not None:
            progress(int(counts.sum()))

    workers, team = crew(workers, executor)
    if executor is None:
        recipe.count_blocks(seed, 0, 1, 1)  # so that compiling is not taken for dealing
    started = time.perf_counter()
    with team as everyone:
        share_out(everyone, workers, recipe.count_blocks, _pieces(recipe, seed, rounds), take)
    return Simulation(game, seed, rounds, counts, time.perf_counter() - started)


def _pieces(recipe: Recipe, seed: int, rounds: int) -> Iterator[tuple[int, int, int, int]]:
    blocks = -(-rounds // recipe.block_rounds)
    for first in range(0, blocks, _BLOCKS_PER_PIECE):
        yield seed, first, min(first + _BLOCKS_PER_PIECE, blocks), rounds
