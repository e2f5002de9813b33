"""A staking plan: numbered steps, each with a stake and with the step that follows a win, a loss and a push."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final


class Ending(IntEnum):
    """How a bet ended: it paid, the stake was lost, or the stake came back."""

    WIN = 0
    LOSE = 1
    PUSH = 2


@dataclass(frozen=True, slots=True)
class Step:
    """`stake` in whole units (0: watch this round), and the number of the step after a win, a loss and a push."""

    stake: int
    win: int
    lose: int
    push: int

    def after(self, ending: Ending) -> int:
        """The number of the next step."""
        return (self.win, self.lose, self.push)[ending]


@dataclass(frozen=True)
class Plan:
    """Steps, of which the first is where every session starts. Pure data: what to stake follows from the step alone.

    Raises ValueError for a plan without steps, a stake below 0, or a step that leads nowhere.
    """

    name: str
    steps: tuple[Step, ...]

    def __post_init__(self) -> None:
        if not self.steps:
            raise ValueError(f"plan {self.name!r} has no steps")
        for number, step in enumerate(self.steps):
            if step.stake < 0:
                raise ValueError(f"step {number} of plan {self.name!r} stakes {step.stake}: a stake is 0 or more units")
            for ending in Ending:
                if not 0 <= step.after(ending) < len(self.steps):
                    raise ValueError(
                        f"step {number} of plan {self.name!r} leads to step {step.after(ending)}: none such"
                    )


#: The table's maximum ends every progression long before these many doublings, or these many units.
_DOUBLINGS: Final = 40
_MOST_UNITS: Final = 10_000


def flat() -> Plan:
    """One unit, always."""
    return Plan("flat", (Step(1, 0, 0, 0),))


def martingale() -> Plan:
    """Doubles after each loss, and goes back to one unit after a win."""
    last = _DOUBLINGS - 1
    steps = [Step(1 << number, 0, min(number + 1, last), number) for number in range(_DOUBLINGS)]
    return Plan("martingale", tuple(steps))


def _winning_run(name: str, *stakes: int) -> Plan:
    """The next of `stakes` after a win; from the start again after a loss or when all are won."""
    steps = [Step(stake, (number + 1) % len(stakes), 0, number) for number, stake in enumerate(stakes)]
    return Plan(name, tuple(steps))


def paroli() -> Plan:
    """Doubles after each win, three times at most: one, two, four units."""
    return _winning_run("paroli", 1, 2, 4)


def one_three_two_six() -> Plan:
    """One, three, two and six units while it wins."""
    return _winning_run("1-3-2-6", 1, 3, 2, 6)


def dalembert() -> Plan:
    """One unit more after each loss, one less after each win, never less than one."""
    last = _MOST_UNITS - 1
    steps = [Step(number + 1, max(number - 1, 0), min(number + 1, last), number) for number in range(_MOST_UNITS)]
    return Plan("dalembert", tuple(steps))


#: The plans that come with the simulator, by name.
PLANS: Final[Mapping[str, Callable[[], Plan]]] = {
    "flat": flat,
    "martingale": martingale,
    "paroli": paroli,
    "1-3-2-6": one_three_two_six,
    "dalembert": dalembert,
}
