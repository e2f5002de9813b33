"""P-1, P-2, P-3: durable rounds over WebSocket on SQLite, against a bare echo and against one commit a round; and, to
tell what the stack leaves room for, durable rounds without a game (`floor_server.py`).

    python bench/rounds.py [SECONDS]

The server has one core, the load the other. Prints a table and writes bench/results/rounds.json. *one commit* is a row
written and synced to the same disk by the same database settings, alone.
"""

import sqlite3
import statistics
import sys
import tempfile
from pathlib import Path
from time import perf_counter

import uvloop
from load import Load, echo, play, play_on_floor
from serving import HERE, load_has_its_own_core, puntobanco, serving
from telling import keep, ms, row

PATRONS = 128


def one_commit(folder: Path, times: int = 300) -> float:
    """Median seconds of one durable commit, as the server does it."""
    took = []
    connection = sqlite3.connect(folder / "commit.db", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE row (id INTEGER PRIMARY KEY, text TEXT)")
    for _ in range(times):
        began = perf_counter()
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO row (text) VALUES (?)", ("x" * 600,))
        connection.execute("COMMIT")
        took.append(perf_counter() - began)
    connection.close()
    return statistics.median(took)


def main(seconds: float) -> None:
    load_has_its_own_core()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        commit = one_commit(folder)
        with puntobanco(folder / "batched") as url:
            ours = uvloop.run(play([url], PATRONS, seconds))
            paced = uvloop.run(play([url], PATRONS, seconds, rate=ours.rate / 2))
        with puntobanco(folder / "alone", one_by_one=True) as url:
            alone = uvloop.run(play([url], PATRONS, seconds))
        with serving(str(HERE / "echo_server.py"), str(ours.sizes[1])) as url:
            bare = uvloop.run(echo(url, PATRONS, seconds, ours.sizes[0]))
        with serving(str(HERE / "floor_server.py"), str(ours.sizes[1]), name) as url:
            floor = uvloop.run(play_on_floor(url, PATRONS, seconds))
        commit = min(commit, one_commit(Path(tempfile.mkdtemp(dir=folder))))
    tell(ours, paced, alone, bare, floor, commit)


def tell(ours: Load, paced: Load, alone: Load, bare: Load, floor: Load, commit: float) -> None:
    print(f"{PATRONS} patrons, {ours.sizes[0]} bytes there, {ours.sizes[1]} back; P-3 at {paced.rate:,.0f} rounds/s")
    mine = f"{ours.rate:,.0f} rounds/s"
    row("P-1", mine, f"{bare.rate:,.0f} echoes/s", f"{ours.rate / bare.rate:.2f} ×", "≥ 0.5 ×")
    row("P-1", mine, f"{floor.rate:,.0f} without a game", f"{ours.rate / floor.rate:.2f} ×", "")
    row("P-1", "without a game", f"{bare.rate:,.0f} echoes/s", f"{floor.rate / bare.rate:.2f} ×", "")
    row("P-2", mine, f"{alone.rate:,.0f} one by one", f"{ours.rate / alone.rate:.1f} ×", "≥ 3 ×")
    slow = paced.quantile(0.99)
    took = f"p50 {ms(paced.median)}, p99 {ms(slow)}"
    row("P-3", took, f"one commit {ms(commit)}", f"{slow / commit:.1f} ×", "≤ 10 ×, ≤ 25 ms")
    keep(
        "rounds",
        patrons=PATRONS,
        rounds_per_s=ours.rate,
        echoes_per_s=bare.rate,
        without_a_game_per_s=floor.rate,
        one_by_one_per_s=alone.rate,
        paced_per_s=paced.rate,
        p50_s=paced.median,
        p99_s=paced.quantile(0.99),
        one_commit_s=commit,
    )


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 6)
