"""Sessions: many patrons with the same bankroll and the same plan, and what became of them."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import sqrt
from typing import Final

import numpy as np
import numpy.typing as npt

from puntobanco.game import Game, Sight
from puntobanco.odds import BetOdds, odds_of

from .plan import Plan
from .play import Played, new_played, play_sessions, table_of
from .pool import crew, share_out
from .recipe import Recipe
from .staking import Staking, check_bankroll, expected_nets, staking_of
from .streams import stream_state

#: Paths that are kept for plots, and points along each at most.
_PATHS: Final = 1000
_POINTS: Final = 250
#: A block of sessions has at most this many, and about this many rounds. Each block has a stream of its own.
_BLOCK_SESSIONS: Final = 1 << 10
_BLOCK_ROUNDS: Final = 1 << 20
#: Sessions may be this long.
MOST_ROUNDS: Final = 1 << 26


@dataclass(frozen=True)
class SessionPlan:
    """What every session of a run has in common: picklable, so that other processes can play it."""

    recipe: Recipe
    staking: Staking
    bankroll_minor: int
    sessions: int
    rounds: int

    @property
    def block_sessions(self) -> int:
        return max(1, min(_BLOCK_SESSIONS, _BLOCK_ROUNDS // self.rounds))

    @property
    def every(self) -> int:
        """Rounds from one point of a path to the next."""
        return -(-self.rounds // _POINTS)

    def play_block(self, seed: int, block: int) -> tuple[int, Played]:
        """Block number `block` of the sessions of `seed`."""
        first = block * self.block_sessions
        sessions = min(self.block_sessions, self.sessions - first)
        results, pairs = self.recipe.write(stream_state(seed, "sessions", block), sessions * self.rounds)
        seen = pairs if self.staking.bet.sight is Sight.PAIRS else results
        paths = max(0, min(sessions, _PATHS - first))
        played = new_played(sessions, self.staking, paths, self.rounds // self.every + 1)
        ways, table = self.staking.ways[seen], table_of(self.staking)
        play_sessions(ways, self.rounds, self.bankroll_minor, table, self.every, played)
        return block, played


@dataclass(frozen=True, eq=False)
class Sessions:
    """What became of the sessions of `plan` from `seed`: `played` has a row for each, in order.

    `odds` are the exact ones of the bet. `seconds` is the time on the clock. Fewer sessions than were asked for
    (`plan.sessions`) were played when the run was interrupted.
    """

    game: Game
    plan: SessionPlan
    seed: int
    odds: BetOdds
    played: Played
    seconds: float

    @property
    def count(self) -> int:
        return int(self.played.last.size)

    @cached_property
    def nets(self) -> npt.NDArray[np.int64]:
        """Last bankroll less first, in minor units, for each session."""
        return self.played.last - self.plan.bankroll_minor

    @cached_property
    def mean_net(self) -> float:
        """Minor units a session."""
        return float(self.nets.mean())

    @cached_property
    def standard_error(self) -> float:
        """Of `mean_net`."""
        return float(self.nets.std()) / sqrt(self.count)

    @cached_property
    def expected_net(self) -> Fraction:
        """The exact mean of a session's net, given which stakes were laid how often: no plan changes the edge.

        Minor units a session, payouts rounded down. Of a shoe game's rounds those of a fresh shoe.
        """
        each = expected_nets(self.plan.staking, tuple(way.count for way in self.odds.classes))
        laid = self.played.visits.sum(axis=1).tolist()
        return sum((win * times for win, times in zip(each, laid, strict=True) if times), Fraction(0)) / self.count

    @property
    def z(self) -> float:
        """How many standard errors `mean_net` is above `expected_net`."""
        return (self.mean_net - float(self.expected_net)) / self.standard_error if self.standard_error else 0.0

    @property
    def ruined(self) -> int:
        """Sessions whose bankroll came to be less than the plan's next stake."""
        return int(self.played.ruined.sum())

    @property
    def ahead(self) -> int:
        """Sessions that ended with more than they began."""
        return int((self.nets > 0).sum())

    @property
    def staked_minor(self) -> int:
        """All stakes of all sessions."""
        return sum(self.played.staked.tolist())

    @property
    def capped(self) -> float:
        """The share of rounds in which the table's maximum cut the stake."""
        laid = self.played.visits.sum(axis=1)
        return float(laid[self.plan.staking.capped].sum() / max(laid.sum(), 1))


def wilson(count: int, of: int, z: float) -> tuple[float, float]:
    """Bounds of a probability, `count` of `of` trials having come true. E. B. Wilson (1927), JASA 22, 209–212."""
    share, spread = count / of, z * z / of
    middle = share + spread / 2
    half = z * sqrt(share * (1 - share) / of + spread / (4 * of))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


def simulate_sessions(
    game: Game,
    plan: Plan,
    *,
    bet: str,
    unit_minor: int,
    bankroll_minor: int,
    sessions: int,
    rounds: int,
    seed: int,
    workers: int | None = None,
    executor: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> Sessions:
    """Let `sessions` patrons play up to `rounds` rounds each by `plan`, laying it on `bet` alone.

    Money is whole minor units; payouts are rounded down and stakes kept to the table's limits, as in the real game.
    A session ends early when the bankroll does not cover the next stake: it counts as ruined. In a shoe game sessions
    follow each other along the same shoes. `seed`, `workers`, `executor`, `progress` (sessions so far) and
    interrupts are as for `simulate`. Raises ValueError.
    """
    if sessions < 1 or not 1 <= rounds <= MOST_ROUNDS:
        raise ValueError(f"play at least one session, of 1 to {MOST_ROUNDS} rounds, not {sessions} of {rounds}")
    staking = staking_of(game, plan, bet, unit_minor)
    check_bankroll(staking, bankroll_minor, rounds)
    shared = SessionPlan(Recipe.of(game), staking, bankroll_minor, sessions, rounds)
    blocks: dict[int, Played] = {}

    def take(found: tuple[int, Played]) -> None:
        blocks[found[0]] = found[1]
        if progress is not None:
            progress(sum(played.last.size for played in blocks.values()))

    workers, team = crew(workers, executor)
    started = time.perf_counter()
    with team as everyone:
        share_out(everyone, workers, shared.play_block, _pieces(shared, seed), take)
    seconds = time.perf_counter() - started
    played = _joined([blocks[block] for block in sorted(blocks)], shared)
    return Sessions(game, shared, seed, odds_of(game).by_id[bet], played, seconds)


def _pieces(plan: SessionPlan, seed: int) -> Iterator[tuple[int, int]]:
    for block in range(-(-plan.sessions // plan.block_sessions)):
        yield seed, block


def _joined(parts: list[Played], plan: SessionPlan) -> Played:
    """One table from those of the blocks."""
    parts = parts or [new_played(0, plan.staking, 0, plan.rounds // plan.every + 1)]
    visits = parts[0].visits.copy()
    for part in parts[1:]:
        visits += part.visits
    columns = {
        name: np.concatenate([getattr(part, name) for part in parts]) for name in Played._fields if name != "visits"
    }
    return Played(visits=visits, **columns)
