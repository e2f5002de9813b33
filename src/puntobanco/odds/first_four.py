"""The first four cards: in how many ordered ways they make each pair of totals."""

from collections.abc import Iterable
from operator import add, mul

from .packed import FULL, SLOT, UNIT, WIDTH, pack, unpack


class FirstFour:
    """Joint counts of both first-two totals, for a shoe and for the same shoe less one or two cards.

    With c_v cards of value v left, T(b) ordered pairs make total b. Take a pair of values u and w = p − u first; what
    it leaves makes b in T(b) − 2c_{b−u} − 2c_{b−w} + 2[b=2u] + 2[b=2w] + 2[b=p] ways. Summed over the pairs that make
    p, of which there are c_u(c_w − [u=w]), and vectors over b being packed, this is ten products for a row p.
    """

    def __init__(self, values: tuple[int, ...]) -> None:
        self.values = values
        once = pack(values)
        twice = once | once << WIDTH
        #: at[u], over b: c_{b−u}.
        self.at = [twice >> SLOT * (10 - u) & FULL for u in range(10)]
        square = once * once
        doubles = sum([count * UNIT[2 * value] for value, count in enumerate(values)])
        self.pairs = (square & FULL) + (square >> WIDTH) - doubles
        self._left = [self.pairs - 4 * self.at[u] + 4 * UNIT[2 * u] for u in range(10)]
        self._pairs_less = [2 * (UNIT[2 * v] - self.at[v]) for v in range(10)]
        self._left_less = [[less + 4 * UNIT[u + v] for u in range(10)] for v, less in enumerate(self._pairs_less)]

    def rows(self, totals: Iterable[int], *removed: int) -> list[int]:
        """For each of Player's `totals`, a vector over Banker's: ordered draws of four from the shoe less `removed`.

        `removed` are the values of up to two cards that the shoe holds.
        """
        values, pairs, left, both = list(self.values), self.pairs, self._left, 0
        for value in removed:
            values[value] -= 1
            pairs += self._pairs_less[value]
            left = list(map(add, left, self._left_less[value]))
        if len(removed) == 2:
            both = 2 * UNIT[sum(removed)]
            pairs += both
        ways = unpack(pairs)
        weighted = list(map(mul, values, left))
        partners = values[::-1] * 2
        rows = []
        for total in totals:
            row = sum(map(mul, partners[9 - total : 19 - total], weighted))
            if total % 2 == 0:
                row -= weighted[total // 2] + weighted[total // 2 + 5]
            rows.append(row + ways[total] * (2 * UNIT[total] + both))
        return rows
