"""WCAG 2.2 AA by axe on every page, state and dialog, and by pixels where axe cannot tell: F-77."""

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.at_table import AtTable
from tests.browser.conftest import Open
from tests.browser.contrast import too_faint
from tests.browser.layout import faults_of_text

AXE = Axe()
DIALOGS = ("Paytable", "Game history", "Check of the deal", "Keys")


def clean(page: Page, where: str) -> None:
    """No violation; what axe cannot decide is contrast only, and that is measured."""
    found = AXE.run(page, options={"resultTypes": ["violations", "incomplete"]}).response
    assert [(rule["id"], rule["nodes"][0]["html"]) for rule in found["violations"]] == [], where
    assert {rule["id"] for rule in found["incomplete"]} <= {"color-contrast"}, where
    undecided = [node["target"][0] for rule in found["incomplete"] for node in rule["nodes"]]
    assert too_faint(page, undecided) == [], where


def test_f77_every_state_of_a_table_is_accessible(sit: Open) -> None:
    table = sit("touch")
    clean(table.page, "an empty table")
    table.lay("player").lay("tie")
    clean(table.page, "bets laid")
    table.act("deal").click()
    table.told()
    clean(table.page, "a round told")
    table.pick("€500").lay("tie")
    expect(table.say).to_contain_text("Nothing was taken")
    clean(table.page, "a refusal")
    table.page.context.set_offline(True)
    expect(table.page.get_by_role("alert").filter(has_text="Connection lost")).to_be_visible()
    clean(table.page, "connection lost")
    table.page.context.set_offline(False)
    table.ready()
    AtTable(table.page.context.new_page(), "touch").open()
    expect(table.page.get_by_role("alertdialog")).to_be_visible()
    clean(table.page, "taken over by another tab")


def test_f77_every_dialog_is_accessible(sit: Open) -> None:
    table = sit("touch").play("player", "tie")
    for item in DIALOGS:
        table.menu(item)
        expect(table.page.get_by_role("dialog", name=item)).to_be_visible()
        if item == "Game history":
            expect(table.page.get_by_text("These are all your rounds.")).to_be_visible()
        clean(table.page, item)
        assert faults_of_text(table.page) == []
        table.page.keyboard.press("Escape")
    table.page.get_by_role("button", name="Menu").click()
    expect(table.page.get_by_role("dialog")).to_be_visible()
    clean(table.page, "menu")
    table.page.keyboard.press("Escape")
    table.page.locator(".strip").click()
    expect(table.page.get_by_role("dialog", name="Score roads")).to_be_visible()
    clean(table.page, "roads")
    table.page.keyboard.press("Escape")
    table.lay("player").page.keyboard.press("Escape")
    expect(table.page.get_by_role("dialog", name="Leave the table?")).to_be_visible()
    clean(table.page, "leaving")


def test_f77_lobby_check_page_and_lost_page_are_accessible(visit: Callable[..., Page]) -> None:
    page = visit("/")
    expect(page.locator(".tile")).to_have_count(3)
    clean(page, "lobby")
    page.goto("/check")
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_text("Please mend the marked fields.")).to_be_visible()
    clean(page, "check page with faults")
    page.goto("/nowhere")
    expect(page.get_by_role("heading", name="There is no such page.")).to_be_visible()
    clean(page, "lost page")
    page.route("**/api/**", lambda route: route.abort())
    page.goto("/")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    clean(page, "house out of reach")


@pytest.mark.parametrize("language", ["en", "sv", "ms"])
def test_f77_rules_page_and_paytable_are_accessible(visit: Callable[..., Page], language: str) -> None:
    page = visit(f"/rules/baccarat?lang={language}", width=390, height=844)
    clean(page, f"rules, {language}")
    page.goto(f"/paytable/baccarat?lang={language}")
    clean(page, f"paytable, {language}")


@pytest.mark.parametrize("language", ["sv-SE", "ms-MY"])
def test_f77_the_other_languages_are_as_accessible(sit: Open, language: str) -> None:
    table = sit("classic", language=language, width=390, height=844)
    table.lay("banker").act("deal").click()
    table.told()
    clean(table.page, f"{language}: told")
    table.page.locator(".bar button").first.click()
    expect(table.page.get_by_role("dialog")).to_be_visible()
    clean(table.page, f"{language}: menu")
    for path, ready in (("/", ".tile"), ("/check", "form")):
        table.page.goto(path)
        expect(table.page.locator(ready).first).to_be_visible()
        clean(table.page, f"{language}: {path}")


def test_f77_many_areas_on_a_phone_are_accessible(sit_at_all: Open) -> None:
    table = sit_at_all("grand", width=390, height=844).lay("player")
    clean(table.page, "grand")


def test_f77_forced_colours_keep_chosen_chip_areas_and_winner_apart(sit: Open) -> None:
    table = sit("touch", forced_colours=True).play("player", "tie", "banker")
    expect(table.page.locator(".tray label.on")).to_be_visible()
    pointer = "getComputedStyle(document.querySelector('.tray label.on'), '::after').visibility"
    assert table.page.evaluate(pointer) == "visible"
    border = "getComputedStyle(document.querySelector('.areas .main')).borderTopWidth"
    assert table.page.evaluate(border) != "0px"
    assert table.page.locator(".told").count() == 3


def test_f77_four_colour_cards_are_a_switch_that_is_kept(sit: Open) -> None:
    table = sit("touch").play("player")
    table.page.get_by_role("button", name="Menu").click()
    table.page.get_by_role("dialog").get_by_role("switch", name="Four-colour cards").click()
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".card svg.four").first).to_be_visible()
    table.page.reload()
    table.ready()
    expect(table.page.locator(".card svg.four").first).to_be_visible()


def test_f77_focus_goes_into_a_dialog_and_back_to_what_opened_it(sit: Open) -> None:
    table = sit("touch")
    opener = table.page.get_by_role("button", name="Menu")
    opener.click()
    expect(table.page.get_by_role("dialog")).to_be_visible()
    assert table.page.evaluate("document.activeElement.closest('dialog') !== null")
    table.page.keyboard.press("Escape")
    expect(opener).to_be_focused()
