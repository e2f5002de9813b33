"""The whole game without a pointer: F-31."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open

FOCUS = "(({ dataset, name }) => dataset.area ?? dataset.act ?? name ?? '')(document.activeElement)"


def tab_to(page: Page, wanted: str) -> None:
    """Tab until the focus is on an area, an act, or the chips."""
    for _ in range(30):
        if page.evaluate(FOCUS) == wanted:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {wanted}")


def test_f31_a_round_can_be_played_by_keyboard_only(sit: Open) -> None:
    table = sit("baccarat")
    keys = table.page.keyboard
    keys.press("4")
    expect(table.page.locator("input[type=radio]:checked")).to_have_attribute("value", "500")
    tab_to(table.page, "banker")
    keys.press("Enter")
    keys.press("Enter")
    assert table.bet_on("banker") == "€10"
    tab_to(table.page, "deal")
    keys.press("Enter")
    table.told()
    assert table.snapshot()["last"]["bets"][0]["stake"] == 1000


def test_f31_tab_goes_through_areas_then_chips_as_one_stop_then_actions(sit: Open) -> None:
    table = sit("touch")
    tab_to(table.page, "player")
    order = []
    for _ in range(6):
        order.append(table.page.evaluate(FOCUS))
        table.page.keyboard.press("Tab")
    areas = [stop for stop in order if stop in ("player", "tie", "banker")]
    assert areas == ["player", "tie", "banker"]
    tab_to(table.page, "chip")
    table.page.keyboard.press("Tab")
    assert table.page.evaluate(FOCUS) == "undo"


def test_f31_space_lays_the_same_bet_then_deals_and_never_adds_a_chip(sit: Open) -> None:
    table = sit("baccarat").play("player")
    first = table.snapshot()["last"]["roundId"]
    table.area("tie").focus()
    table.page.keyboard.press(" ")
    assert (table.bet_on("player"), table.bet_on("tie")) == ("€0.50", "")
    assert table.snapshot()["last"]["roundId"] == first
    table.page.keyboard.press(" ")
    table.told()
    assert table.snapshot()["last"]["roundId"] != first


def test_f31_space_rebets_and_deals_in_touch(sit: Open) -> None:
    table = sit("touch").play("player")
    first = table.snapshot()["last"]["roundId"]
    table.page.keyboard.press(" ")
    table.told()
    assert table.snapshot()["last"]["roundId"] != first


def test_f31_twenty_enters_in_a_tenth_of_a_second_deal_one_round(sit: Open) -> None:
    table = sit("touch")
    frames: list[str] = []
    table.page.on("websocket", lambda socket: socket.on("framesent", lambda sent: frames.append(str(sent))))
    table.page.reload()
    table.ready().lay("player")
    table.act("deal").focus()
    table.page.evaluate(
        """async () => {
            const button = document.activeElement;
            for (let i = 0; i < 20; i++) {
                const how = { key: 'Enter', bubbles: true, cancelable: true };
                const press = (name) => button.dispatchEvent(new KeyboardEvent(name, how));
                if (press('keydown')) button.click();
                press('keyup');
                await new Promise((done) => setTimeout(done, 5));
            }
        }"""
    )
    table.told()
    assert len([sent for sent in frames if '"type":"deal"' in sent]) == 1


def test_f31_a_key_held_down_deals_nothing_more(sit: Open) -> None:
    table = sit("touch").play("player")
    first = table.snapshot()["last"]["roundId"]
    table.act("rebet").focus()
    table.page.keyboard.down("Enter")
    for _ in range(10):
        table.page.keyboard.down("Enter")  # a second down without an up is a repeat
        table.page.wait_for_timeout(60)
    table.page.keyboard.up("Enter")
    table.told()
    second = table.snapshot()["last"]["roundId"]
    assert second != first
    table.page.wait_for_timeout(200)
    assert table.snapshot()["last"]["roundId"] == second


def test_f31_escape_closes_a_dialog_else_leaves_and_asks_when_bets_lie(sit: Open) -> None:
    table = sit("touch").lay("player")
    keys = table.page.keyboard
    table.page.get_by_role("button", name="Menu").click()
    keys.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    assert table.bet_on("player") == "€1"
    keys.press("Escape")
    expect(table.page.get_by_role("dialog")).to_contain_text("Leave the table?")
    keys.press("Escape")
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    table.act("clear").click()
    keys.press("Escape")
    expect(table.page.get_by_role("heading", name="Baccarat Classic")).to_be_visible()


def test_shortcuts_are_listed_and_can_be_switched_off(sit: Open) -> None:
    table = sit("touch").menu("Keys")
    dialog = table.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Space")
    dialog.get_by_role("checkbox").uncheck()
    table.page.keyboard.press("Escape")
    table.page.keyboard.press("4")
    expect(table.page.locator("input[type=radio]:checked")).to_have_attribute("value", "100")
