"""In how many of all ordered six-card draws a coup ends in each result, through the drawing table itself."""

from puntobanco.game import Tableau
from puntobanco.game.facts import RESULT_COUNT

from .composition import Composition
from .drawing_plan import plan_of
from .first_four import FirstFour
from .packed import turned, unpack, unpack_rows
from .six_cards import six_card_counts

#: Steps through the numbered results: four for each Banker total, forty for each Player total.
_EACH, _PER_PLAYER = 4, 40


def result_counts(shoe: Composition, tableau: Tableau) -> tuple[int, ...]:
    """Ordered six-card draws of each numbered `Result` (0…399); they add up to `shoe.draws`.

    A coup that ends early is counted with every continuation: the fifth and sixth card are drawn all the same.
    """
    plan = plan_of(tableau)
    first_four = FirstFour(shoe.values)
    player_alone, banker_alone = [0] * 10, [0] * 10  # by Banker's total, and by Player's
    for third, held in enumerate(shoe.values):
        if not held:
            continue
        # A row belongs to one side's total and runs over the other's; which side is which makes no difference.
        stands = plan.stands_against[third]
        totals = (*stands, *plan.player_stands)
        rows = first_four.rows(totals, without=third)
        for total, row in zip(stands, rows, strict=False):
            player_alone[total] += held * turned(row & plan.player_draws_mask, third)
        for total, row in zip(plan.player_stands, rows[len(stands) :], strict=True):
            banker_alone[total] += held * turned(row & plan.banker_draws_alone, third)
    sixth = shoe.size - 5
    fifth = (shoe.size - 4) * sixth
    counts = [0] * RESULT_COUNT
    nobody = zip(first_four.rows(range(10)), plan.ended, strict=True)
    counts[0::_EACH] = unpack_rows([(row & ended) * fifth for row, ended in nobody])
    counts[1::_EACH] = unpack_rows([row * sixth for row in banker_alone])
    for banker, row in enumerate(player_alone):
        counts[banker * _EACH + 2 :: _PER_PLAYER] = unpack(row * sixth)
    counts[3::_EACH] = unpack_rows(six_card_counts(first_four, plan))
    return tuple(counts)
