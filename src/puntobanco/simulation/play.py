"""Playing sessions: the staking tables walked along the rounds, in a compiled loop on whole minor units."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .compiled import compiled
from .staking import Staking

_Money = npt.NDArray[np.int64]


class Table(NamedTuple):
    """The arrays of a `Staking`."""

    stakes: _Money
    payouts: _Money
    follows: _Money


class Played(NamedTuple):
    """A row for each session: its last, lowest and highest bankroll, the deepest fall from a high (drawdown), what
    was staked in all, the rounds taken part in, and 1 in `ruined` where the bankroll no longer covered the next stake.

    `visits[step, way]` counts all sessions' rounds. `paths[session, point]` is the bankroll after every `every`
    rounds (point 0: before the first), for as many of the first sessions as it has rows. Money in minor units.
    """

    last: _Money
    lowest: _Money
    highest: _Money
    drawdown: _Money
    staked: _Money
    rounds: npt.NDArray[np.int64]
    ruined: npt.NDArray[np.int64]
    visits: npt.NDArray[np.int64]
    paths: _Money


def table_of(staking: Staking) -> Table:
    return Table(staking.stakes, staking.payouts, staking.follows)


def new_played(sessions: int, staking: Staking, paths: int, points: int) -> Played:
    """Room for that many sessions, and for that many paths of so many points each."""
    last, lowest, highest, drawdown, staked, rounds, ruined = (np.zeros(sessions, np.int64) for _ in range(7))
    visits = np.zeros(staking.payouts.shape, np.int64)
    return Played(last, lowest, highest, drawdown, staked, rounds, ruined, visits, np.zeros((paths, points), np.int64))


@compiled
def play_sessions(
    ways: npt.NDArray[np.uint8], rounds: int, bankroll: int, table: Table, every: int, played: Played
) -> None:
    """Play a session of `rounds` rounds after another, each starting with `bankroll`, on the `ways` rounds ended.

    A session whose bankroll does not cover the plan's next stake is over.
    """
    for session in range(played.last.size):
        money, low, high, fall, staked, taken, step = bankroll, bankroll, bankroll, 0, 0, 0, 0
        ruined = 0
        drawn = session < played.paths.shape[0]
        if drawn:
            played.paths[session, 0] = money
        for number in range(rounds):
            stake = table.stakes[step]
            if stake > money:
                ruined = 1
            if not ruined:
                way = ways[session * rounds + number]
                money += table.payouts[step, way] - stake
                played.visits[step, way] += 1
                staked += stake
                taken += 1 if stake > 0 else 0
                step = table.follows[step, way]
                low, high = min(low, money), max(high, money)
                fall = max(fall, high - money)
            elif not drawn:
                break
            if drawn and (number + 1) % every == 0:
                played.paths[session, (number + 1) // every] = money
        if table.stakes[step] > money:
            ruined = 1
        played.last[session], played.lowest[session], played.highest[session] = money, low, high
        played.drawdown[session], played.staked[session] = fall, staked
        played.rounds[session], played.ruined[session] = taken, ruined
