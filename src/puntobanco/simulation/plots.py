"""Plots of reports and sessions, as PNG or SVG."""

from pathlib import Path
from typing import Final

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from puntobanco.odds.normal import two_sided_z

from .report import CONFIDENCE, Report
from .sessions import Sessions

#: What a plot's file name may end with.
PLOT_SUFFIXES: Final = (".png", ".svg")
_SHOWN_PATHS: Final = 60
_PAPER, _BAND_COLOUR, _LINE_COLOUR, _MARK_COLOUR = "#fbf8ef", "#c3d0ee", "#0d2f78", "#c8102e"


def plot_report(report: Report, path: Path) -> None:
    """Two panels: z of outcomes and bets against their 95 % band, and how far each bet's RTP is off."""
    figure = Figure(figsize=(11, 1.8 + 0.4 * (3 + len(report.bets))), layout="constrained", facecolor=_PAPER)
    left, right = figure.subplots(1, 2)
    run = report.simulation
    figure.suptitle(f"{run.game.name}: {run.rounds:,} rounds, seed {run.seed}")
    z = two_sided_z(CONFIDENCE)
    names = [f"{line.name} wins" if line.name != "tie" else "tie" for line in report.outcomes]
    names += [f"bet: {bet.id}" for bet in report.bets]
    scores = [line.z for line in report.outcomes] + [bet.z for bet in report.bets]
    left.axvspan(-z, z, color=_BAND_COLOUR, label="95 % of runs")
    left.axvline(0, color="black", linewidth=0.8)
    left.plot(scores, range(len(scores)), "o", color=_LINE_COLOUR)
    left.set_yticks(range(len(names)), names)
    left.invert_yaxis()
    left.set_xlabel("standard deviations above the exact odds")
    left.legend(loc="best")
    for place, bet in enumerate(report.bets):
        low, high = bet.band
        right.errorbar([0], [place], xerr=[50 * (high - low)], fmt="|", color="black", capsize=6)
        right.plot([100 * float(bet.count.rtp - bet.odds.rtp)], [place], "o", color=_MARK_COLOUR)
    right.set_yticks(range(len(report.bets)), [f"{bet.id}\n{float(bet.odds.rtp):.4%}" for bet in report.bets])
    right.invert_yaxis()
    right.set_xlabel("RTP above the exact one, percentage points (bar: 95 % of runs)")
    _save(figure, path)


def plot_sessions(sessions: Sessions, path: Path) -> None:
    """Three panels: bankroll paths with their quantiles, the last bankrolls, and the deepest falls from a high."""
    figure = Figure(figsize=(12, 7), layout="constrained", facecolor=_PAPER)
    paths, last, falls = figure.subplot_mosaic([["paths", "paths"], ["last", "falls"]]).values()
    plan = sessions.plan
    figure.suptitle(
        f"{sessions.game.name}, {plan.staking.plan.name} on {plan.staking.bet.id}: {sessions.count:,} sessions,"
        f" {sessions.ruined / sessions.count:.2%} ruined, seed {sessions.seed}"
    )
    _draw_paths(paths, sessions)
    _draw_counts(last, sessions.played.last, "last bankroll, minor units")
    last.axvline(plan.bankroll_minor, color=_MARK_COLOUR, linestyle="--", label="bankroll at the start")
    last.legend()
    _draw_counts(falls, sessions.played.drawdown, "drawdown, minor units")
    _save(figure, path)


def _draw_paths(axes: Axes, sessions: Sessions) -> None:
    points = sessions.played.paths
    at = np.arange(points.shape[1]) * sessions.plan.every
    axes.plot(at, points[:_SHOWN_PATHS].T, color=_LINE_COLOUR, alpha=0.25, linewidth=0.7)
    low, middle, high = np.quantile(points, (0.05, 0.5, 0.95), axis=0)
    axes.fill_between(at, low, high, color=_BAND_COLOUR, alpha=0.6, label=f"90 % of {len(points):,} sessions")
    axes.plot(at, middle, color=_MARK_COLOUR, label="median")
    axes.set_xlabel("round")
    axes.set_ylabel("bankroll, minor units")
    axes.legend(loc="upper left")


def _draw_counts(axes: Axes, values: "np.typing.NDArray[np.int64]", label: str) -> None:
    axes.hist(values, bins=60, color=_LINE_COLOUR)
    axes.set_xlabel(label)
    axes.set_ylabel("sessions")


def _save(figure: Figure, path: Path) -> None:
    # Without date and random ids the same run writes the same file.
    with mpl.rc_context({"svg.hashsalt": "puntobanco"}):
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None, dpi=150)
