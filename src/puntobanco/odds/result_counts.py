"""In how many of all ordered six-card draws a coup ends in each result, through the drawing table itself."""

from dataclasses import dataclass
from functools import lru_cache

from puntobanco.game import STOOD, Tableau

from .composition import Composition
from .first_four import FirstFour
from .packed import mask, turned, unpack


@dataclass(frozen=True, slots=True)
class _Plan:
    """The drawing table as masks over Banker's first-two total: who stands and who draws, case by case."""

    #: For each of Player's totals, the Banker totals with which the coup ends on four cards.
    over: tuple[int, ...]
    #: Player's totals on which Player draws, and those on which Player stands though nobody has a natural.
    drawing: tuple[int, ...]
    standing: tuple[int, ...]
    #: For Player's third card 0…9, the Banker totals that stand and that draw; and that draw when Player stood.
    banker_stands: tuple[int, ...]
    banker_draws: tuple[int, ...]
    banker_draws_alone: int


@lru_cache(maxsize=64)
def _plan_of(tableau: Tableau) -> _Plan:
    open_totals = tuple(not tableau.is_natural(total) for total in range(10))
    draws = tuple(
        tuple(is_open and row[third] for is_open, row in zip(open_totals, tableau.banker_draws, strict=True))
        for third in range(STOOD + 1)
    )
    over = []
    for player in range(10):
        if not open_totals[player]:
            over.append(mask((True,) * 10))
        elif tableau.player_draws[player]:
            over.append(mask(tuple(not is_open for is_open in open_totals)))
        else:
            over.append(mask(tuple(not drawn for drawn in draws[STOOD])))
    return _Plan(
        over=tuple(over),
        drawing=tuple(t for t in range(10) if open_totals[t] and tableau.player_draws[t]),
        standing=tuple(t for t in range(10) if open_totals[t] and not tableau.player_draws[t]),
        banker_stands=tuple(
            mask(tuple(is_open and not drawn for is_open, drawn in zip(open_totals, draws[third], strict=True)))
            for third in range(10)
        ),
        banker_draws=tuple(mask(draws[third]) for third in range(10)),
        banker_draws_alone=mask(draws[STOOD]),
    )


def result_counts(shoe: Composition, tableau: Tableau) -> tuple[int, ...]:
    """Ordered six-card draws of each numbered `Result` (0…399); they add up to `shoe.draws`.

    Which cards come fifth and sixth does not depend on when they were drawn, so the third cards are taken first and
    the first four from what they leave: one joint count of totals for each of 1 + 10 + 55 shoes.
    """
    plan, values = _plan_of(tableau), shoe.values
    first_four = FirstFour(values)
    two_two = [row & over for row, over in zip(first_four.rows(range(10)), plan.over, strict=True)]
    two_three, three_two, three_three = [0] * 10, [0] * 10, [0] * 10
    held = [value for value in range(10) if values[value]]
    for third in held:
        count, stands = values[third], plan.banker_stands[third]
        for total, row in zip(plan.drawing, first_four.rows(plan.drawing, third), strict=True):
            three_two[(total + third) % 10] += count * (row & stands)
        for total, row in zip(plan.standing, first_four.rows(plan.standing, third), strict=True):
            two_three[total] += count * turned(row & plan.banker_draws_alone, third)
    for third in held:
        for last in held:
            count = values[third] * (values[last] - (third == last))
            if count:
                draws = plan.banker_draws[third]
                for total, row in zip(plan.drawing, first_four.rows(plan.drawing, third, last), strict=True):
                    three_three[(total + third) % 10] += count * turned(row & draws, last)
    sixth = shoe.size - 5
    fifth = (shoe.size - 4) * sixth
    counts = [0] * 400
    counts[0::4] = [count for row in two_two for count in unpack(row * fifth)]
    counts[1::4] = [count for row in two_three for count in unpack(row * sixth)]
    counts[2::4] = [count for row in three_two for count in unpack(row * sixth)]
    counts[3::4] = [count for row in three_three for count in unpack(row)]
    return tuple(counts)
