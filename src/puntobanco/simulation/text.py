"""Reports as text for a terminal, and as plain data for JSON."""

from collections.abc import Iterator
from math import isfinite
from typing import Any

import numpy as np

from puntobanco.odds.normal import two_sided_z

from .chi_square import ChiSquare
from .report import CONFIDENCE, BetLine, Report, ShareLine
from .sessions import Sessions, wilson

_QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


def report_text(report: Report) -> Iterator[str]:
    """The report, line by line."""
    run = report.simulation
    speed = run.rounds / run.seconds / 1e6
    yield f"{run.game.name}: {run.rounds:,} rounds from seed {run.seed} in {run.seconds:.2f} s ({speed:,.1f} M/s)"
    if run.stopped:
        yield f"stopped before the end: {run.asked:,} rounds were asked for"
    yield ""
    wide = max(len(name) for name in ("outcome", *(bet.id for bet in report.bets))) + 2
    yield f"{'outcome':<{wide}}{'rounds':>18}{'observed':>13}{'exact':>13}{'z':>8}"
    for line in report.outcomes:
        yield _share(line, wide)
    yield ""
    yield f"{'bet':<{wide}}{'RTP observed':>18}{'exact':>13}{'95 % of runs lie in':>28}{'z':>8}"
    for bet in report.bets:
        low, high = bet.band
        band = f"{low:.5%} … {high:.5%}"
        yield f"{bet.id:<{wide}}{float(bet.count.rtp):>18.5%}{float(bet.odds.rtp):>13.5%}{band:>28}{bet.z:>+8.2f}"
    yield ""
    yield f"all results jointly: {_test(report.results_test)}"
    if report.pairs_test is not None:
        yield f"all pairs jointly:   {_test(report.pairs_test)}"
    if run.game.shoe is not None:
        yield "exact figures are those of a shoe's first round; later ones share its cards, so z and p are approximate"


def _share(line: ShareLine, wide: int) -> str:
    return f"{line.name:<{wide}}{line.count:>18,}{line.observed:>13.5%}{line.exact:>13.5%}{line.z:>+8.2f}"


def _test(test: ChiSquare) -> str:
    return f"chi-square {test.statistic:.1f} with {test.degrees} degrees of freedom, p = {test.p:.4f}"


def sessions_text(sessions: Sessions) -> Iterator[str]:
    """What became of the sessions, line by line. Money in minor units."""
    plan, played, count = sessions.plan, sessions.played, sessions.count
    staking = plan.staking
    z = two_sided_z(CONFIDENCE)
    yield (
        f"{sessions.game.name}: {count:,} sessions of up to {plan.rounds:,} rounds from seed {sessions.seed}"
        f" in {sessions.seconds:.2f} s"
    )
    if count < plan.sessions:
        yield f"stopped before the end: {plan.sessions:,} sessions were asked for"
    yield (
        f"plan {staking.plan.name} on {staking.bet.id}, unit {staking.unit_minor:,}, bankroll {plan.bankroll_minor:,}"
        f" (minor units), table {staking.limits.minimum:,} … {staking.limits.maximum:,}"
    )
    yield ""
    yield f"{'mean net':<18}{sessions.mean_net:>+14,.2f} ± {z * sessions.standard_error:,.2f} (95 %)"
    yield f"{'exactly expected':<18}{float(sessions.expected_net):>+14,.2f} for these stakes, z = {sessions.z:+.2f}"
    for name, times in (("ruined", sessions.ruined), ("ahead at the end", sessions.ahead)):
        low, high = wilson(times, count, z)
        yield f"{name:<18}{times / count:>14.3%} (95 %: {low:.3%} … {high:.3%})"
    if sessions.capped:
        yield f"{'stakes cut to max':<18}{sessions.capped:>14.3%} of rounds"
    yield f"{'rounds played':<18}{float(played.rounds.mean()):>14,.1f} a session"
    yield ""
    yield f"{'quantiles':<18}" + "".join(f"{quantile:>14.0%}" for quantile in _QUANTILES)
    for name, values in (("last bankroll", played.last), ("lowest", played.lowest), ("drawdown", played.drawdown)):
        yield f"{name:<18}" + "".join(f"{value:>14,.0f}" for value in np.quantile(values, _QUANTILES))


def report_data(report: Report) -> dict[str, Any]:
    """The report as JSON types. Shares and returns are floats; counts are whole."""
    run = report.simulation
    return {
        "game": run.game.id,
        "version": run.game.version,
        "rounds": run.rounds,
        "asked": run.asked,
        "seed": run.seed,
        "outcomes": {line.name: line.count for line in report.outcomes},
        "outcome_z": {line.name: _number(line.z) for line in report.outcomes},
        "bets": [_bet(bet) for bet in report.bets],
        "chi_square": {
            "results": _test_data(report.results_test),
            "pairs": None if report.pairs_test is None else _test_data(report.pairs_test),
        },
        "seconds": run.seconds,
        "rounds_per_second": run.rounds / run.seconds,
    }


def _bet(bet: BetLine) -> dict[str, Any]:
    return {
        "id": bet.id,
        "rtp": float(bet.count.rtp),
        "standard_error": bet.count.standard_error,
        "exact_rtp": float(bet.odds.rtp),
        "band": list(bet.band),
        "z": _number(bet.z),
        "ways": [
            {
                "pays": line.name,
                "commission": None if row is None else str(row.commission),
                "count": line.count,
                "exact": line.exact,
                "z": _number(line.z),
            }
            for row, line in bet.ways
        ],
    }


def _test_data(test: ChiSquare) -> dict[str, Any]:
    return {"statistic": _number(test.statistic), "degrees": test.degrees, "p": test.p}


def _number(value: float) -> float | None:
    """JSON has no infinity."""
    return value if isfinite(value) else None


def sessions_data(sessions: Sessions) -> dict[str, Any]:
    """The sessions as JSON types. Money in minor units."""
    plan, played, count = sessions.plan, sessions.played, sessions.count
    z = two_sided_z(CONFIDENCE)
    return {
        "plan": plan.staking.plan.name,
        "bet": plan.staking.bet.id,
        "unit": plan.staking.unit_minor,
        "bankroll": plan.bankroll_minor,
        "sessions": count,
        "asked": plan.sessions,
        "session_rounds": plan.rounds,
        "staked": sessions.staked_minor,
        "mean_net": sessions.mean_net,
        "standard_error": sessions.standard_error,
        "expected_net": float(sessions.expected_net),
        "z": sessions.z,
        "ruined": {
            "count": sessions.ruined,
            "share": sessions.ruined / count,
            "band": list(wilson(sessions.ruined, count, z)),
        },
        "ahead": {
            "count": sessions.ahead,
            "share": sessions.ahead / count,
            "band": list(wilson(sessions.ahead, count, z)),
        },
        "capped": sessions.capped,
        "quantiles": {
            "at": list(_QUANTILES),
            "last": np.quantile(played.last, _QUANTILES).tolist(),
            "lowest": np.quantile(played.lowest, _QUANTILES).tolist(),
            "drawdown": np.quantile(played.drawdown, _QUANTILES).tolist(),
        },
        "seconds": sessions.seconds,
    }
