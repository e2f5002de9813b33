"""Staking: a plan at a table, as tables of whole minor units worked out by the production rules."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

import numpy as np
import numpy.typing as npt

from puntobanco.game import Bet, Game, Limits, Payline, payout_minor

from .plan import Ending, Plan

_MOST: Final = (1 << 63) - 1


@dataclass(frozen=True, eq=False)
class Staking:
    """`plan` with units of `unit_minor` on `bet`, within `limits`. A *way* is the number of the payline, or one more
    for a lost stake.

    By step: `stakes`; by step and way: `payouts` (stake included, rounded down) and `follows`, the next step.
    `ways[number]` is the way of each result, or pairs, that the bet sees. Money in minor units.
    """

    plan: Plan
    bet: Bet
    unit_minor: int
    limits: Limits
    stakes: npt.NDArray[np.int64]
    payouts: npt.NDArray[np.int64]
    follows: npt.NDArray[np.int64]
    ways: npt.NDArray[np.uint8]

    @property
    def capped(self) -> npt.NDArray[np.bool_]:
        """The steps whose stake the table's maximum has cut."""
        wanted = [step.stake * self.unit_minor > self.limits.maximum for step in self.plan.steps]
        return np.array(wanted, np.bool_)


def bet_limits(game: Game, bet_id: str) -> Limits:
    """What may be staked on one area when nothing else is: its own limits and the round's together."""
    area, whole = game.stakes.areas[bet_id], game.stakes.round
    return Limits(max(area.minimum, whole.minimum), min(area.maximum, whole.maximum))


def staking_of(game: Game, plan: Plan, bet_id: str, unit_minor: int) -> Staking:
    """`plan` at `game`'s table. What a step stakes above the maximum is cut to it.

    Raises ValueError for a bet the game does not have and for a unit outside the limits.
    """
    if bet_id not in game.bets_by_id:
        raise ValueError(f"{game.id} has no bet called {bet_id!r}; there are {', '.join(game.bets_by_id)}")
    bet, limits = game.bets_by_id[bet_id], bet_limits(game, bet_id)
    if not limits.minimum <= unit_minor <= limits.maximum:
        raise ValueError(
            f"a unit of {unit_minor} is outside the limits of {bet_id}, {limits.minimum} to {limits.maximum}"
        )
    stakes = [min(step.stake * unit_minor, limits.maximum) for step in plan.steps]
    lines: tuple[Payline | None, ...] = (*bet.paylines, None)
    payouts = [[0 if line is None else payout_minor(stake, line) for line in lines] for stake in stakes]
    follows = [[step.after(_ending(line)) for line in lines] for step in plan.steps]
    ways = np.full(len(bet.table), len(bet.paylines), np.uint8)
    for way, numbers in enumerate(bet.decided):
        ways[list(numbers)] = way
    return Staking(
        plan, bet, unit_minor, limits, np.array(stakes), np.array(payouts), np.array(follows, np.int64), ways
    )


def _ending(line: Payline | None) -> Ending:
    if line is None:
        return Ending.LOSE
    return Ending.PUSH if line.is_push else Ending.WIN


def check_bankroll(staking: Staking, bankroll_minor: int, rounds: int) -> None:
    """Raises ValueError when the first stake cannot be paid, or a session could leave the range of 64 bits."""
    first = int(staking.stakes[0])
    if bankroll_minor < max(first, 1):
        raise ValueError(f"a bankroll of {bankroll_minor} does not cover the first stake, {first}")
    if bankroll_minor + rounds * int(staking.payouts.max()) > _MOST:
        raise ValueError("bankroll, stakes and rounds are too large to be counted in 64 bits")


def expected_nets(staking: Staking, weights: tuple[int, ...]) -> list[Fraction]:
    """The exact mean of payout less stake for each step, in minor units: rounded payouts, and `weights` of the ways."""
    total = sum(weights)
    return [
        Fraction(sum(weight * int(payout) for weight, payout in zip(weights, row, strict=True)), total) - int(stake)
        for stake, row in zip(staking.stakes, staking.payouts, strict=True)
    ]
