"""A battery of tests for deals: each card, each two cards of a round, rounds that follow each other, and the results.

Every p comes from exact weights. One number decides: the smallest p times how many there are (Bonferroni).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt

from puntobanco.game import card_at, deal_coup, pairs_of, result_of
from puntobanco.odds import odds_of
from puntobanco.simulation import chi_square
from tests.simulation.games import game

#: What one of the family may be seen at by bad luck. The seeds are fixed: a battery that passes once passes always.
ALPHA = 0.01
DRAWS = 6
#: How far apart rounds are compared.
LAGS = (1, 2, 7)

Deals = Iterator[tuple[int, ...]]
Counts = npt.NDArray[np.int64]


@dataclass
class Battery:
    """Counts of `decks` decks, added up by `add`; `p_values` judges them."""

    decks: int
    rounds: int = 0
    positions: Counts = field(init=False)
    twos: dict[tuple[int, int], Counts] = field(default_factory=dict)
    lags: dict[int, Counts] = field(default_factory=dict)
    outcomes: Counts = field(default_factory=lambda: np.zeros(9, np.int64))
    results: Counts = field(default_factory=lambda: np.zeros(400, np.int64))
    pairs: Counts = field(default_factory=lambda: np.zeros(9, np.int64))
    repeats: int = 0

    def __post_init__(self) -> None:
        self.positions = np.zeros((DRAWS, 52 * self.decks), np.int64)
        self.odds = odds_of(game(decks=self.decks, pairs=True))

    def add(self, deals: "list[tuple[int, ...]]") -> None:
        """Six positions of each round, in the order in which the cards leave the shoe."""
        places = np.array(deals, np.int64)
        self.rounds += len(places)
        for draw in range(DRAWS):
            self.positions[draw] += np.bincount(places[:, draw], minlength=52 * self.decks)
        ordered = np.sort(places, axis=1)
        self.repeats += int((ordered[:, 1:] == ordered[:, :-1]).sum())
        ranks = places % 13
        for one, other in combinations(range(DRAWS), 2):
            _add(self.twos, (one, other), ranks[:, one] * 13 + ranks[:, other], 169)
        for lag in LAGS:
            _add(self.lags, lag, ranks[:-lag, 0] * 13 + ranks[lag:, 0], 169)
        coups = [deal_coup([card_at(place) for place in deal]) for deal in deals]
        self.results += np.bincount([result_of(coup).index for coup in coups], minlength=400)
        self.pairs += np.bincount([pairs_of(coup).index for coup in coups], minlength=9)
        order = {outcome: number for number, outcome in enumerate(self.odds.outcomes)}
        seen = np.array([order[coup.outcome] for coup in coups])
        self.outcomes += np.bincount(seen[:-1] * 3 + seen[1:], minlength=9)

    def p_values(self) -> dict[str, float]:
        """How surprising each of the counts is."""
        per_rank = 4 * self.decks
        same, other = per_rank * (per_rank - 1), per_rank * per_rank
        unequal = [same if one == two else other for one in range(13) for two in range(13)]
        weights = [*self.odds.outcomes.values()]
        told: dict[str, float] = {"no position twice": 0.0 if self.repeats else 1.0}
        for draw in range(DRAWS):
            told[f"positions of card {draw + 1}"] = _p(self.positions[draw], [1] * (52 * self.decks))
        for (one, two), counts in self.twos.items():
            told[f"cards {one + 1} and {two + 1}"] = _p(counts, unequal)
        for lag, counts in self.lags.items():
            told[f"first cards {lag} rounds apart"] = _p(counts, [1] * 169)
        told["outcomes after outcomes"] = _p(self.outcomes, [left * right for left in weights for right in weights])
        told["results"] = _p(self.results, self.odds.results)
        told["pairs"] = _p(self.pairs, self.odds.pairs)
        return told

    def worst(self) -> tuple[str, float]:
        """The most surprising of all, and its p for the whole family."""
        told = self.p_values()
        name = min(told, key=lambda one: told[one])
        return name, min(1.0, told[name] * len(told))


def _add(into: "dict[Any, Counts]", key: object, cells: Counts, width: int) -> None:
    counts = np.bincount(cells, minlength=width)
    into[key] = into[key] + counts if key in into else counts


def _p(counts: Counts, weights: Any) -> float:
    return chi_square(counts.tolist(), list(weights)).p


def judge(decks: int, deal: Callable[[int], tuple[int, ...]], rounds: int) -> tuple[str, float]:
    """The worst that is found in so many rounds of `deal`, which gives the positions of a round by its number."""
    battery = Battery(decks)
    for start in range(0, rounds, 50_000):
        battery.add([deal(number) for number in range(start, min(rounds, start + 50_000))])
    return battery.worst()
