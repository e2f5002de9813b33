"""The exact odds of one bet: integer counts for every way it can end, and what follows from them."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import sqrt

from puntobanco.game import Bet, Payline

from .normal import two_sided_z


@dataclass(frozen=True, slots=True)
class OutcomeClass:
    """One way the bet can end: the row that decides it (None: the stake is lost) and in how many draws it does."""

    payline: Payline | None
    count: int

    @property
    def returns(self) -> Fraction:
        """What comes back for a stake of 1, the stake included."""
        return Fraction(0) if self.payline is None else self.payline.returns


@dataclass(frozen=True)
class BetOdds:
    """Odds of `bet` on the next coup. Counts are ordered six-card draws out of `total`; money is per stake of 1.

    `classes` has one entry for each payline, in their order, and the lost stake last. All figures are exact
    (`Fraction`) unless they need a root; rounding down to minor units is left out (see `at_stake`).
    """

    bet: Bet
    total: int
    classes: tuple[OutcomeClass, ...]

    @property
    def id(self) -> str:
        return self.bet.id

    @cached_property
    def hit(self) -> Fraction:
        """Probability that more comes back than was staked."""
        return Fraction(sum([way.count for way in self.classes if way.payline and way.payline.win > 0]), self.total)

    @cached_property
    def push(self) -> Fraction:
        """Probability that just the stake comes back."""
        return Fraction(sum([way.count for way in self.classes if way.payline and way.payline.is_push]), self.total)

    @cached_property
    def lost(self) -> Fraction:
        """Probability that the stake is lost."""
        return Fraction(self.classes[-1].count, self.total)

    @cached_property
    def _moments(self) -> tuple[int, int, int, int]:
        """A stake d, and the sums over all draws of (what comes back for d)¹, ² and ³: whole numbers."""
        stake, returns = self.bet.units
        first = second = third = 0
        for way, back in zip(self.classes, returns, strict=False):
            first += way.count * back
            second += way.count * back * back
            third += way.count * back * back * back
        return stake, first, second, third

    @cached_property
    def rtp(self) -> Fraction:
        """Return to player: what comes back on average, the stake included."""
        stake, first, _, _ = self._moments
        return Fraction(first, stake * self.total)

    @cached_property
    def edge(self) -> Fraction:
        """What the house keeps on average: 1 − RTP. Negative when the patron has the better of it."""
        return 1 - self.rtp

    @cached_property
    def variance(self) -> Fraction:
        """Variance of the return (and so of the win) of one round."""
        stake, first, second, _ = self._moments
        return Fraction(second * self.total - first * first, (stake * self.total) ** 2)

    @cached_property
    def third_moment(self) -> Fraction:
        """Third central moment of the return of one round."""
        stake, first, second, third = self._moments
        total = self.total
        return Fraction(third * total**2 - 3 * first * second * total + 2 * first**3, (stake * total) ** 3)

    @property
    def standard_deviation(self) -> float:
        """Root of the variance: the volatility of one round."""
        return sqrt(self.variance)

    @property
    def skewness(self) -> float:
        """Third standardised moment; 0 for a bet that always ends the same way."""
        return float(self.third_moment) / self.standard_deviation**3 if self.variance else 0.0

    def band(self, rounds: int, confidence: float = 0.95) -> tuple[float, float]:
        """Between which bounds the actual RTP of `rounds` equal stakes lies with probability `confidence`.

        By the normal approximation, so meant for thousands of rounds. Raises ValueError for less than one round or a
        confidence not between 0 and 1.
        """
        if rounds < 1:
            raise ValueError(f"a band needs at least one round, not {rounds}")
        half = two_sided_z(confidence) * self.standard_deviation / sqrt(rounds)
        return float(self.rtp) - half, float(self.rtp) + half


def bet_odds(bet: Bet, counts: Sequence[int], total: int) -> BetOdds:
    """Odds of `bet` from the counts of what it sees: all numbered results, or all numbered pairs, out of `total`."""
    ways = [sum([counts[index] for index in numbers]) for numbers in bet.decided]
    classes = [OutcomeClass(line, count) for line, count in zip(bet.paylines, ways, strict=True)]
    return BetOdds(bet, total, (*classes, OutcomeClass(None, total - sum(ways))))
