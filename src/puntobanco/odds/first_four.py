"""The first four cards: in how many ordered ways they make each pair of totals. See docs/maths.md, section 3."""

from collections.abc import Iterable
from functools import cached_property
from operator import mul

from .packed import FULL, SLOT, UNIT, WIDTH, pack, unpack


class FirstFour:
    """Counts of pairs and of first-four totals for a shoe with `values[v]` cards of value v, and less one card.

    With c_v cards of value v, T(b) ordered pairs make total b. When a pair of values u and w = p − u is taken first,
    the rest makes b in T(b) − 2c_{b−u} − 2c_{b−w} + 2[b=2u] + 2[b=2w] + 2[b=p] ways. Summed over the pairs that make
    p, of which there are c_u(c_w − [u=w]), and vectors over b being packed, this is ten products for each p.
    """

    def __init__(self, values: tuple[int, ...]) -> None:
        self.values = values
        once = pack(values)
        twice = once | once << WIDTH
        #: shifted[u], a vector over totals b: c_{b−u}, the cards that complete u to b.
        self.shifted = [twice >> SLOT * (10 - u) & FULL for u in range(10)]
        square = once * once
        doubles = sum([count * UNIT[2 * value] for value, count in enumerate(values)])
        #: A vector over totals: ordered pairs, T.
        self.pairs = (square & FULL) + (square >> WIDTH) - doubles
        self._less_pairs = [2 * (UNIT[2 * v] - self.shifted[v]) for v in range(10)]

    def pairs_without(self, value: int) -> tuple[int, ...]:
        """Ordered pairs of each total, a card of `value` (of which the shoe has one) being gone."""
        return unpack(self.pairs + self._less_pairs[value])

    @cached_property
    def _left(self) -> list[int]:
        """For each value u, what a pair with u leaves to the other pair, summed over both its cards (see above)."""
        return [self.pairs - 4 * self.shifted[u] + 4 * UNIT[2 * u] for u in range(10)]

    def rows(self, totals: Iterable[int], without: int | None = None) -> list[int]:
        """For each of one side's `totals`, a vector over the other's: ordered draws of the first four cards.

        `without` is the value of a card that the shoe holds and that is taken out first.
        """
        values, pairs, left = list(self.values), self.pairs, self._left
        if without is not None:
            values[without] -= 1
            pairs += self._less_pairs[without]
            less = self._less_pairs[without]
            left = [rest + less + 4 * UNIT[u + without] for u, rest in enumerate(left)]
        ways = unpack(pairs)
        weighted = list(map(mul, values, left))
        partners = values[::-1] * 2
        rows = []
        for total in totals:
            row = sum(map(mul, partners[9 - total : 19 - total], weighted)) + 2 * ways[total] * UNIT[total]
            if total % 2 == 0:
                row -= weighted[total // 2] + weighted[total // 2 + 5]
            rows.append(row)
        return rows
