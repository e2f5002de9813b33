"""P-6: exact odds against straight nested loops, in one run. Prints a table and writes bench/results/odds.json.

    python bench/odds.py

*loops* is what one would write first: a loop for each of the first four cards' values and, where they are drawn, the
third ones, main bets only. *fresh* is every bet of a game on new decks, *depleted* on a shoe whose cards were never
seen before; both ask for RTP, edge, hit, push and variance of each bet. *first* is the very first call in a process.
"""

import platform
import statistics
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from time import perf_counter

from telling import keep

from puntobanco import __version__
from puntobanco.game import Card, Game
from puntobanco.games import game_named
from puntobanco.odds import Composition, odds_of

GAMES = ("touch", "ez", "grand")


def loops(decks: int) -> dict[str, int]:
    """Outcome counts over ordered six-card draws, by loops over card values."""
    left = [16 * decks] + [4 * decks] * 9
    size = 52 * decks
    rest_five, rest_six = (size - 4) * (size - 5), size - 5
    wins = {"player": 0, "banker": 0, "tie": 0}

    def count_result(player: int, banker: int, ways: int) -> None:
        wins["player" if player > banker else "banker" if banker > player else "tie"] += ways

    for p1 in range(10):
        w1 = left[p1]
        left[p1] -= 1
        for b1 in range(10):
            w2 = w1 * left[b1]
            left[b1] -= 1
            for p2 in range(10):
                w3 = w2 * left[p2]
                left[p2] -= 1
                player = (p1 + p2) % 10
                for b2 in range(10):
                    w4 = w3 * left[b2]
                    left[b2] -= 1
                    banker = (b1 + b2) % 10
                    if player >= 8 or banker >= 8:
                        count_result(player, banker, w4 * rest_five)
                    elif player >= 6:
                        if banker <= 5:
                            for b3 in range(10):
                                count_result(player, (banker + b3) % 10, w4 * left[b3] * rest_six)
                        else:
                            count_result(player, banker, w4 * rest_five)
                    else:
                        for p3 in range(10):
                            w5 = w4 * left[p3]
                            left[p3] -= 1
                            total = (player + p3) % 10
                            if (
                                banker <= 2
                                or (banker == 3 and p3 != 8)
                                or (banker == 4 and 2 <= p3 <= 7)
                                or (banker == 5 and 4 <= p3 <= 7)
                                or (banker == 6 and 6 <= p3 <= 7)
                            ):
                                for b3 in range(10):
                                    count_result(total, (banker + b3) % 10, w5 * left[b3])
                            else:
                                count_result(total, banker, w5 * rest_six)
                            left[p3] += 1
                    left[b2] += 1
                left[p2] += 1
            left[b1] += 1
        left[p1] += 1
    return wins


def every_figure(game: Game, shoe: Composition) -> None:
    for bet in odds_of(game, shoe).bets:
        _ = (bet.rtp, bet.edge, bet.hit, bet.push, bet.variance)


def milliseconds(run: Callable[[], object], times: int) -> float:
    """Median of `times` runs."""
    run()
    taken = []
    for _ in range(times):
        start = perf_counter()
        run()
        taken.append((perf_counter() - start) * 1000)
    return statistics.median(taken)


def first_call(game: str) -> float:
    """The first odds of a new process, rule file read and imports done before, in milliseconds."""
    script = (
        "from time import perf_counter; from puntobanco.games import game_named; from puntobanco.odds import odds_of;"
        f"game = game_named({game!r}); start = perf_counter();"
        "[(b.rtp, b.edge, b.hit, b.push, b.variance) for b in odds_of(game).bets];"
        "print((perf_counter() - start) * 1000)"
    )
    runs = (subprocess.run([sys.executable, "-c", script], check=True, capture_output=True) for _ in range(5))
    return statistics.median(float(run.stdout) for run in runs)


def main() -> None:
    published = {"player": 2_230_518_282_592_256, "banker": 2_292_252_566_437_888, "tie": 475_627_426_473_216}
    assert loops(8) == published
    assert {outcome.value: ways for outcome, ways in odds_of(game_named("touch")).outcomes.items()} == published

    loops_ms = milliseconds(lambda: loops(8), 7)
    rows: list[tuple[str, float, float]] = [("nested loops, main bets", loops_ms, 1.0)]
    figures: dict[str, float] = {"loops_ms": loops_ms}
    for name in GAMES:
        game = game_named(name)
        fresh = milliseconds(lambda game=game: every_figure(game, Composition.of_decks(8)), 101)
        seen = count()
        depleted = milliseconds(lambda game=game, seen=seen: every_figure(game, depleted_shoe(next(seen))), 101)
        first = first_call(name)
        bets = f"{name}, {len(game.bets)} bets"
        for label, taken in (
            (f"{bets}: first in a process", first),
            (f"{bets}: fresh", fresh),
            (f"{bets}: depleted", depleted),
        ):
            rows.append((label, taken, loops_ms / taken))
        figures |= {f"{name}_first_ms": first, f"{name}_fresh_ms": fresh, f"{name}_depleted_ms": depleted}

    machine = f"{platform.machine()}, {platform.system()} {platform.release()}, Python {platform.python_version()}"
    print(f"exact odds, 8 decks · {machine} · puntobanco {__version__}\n")
    width = max(len(label) for label, _, _ in rows)
    print(f"{'':{width}}  {'ms':>9}  {'loops ÷':>8}")
    for label, taken, ratio in rows:
        print(f"{label:{width}}  {taken:9.3f}  {ratio:8.0f}")
    print("\ngoals (P-6): fresh ≥ 50 times faster than the loops; depleted ≤ 1 ms")
    keep("odds", **figures)


def depleted_shoe(number: int) -> Composition:
    """Eight decks less some forty cards, other ones for every number."""
    return Composition.of_decks(8).without(Card((number * 7 + place * place) % 52) for place in range(30 + number % 12))


if __name__ == "__main__":
    main()
