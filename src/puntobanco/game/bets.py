"""Bets as rows of data: on which facts a bet pays what, and the money that comes back."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import cache, cached_property
from math import lcm
from typing import Final

from .coup import Coup
from .facts import PAIRS_COUNT, RESULT_COUNT, Pairs, Result, pairs_at, pairs_of, result_at, result_number_of

Value = str | int | bool


class Sight(StrEnum):
    """Which facts a bet looks at. A bet looks at one kind only, which keeps its exact odds a small sum."""

    RESULT = "result"
    PAIRS = "pairs"


class Notation(StrEnum):
    """How a payout is printed: "8 to 1" beside the stake, or "9 for 1" with the stake in it."""

    TO = "to"
    FOR = "for"


_TOTALS: Final[tuple[Value, ...]] = tuple(range(10))
_PAIR_KINDS: Final[tuple[Value, ...]] = ("none", "pair", "perfect")

RESULT_FACTS: Final[Mapping[str, Callable[[Result], Value]]] = {
    "outcome": lambda result: result.outcome.value,
    "player_total": lambda result: result.player_total,
    "banker_total": lambda result: result.banker_total,
    "player_cards": lambda result: result.player_cards,
    "banker_cards": lambda result: result.banker_cards,
    "cards": lambda result: result.cards,
    "margin": lambda result: result.margin,
    "player_natural": lambda result: result.player_natural,
    "banker_natural": lambda result: result.banker_natural,
}
PAIR_FACTS: Final[Mapping[str, Callable[[Pairs], Value]]] = {
    "player_pair": lambda pairs: _PAIR_KINDS[pairs.player],
    "banker_pair": lambda pairs: _PAIR_KINDS[pairs.banker],
}
#: Every fact a row may name, with the values it can have.
FACT_VALUES: Final[Mapping[str, tuple[Value, ...]]] = {
    "outcome": ("player", "banker", "tie"),
    "player_total": _TOTALS,
    "banker_total": _TOTALS,
    "player_cards": (2, 3),
    "banker_cards": (2, 3),
    "cards": (4, 5, 6),
    "margin": _TOTALS,
    "player_natural": (False, True),
    "banker_natural": (False, True),
    "player_pair": _PAIR_KINDS,
    "banker_pair": _PAIR_KINDS,
}


@cache
def numbers_by_value(fact: str) -> Mapping[Value, frozenset[int]]:
    """For each value of `fact`, the numbers of the results, or of the pairs, that have it. Raises KeyError."""
    columns = _pairs_columns() if fact in PAIR_FACTS else _result_columns()
    column = columns[fact]
    return {
        value: frozenset([number for number, found in enumerate(column) if found == value])
        for value in FACT_VALUES[fact]
    }


@cache
def _result_columns() -> Mapping[str, list[Value]]:
    results = [result_at(number) for number in range(RESULT_COUNT)]
    return {fact: [of(result) for result in results] for fact, of in RESULT_FACTS.items()}


@cache
def _pairs_columns() -> Mapping[str, list[Value]]:
    pairs = [pairs_at(number) for number in range(PAIRS_COUNT)]
    return {fact: [of(pair) for pair in pairs] for fact, of in PAIR_FACTS.items()}


@dataclass(frozen=True)
class Payline:
    """One row of a bet: when all of its facts hold, `win` to 1 is won, less `commission` on the win.

    A push is a win of nothing: the stake comes back.
    """

    when: Mapping[str, frozenset[Value]]
    win: Fraction
    commission: Fraction = Fraction(0)

    @property
    def is_push(self) -> bool:
        return self.win == 0

    @cached_property
    def returns(self) -> Fraction:
        """What comes back for a stake of 1, the stake included, before rounding: 2 for even money."""
        return 1 + self.win * (1 - self.commission)

    @cached_property
    def ratio(self) -> tuple[int, int]:
        """`returns` as numerator and denominator: reading them off a fraction takes longer than a payout."""
        return self.returns.as_integer_ratio()


@dataclass(frozen=True)
class Bet:
    """One betting area: its paylines, of which the first that fits decides; where none fits the stake is lost.

    `name` is what the rule file calls it, for bets that no catalogue has words for; it may be empty.
    """

    id: str
    paylines: tuple[Payline, ...]
    notation: Notation = Notation.TO
    name: str = ""

    @property
    def label(self) -> str:
        """Its name, or its id as words: "Player pair"."""
        return self.name or self.id.replace("-", " ").capitalize()

    @cached_property
    def sight(self) -> Sight:
        names = {name for line in self.paylines for name in line.when}
        return Sight.PAIRS if names and names <= PAIR_FACTS.keys() else Sight.RESULT

    @cached_property
    def takes_commission(self) -> bool:
        """Whether the house keeps a part of any of its wins."""
        return any(line.commission for line in self.paylines)

    @cached_property
    def decided(self) -> tuple[tuple[int, ...], ...]:
        """For each payline, the numbers (ascending) of the results, or of the pairs, that it decides."""
        left = set(range(PAIRS_COUNT if self.sight is Sight.PAIRS else RESULT_COUNT))
        decided = []
        for line in self.paylines:
            fitting = left.intersection(
                *(
                    frozenset().union(*(numbers_by_value(fact)[value] for value in values))
                    for fact, values in line.when.items()
                )
            )
            left -= fitting
            decided.append(tuple(sorted(fitting)))
        return tuple(decided)

    @cached_property
    def table(self) -> tuple[Payline | None, ...]:
        """The deciding payline (None: lost) for each numbered result, or each numbered pairs, that the bet sees."""
        table: list[Payline | None] = [None] * (PAIRS_COUNT if self.sight is Sight.PAIRS else RESULT_COUNT)
        for line, numbers in zip(self.paylines, self.decided, strict=True):
            for number in numbers:
                table[number] = line
        return tuple(table)

    @cached_property
    def units(self) -> tuple[int, tuple[int, ...]]:
        """A whole number d, and what each payline returns for a stake of d: the smallest that makes all whole."""
        per = lcm(*[line.returns.denominator for line in self.paylines])
        return per, tuple(line.returns.numerator * (per // line.returns.denominator) for line in self.paylines)

    def payline(self, coup: Coup) -> Payline | None:
        """The row that decides this bet on `coup`; None when the stake is lost."""
        return self.table[pairs_of(coup).index if self.sight is Sight.PAIRS else result_number_of(coup)]

    def payout_minor(self, stake_minor: int, coup: Coup) -> int:
        """What comes back of `stake_minor` (whole minor units), the stake included, rounded down (F-11)."""
        line = self.payline(coup)
        return 0 if line is None else payout_minor(stake_minor, line)

    def commission_minor(self, stake_minor: int, coup: Coup) -> int:
        """What the house keeps of the win of `stake_minor` (whole minor units): 0 when nothing is won."""
        line = self.payline(coup)
        return 0 if line is None else commission_minor(stake_minor, line)


def commission_minor(stake_minor: int, line: Payline) -> int:
    """What the commission takes off the win: what the row would pay without it, rounded down, less what it pays.

    So stake, win and commission always add up to the payout, to the minor unit.
    """
    if not line.commission:
        return 0
    return stake_minor + stake_minor * line.win.numerator // line.win.denominator - payout_minor(stake_minor, line)


def payout_minor(stake_minor: int, line: Payline) -> int:
    """`stake_minor` times what the row returns, rounded down to the minor unit. Integers throughout."""
    numerator, denominator = line.ratio
    return stake_minor * numerator // denominator
