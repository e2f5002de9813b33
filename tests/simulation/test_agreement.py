"""Simulated rounds agree with the exact counts, and wrong deals and wrong tables do not (F-74, R-10)."""

from collections.abc import Callable
from math import inf

import numpy as np
import numpy.typing as npt
import pytest

from puntobanco.game import Card, Coup, Outcome, Shoe, Tableau, deal_coup, pairs_of, result_at, result_of
from puntobanco.odds import odds_of
from puntobanco.simulation import Report, chi_square, report_of, simulate
from puntobanco.simulation.cells import cell_results
from puntobanco.simulation.chunk import new_chunk
from puntobanco.simulation.deck import DRAWS, deck_of
from puntobanco.simulation.fresh import write_rounds
from puntobanco.simulation.streams import stream_state
from puntobanco.simulation.xoshiro import FILL_UNIT, fill
from tests.simulation.games import TOUCH, banker_table, game

#: Family-wise, over all tests of this file that look for a difference (Bonferroni). The seeds are fixed, so a test
#: that passes once passes always: α is what an unlucky change of the stream has to reckon with.
ALPHA = 0.01 / 64
#: What a biased control must be caught at: far beyond anything the family would let pass.
CAUGHT = 1e-9
ROUNDS = 8_000_000


def _smallest_p(report: Report) -> float:
    tests = [report.results_test] + ([report.pairs_test] if report.pairs_test else [])
    return min(test.p for test in tests)


@pytest.mark.parametrize("decks", [1, 2, 4, 6, 8, 16])
def test_results_and_pairs_of_any_number_of_decks_agree_with_the_exact_counts_f74(decks: int) -> None:
    report = report_of(simulate(game(decks=decks, pairs=True), ROUNDS, seed=decks, workers=1))
    assert _smallest_p(report) > ALPHA
    assert all(abs(line.z) < 4 for line in (*report.outcomes, *report.bets))


def test_a_game_without_bets_on_pairs_agrees_too_f74() -> None:
    report = report_of(simulate(TOUCH, 5 * ROUNDS, seed=1, workers=1))
    assert report.pairs_test is None
    assert _smallest_p(report) > ALPHA


def test_a_shoe_game_agrees_with_the_first_round_of_a_fresh_shoe_f74() -> None:
    report = report_of(simulate(game(shoe=Shoe(14, burn=True), pairs=True), ROUNDS, seed=1, workers=1))
    assert _smallest_p(report) > ALPHA


WRONG_TABLES = {
    "banker 3 draws on 8": banker_table(t3_8=True),
    "banker 4 draws on 1": banker_table(t4_1=True),
    "banker 5 draws on 3": banker_table(t5_3=True),
    "banker 4 draws on a ten": banker_table(t4_0=True),
    "banker 6 never draws": banker_table(t6_6=False, t6_7=False),
    "banker 3 stands on 9": banker_table(t3_9=False),
    "banker 6 draws when player stood": banker_table(t6_10=True),
}


@pytest.mark.parametrize("tableau", WRONG_TABLES.values(), ids=WRONG_TABLES.keys())
def test_a_wrong_drawing_table_is_caught_f07(tableau: Tableau) -> None:
    wrong = simulate(game(tableau=tableau), 200_000, seed=1, workers=1)
    assert chi_square(wrong.results, odds_of(TOUCH).results).p < CAUGHT


# --- deals that are not fair, judged by the same chi-square -----------------------------------------------------------

Draws = Callable[[npt.NDArray[np.uint16], int], npt.NDArray[np.int64]]


def _fair(words: npt.NDArray[np.uint16], count: int) -> npt.NDArray[np.int64]:
    return words.astype(np.int64) * count >> 16


def _modulo_of_a_byte(words: npt.NDArray[np.uint16], count: int) -> npt.NDArray[np.int64]:
    return (words & 0xFF).astype(np.int64) % count


def _picks(draw: Draws, rounds: int, *, put_back: bool) -> npt.NDArray[np.int64]:
    """The six places, in what is left of one deck, of so many deals: a row each."""
    words = np.empty(FILL_UNIT * (rounds * DRAWS // (4 * FILL_UNIT) + 1), np.uint64)
    fill(stream_state(1, "controls", 0), words)
    rows = words.view(np.uint16)[: rounds * DRAWS].reshape(DRAWS, rounds)
    return np.array([draw(row, 52 if put_back else 52 - k) for k, row in enumerate(rows)]).T


def _p_of_deals(draw: Draws, *, put_back: bool) -> float:
    """The smaller p of results and pairs, of one deck dealt card by card in plain Python with `draw`."""
    results, pairs = [0] * 400, [0] * 9
    for pick in _picks(draw, 40_000, put_back=put_back).tolist():
        deck = list(range(52))
        cards = [deck[place] if put_back else deck.pop(place) for place in pick]
        coup: Coup = deal_coup([Card(card) for card in cards])
        results[result_of(coup).index] += 1
        pairs[pairs_of(coup).index] += 1
    odds = odds_of(game(decks=1))
    return min(chi_square(results, odds.results).p, chi_square(pairs, odds.pairs).p)


def test_the_plain_fair_deal_passes_so_that_the_controls_mean_something() -> None:
    assert _p_of_deals(_fair, put_back=False) > ALPHA


def test_modulo_bias_is_caught_where_it_shows_in_the_positions_r10() -> None:
    # Of 256 bytes 48 cards get five each and four get four: results hide that from any affordable number of rounds.
    for draw, worst in ((_fair, ALPHA), (_modulo_of_a_byte, CAUGHT)):
        firsts = _picks(draw, 40_000, put_back=False)[:, 0]
        assert (_p_of_equal(np.bincount(firsts, minlength=52)) > worst) == (draw is _fair)


def test_cards_drawn_with_replacement_are_caught_r10() -> None:
    assert _p_of_deals(_fair, put_back=True) < CAUGHT


# --- each draw, each two draws, and rounds that follow each other ----------------------------------------------------


Dealt = tuple[npt.NDArray[np.uint16], npt.NDArray[np.uint16]]


@pytest.fixture(scope="module")
def dealt() -> Dealt:
    """The positions and the result numbers of a million rounds from six decks, in order."""
    rounds = 1_000_000
    positions, cells = np.empty((rounds, DRAWS), np.uint16), np.empty(rounds, np.uint16)
    write_rounds(stream_state(3, "test", 0), deck_of(6), new_chunk(), positions, cells, np.empty(rounds, np.uint16))
    return positions, cell_results(TOUCH.tableau)[cells]


def _p_of_equal(counts: npt.NDArray[np.int64]) -> float:
    flat = counts.ravel().tolist()
    return chi_square(flat, [1] * len(flat)).p


@pytest.mark.parametrize("draw", range(DRAWS))
def test_each_draw_takes_every_position_equally_often_f74(dealt: Dealt, draw: int) -> None:
    assert _p_of_equal(np.bincount(dealt[0][:, draw], minlength=312)) > ALPHA


@pytest.mark.parametrize("later", range(1, DRAWS))
def test_two_draws_take_every_two_positions_equally_often_and_never_the_same_f74(dealt: Dealt, later: int) -> None:
    for earlier in range(later):
        both = dealt[0][:, earlier].astype(np.int64) * 312 + dealt[0][:, later]
        counts = np.bincount(both, minlength=312 * 312).reshape(312, 312)
        assert not counts.diagonal().any()
        assert _p_of_equal(counts[~np.eye(312, dtype=bool)]) > ALPHA


# Next to each other; the same lane's next word; one chunk on.
@pytest.mark.parametrize("lag", [1, 2, 32, 128, 512])
def test_rounds_that_follow_each_other_know_nothing_of_each_other_r10(dealt: Dealt, lag: int) -> None:
    first = dealt[0][:, 0] // 24  # by rank: each of 13 has 24 cards of six decks
    pairs = first[:-lag].astype(np.int64) * 13 + first[lag:]
    assert _p_of_equal(np.bincount(pairs, minlength=169)) > ALPHA
    odds = odds_of(game(decks=6))
    outcomes = _outcomes(dealt[1])
    weights = [odds.outcomes[outcome] for outcome in odds.outcomes]
    after = np.bincount(outcomes[:-lag] * 3 + outcomes[lag:], minlength=9).tolist()
    assert chi_square(after, [left * right for left in weights for right in weights]).p > ALPHA


def _outcomes(results: npt.NDArray[np.uint16]) -> npt.NDArray[np.int64]:
    """0 player, 1 banker, 2 tie, from the totals in the number of the result."""
    player, banker = results // 40, results // 4 % 10
    return np.where(player == banker, 2, np.where(player > banker, 0, 1)).astype(np.int64)


def test_outcomes_are_read_from_results_as_the_production_rules_read_them() -> None:
    order = list(Outcome)
    assert [order[number] for number in _outcomes(np.arange(400, dtype=np.uint16))] == [
        result_at(number).outcome for number in range(400)
    ]


def test_an_impossible_result_would_be_seen() -> None:
    counts = list(odds_of(TOUCH).results)
    impossible = counts.index(0)
    observed = [1 if count else 0 for count in counts]
    observed[impossible] = 1
    assert chi_square(observed, counts).statistic == inf
