"""`puntobanco simulate`, as it is called (F-74)."""

import argparse
import csv
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import puntobanco
from puntobanco.cli import simulate as command

HEAVY = ("numba", "numpy", "matplotlib", "rich", "pyarrow", "distributed")


def _call(*words: str) -> int:
    parser = argparse.ArgumentParser(prog="puntobanco")
    command.register(parser.add_subparsers(required=True))
    args = parser.parse_args(["simulate", *words])
    return int(args.run(args))


def test_json_tells_game_rounds_seed_outcomes_bets_and_seconds_f74(capsys: pytest.CaptureFixture[str]) -> None:
    assert _call("touch", "--rounds", "1e5", "--seed", "9", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert told["game"] == "touch"
    assert told["rounds"] == 100_000
    assert told["seed"] == 9
    assert list(told["outcomes"]) == ["player", "banker", "tie"]
    assert sum(told["outcomes"].values()) == 100_000
    assert [bet["id"] for bet in told["bets"]] == ["player", "tie", "banker"]
    assert told["seconds"] > 0
    banker = told["bets"][2]
    assert banker["exact_rtp"] == pytest.approx(0.98942, abs=5e-6)
    assert banker["band"][0] < banker["exact_rtp"] < banker["band"][1]
    assert [way["pays"] for way in banker["ways"]] == ["1:1", "push", "lost"]
    assert sum(way["count"] for way in banker["ways"]) == 100_000
    assert 0 <= told["chi_square"]["results"]["p"] <= 1


def test_text_shows_observed_and_exact_with_z_and_chi_square_f74(capsys: pytest.CaptureFixture[str]) -> None:
    assert _call("classic", "--rounds", "50_000", "--seed", "1") == 0
    text = capsys.readouterr().out
    for piece in ("Baccarat Classic", "50,000 rounds", "seed 1", "95.06871%", "chi-square", "p = "):
        assert piece in text


def test_the_same_seed_prints_the_same_report_and_no_seed_a_fresh_one(capsys: pytest.CaptureFixture[str]) -> None:
    seeds, counts = set(), set()
    for words in (("--seed", "4"), ("--seed", "4"), (), ()):
        assert _call("touch", "--rounds", "1e4", "--json", *words) == 0
        told = json.loads(capsys.readouterr().out)
        seeds.add(told["seed"])
        counts.add(str(told["bets"]))
    assert len(seeds) == len(counts) == 3
    assert max(seeds) < 2**53


def test_a_rule_file_is_a_game_too_f73(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from importlib import resources

    text = (resources.files("puntobanco.games") / "touch.toml").read_text(encoding="utf-8")
    text = text.replace('id = "touch"', 'id = "mine"').replace("decks = 8", "decks = 2")
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    assert _call(str(tmp_path / "mine.toml"), "--rounds", "1e4", "--json") == 0
    assert json.loads(capsys.readouterr().out)["game"] == "mine"


@pytest.mark.parametrize("suffix", ["png", "svg"])
@pytest.mark.parametrize("plan", [(), ("--plan", "paroli", "--sessions", "500")])
def test_plots_are_drawn_f74(tmp_path: Path, suffix: str, plan: tuple[str, ...]) -> None:
    words = plan or ("--rounds", "1e4")
    drawn = []
    for name in ("one", "two"):
        file = tmp_path / f"{name}.{suffix}"
        assert _call("touch", "--seed", "1", "--plot", str(file), *words) == 0
        drawn.append(file.read_bytes())
    assert drawn[0].startswith(b"\x89PNG" if suffix == "png" else b"<?xml")
    assert drawn[0] == drawn[1], "the same run must draw the same file"


def test_counts_and_sessions_are_written_as_csv_and_parquet_alike_f74(tmp_path: Path) -> None:
    import pyarrow.parquet as pq

    sums = {"count": 10_000, "staked": None}
    for words, column in (
        (("--rounds", "1e4"), "count"),
        (("--plan", "flat", "--sessions", "300", "--session-rounds", "20"), "staked"),
    ):
        for suffix in ("csv", "parquet"):
            assert _call("touch", "--seed", "1", "--out", str(tmp_path / f"{column}.{suffix}"), *words) == 0
        with (tmp_path / f"{column}.csv").open(newline="", encoding="utf-8") as file:
            rows = list(csv.DictReader(file))
        table = pq.read_table(tmp_path / f"{column}.parquet")
        assert [{name: str(value) for name, value in row.items()} for row in table.to_pylist()] == rows
        assert table.schema.metadata[b"seed"] == b"1"
        assert sums[column] in (None, sum(int(row[column]) for row in rows))


def test_a_plan_plays_sessions_f74(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "own.csv").write_text("step,stake,win,lose,push\n1,1,2,1,\n2,5,1,1,\n", encoding="utf-8")
    for plan in ("flat", "martingale", "paroli", "1-3-2-6", "dalembert", str(tmp_path / "own.csv")):
        words = (
            "--bet",
            "banker",
            "--unit",
            "100",
            "--bankroll",
            "10000",
            "--sessions",
            "200",
            "--session-rounds",
            "50",
        )
        assert _call("touch", "--plan", plan, "--seed", "2", "--json", *words) == 0
        told = json.loads(capsys.readouterr().out)
        assert (told["plan"], told["sessions"], told["bankroll"]) == (plan, 200, 10_000)
        assert told["expected_net"] < 0
        assert 0 <= told["ruined"]["band"][0] <= told["ruined"]["share"] <= told["ruined"]["band"][1] <= 1
        assert _call("touch", "--plan", plan, "--seed", "2", *words) == 0
        text = capsys.readouterr().out
        for piece in ("ruined", "drawdown", "exactly expected", plan):
            assert piece in text


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (("nothing",), "no game 'nothing'; there are touch"),
        (("missing.toml",), "missing.toml"),
        (("touch", "--plan", "labouchere"), "no plan 'labouchere'; there are flat"),
        (("touch", "--plan", "missing.csv"), "missing.csv"),
        (("touch", "--plan", "flat", "--bet", "dragon"), "no bet called 'dragon'; there are player"),
        (("touch", "--plan", "flat", "--unit", "5"), "outside the limits"),
        (("touch", "--plan", "flat", "--rounds", "100"), "leave --rounds out"),
        (("touch", "--unit", "5"), "go with --plan"),
        (("touch", "--dask", "tcp://127.0.0.1:9", "--rounds", "10"), "127.0.0.1:9"),
    ],
)
def test_mistakes_are_explained_on_one_line(
    words: tuple[str, ...], problem: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "_DASK_PATIENCE", "1s")
    assert _call(*words) == 2
    told = capsys.readouterr().err
    assert told.startswith("puntobanco: ")
    assert problem in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ("--rounds", "1.5"),
        ("--rounds", "0"),
        ("--rounds", "many"),
        ("--rounds", "nan"),
        ("--rounds", "1e400"),
        ("--seed", "-1"),
        ("--workers", "0"),
        ("--plot", "plot.pdf"),
        ("--out", "out.xlsx"),
        ("--out", "no/such/folder/out.csv"),
    ],
)
def test_values_that_make_no_sense_are_refused_before_anything_runs(words: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as stopped:
        _call("touch", *words)
    assert stopped.value.code == 2


@pytest.mark.parametrize(
    ("missing", "words"),
    [
        ("numba", ("--rounds", "10")),
        ("matplotlib", ("--rounds", "10", "--plot", "plot.png")),
        ("pyarrow", ("--rounds", "10", "--out", "out.parquet")),
    ],
)
def test_a_missing_package_is_named_with_the_command_that_brings_it(
    missing: str, words: tuple[str, ...], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puntobanco, "simulation", import_module("puntobanco.simulation"))  # put back in the end
    for name in [name for name in sys.modules if name.startswith("puntobanco.simulation")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, missing, None)
    assert _call("touch", *words) == 2
    told = capsys.readouterr().err
    assert missing in told
    assert "pip install 'puntobanco[sim]'" in told
    assert told.count("\n") == 1


def test_the_command_is_known_without_loading_what_it_needs_p10() -> None:
    code = f"import sys, puntobanco.cli.simulate; print([name for name in {HEAVY} if name in sys.modules])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize(
    ("words", "done", "asked"),
    [
        (("--rounds", "1e13"), "rounds", 10**13),
        (("--plan", "flat", "--sessions", "1e7"), "sessions", 10**7),
    ],
)
def test_ctrl_c_keeps_what_was_done_and_reports_it_f74(
    words: tuple[str, ...],
    done: str,
    asked: int,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    @contextmanager
    def interrupting(_total: int, _unit: str) -> Iterator[Callable[[int], None]]:
        left = [2]

        def show(_done: int) -> None:
            left[0] -= 1
            if left[0] == 0:
                os.kill(os.getpid(), signal.SIGINT)

        yield show

    monkeypatch.setattr(command, "_progress", interrupting)
    assert _call("touch", "--seed", "1", "--json", *words) == 130
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert told["asked"] == asked
    assert 0 < told[done] < asked


def test_a_terminal_sees_a_bar_with_rate_and_time_left_f74(monkeypatch: pytest.MonkeyPatch) -> None:
    import io

    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    with command._progress(100, "rounds") as show:
        assert show is not None
        show(50)
    told = terminal.getvalue()
    assert "50%" in told
    assert "M rounds/s" in told


def test_without_a_terminal_there_is_no_bar() -> None:
    with command._progress(100, "rounds") as show:
        assert show is None or sys.stderr.isatty()
