"""F-77 for the dialogs of money play: axe, contrast by pixels, text that fits, the keyboard alone, three languages."""

import pytest
from playwright.sync_api import expect

from tests.browser.layout import faults_of_text
from tests.browser.test_accessible import clean
from tests.browser.test_money import Register
from tests.money_house import MoneyHouse


@pytest.mark.parametrize(("language", "width"), [("en", 1440), ("sv", 320), ("ms", 390)])
def test_f77_buying_in_and_leaving_are_accessible(
    money_house: MoneyHouse, register: Register, language: str, width: int
) -> None:
    """F-51, F-52, F-77: the dialog, its refusal, its success, the question on leaving and what is told after it."""
    table = register(money_house, wallet="transfer", language=language, width=width, deposit="30").play()
    page = table.page

    def fine(where: str) -> None:
        clean(page, f"{language}: {where}")
        assert faults_of_text(page) == [], f"{language}: {where}"

    page.locator("header.bar button.small").focus()
    page.keyboard.press("Enter")
    amount = page.locator("#buy-in-amount")
    expect(amount).to_be_visible()
    fine("buying in")
    amount.fill("40")
    page.keyboard.press("Enter")
    expect(page.locator("dialog .wrong")).to_be_visible()
    fine("refused")
    amount.fill("30")
    page.keyboard.press("Enter")
    expect(page.locator("dialog .done")).to_be_visible()
    fine("brought in")
    page.keyboard.press("Escape")
    table.lay("player")
    page.locator("button.lay").first.focus()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_visible()
    fine("leaving")
    page.locator("dialog .choices .go").press("Enter")
    expect(page.locator("dialog .choices .go")).to_have_count(1)
    expect(page.locator("dialog").get_by_role("status")).to_contain_text("30")
    fine("left")


def test_f77_the_history_with_its_filters_is_accessible(money_house: MoneyHouse, register: Register) -> None:
    """F-53, F-77: on the narrowest phone."""
    table = register(money_house, wallet="seamless", width=320, height=640).play().play("banker")
    table.menu("Game history")
    expect(table.page.get_by_text("These are all your rounds.")).to_be_visible()
    clean(table.page, "history")
    assert faults_of_text(table.page) == []
