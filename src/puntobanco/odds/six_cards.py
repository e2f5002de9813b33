"""Coups of six cards: in how many ordered ways both sides draw and end on each pair of totals.

Player's three cards are taken first, the Banker's three from what is left. In how many ways those avoid three given
cards follows, by inclusion and exclusion, from in how many ways they contain one, two or all three of them, and each
of these has a closed form. Written out in docs/maths.md, section 4; names there are the names here.

Counts for given cards that the shoe does not hold are nonsense; they are always multiplied by how many it holds, 0.
"""

from dataclasses import dataclass
from operator import and_, mul, sub
from typing import Final

from .drawing_plan import BankerDraws, DrawingPlan
from .first_four import FirstFour
from .packed import FULL, UNIT, WIDTH

_TEN: Final = range(10)
#: What is gone from the third cards, by final total, when the Banker's first two are cards of values u and b − u.
_GONE: Final = tuple(tuple(UNIT[b + u] + UNIT[2 * b + 10 - u] for b in _TEN) for u in _TEN)
#: One in an eleventh slot, above the ten of a vector.
_ELEVENTH: Final = 1 << WIDTH


@dataclass(frozen=True, slots=True)
class _Hands:
    """Banker's hands of three cards that draw on a total in `draws`: ordered ways, as vectors over the final total."""

    draws: BankerDraws
    #: All hands.
    all: int
    #: containing[u]: hands with one given card of value u among their three.
    containing: list[int]
    #: beside[p]: for every pair of Player cards that makes p, the hands with both of these cards among their three.
    beside: list[int]


def six_card_counts(shoe: FirstFour, plan: DrawingPlan) -> list[int]:
    """For each of Player's final totals, a vector over the Banker's: ordered draws of six cards in which both draw."""
    #: completing[u][b], over the final total: third cards after a first two of u and b − u.
    completing = [list(map(sub, shoe.shifted, gone)) for gone in _GONE]
    hands = _hands(shoe, plan, completing)
    rows = [0] * 10
    for third, held in enumerate(shoe.values):
        if held:
            against = hands[plan.draws_against[third]]
            for total, row in zip(plan.player_draws, _against(third, shoe, plan, against, completing), strict=True):
                rows[(total + third) % 10] += held * row
    return rows


def _hands(shoe: FirstFour, plan: DrawingPlan, completing: list[list[int]]) -> list[_Hands]:
    values = shoe.values
    parts = [_containing(u, shoe, completing[u]) if values[u] else [0] * 10 for u in _TEN]
    beside_third, beside_first = _beside(values, plan, completing)
    found = []
    for draws in plan.draws:
        containing = [sum([part[total] for total in draws.totals]) for part in parts]
        # Given both cards of a Player pair: one of them is the third card, after a pair that draws, …
        both = 4 * sum(map(and_, beside_third, draws.wide_masks))
        beside = [both >> WIDTH * total & FULL for total in _TEN]
        for total in draws.totals:  # … or they are the first two, if these draw.
            beside[total] += beside_first[total]
        # Each hand contains three cards.
        found.append(_Hands(draws, sum(map(mul, values, containing)) // 3, containing, beside))
    return found


def _beside(values: tuple[int, ...], plan: DrawingPlan, completing: list[list[int]]) -> tuple[list[int], list[int]]:
    """Third cards beside both cards of a Player pair, summed over the pairs.

    First by the value of one of the two: ten vectors beside each other, one for each total of the pair. Then, for
    each total, twice their sum.
    """
    wide, first = [0] * 10, [0] * 10
    columns = list(zip(*completing, strict=True))
    for total in plan.player_draws:
        rows = list(map(mul, pairs_of(values, total), columns[total]))
        first[total] = 2 * sum(rows)
        place = WIDTH * total
        wide = [beside + (row << place) for beside, row in zip(wide, rows, strict=True)]
    return wide, first


def _containing(given: int, shoe: FirstFour, completing: list[int]) -> list[int]:
    """For each first-two total, a vector over the final total: hands with a given card of value `given` in them."""
    others = (shoe.values * 2)[10 - given : 20 - given]
    pairs = shoe.pairs_without(given)
    own = 2 * given % 10
    return [
        2 * (others[total] - (total == own)) * completing[total] + pairs[total] * UNIT[total + given] for total in _TEN
    ]


def _against(third: int, shoe: FirstFour, plan: DrawingPlan, hands: _Hands, completing: list[list[int]]) -> list[int]:
    """For each total on which Player draws a given card of value `third`, a vector over the Banker's final total."""
    draws, containing = hands.draws, hands.containing
    values, pairs = list(shoe.values), shoe.pairs_without(third)
    values[third] -= 1
    masks, holds = draws.masks, draws.holds
    after_third = masks[third]
    with_both, weighted = [], []
    for value in _TEN:
        pair = (third + value) % 10
        rest = completing[value][pair]
        # Hands with the given third card and a given card of `value`: either comes last, or both come first.
        if holds[pair]:
            both = 2 * ((rest & masks[value]) + (rest & after_third) + rest)
            weighted.append(values[value] * (containing[value] - both + _ELEVENTH))
        else:
            both = 2 * ((rest & masks[value]) + (rest & after_third))
            weighted.append(values[value] * (containing[value] - both))
        with_both.append(both)
    partners = values[::-1] * 2
    without_third = hands.all - containing[third]
    rows = []
    for total in plan.player_draws:
        ways = pairs[total]
        touching = sum(map(mul, partners[9 - total : 19 - total], weighted))
        if total % 2 == 0:
            touching -= weighted[total // 2] + weighted[total // 2 + 5]
        # The eleventh slot has counted Player pairs whose one card draws together with the third card.
        with_all = 4 * (touching >> WIDTH) + (2 * ways if holds[total] else 0)
        other = (total - third) % 10
        rows.append(
            ways * without_third
            - 2 * (touching & FULL)
            + hands.beside[total]
            - 2 * (values[other] * with_both[other])
            - with_all * UNIT[third + total]
        )
    return rows


def pairs_of(values: tuple[int, ...], total: int) -> list[int]:
    """Ordered pairs of cards that make `total`, by the value of the first."""
    ways = [count * values[total - value] for value, count in enumerate(values)]
    if total % 2 == 0:
        for half in (total // 2, total // 2 + 5):
            ways[half] -= values[half]
    return ways
