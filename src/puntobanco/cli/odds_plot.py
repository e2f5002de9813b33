"""The plot of the par sheet: what each bet returns, and how far a session can stray from it."""

from pathlib import Path
from typing import Final

from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.ticker import PercentFormatter

from puntobanco.odds import GameOdds

_INK, _PAPER, _RED, _LINE = "#1c1b18", "#fbf8ef", "#c8102e", "#d8d2c0"
#: Rounds whose bands are drawn, with colour and width: the more rounds, the darker and thicker.
_BANDS: Final = ((10_000, "#9db4e6", 3), (100_000, "#4d74cf", 6), (1_000_000, "#0d2f78", 10))


def draw(odds: GameOdds, file: Path, *, confidence: float) -> None:
    """Write the plot of `odds` to `file`; its ending chooses the kind of picture. Raises ValueError, OSError."""
    bets = sorted(odds.bets, key=lambda bet: bet.rtp)
    places = range(len(bets))
    returns = [float(bet.rtp) for bet in bets]
    figure = Figure(figsize=(12, 2.2 + 0.36 * max(len(bets), 4)), layout="constrained", facecolor=_PAPER)
    left, right = figure.subplots(1, 2, sharey=True)
    figure.suptitle(f"{odds.game.name}: exact returns, {odds.shoe.size} cards", color=_INK, fontsize=15)

    left.hlines(places, returns, 1, color=_INK, linewidth=1)
    left.plot(returns, places, "o", color=_RED)
    for place, value in zip(places, returns, strict=True):
        left.annotate(f"{value:.2%}", (value, place), (-8, 0), textcoords="offset points", ha="right", va="center")
    widest = max(1 - min(returns), max(returns) - 1, 0.01)
    left.set_xlim(1 - widest * 1.35 - 0.002, max(1 + widest * 0.05, *returns) + 0.0005)
    left.set_yticks(places, [bet.bet.label for bet in bets])
    left.set_ylim(-0.7, len(bets) - 0.3)
    left.set_title("Return to player; the line is the house's edge", loc="left", fontsize=11)

    for rounds, colour, width in _BANDS:
        for place, bet in zip(places, bets, strict=True):
            right.hlines(place, *bet.band(rounds, confidence), color=colour, linewidth=width)
    right.plot(returns, places, "o", color=_RED, markersize=4)
    right.set_title(f"Where the actual return lies in {confidence * 100:.4g} of 100 cases", loc="left", fontsize=11)
    keys = [Line2D([], [], color=colour, linewidth=width) for _, colour, width in _BANDS]
    labels = [f"{rounds:,} rounds".replace(",", " ") for rounds, _, _ in _BANDS]
    figure.legend(keys, labels, loc="outside lower right", ncols=3, frameon=False, fontsize=9)

    for axes in (left, right):
        axes.axvline(1, color=_INK, linewidth=1)
        axes.xaxis.set_major_formatter(PercentFormatter(1))
        axes.set_facecolor(_PAPER)
        axes.grid(visible=True, axis="x", color=_LINE, linewidth=0.6)
        axes.set_axisbelow(True)
        axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(file, dpi=150)
