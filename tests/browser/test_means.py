"""Every act of the three tables by touch, by mouse and by keyboard, found by role and name as a screen reader finds it,
and said by it: F-20, F-21, F-24, F-25, F-26, F-27, F-28, F-29, F-30.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.at_table import AtTable
from tests.browser.conftest import Open

Press = Callable[[Locator], None]


def _by_keyboard(there: Locator) -> None:
    there.focus()
    there.page.keyboard.press("Enter")


MEANS: dict[str, Press] = {
    "touch": lambda there: there.tap(),
    "mouse": lambda there: there.click(),
    "keyboard": _by_keyboard,
}
#: The least chip and bet of each game, and how its acts are called.
GAMES = {
    "touch": ("€0.10", "€1", {"again": "Rebet", "double": "Rebet ×2", "clear": "Clear"}),
    "classic": (
        "€1",
        "€5",
        {"again": "Rebet", "double": "Rebet ×2", "undo": "Undo", "clear": "Clear", "new": "New bet"},
    ),
    "baccarat": ("€0.10", "€0.50", {"again": "Same bet", "clear": "Clear", "new": "New bet"}),
}


class Patron:
    """Somebody who has only one means."""

    def __init__(self, table: AtTable, press: Press) -> None:
        self.table = table
        self.press = press

    def button(self, name: str) -> Locator:
        return self.table.page.get_by_role("button", name=name, exact=True)

    def act(self, name: str) -> None:
        self.press(self.button(name))

    def lay(self, name: str) -> None:
        self.press(self.table.page.locator(f"button.lay[data-area={name}]"))

    def pick(self, label: str) -> None:
        chip = self.table.page.get_by_role("radio", name=f"Chip {label}", exact=True)
        if self.press is _by_keyboard:
            names = [other.get_attribute("aria-label") for other in self.table.chips.all()]
            self.table.page.keyboard.press(str(1 + names.index(f"Chip {label}")))
        else:
            self.press(chip.locator("xpath=.."))
        expect(chip).to_be_checked()

    def dealt(self, after: str = "") -> tuple[str, dict[str, int]]:
        """The round dealt after another one, and what was staked on it."""
        for _ in range(50):
            last = self.table.snapshot()["last"]
            if last is not None and last["roundId"] != after:
                self.table.told()
                return last["roundId"], {bet["area"]: bet["stake"] for bet in last["bets"]}
            self.table.page.wait_for_timeout(100)
        raise AssertionError("no round was dealt")


@pytest.mark.parametrize("means", MEANS)
@pytest.mark.parametrize("game", GAMES)
def test_f20_f21_f24_to_f30_every_act_by_every_means(sit: Open, game: str, means: str) -> None:
    other, first, names = GAMES[game]
    table = sit(game, width=390, height=844, touch=means == "touch")
    patron = Patron(table, MEANS[means])

    patron.pick(other)
    patron.pick(first)
    patron.lay("player")
    expect(table.status).to_contain_text(first)
    if "undo" in names:
        patron.lay("player")
        patron.act(names["undo"])
        assert table.bet_on("player") == first
    patron.act(names["clear"])
    assert table.bet_on("player") == ""

    patron.lay("banker")
    patron.act("Deal")
    first_round, staked = patron.dealt()
    expect(table.status).to_contain_text("Banker")
    if "new" in names:
        patron.act(names["new"])
        expect(table.cards).to_have_count(0)
        expect(table.page.get_by_role("radio", name=f"Chip {first}", exact=True)).to_be_checked()
    patron.act(names["again"])
    if game == "baccarat":
        assert table.bet_on("banker") == first
        patron.act("Deal")
    second_round, again = patron.dealt(first_round)
    assert again == staked
    if "double" in names:
        patron.act(names["double"])
        _, doubled = patron.dealt(second_round)
        assert doubled == {"banker": 2 * staked["banker"]}
    table.no_faults()
