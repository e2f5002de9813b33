"""The bench works: every row can be measured. How fast anything is, is not asserted here."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"
SHORT = {
    "rounds": (
        ("0.4",),
        {"rounds_per_s", "echoes_per_s", "without_a_game_per_s", "one_by_one_per_s", "p99_s", "one_commit_s"},
    ),
    "postgres": (("1",), {"one_node_per_s", "two_nodes_per_s", "pgbench_per_s"}),
    "growth": (("2000", "0.3"), {"rounds_per_s", "rounds_per_s_empty", "page_s"}),
    "start": (("1",), {"bare_s", "import_s", "serve_s"}),
}


@pytest.mark.parametrize("script", SHORT)
def test_a_row_is_measured_and_its_figures_are_kept(script: str, tmp_path: Path) -> None:
    how_much, figures = SHORT[script]
    ran = subprocess.run(
        [sys.executable, str(BENCH / f"{script}.py"), *how_much],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "BENCH_RESULTS": str(tmp_path)},
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    kept = json.loads((tmp_path / f"{script}.json").read_text(encoding="utf-8"))
    assert figures <= kept.keys()
    assert all(kept[figure] > 0 for figure in figures)
    assert "P-" in ran.stdout


def test_an_unknown_row_is_refused_with_the_rows_there_are() -> None:
    ran = subprocess.run([sys.executable, str(BENCH / "run.py"), "P-99"], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert "P-1" in ran.stderr
