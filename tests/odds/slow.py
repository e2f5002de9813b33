"""The slow, plain way to count, for comparison: deal every coup there is through `deal_coup` itself."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations, product

from puntobanco.game import Card, Coup, deal_coup, pairs_of, result_of

Deal = Callable[[Sequence[Card]], Coup]


def counts_in_every_order(cards: Sequence[Card], deal: Deal = deal_coup) -> tuple[list[int], list[int]]:
    """Results and pairs, numbered, over all ordered six-card draws from these few cards."""
    results, pairs = [0] * 400, [0] * 9
    for drawn in permutations(cards, 6):
        coup = deal(drawn)
        results[result_of(coup).index] += 1
        pairs[pairs_of(coup).index] += 1
    return results, pairs


def card_worth(value: int) -> Card:
    return Card((value - 1) % 10)


class CoupsByValues:
    """Every coup there is when only the values of cards are told apart, by the values it takes from the shoe."""

    def __init__(self, deal: Deal = deal_coup) -> None:
        self.results_by_values: dict[tuple[int, ...], Counter[int]] = {}
        for four in product(range(10), repeat=4):
            self._deal_on(four, deal)

    def _deal_on(self, values: tuple[int, ...], deal: Deal) -> None:
        """Deal `values` and, where the coup takes more cards than these, every next value."""
        padded = values + (0,) * (6 - len(values))
        coup = deal([card_worth(value) for value in padded])
        if len(coup.dealt) > len(values):
            for value in range(10):
                self._deal_on((*values, value), deal)
        else:
            taken = tuple(sorted(values))
            self.results_by_values.setdefault(taken, Counter())[result_of(coup).index] += 1

    def counts(self, decks: int) -> list[int]:
        """Results, numbered, over all ordered six-card draws from a fresh shoe."""
        counts = [0] * 400
        for values, results in self.results_by_values.items():
            left = [16 * decks] + [4 * decks] * 9
            ways = 1
            for value in values:
                ways *= left[value]
                left[value] -= 1
            for taken in range(len(values), 6):
                ways *= 52 * decks - taken
            for index, orders in results.items():
                counts[index] += ways * orders
        return counts
