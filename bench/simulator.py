"""P-7: simulated rounds a second against the bare generator, NumPy, plain Python and pybaccarat, in one run.

    python bench/simulator.py

Prints a table and writes bench/results/simulator.json. Rates are rounds for each second of processor time on one core,
so that a busy machine does not blur them; the last table has both. *generator* only makes the random words that
as many rounds take. *NumPy* and *Python* are what one would write with them, fair and from the same tables. pybaccarat
deals from shoes and is measured when it is installed; it wants a module of Windows, and gets an empty one.
"""

import gc
import platform
import random  # noqa: TID251 - what is compared with
import statistics
import subprocess  # noqa: F401 - must not meet the empty msvcrt below
import sys
import types
from collections.abc import Callable
from time import process_time, thread_time

import numba
import numpy as np
from llvmlite.binding import get_host_cpu_name
from telling import keep

from puntobanco import __version__
from puntobanco.game import Outcome, card_at, deal_coup, value_of
from puntobanco.games import game_named
from puntobanco.simulation import PLANS, simulate, simulate_sessions
from puntobanco.simulation.cells import CELL_COUNT, cell_results
from puntobanco.simulation.compiled import compiled
from puntobanco.simulation.pool import cores
from puntobanco.simulation.recipe import Recipe
from puntobanco.simulation.streams import stream_state
from puntobanco.simulation.xoshiro import fill

REPEATS = 5
TOUCH = game_named("touch")
BLOCK = Recipe.of(TOUCH).block_rounds
DECK = 52 * TOUCH.decks

Run = Callable[[int], int]


def ours(name: str) -> Run:
    """Whole blocks of `name`; returns the rounds."""
    recipe = Recipe.of(game_named(name))

    def run(times: int) -> int:
        rounds = times * recipe.block_rounds
        assert recipe.count_blocks(1, 0, times, rounds).sum() == rounds
        return rounds

    return run


@compiled
def _words(state: np.ndarray, buffer: np.ndarray, fills: int) -> None:
    for _ in range(fills):
        fill(state, buffer)


def generator(times: int) -> int:
    """The words of `times` blocks of rounds, in buffers of the size the simulator uses; six 16-bit words a round."""
    buffer = np.zeros(6 * 512 // 4, np.uint64)
    _words(stream_state(1, "bench", 0), buffer, times * BLOCK // 512)
    return times * BLOCK


def with_numpy(times: int) -> int:
    """A plain NumPy version: unbiased indexes, Fisher–Yates on the six slots, the same table of cells."""
    rng = np.random.default_rng(1)  # noqa: TID251 - what is compared with
    values = np.array([value_of(card_at(position)) for position in range(DECK)])
    results = cell_results(TOUCH.tableau)[:CELL_COUNT]
    counts = np.zeros(400, np.int64)
    rounds = 1 << 17
    left = [DECK - draw for draw in range(6)]
    for _ in range(times):
        slots = [rng.integers(0, count, rounds, dtype=np.uint16) for count in left]
        moved: list[np.ndarray] = []
        cards = []
        for draw, slot in enumerate(slots):
            card, last = slot, np.full(rounds, left[draw] - 1, np.uint16)
            for earlier, there in zip(slots[:draw], moved, strict=True):
                card = np.where(earlier == slot, there, card)
                last = np.where(earlier == left[draw] - 1, there, last)
            moved.append(last)
            cards.append(values[card])
        p1, b1, p2, b2, fifth, sixth = cards
        cells = ((p1 + p2) % 10 * 10 + (b1 + b2) % 10) * 100 + fifth * 10 + sixth
        counts += np.bincount(results[cells], minlength=400)
    assert counts.sum() == times * rounds
    return times * rounds


def with_python(times: int) -> int:
    """Plain Python: random.sample and the production rules."""
    wins = dict.fromkeys(Outcome, 0)
    rounds = 20_000 * times
    shoe = [card_at(position) for position in range(DECK)]
    for _ in range(rounds):
        wins[deal_coup(random.sample(shoe, 6)).outcome] += 1
    return rounds


def pybaccarat() -> Run | None:
    """pybaccarat's own shoe and hands, without the boards and the display of its `play`; None without the package."""
    sys.modules.setdefault("msvcrt", types.ModuleType("msvcrt")).getch = bytes
    try:
        from pybaccarat.baccarat import Game, Hand
        from pybaccarat.playingcards import Shoe
    except ImportError:
        return None
    finally:
        del sys.modules["msvcrt"]

    def run(times: int) -> int:
        shoe, player, banker = Shoe(8), Hand(), Hand()
        game, hands = Game(shoe, player, banker), 0
        for _ in range(100 * times):
            shoe.reset()
            shoe.shuffle()
            shoe.set_cut_card(-14)
            while not shoe.cut_card_seen():
                player.empty()
                banker.empty()
                game.play_hand()
                hands += 1
        return hands

    return run


def rate(run: Run, times: int) -> float:
    """Rounds for each second of this thread's processor time."""
    started = thread_time()
    rounds = run(times)
    return rounds / (thread_time() - started)


def scaled(workers: int) -> dict[str, float]:
    """Rounds a second by the clock, and for each second of processor time of all threads: the best of three."""
    best: dict[str, float] = {"workers": workers, "by_clock": 0.0, "by_processor": 0.0}
    for _ in range(3):
        started = process_time()
        found = simulate(TOUCH, 100 * BLOCK, seed=1, workers=workers)
        best["by_clock"] = max(best["by_clock"], found.rounds / found.seconds)
        best["by_processor"] = max(best["by_processor"], found.rounds / (process_time() - started))
    return best


def main() -> None:
    rows: list[tuple[str, Run, int]] = [
        ("ours, three bets (touch)", ours("touch"), 24),
        ("ours, pairs as well (grand)", ours("grand"), 24),
        ("ours, shoes with cut card (shoe)", ours("shoe"), 40),
        ("bare generator, same words", generator, 48),
        ("NumPy", with_numpy, 8),
        ("plain Python", with_python, 2),
    ]
    other = pybaccarat()
    if other is not None:
        rows.append(("pybaccarat, shoes", other, 1))
    for _, run, _ in rows:
        run(1)  # compile
    rates: dict[str, list[float]] = {name: [] for name, _, _ in rows}
    gc.disable()
    for _ in range(REPEATS):
        for name, run, times in rows:
            rates[name].append(rate(run, times))
    medians = {name: statistics.median(found) for name, found in rates.items()}
    first = medians[rows[0][0]]
    print(f"{'rounds a second on one core':<34}{'median':>16}{'lowest':>16}{'highest':>16}{'touch is':>12}")
    for name, found in rates.items():
        times = f"{first / medians[name]:,.2f} ×"
        print(f"{name:<34}{medians[name]:>16,.0f}{min(found):>16,.0f}{max(found):>16,.0f}{times:>12}")
    if other is None:
        print("pybaccarat is not installed, so it was not measured")

    scaling = [scaled(count) for count in sorted({1, 2, cores()})]
    print(f"\n{'touch, all threads':<34}{'by the clock':>16}{'by processor':>16}")
    for row in scaling:
        print(f"{row['workers']:>2} worker(s){'':<22}{row['by_clock']:>16,.0f}{row['by_processor']:>16,.0f}")
    for _ in range(2):  # the first compiles
        played = simulate_sessions(
            TOUCH,
            PLANS["martingale"](),
            bet="banker",
            unit_minor=100,
            bankroll_minor=10_000,
            sessions=100_000,
            rounds=100,
            seed=1,
        )
    print(f"{'100 000 sessions of 100 rounds':<34}{played.seconds:>14.2f} s")

    machine = {
        "puntobanco": __version__,
        "python": platform.python_version(),
        "numba": numba.__version__,
        "numpy": np.__version__,
        "processor": get_host_cpu_name(),
        "cores": cores(),
    }
    print("\n" + ", ".join(f"{name} {value}" for name, value in machine.items()))
    keep(
        "simulator",
        hardware=machine,
        rounds_per_core_second=medians,
        ratio={name: first / value for name, value in medians.items()},
        scaling=scaling,
        sessions_seconds=played.seconds,
    )


if __name__ == "__main__":
    main()
