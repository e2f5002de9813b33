"""In how many ways the first two cards of each side make pairs: a closed form, by counting equal cards."""

from .composition import Composition


def pair_counts(shoe: Composition) -> tuple[int, ...]:
    """Ordered six-card draws of each numbered `Pairs` (0…8); they add up to `shoe.draws`.

    Two cards are *alike* when their ranks are, *equal* when their suits are, too. How often both sides' cards are
    alike or equal follows from sums of falling powers over ranks and cards; the nine cells are differences of those.
    """
    size, cards = shoe.size, shoe.cards
    equal = equal_equal = alike = alike_squares = alike_four = equal_alike = 0
    by_rank: list[tuple[int, int]] = []
    for rank in range(13):
        counts = cards[rank::13]
        held = sum(counts)
        equal_here = sum([n * (n - 1) for n in counts])
        equal += equal_here
        # Two sides holding the same card need four of it; −(…)² makes room for that in equal² below.
        equal_equal += sum([n * (n - 1) * ((n - 2) * (n - 3) - n * (n - 1)) for n in counts])
        alike_here = held * (held - 1)
        alike += alike_here
        alike_squares += alike_here * alike_here
        alike_four += alike_here * (held - 2) * (held - 3)
        by_rank.append((equal_here, (held - 2) * (held - 3) - alike_here))
    for equal_here, left_alike in by_rank:
        equal_alike += equal_here * (alike + left_alike)
    equal_equal += equal * equal
    alike_alike = alike * alike - alike_squares + alike_four
    other_two = (size - 2) * (size - 3)
    one_equal, one_alike = equal * other_two, alike * other_two
    pair_equal = equal_alike - equal_equal
    none_equal = one_equal - equal_alike
    pair_pair = alike_alike - 2 * equal_alike + equal_equal
    none_pair = one_alike - alike_alike - none_equal
    none_none = size * (size - 1) * other_two - 2 * one_alike + alike_alike
    rest = (size - 4) * (size - 5)
    four = (none_none, none_pair, none_equal, none_pair, pair_pair, pair_equal, none_equal, pair_equal, equal_equal)
    return tuple([count * rest for count in four])
