"""What a simulation found: how often each class of coup came, and what that made of every bet."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import sqrt

import numpy as np
import numpy.typing as npt

from puntobanco.game import Bet, Game, Outcome, Sight, result_at


@dataclass(frozen=True)
class BetCount:
    """How often `bet` ended in each way: once for each payline, in their order, and `lost`."""

    bet: Bet
    paid: tuple[int, ...]
    lost: int

    @cached_property
    def rounds(self) -> int:
        return sum(self.paid) + self.lost

    @cached_property
    def _returns(self) -> tuple[Fraction, Fraction]:
        """Mean of what came back for a stake of 1, and mean of its square."""
        stake, backs = self.bet.units
        first = sum(count * back for count, back in zip(self.paid, backs, strict=True))
        second = sum(count * back * back for count, back in zip(self.paid, backs, strict=True))
        return Fraction(first, stake * self.rounds), Fraction(second, stake * stake * self.rounds)

    @property
    def rtp(self) -> Fraction:
        """What came back for a stake of 1 on average, the stake included and payouts not rounded."""
        return self._returns[0]

    @property
    def standard_error(self) -> float:
        """How far `rtp` strays by chance: the observed standard deviation over the root of the rounds."""
        mean, square = self._returns
        return sqrt((square - mean * mean) / self.rounds)


@dataclass(frozen=True, eq=False)
class Simulation:
    """`rounds` rounds of `game` from `seed`, of `asked`: fewer when it was stopped.

    `counts[pairs, result]` (read-only) says how often each numbered pairs met each numbered result; when no bet of
    the game looks at pairs they are not looked at, and there is one row. `seconds` is the time on the clock.
    """

    game: Game
    seed: int
    asked: int
    counts: npt.NDArray[np.int64]
    seconds: float

    def __post_init__(self) -> None:
        self.counts.setflags(write=False)

    @cached_property
    def rounds(self) -> int:
        return int(self.counts.sum())

    @property
    def stopped(self) -> bool:
        """Whether it ended before all rounds were dealt."""
        return self.rounds < self.asked

    @cached_property
    def results(self) -> tuple[int, ...]:
        """How often each numbered result came."""
        return tuple(self.counts.sum(axis=0).tolist())

    @cached_property
    def pairs(self) -> tuple[int, ...] | None:
        """How often each numbered pairs came; None when they were not looked at."""
        return tuple(self.counts.sum(axis=1).tolist()) if len(self.counts) > 1 else None

    @cached_property
    def outcomes(self) -> Mapping[Outcome, int]:
        """How often Player won, Banker won, and neither."""
        outcomes = dict.fromkeys(Outcome, 0)
        for index, count in enumerate(self.results):
            outcomes[result_at(index).outcome] += count
        return outcomes

    @cached_property
    def bets(self) -> tuple[BetCount, ...]:
        return tuple(self._count_of(bet) for bet in self.game.bets)

    def _count_of(self, bet: Bet) -> BetCount:
        seen = (self.pairs or ()) if bet.sight is Sight.PAIRS else self.results
        paid = tuple(sum(seen[index] for index in numbers) for numbers in bet.decided)
        return BetCount(bet, paid, self.rounds - sum(paid))
