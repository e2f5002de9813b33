"""What rounding down to whole minor units really costs at a given stake (F-72)."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from puntobanco.game import Bet, Game, payout_minor

from .bet_odds import BetOdds


@dataclass(frozen=True, slots=True)
class StakeOdds:
    """The return to player at one stake: exact, payouts rounded down. `cost` is what rounding takes off the RTP."""

    stake_minor: int
    rtp: Fraction
    cost: Fraction


def at_stake(odds: BetOdds, stake_minor: int) -> StakeOdds:
    """The return of `odds`' bet at `stake_minor` (whole minor units, at least 1). Raises ValueError."""
    if stake_minor < 1:
        raise ValueError(f"a stake is at least 1 minor unit, not {stake_minor}")
    paid = sum([way.count * payout_minor(stake_minor, way.payline) for way in odds.classes if way.payline])
    rtp = Fraction(paid, odds.total * stake_minor)
    return StakeOdds(stake_minor, rtp, odds.rtp - rtp)


def at_stakes(odds: BetOdds, stakes_minor: Iterable[int]) -> tuple[StakeOdds, ...]:
    """The same for each of `stakes_minor`, such as the chips of a tray."""
    return tuple(at_stake(odds, stake_minor) for stake_minor in stakes_minor)


def usual_stakes(game: Game, bet: str) -> tuple[int, ...]:
    """Stakes worth showing for the area `bet`: its minimum and the chips within its limits, ascending."""
    limits = game.stakes.areas[bet]
    chips = [chip for chip in game.stakes.chips if limits.minimum <= chip <= limits.maximum]
    return tuple(sorted({limits.minimum, *chips}))


def free_step(bet: Bet) -> int:
    """The smallest stake in minor units that no payout of `bet` rounds: it and its multiples cost nothing.

    20 for a 5 % commission, as 1.95 × 20 is whole; 1 for a bet that pays whole multiples.
    """
    return bet.units[0]
