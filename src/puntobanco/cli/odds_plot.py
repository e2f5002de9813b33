"""The plot of the par sheet: what each bet returns, and how far a session can stray from it."""

from pathlib import Path
from typing import Final

from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from puntobanco.odds import GameOdds

_ROUNDS: Final = [round(100 * 10 ** (step / 12)) for step in range(61)]
_INK, _PAPER, _RED, _BLUE, _GREEN = "#1c1b18", "#fbf8ef", "#c8102e", "#1546b0", "#0b7a3b"
_COLOURS: Final = (_BLUE, _GREEN, _RED, "#7a5c00", "#5b2a86", "#00707a", "#a0440a", "#555555")
_DASHES: Final = ("-", "--", "-.", ":")


def draw(odds: GameOdds, file: Path, *, confidence: float) -> None:
    """Write the plot of `odds` to `file`; its ending chooses the kind of picture. Raises ValueError, OSError."""
    bets = sorted(odds.bets, key=lambda bet: bet.rtp)
    figure = Figure(figsize=(12, 2.6 + 0.32 * max(len(bets), 8)), layout="constrained", facecolor=_PAPER)
    left, right = figure.subplots(1, 2)
    figure.suptitle(f"{odds.game.name}: exact returns", color=_INK, fontsize=15)

    returns = [float(bet.rtp) for bet in bets]
    left.hlines(range(len(bets)), returns, 1, color=_INK, linewidth=1)
    left.plot(returns, range(len(bets)), "o", color=_RED)
    left.axvline(1, color=_INK, linewidth=1)
    left.set_yticks(range(len(bets)), [bet.bet.label for bet in bets])
    for place, value in enumerate(returns):
        left.annotate(f"{value:.2%}", (value, place), (-8, 0), textcoords="offset points", ha="right", va="center")
    lowest = min(returns)
    left.set_xlim(lowest - (1 - lowest) * 0.35 - 0.005, 1 + (1 - lowest) * 0.05 + 0.001)
    left.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    left.set_title("Return to player; the line is the house's edge", loc="left", fontsize=11)

    for place, bet in enumerate(odds.bets):
        style = {"color": _COLOURS[place % len(_COLOURS)], "linestyle": _DASHES[place // len(_COLOURS) % len(_DASHES)]}
        bands = [bet.band(rounds, confidence) for rounds in _ROUNDS]
        half = [(high - low) / 2 for low, high in bands]
        right.plot(_ROUNDS, half, linewidth=1.6, label=bet.bet.label, **style)
    right.set_xscale("log")
    right.set_yscale("log")
    right.yaxis.set_major_formatter(PercentFormatter(1))
    right.set_xlabel("rounds at equal stakes")
    right.set_title(f"Half width of the {confidence:.4g} band around the RTP", loc="left", fontsize=11)
    right.legend(fontsize=8, ncols=1 + len(bets) // 9, frameon=False)
    for axes in (left, right):
        axes.set_facecolor(_PAPER)
        axes.grid(visible=True, color="#d8d2c0", linewidth=0.6)
        axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(file, dpi=150)
