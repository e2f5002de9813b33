"""Every act of the three tables by touch, by mouse and by keyboard, found by role and name as a screen reader finds it,
and said by it: F-20, F-21, F-24, F-25, F-26, F-27, F-28, F-29, F-30, F-37; then all that lies about the table: F-22,
F-23, F-32, F-33, F-34, F-35, F-36.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.at_table import AtTable, minor
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
ACTS = {"Rebet", "Rebet ×2", "Same bet", "Undo", "Clear", "New bet"}
GAMES = {
    "touch": ("€0.10", "€1", {"again": "Rebet", "double": "Rebet ×2", "undo": "Undo", "clear": "Clear"}),
    "classic": (
        "€1",
        "€5",
        {"again": "Rebet", "double": "Rebet ×2", "undo": "Undo", "clear": "Clear", "new": "New bet"},
    ),
    "baccarat": ("€0.10", "€0.50", {"again": "Same bet", "undo": "Undo", "clear": "Clear", "new": "New bet"}),
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
def test_f20_f21_f24_to_f30_f37_every_act_by_every_means(sit: Open, game: str, means: str) -> None:
    other, first, names = GAMES[game]
    table = sit(game, width=390, height=844, touch=means == "touch")
    patron = Patron(table, MEANS[means])

    patron.pick(other)
    patron.pick(first)
    patron.lay("player")
    expect(table.status).to_contain_text(first)
    patron.lay("player")
    patron.act(names["undo"])
    assert table.bet_on("player") == first
    if game != "classic":
        patron.lay("tie")
    patron.act(names["clear"])
    assert (table.bet_on("player"), table.bet_on("tie"), table.meter("bet")) == ("", "", "€0.00")

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
        assert table.snapshot()["last"]["roundId"] == first_round  # F-30: it only lays
        patron.act("Deal")
    second_round, again = patron.dealt(first_round)
    assert again == staked
    if "double" in names:
        patron.act(names["double"])
        _, doubled = patron.dealt(second_round)
        assert doubled == {"banker": 2 * staked["banker"]}
    # F-37: what the house has switched off for this game is not there, before a round or after it.
    for act in ACTS - set(names.values()):
        expect(patron.button(act)).to_have_count(0)
    table.no_faults()


def _held(there: Locator) -> None:
    """A finger that stays, as the browser itself turns it into events."""
    box = there.bounding_box()
    assert box is not None
    touch = there.page.context.new_cdp_session(there.page)
    point = {"x": box["x"] + 12, "y": box["y"] + 12}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    there.page.wait_for_timeout(650)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def _minus(there: Locator) -> None:
    there.focus()
    there.page.keyboard.press("-")


TAKE_OFF: dict[str, Press] = {
    "touch": _held,
    "mouse": lambda there: there.click(button="right", position={"x": 12, "y": 12}),
    "keyboard": _minus,
}


@pytest.mark.parametrize("means", MEANS)
def test_f22_f23_f32_to_f36_all_about_the_table_by_every_means(sit: Open, means: str) -> None:
    table = sit("touch", width=390, height=844, touch=means == "touch")
    page, patron = table.page, Patron(table, MEANS[means])
    dialog = page.get_by_role("dialog")

    def menu(item: str) -> Locator:
        patron.act("Menu")
        return dialog.get_by_role("button", name=item, exact=True)

    patron.lay("player")
    patron.lay("player")
    patron.lay("tie")
    TAKE_OFF[means](table.area("player"))
    assert (table.bet_on("player"), table.bet_on("tie")) == ("€1", "€1")  # F-23
    patron.press(table.pile("player"))
    assert (table.bet_on("player"), table.bet_on("tie")) == ("", "€1")  # F-22

    patron.act("Deal")
    patron.dealt()
    told = table.snapshot()
    assert minor(table.meter("balance")) == told["money"]["balance"]  # F-35
    for side in ("player", "banker"):  # F-36
        expect(page.locator(f".hand.{side} .card")).to_have_count(len(told["last"][side]["cards"]))
        expect(page.locator(f".hand.{side} .total")).to_have_text(str(told["last"][side]["total"]))
        expect(table.status).to_contain_text(f"{side.title()} {told['last'][side]['total']}")
    patron.press(page.locator(".strip"))
    for road in ("Bead plate", "Big road", "Big eye road", "Small road", "Cockroach road"):
        expect(dialog.get_by_role("img", name=road, exact=True)).to_be_visible()
    patron.act("Close")

    patron.act("Turn sound off")  # F-32, and in the menu too
    patron.act("Menu")
    for name, first in (("Sound", False), ("Fast play", False), ("Card history", True)):  # F-33
        switch = dialog.get_by_role("switch", name=re.compile(f"^{name}"))
        expect(switch).to_be_checked(checked=first)
        patron.press(switch)
        expect(switch).to_be_checked(checked=not first)
    patron.act("Close")
    expect(patron.button("Turn sound off")).to_be_visible()
    expect(page.locator(".strip")).to_have_count(0)
    patron.press(menu("Paytable"))
    expect(dialog.get_by_role("row", name=re.compile("^Tie"))).to_contain_text("MIN €0.10 MAX €200")
    patron.act("Close")
    patron.press(menu("Game history"))
    expect(dialog).to_contain_text(told["last"]["roundId"])
    patron.act("Close")
    patron.act("Menu")
    with page.context.expect_page() as rules:
        patron.press(dialog.get_by_role("link", name="Game rules"))
    expect(rules.value.get_by_role("heading", level=1)).to_contain_text("Baccarat Touch")
    rules.value.close()
    patron.press(dialog.get_by_role("button", name="Back to the lobby", exact=True))  # F-34
    for game in ("Baccarat Touch", "Baccarat Classic", "Baccarat"):
        expect(page.get_by_role("heading", name=game, exact=True)).to_be_visible()
    patron.press(page.get_by_role("link", name="Baccarat Classic", exact=True))
    AtTable(page, "classic").ready()
    table.no_faults()
