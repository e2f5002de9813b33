"""The betting slip: chips laid for the next round and not yet dealt. It is worth nothing until the table accepts it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Laid:
    """One chip of `value_minor` on an area."""

    area: str
    value_minor: int


@dataclass(frozen=True, slots=True)
class Slip:
    """The chips on the cloth, oldest first. Every change gives a new slip; money is whole minor units.

    >>> slip = Slip().lay("banker", 500).lay("tie", 100).lay("banker", 500)
    >>> slip.stakes
    {'banker': 1000, 'tie': 100}
    >>> slip.undo().stakes
    {'banker': 500, 'tie': 100}
    """

    chips: tuple[Laid, ...] = ()

    @classmethod
    def of(cls, stakes: Mapping[str, int], tray: Iterable[int], *, factor: int = 1) -> "Slip":
        """Whole bets, each laid in the fewest chips of `tray`; `factor` 2 doubles them (F-29)."""
        values = tuple(tray)
        return cls(tuple(Laid(area, chip) for area, stake in stakes.items() for chip in change(stake * factor, values)))

    @property
    def stakes(self) -> dict[str, int]:
        """The sum on each area that has chips, in the order in which the areas were first bet on."""
        sums: dict[str, int] = {}
        for chip in self.chips:
            sums[chip.area] = sums.get(chip.area, 0) + chip.value_minor
        return sums

    @property
    def total_minor(self) -> int:
        """All of it."""
        return sum(chip.value_minor for chip in self.chips)

    def __bool__(self) -> bool:
        return bool(self.chips)

    def lay(self, area: str, value_minor: int) -> "Slip":
        """One more chip (F-21). Raises ValueError for one worth nothing."""
        if value_minor < 1:
            raise ValueError(f"a chip is worth at least 1 minor unit, not {value_minor}")
        return Slip((*self.chips, Laid(area, value_minor)))

    def undo(self) -> "Slip":
        """Without the chip laid last (F-25); an empty slip stays empty."""
        return Slip(self.chips[:-1])

    def clear_area(self, area: str) -> "Slip":
        """Without the bet on `area` (F-22)."""
        return Slip(tuple(chip for chip in self.chips if chip.area != area))

    def take_off(self, area: str, value_minor: int, tray: Iterable[int]) -> "Slip":
        """With `value_minor` less on `area`; if that is more than lies there, the whole bet goes (F-23).

        The last chip of exactly that value is taken if there is one; otherwise what stays is changed into chips of
        `tray`.
        """
        left = self.stakes.get(area, 0) - value_minor
        if left <= 0:
            return self.clear_area(area)
        wanted = Laid(area, value_minor)
        for place in reversed(range(len(self.chips))):
            if self.chips[place] == wanted:
                return Slip(self.chips[:place] + self.chips[place + 1 :])
        return Slip((*self.clear_area(area).chips, *(Laid(area, chip) for chip in change(left, tray))))


def change(amount_minor: int, tray: Iterable[int]) -> tuple[int, ...]:
    """An amount in chips of `tray`, largest first; what no chip can make is one odd piece at the end.

    >>> change(1230, (10, 100, 500))
    (500, 500, 100, 100, 10, 10, 10)
    """
    chips: list[int] = []
    for chip in sorted({value for value in tray if value > 0}, reverse=True):
        count, amount_minor = divmod(amount_minor, chip)
        chips += [chip] * count
    return tuple(chips) if amount_minor <= 0 else (*chips, amount_minor)
