"""Running simulations: the same for a seed whoever runs it, kept when interrupted, added up rightly (F-74)."""

import argparse
import hashlib
import json
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from fractions import Fraction
from multiprocessing import get_context

import numpy as np
import pytest

from puntobanco.cli.simulate import register
from puntobanco.game import Game, Outcome, Result, Shoe
from puntobanco.simulation import BetCount, Simulation, report_of, simulate
from tests.simulation.games import PLAYER_PAIR, TOUCH, game

#: More than one piece of work, whose last block is a short one.
ROUNDS = (1 << 25) + (1 << 22) + 12_345
SHOE = Shoe(cut_card=14, burn=True)


def test_a_seed_gives_the_same_counts_with_any_number_of_workers_f74() -> None:
    once = simulate(TOUCH, ROUNDS, seed=42, workers=1)
    assert once.rounds == once.counts.sum() == ROUNDS
    for workers in (2, 3, 7):
        assert (simulate(TOUCH, ROUNDS, seed=42, workers=workers).counts == once.counts).all()


@pytest.mark.parametrize("changed", [game(pairs=True), game(shoe=SHOE), game(shoe=SHOE, pairs=True)])
def test_so_it_does_with_pairs_and_with_shoes_f74(changed: Game) -> None:
    rounds = 3_000_000
    counts = [simulate(changed, rounds, seed=7, workers=workers).counts for workers in (1, 2, 3)]
    assert counts[0].sum() == rounds
    assert (counts[1] == counts[0]).all()
    assert (counts[2] == counts[0]).all()


def test_looking_at_pairs_does_not_change_the_rounds() -> None:
    without, seen = simulate(TOUCH, 500_000, seed=1), simulate(game(pairs=True), 500_000, seed=1)
    assert without.pairs is None
    assert seen.pairs is not None
    assert seen.results == without.results


def test_other_processes_deal_the_same_rounds_f74() -> None:
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as processes:
        elsewhere = simulate(TOUCH, ROUNDS, seed=42, workers=2, executor=processes)
    assert (elsewhere.counts == simulate(TOUCH, ROUNDS, seed=42).counts).all()


@pytest.mark.filterwarnings("ignore")
def test_a_dask_cluster_of_two_workers_deals_the_same_rounds_f74(capsys: pytest.CaptureFixture[str]) -> None:
    distributed = pytest.importorskip("distributed")
    cluster = distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None, silence_logs=50)
    here = simulate(TOUCH, ROUNDS, seed=42)
    with cluster, distributed.Client(cluster) as client:
        elsewhere = simulate(TOUCH, ROUNDS, seed=42, workers=2, executor=client.get_executor(pure=False))
        words = ("simulate", "touch", "--rounds", str(ROUNDS), "--seed", "42", "--json")
        parser = argparse.ArgumentParser()
        register(parser.add_subparsers())
        args = parser.parse_args([*words, "--dask", cluster.scheduler_address])
        assert args.run(args) == 0
    assert (elsewhere.counts == here.counts).all()
    told = json.loads(capsys.readouterr().out)
    assert told["outcomes"] == {outcome.value: count for outcome, count in here.outcomes.items()}


def test_other_seeds_deal_other_rounds() -> None:
    results = {simulate(TOUCH, 10_000, seed=seed).results for seed in range(20)}
    assert len(results) == 20


#: A seed means the same rounds in every version: who changes one of these changes the name of the scheme as well.
KNOWN = {
    "fresh": "cb6d4ca5f8705c12",
    "pairs": "e13c852e3538edae",
    "shoe": "9f125ec4e32c76ec",
}


@pytest.mark.parametrize("name", KNOWN)
def test_a_seed_means_these_rounds_for_ever_f74(name: str) -> None:
    games = {"fresh": TOUCH, "pairs": game(decks=6, pairs=True), "shoe": game(shoe=SHOE)}
    counts = simulate(games[name], 1_000_000, seed=2026).counts
    assert hashlib.sha256(counts.astype("<i8").tobytes()).hexdigest()[:16] == KNOWN[name]


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_keeps_what_was_dealt_and_says_so_f74() -> None:
    told: list[int] = []

    def interrupt(done: int) -> None:
        told.append(done)
        if len(told) == 3:
            os.kill(os.getpid(), signal.SIGINT)

    found = simulate(TOUCH, 10**13, seed=3, workers=2, progress=interrupt)
    assert found.stopped
    assert found.asked == 10**13
    assert told == sorted(told)
    assert 0 < told[-1] <= found.rounds < 10**13
    # Whole blocks, and fairly dealt ones.
    assert found.rounds % (1 << 22) == 0
    assert report_of(found).results_test.p > 1e-4


def test_progress_ends_at_all_rounds() -> None:
    told: list[int] = []
    assert not simulate(TOUCH, ROUNDS, seed=3, workers=2, progress=told.append).stopped
    assert told[-1] == ROUNDS
    assert told == sorted(told)


@pytest.mark.parametrize("wrong", [{"rounds": 0}, {"rounds": -5}, {"seed": -1}, {"workers": 0}])
def test_impossible_runs_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"not|from 0"):
        simulate(TOUCH, **{"rounds": 10, "seed": 1, **wrong})


@pytest.mark.parametrize("cut_card", [-10, 10, 36, 52])
def test_a_cut_card_that_leaves_no_room_for_a_round_is_refused(cut_card: int) -> None:
    with pytest.raises(ValueError, match="cut card"):
        simulate(replace(TOUCH, decks=1, shoe=Shoe(cut_card, burn=True)), 100, seed=1)


@pytest.mark.parametrize("decks", [0, 17])
@pytest.mark.parametrize("shoe", [None, SHOE])
def test_more_decks_than_there_is_room_for_are_refused(decks: int, shoe: Shoe | None) -> None:
    with pytest.raises(ValueError, match="1 to 16 decks"):
        simulate(replace(TOUCH, decks=decks, shoe=shoe), 100, seed=1)


def _simulation(counted: dict[int, int]) -> Simulation:
    counts = np.zeros((1, 400), np.int64)
    for number, count in counted.items():
        counts[0, number] = count
    return Simulation(TOUCH, 1, sum(counted.values()), counts, 1.0)


def test_outcomes_and_bets_are_sums_over_the_numbered_results_f74() -> None:
    found = _simulation({Result(9, 8, 2, 2).index: 5, Result(3, 7, 3, 2).index: 20, Result(6, 6, 2, 2).index: 75})
    assert found.outcomes == {Outcome.PLAYER: 5, Outcome.BANKER: 20, Outcome.TIE: 75}
    player, tie, banker = found.bets
    assert (player.paid, player.lost) == ((5, 75), 20)
    assert (tie.paid, tie.lost) == ((75,), 25)
    assert (banker.paid, banker.lost) == ((20, 75), 5)
    assert player.rtp == Fraction(2 * 5 + 75, 100)
    assert tie.rtp == Fraction(9 * 75, 100)
    assert banker.rtp == Fraction(195 * 20 + 100 * 75, 100 * 100)


def test_the_standard_error_is_the_root_of_the_variance_of_the_mean() -> None:
    # Returns 12 with probability ¼, else 0: variance 27; of 100 rounds the mean has 27/100.
    assert BetCount(PLAYER_PAIR, (25,), 75).standard_error == pytest.approx((27 / 100) ** 0.5)


def test_counts_cannot_be_changed_afterwards() -> None:
    with pytest.raises(ValueError, match="read-only"):
        simulate(TOUCH, 100, seed=1).counts[0, 0] = 5
