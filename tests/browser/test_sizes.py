"""Every size from 320 pixels, six cards on the table, nothing sideways, nothing covered; reduced motion: F-77."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.rigged import six_cards

SIZES = [(320, 568), (390, 844), (768, 1024), (1440, 900), (844, 390), (568, 320)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_f77_six_cards_fit_without_sideways_scroll(sit: Open, width: int, height: int) -> None:
    table = sit("classic", width=width, height=height, language="ms-MY", prepare=six_cards("banker"))
    table.lay("banker", 3)
    table.act("deal").click()
    table.told()
    expect(table.cards).to_have_count(6)
    assert table.page.evaluate("document.documentElement.scrollWidth") <= width
    said = table.page.locator(".say .texts").bounding_box()
    assert said is not None
    for card in table.cards.all():
        box = card.bounding_box()
        assert box is not None
        beside = box["x"] + box["width"] <= said["x"] or said["x"] + said["width"] <= box["x"]
        assert beside or box["y"] + box["height"] <= said["y"] + 1, "no words lie on the cards"
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height
    areas = table.page.locator(".main").bounding_box()
    for hand in table.page.locator(".hand .cards").all():
        box = hand.bounding_box()
        assert box is not None
        assert areas is not None
        assert box["y"] + box["height"] <= areas["y"] + 1, "the cards do not reach the betting areas"


@pytest.mark.parametrize(("width", "height"), [*SIZES, (900, 700), (1024, 768), (1280, 800), (1920, 1080)])
def test_f77_everything_to_press_is_large_enough(sit: Open, width: int, height: int) -> None:
    table = sit("touch", width=width, height=height).lay("player")
    for button in table.page.locator("button:visible, .tray label").all():
        box = button.bounding_box()
        assert box is not None
        assert box["width"] >= 24
        assert box["height"] >= 24
    for main in table.page.locator(".lay, .act, .round").all():
        box = main.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["width"] >= 44
        assert box["height"] >= 44


@pytest.mark.parametrize("width", [360, 390, 414, 500, 620])
def test_f60_a_name_stands_beside_large_amounts_in_whole_words_or_not_at_all(sit: Open, width: int) -> None:
    table = sit("classic", width=width, height=844, language="sv-SE")
    page = table.page
    words = """() => {
        const name = document.querySelector('h1 span');
        if (!name.checkVisibility({ opacityProperty: true })) return [];
        const frame = name.parentElement.getBoundingClientRect();
        return [...name.textContent.matchAll(/\\S+/g)].map(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(name.firstChild, index);
            range.setEnd(name.firstChild, index + word.length);
            const lines = [...range.getClientRects()];
            return [word, lines.length, lines.every(line => line.right <= frame.right + 1)];
        });
    }"""
    whole = [["Baccarat", 1, True], ["Classic", 1, True]]
    assert page.evaluate(words) == whole
    page.locator(".tray label").last.click()
    table.lay("player", 2)
    expect(page.locator("[data-meter=bet]")).to_contain_text("000,00")
    assert page.evaluate(words) in ([], whole)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_nothing_moves_when_a_round_starts(sit: Open) -> None:
    table = sit("touch", width=390, height=844).lay("player")
    what = "['.areas .main', '.hand.player h2', '.tray', '.acts']"
    places = f"{what}.map(name => document.querySelector(name).getBoundingClientRect().y)"
    before = table.page.evaluate(places)
    table.act("deal").click()
    table.told()
    assert table.page.evaluate(places) == before


def test_f77_reduced_motion_moves_nothing_across_the_table(sit: Open) -> None:
    table = sit("touch", motion=1, reduced=True).lay("player")
    table.act("deal").click()
    expect(table.cards.first).to_be_visible()
    moved = """() => document.querySelector('.room').getAnimations({ subtree: true })
        .flatMap(a => a.effect.getKeyframes()).filter(k => (k.transform ?? 'none') !== 'none').length"""
    for _ in range(8):
        assert table.page.evaluate(moved) == 0
        table.page.wait_for_timeout(60)
    table.page.locator(".hands").click()
    table.told()
