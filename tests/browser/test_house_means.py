"""What the house rules ask of a patron, answered by touch, by mouse and by keyboard, and said to who listens: F-37.

One patron for each means plays side by side with the others, since such rules let everybody wait.
"""

import re

from playwright.sync_api import Page, expect

from tests.browser.test_house_rules import LOOK_BACK, rounds
from tests.browser.test_means import MEANS, Patron, Press
from tests.browser.test_money import Register
from tests.money_house import MoneyHouse

#: Playwright itself would wait until the button may be pressed.
ANYWAY: dict[str, Press] = MEANS | {
    "touch": lambda there: there.tap(force=True),
    "mouse": lambda there: there.click(force=True),
}


def patrons_of(house: MoneyHouse, register: Register) -> dict[str, Patron]:
    found = {}
    for means, press in MEANS.items():
        operator = register(house, wallet="seamless", width=390, height=844, touch=means == "touch")
        found[means] = Patron(operator.play(), press)
    return found


def heading_in_focus(page: Page) -> str:
    """Where a screen reader stands when a dialog has opened."""
    return str(page.evaluate("document.activeElement?.matches('dialog h2') ? document.activeElement.innerText : ''"))


def test_f37_an_early_deal_and_a_reality_check_by_every_means(strict_house: MoneyHouse, register: Register) -> None:
    patrons = patrons_of(strict_house, register)
    for means, patron in patrons.items():
        table = patron.table
        patron.lay("player")
        patron.act("Deal")
        # Before its time a deal says how long; who presses it all the same is told why, and no round is dealt.
        early = table.page.get_by_role("button", name=re.compile(r"^Deal in [1-6] s$"))
        expect(early).to_be_visible()
        expect(table.page.locator(".texts .back")).to_be_visible()
        table.page.wait_for_timeout(400)  # the calm moment after a round
        patron.lay("player")
        ANYWAY[means](early)
        expect(table.page.get_by_role("alert").filter(has_text="A round takes its time here.")).to_have_count(1)
        assert len(rounds(table)) == 1

    for patron in patrons.values():
        page = patron.table.page
        dialog = page.get_by_role("dialog", name=LOOK_BACK)
        expect(dialog).to_be_visible()
        assert heading_in_focus(page) == LOOK_BACK
        patron.press(dialog.get_by_role("button", name="Game history"))
        history = page.get_by_role("dialog", name="Game history")
        expect(history.locator("li")).to_have_count(1)
        patron.press(history.get_by_role("button", name="Close"))
        patron.press(dialog.get_by_role("button", name="Leave"))
        patron.press(page.get_by_role("dialog", name="Leave the table?").get_by_role("button", name="Stay"))
        patron.press(dialog.get_by_role("button", name="Go on"))
        expect(dialog).to_have_count(0)
        assert patron.table.bet_on("player") == "€1"
        patron.act("Deal")
    for patron in patrons.values():
        expect(patron.table.page.locator(".texts .back")).to_be_visible()
        assert len(rounds(patron.table)) == 2


def test_f37_one_press_on_the_warning_keeps_the_visit_by_every_means(
    impatient_house: MoneyHouse, register: Register
) -> None:
    patrons = patrons_of(impatient_house, register)
    for _ in range(2):
        for patron in patrons.values():
            page = patron.table.page
            warning = page.get_by_role("alert").filter(has_text="Nothing has been played for a while.")
            expect(warning).to_be_visible()
            patron.press(warning.get_by_role("button", name="Go on"))
            expect(warning).to_have_count(0)
    for patron in patrons.values():
        expect(patron.table.page.get_by_role("alertdialog")).to_have_count(0)
        patron.lay("player")
        patron.act("Deal")
        patron.dealt()
