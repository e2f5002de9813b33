"""The tableau: when each side draws a third card, as data that dealing, odds, rules page and tests all read."""

from dataclasses import dataclass
from typing import Final

#: In place of the value of Player's third card: Player stood.
STOOD: Final = 10


@dataclass(frozen=True, slots=True)
class Tableau:
    """Who draws. Naturals (a first-two total of `natural_from` or more) are asked first and end the coup.

    `player_draws[total]` for Player's total 0…9; `banker_draws[total][third]` for Banker's own total 0…9 against
    the value 0…9 of Player's third card, or `STOOD` when there is none.
    """

    natural_from: int
    player_draws: tuple[bool, ...]
    banker_draws: tuple[tuple[bool, ...], ...]

    def is_natural(self, total: int) -> bool:
        """Whether a hand's first-two total (0…9) ends the coup."""
        return total >= self.natural_from

    def ends_on_two(self, player_total: int, banker_total: int) -> bool:
        """Whether the first four cards already end the coup: either side has a natural (F-04)."""
        return self.is_natural(player_total) or self.is_natural(banker_total)


def _banker_row(on: str, *, stood: bool) -> tuple[bool, ...]:
    return (*(str(third) in on for third in range(10)), stood)


#: The rules of punto banco, F-04 … F-07.
PUNTO_BANCO: Final = Tableau(
    natural_from=8,
    player_draws=tuple(total <= 5 for total in range(10)),
    banker_draws=(
        _banker_row("0123456789", stood=True),
        _banker_row("0123456789", stood=True),
        _banker_row("0123456789", stood=True),
        _banker_row("012345679", stood=True),
        _banker_row("234567", stood=True),
        _banker_row("4567", stood=True),
        _banker_row("67", stood=False),
        _banker_row("", stood=False),
        _banker_row("", stood=False),
        _banker_row("", stood=False),
    ),
)
