"""A report: what a simulation found against what the exact odds say."""

from dataclasses import dataclass
from functools import cached_property
from math import inf, sqrt

from puntobanco.game import Outcome, Payline
from puntobanco.odds import BetOdds, GameOdds, odds_of

from .chi_square import ChiSquare, chi_square
from .result import BetCount, Simulation

#: How sure the bands are.
CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True)
class ShareLine:
    """`count` of `rounds` where the exact odds say `weight` of `total`."""

    name: str
    count: int
    rounds: int
    weight: int
    total: int

    @property
    def observed(self) -> float:
        return self.count / self.rounds

    @property
    def exact(self) -> float:
        return self.weight / self.total

    @property
    def z(self) -> float:
        """How many standard deviations the count is above what is expected."""
        expected = self.rounds * self.exact
        deviation = sqrt(expected * (1 - self.exact))
        return _ratio(self.count - expected, deviation)


@dataclass(frozen=True)
class BetLine:
    """One bet: its `count` from the simulation and its exact `odds`."""

    count: BetCount
    odds: BetOdds

    @property
    def id(self) -> str:
        return self.count.bet.id

    @property
    def band(self) -> tuple[float, float]:
        """Where the RTP of so many rounds lies with 95 % probability, by the exact odds."""
        return self.odds.band(self.count.rounds, CONFIDENCE)

    @property
    def z(self) -> float:
        """How many standard deviations the RTP is above the exact one."""
        deviation = self.odds.standard_deviation / sqrt(self.count.rounds)
        return _ratio(float(self.count.rtp - self.odds.rtp), deviation)

    @cached_property
    def ways(self) -> tuple[tuple[Payline | None, ShareLine], ...]:
        """Every way it can end, the lost stake last, with the row that decides it."""
        counts = (*self.count.paid, self.count.lost)
        return tuple(
            (way.payline, ShareLine(_name(way.payline), count, self.count.rounds, way.count, self.odds.total))
            for way, count in zip(self.odds.classes, counts, strict=True)
        )


def _name(line: Payline | None) -> str:
    if line is None:
        return "lost"
    return "push" if line.is_push else f"{line.win.numerator}:{line.win.denominator}"


def _ratio(difference: float, deviation: float) -> float:
    """`difference` in units of `deviation`; what can never differ and does is infinitely far off."""
    if deviation > 0:
        return difference / deviation
    return 0.0 if difference == 0 else inf if difference > 0 else -inf


@dataclass(frozen=True)
class Report:
    """`simulation` beside the exact `odds` of the first round of a fresh shoe.

    Rounds of a shoe game share their cards, so there the tests are a little too mild; and since the cut card stops a
    shoe sooner when its rounds are long, the average over whole shoes is not quite that of the first round.
    """

    simulation: Simulation
    odds: GameOdds

    @cached_property
    def outcomes(self) -> tuple[ShareLine, ...]:
        """Player, Banker and tie."""
        weights = self.odds.outcomes
        return tuple(
            ShareLine(outcome.value, self.simulation.outcomes[outcome], self.simulation.rounds, weight, self.odds.total)
            for outcome, weight in ((outcome, weights[outcome]) for outcome in Outcome)
        )

    @cached_property
    def bets(self) -> tuple[BetLine, ...]:
        return tuple(BetLine(count, self.odds.by_id[count.bet.id]) for count in self.simulation.bets)

    @cached_property
    def results_test(self) -> ChiSquare:
        """All results (totals and numbers of cards) jointly."""
        return chi_square(self.simulation.results, self.odds.results)

    @cached_property
    def pairs_test(self) -> ChiSquare | None:
        """All kinds of pairs jointly; None when they were not looked at."""
        pairs = self.simulation.pairs
        return None if pairs is None else chi_square(pairs, self.odds.pairs)


def report_of(simulation: Simulation) -> Report:
    """The report on `simulation`. Raises ValueError when not one round was dealt."""
    if not simulation.rounds:
        raise ValueError("not one round was dealt, so there is nothing to report")
    return Report(simulation, odds_of(simulation.game))
