"""Sessions: walked again in plain Python with the production rules, and against exact probabilities (F-74)."""

import hashlib
from dataclasses import replace
from fractions import Fraction
from math import sqrt
from typing import Any

import numpy as np
import pytest

from puntobanco.game import Bet, Limits, Payline, Shoe, Sight, payout_minor
from puntobanco.odds import odds_of
from puntobanco.simulation import PLANS, Ending, Plan, Sessions, Step, simulate_sessions
from puntobanco.simulation.recipe import Recipe
from puntobanco.simulation.sessions import wilson
from puntobanco.simulation.staking import staking_of
from puntobanco.simulation.streams import stream_state
from tests.simulation.games import PLAYER_PAIR, TOUCH, game


def _played(plan: Plan, table: Any = TOUCH, **changes: Any) -> Sessions:
    asked = {"bet": "banker", "unit_minor": 100, "bankroll_minor": 10_000, "sessions": 300, "rounds": 120, "seed": 5}
    return simulate_sessions(table, plan, **{**asked, **changes})


def _walk(lines: list[Payline | None], plan: Plan, unit: int, limits: Limits, money: int) -> dict[str, int]:
    """One session in plain Python."""
    step, low, high, fall, staked, rounds = 0, money, money, 0, 0, 0
    for line in lines:
        stake = min(plan.steps[step].stake * unit, limits.maximum)
        if stake > money:
            break
        money += (0 if line is None else payout_minor(stake, line)) - stake
        ending = Ending.LOSE if line is None else Ending.PUSH if line.is_push else Ending.WIN
        step = plan.steps[step].after(ending)
        staked, rounds = staked + stake, rounds + (stake > 0)
        low, high = min(low, money), max(high, money)
        fall = max(fall, high - money)
    ruined = min(plan.steps[step].stake * unit, limits.maximum) > money
    return {
        "last": money,
        "lowest": low,
        "highest": high,
        "drawdown": fall,
        "staked": staked,
        "rounds": rounds,
        "ruined": int(ruined),
    }


WATCHER = Plan("watcher", (Step(0, 1, 0, 0), Step(3, 0, 0, 1)))


@pytest.mark.parametrize("plan", [*(make() for make in PLANS.values()), WATCHER], ids=lambda plan: plan.name)
@pytest.mark.parametrize("bet", ["player", "banker", "tie", "player-pair"])
def test_every_session_is_what_the_plan_and_the_production_payouts_make_of_its_rounds_f74(plan: Plan, bet: str) -> None:
    # A unit that rounding bites: 1.95 × 37 is not whole.
    table, sessions, rounds, limits = game(pairs=True), 60, 90, Limits(10, 400)
    table = replace(table, stakes=replace(table.stakes, areas=dict.fromkeys(table.stakes.areas, limits)))
    found = _played(plan, table, bet=bet, unit_minor=37, bankroll_minor=2_000, sessions=sessions, rounds=rounds)
    results, pairs = Recipe.of(table).write(stream_state(5, "sessions", 0), sessions * rounds)
    seen = pairs if table.bets_by_id[bet].sight is Sight.PAIRS else results
    lines = [table.bets_by_id[bet].table[number] for number in seen.tolist()]
    for session in range(sessions):
        told = {name: int(getattr(found.played, name)[session]) for name in found.played._fields[:7]}
        own = lines[session * rounds : (session + 1) * rounds]
        assert told == _walk(own, plan, 37, limits, 2_000), session
        path = found.played.paths[session].tolist()
        assert path == [_walk(own[:at], plan, 37, limits, 2_000)["last"] for at in range(rounds + 1)]


@pytest.mark.parametrize("plan", [make() for make in PLANS.values()], ids=lambda plan: plan.name)
def test_what_patrons_lose_the_house_wins_f74(plan: Plan) -> None:
    found = _played(plan, sessions=2_000)
    laid = found.played.visits * (found.plan.staking.payouts - found.plan.staking.stakes[:, np.newaxis])
    assert found.nets.sum() == laid.sum()
    assert found.staked_minor == (found.played.visits.sum(axis=1) * found.plan.staking.stakes).sum()


@pytest.mark.parametrize("plan", [make() for make in PLANS.values()], ids=lambda plan: plan.name)
@pytest.mark.parametrize("bet", ["player", "banker", "tie"])
def test_no_plan_changes_the_edge_f74(plan: Plan, bet: str) -> None:
    found = _played(plan, bet=bet, unit_minor=110, sessions=20_000)
    assert float(found.expected_net) < 0
    assert abs(found.z) < 4


def test_flat_stakes_lose_the_exact_edge_of_the_bet() -> None:
    for sessions, rounds in ((300, 120), (1, 3)):
        found = _played(PLANS["flat"](), bankroll_minor=10**6, sessions=sessions, rounds=rounds)
        assert found.expected_net == -100 * rounds * odds_of(TOUCH).by_id["banker"].edge


def test_rounding_down_counts_as_it_does_in_the_real_game_f11() -> None:
    # €0.10 on the Banker returns €0.19, not €0.195.
    found = _played(PLANS["flat"](), unit_minor=10, bankroll_minor=10**6)
    odds = odds_of(TOUCH).by_id["banker"]
    won, pushed, _ = (Fraction(way.count, odds.total) for way in odds.classes)
    assert found.expected_net == 120 * (won * 19 + pushed * 10 - 10)


def test_the_risk_of_ruin_is_the_exact_one_f74() -> None:
    """Five units against 60 rounds of one unit on the Player, by following every bankroll exactly."""
    odds = odds_of(TOUCH).outcomes
    up, down, still = (Fraction(count, sum(odds.values())) for count in odds.values())
    at = {5: Fraction(1)}
    for _ in range(60):
        after: dict[int, Fraction] = {}
        for units, chance in at.items():
            moves = [(0, Fraction(1))] if units == 0 else [(1, up), (-1, down), (0, still)]
            for move, weight in moves:
                after[units + move] = after.get(units + move, Fraction(0)) + chance * weight
        at = {units: Fraction(float(chance)) for units, chance in after.items()}
    ruin = float(at[0])
    sessions = 40_000
    found = _played(PLANS["flat"](), bet="player", bankroll_minor=500, sessions=sessions, rounds=60)
    assert abs(found.ruined / sessions - ruin) < 4 * sqrt(ruin * (1 - ruin) / sessions)
    ahead = float(sum(chance for units, chance in at.items() if units > 5))
    assert abs(found.ahead / sessions - ahead) < 4 * sqrt(ahead * (1 - ahead) / sessions)


def test_sessions_are_the_same_with_any_number_of_workers_f74() -> None:
    digests = set()
    for workers in (1, 2, 3):
        found = _played(PLANS["dalembert"](), sessions=5_000, workers=workers)
        digests.add(hashlib.sha256(b"".join(column.tobytes() for column in found.played)).hexdigest())
    assert len(digests) == 1


def test_a_longer_run_begins_with_the_sessions_of_a_shorter_one() -> None:
    short, long = _played(PLANS["flat"](), sessions=1024), _played(PLANS["flat"](), sessions=3_000)
    assert long.played.last[:1024].tolist() == short.played.last.tolist()
    assert len(long.played.paths) == 1000


def test_long_sessions_keep_a_point_every_few_rounds() -> None:
    found = _played(PLANS["flat"](), bankroll_minor=10**9, sessions=3, rounds=100_000)
    assert found.plan.every == 400
    assert found.played.paths.shape == (3, 251)
    assert found.played.paths[:, -1].tolist() == found.played.last.tolist()


def test_the_table_s_maximum_cuts_stakes_and_is_reported_f17() -> None:
    found = _played(PLANS["martingale"](), bankroll_minor=10**9, sessions=2_000, rounds=200, bet="tie", unit_minor=100)
    assert found.plan.staking.stakes.max() == TOUCH.stakes.areas["tie"].maximum == 20_000
    assert found.capped > 0.1
    assert _played(PLANS["flat"]()).capped == 0


def test_the_round_s_limits_hold_as_well_as_the_area_s_f17() -> None:
    narrow = replace(TOUCH, stakes=replace(TOUCH.stakes, round=Limits(50, 5_000)))
    staking = staking_of(narrow, PLANS["martingale"](), "player", 100)
    assert staking.limits == Limits(50, 5_000)
    assert staking.stakes.max() == 5_000


def test_shoes_are_played_too_f73() -> None:
    found = _played(PLANS["flat"](), game(shoe=Shoe(14, burn=True)), sessions=5_000)
    assert abs(found.z) < 4


def test_an_interrupt_keeps_the_sessions_that_were_played_f74() -> None:
    told: list[int] = []

    def interrupt(done: int) -> None:
        told.append(done)
        if len(told) == 1:
            raise KeyboardInterrupt

    found = _played(PLANS["flat"](), sessions=10**6, progress=interrupt)
    assert 0 < found.count < found.plan.sessions
    assert found.played.visits.sum() == found.played.rounds.sum()


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ({"bet": "dragon"}, "no bet called 'dragon'; there are player, tie, banker"),
        ({"unit_minor": 5}, "outside the limits"),
        ({"unit_minor": 150_001}, "outside the limits"),
        ({"bankroll_minor": 99}, "does not cover"),
        ({"sessions": 0}, "at least one session"),
        ({"rounds": 0}, "at least one session"),
        ({"bankroll_minor": 2**63 - 1}, "64 bits"),
        ({"workers": 0}, "worker"),
        ({"seed": -1}, "seed"),
    ],
)
def test_impossible_sessions_are_refused(wrong: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        _played(PLANS["flat"](), **wrong)


def test_a_bet_on_pairs_is_played_on_the_pairs() -> None:
    found = _played(PLANS["flat"](), game(pairs=True), bet=PLAYER_PAIR.id, sessions=2_000, bankroll_minor=10**6)
    share = found.played.visits[0, 0] / found.played.visits.sum()
    assert abs(share - 31 / 415) < 4 * sqrt(31 / 415 * 384 / 415 / 240_000)


def test_bounds_of_a_share_are_wilson_s() -> None:
    # 5 of 10 with z = 2: centre ½, half width 2·√(0.025 + 0.01) / 1.4 … and never outside 0…1.
    low, high = wilson(5, 10, 2.0)
    assert (low, high) == pytest.approx((0.5 - 2 * sqrt(0.035) / 1.4, 0.5 + 2 * sqrt(0.035) / 1.4))
    assert wilson(0, 10, 2.0)[0] == 0
    assert wilson(10, 10, 2.0)[1] == 1


def test_a_bet_that_always_ends_the_same_way_has_no_error_to_measure_by() -> None:
    every = Bet("every", (Payline({"outcome": frozenset({"player", "banker", "tie"})}, Fraction(0)),))
    table = replace(TOUCH, bets=(every,), stakes=replace(TOUCH.stakes, areas={"every": Limits(10, 100)}))
    found = _played(PLANS["flat"](), table, bet="every")
    assert found.mean_net == found.z == 0
