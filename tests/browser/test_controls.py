"""The table's controls, as a person uses them: F-16, F-17, F-20, F-21, F-22, F-23, F-24, F-25, F-26, F-27, F-28,
F-29, F-30."""

import re

from playwright.sync_api import expect

from tests.browser.at_table import minor
from tests.browser.conftest import Open


def test_f17_minimum_and_maximum_are_printed_on_every_area(sit: Open) -> None:
    table = sit("touch")
    for area, most in (("player", "€1,500"), ("tie", "€200"), ("banker", "€1,500")):
        expect(table.area(area)).to_contain_text(f"MIN €0.10 MAX {most}")


def test_f20_exactly_one_chip_is_active_and_marked(sit: Open) -> None:
    table = sit("touch")
    expect(table.page.locator("input[type=radio]:checked")).to_have_count(1)
    expect(table.page.locator(".tray label.on")).to_have_count(1)
    table.pick("€25")
    expect(table.page.locator("input[type=radio]:checked")).to_have_attribute("value", "2500")
    expect(table.page.locator(".tray label.on")).to_have_count(1)
    pointer = "getComputedStyle(document.querySelector('.tray label.on'), '::after').visibility"
    assert table.page.evaluate(pointer) == "visible"


def test_f20_chips_out_of_sight_are_reached_by_scrolling_the_tray(sit: Open) -> None:
    table = sit("touch", width=320, height=640, touch=True)
    run = table.page.locator(".tray .run")
    assert run.evaluate("tray => tray.scrollWidth > tray.clientWidth")
    table.page.keyboard.press("6")  # the last chip: the tray brings it into sight
    expect(table.page.locator(".tray label.on")).to_be_in_viewport(ratio=0.9)


def test_f21_a_tap_adds_one_active_chip(sit: Open) -> None:
    table = sit("touch")
    table.pick("€5").lay("player", 2).pick("€0.10").lay("player").lay("tie")
    assert (table.bet_on("player"), table.bet_on("tie"), table.bet_on("banker")) == ("€10.10", "€0.10", "")
    assert table.meter("bet") == "€10.20"


def test_f22_a_tap_on_the_chips_clears_that_area(sit: Open) -> None:
    table = sit("touch").lay("player", 2).lay("tie")
    table.pile("player").click()
    assert (table.bet_on("player"), table.bet_on("tie")) == ("", "€1")


def test_f23_right_click_takes_one_active_chip_off_or_the_whole_smaller_bet(sit: Open) -> None:
    table = sit("baccarat")
    table.pick("€5").lay("player", 2)
    table.pick("€1").area("player").click(button="right", position={"x": 12, "y": 12})
    assert table.bet_on("player") == "€9"
    table.pick("€25").area("player").click(button="right", position={"x": 12, "y": 12})
    assert table.bet_on("player") == ""


def test_f23_a_long_press_does_the_same_and_lays_no_chip(sit: Open) -> None:
    table = sit("baccarat", width=390, height=844, touch=True).lay("player", 3)
    hold = """async (area) => {
        const event = (name) => area.dispatchEvent(new PointerEvent(name, { pointerType: 'touch', bubbles: true }));
        event('pointerdown');
        await new Promise((done) => setTimeout(done, 600));
        event('pointerup');
        area.click();
    }"""
    table.area("player").evaluate(hold)
    assert table.bet_on("player") == "€1"


def test_f23_the_same_can_be_done_by_a_button_and_by_a_key(sit: Open) -> None:
    table = sit("classic").lay("player", 3)
    table.page.get_by_role("button", name="Take €5 off Player").click()
    assert table.bet_on("player") == "€10"
    table.area("player").focus()
    table.page.keyboard.press("-")
    assert table.bet_on("player") == "€5"
    table.page.keyboard.press("Delete")
    assert table.bet_on("player") == ""


def test_f24_clear_removes_all_bets(sit: Open) -> None:
    table = sit("touch").lay("player").lay("tie").lay("banker")
    table.act("clear").click()
    assert [table.bet_on(area) for area in ("player", "tie", "banker")] == ["", "", ""]
    assert table.meter("bet") == "€0.00"


def test_f25_undo_removes_the_last_chip_again_and_again(sit: Open) -> None:
    table = sit("classic").lay("player", 2).pick("€25").lay("player")
    table.act("undo").click()
    assert table.bet_on("player") == "€10"
    table.act("undo").click()
    table.act("undo").click()
    assert table.bet_on("player") == ""
    expect(table.act("undo")).to_have_attribute("aria-disabled", "true")


def test_f26_deal_starts_the_round(sit: Open) -> None:
    table = sit("touch").play("player")
    last = table.snapshot()["last"]
    assert table.cards.count() == len(last["player"]["cards"]) + len(last["banker"]["cards"])
    bet = {"area": "player", "stake": 100, "payout": 0, "commission": 0, "result": ""}
    assert last["bets"][0] | {"payout": 0, "result": ""} == bet
    table.no_faults()


def test_f27_new_bet_clears_the_table_and_keeps_the_chip(sit: Open) -> None:
    table = sit("classic").pick("€25").play("banker")
    table.act("new-bet").click()
    expect(table.cards).to_have_count(0)
    expect(table.page.locator("input[type=radio]:checked")).to_have_attribute("value", "2500")


def test_f28_rebet_lays_last_bets_and_deals_at_once(sit: Open) -> None:
    table = sit("touch").play("player", "tie", "tie")
    first = table.snapshot()["last"]
    table.act("rebet").click()
    table.told()
    second = table.snapshot()["last"]
    assert second["roundId"] != first["roundId"]
    assert {bet["area"]: bet["stake"] for bet in second["bets"]} == {"player": 100, "tie": 200}


def test_f28_deal_on_an_empty_table_after_a_round_does_the_same_in_touch_only(sit: Open) -> None:
    touch = sit("touch").play("player")
    first = touch.snapshot()["last"]["roundId"]
    touch.act("deal").click()
    touch.told()
    assert touch.snapshot()["last"]["roundId"] != first
    classic = sit("classic").play("player")
    expect(classic.act("deal")).to_have_attribute("aria-disabled", "true")


def test_f29_rebet_doubled_doubles_every_bet_and_deals(sit: Open) -> None:
    table = sit("touch").play("player", "tie")
    table.act("rebet-double").click()
    table.told()
    assert {bet["area"]: bet["stake"] for bet in table.snapshot()["last"]["bets"]} == {"player": 200, "tie": 200}


def test_f29_rebet_doubled_is_all_or_nothing_and_says_why(sit: Open) -> None:
    table = sit("touch").pick("€100").play("tie", "player")
    table.act("rebet-double").click()
    table.told()
    before = table.snapshot()["last"]
    table.act("rebet-double").click()
    expect(table.say).to_have_text("Tie takes at most €200.00. Nothing was taken.")
    assert table.snapshot()["last"] == before
    assert (table.bet_on("tie"), table.bet_on("player")) == ("", "")


def test_f30_same_bet_only_lays_and_deal_then_starts(sit: Open) -> None:
    table = sit("baccarat").play("player", "tie")
    first = table.snapshot()["last"]["roundId"]
    expect(table.act("rebet")).to_have_text("Same bet")
    table.act("rebet").click()
    assert (table.bet_on("player"), table.bet_on("tie")) == ("€0.50", "€0.50")
    assert table.snapshot()["last"]["roundId"] == first
    table.act("deal").click()
    table.told()
    assert table.snapshot()["last"]["roundId"] != first


def test_f16_a_second_area_is_refused_with_a_message_and_the_bet_stays(sit: Open) -> None:
    table = sit("classic").lay("player").lay("banker")
    expect(table.say).to_have_text(re.compile("One area a round at this table. Nothing was taken."))
    assert (table.bet_on("player"), table.bet_on("banker")) == ("€5", "")


def test_f17_fast_taps_never_pass_the_maximum(sit: Open) -> None:
    table = sit("touch").pick("€25")
    table.area("tie").evaluate("area => { for (let i = 0; i < 30; i++) area.click(); }")
    assert table.bet_on("tie") == "€200"
    expect(table.say).to_have_text("Tie takes at most €200.00. Nothing was taken.")


def test_too_much_for_the_balance_is_said_before_anything_is_sent(sit: Open) -> None:
    table = sit("touch").pick("€500").lay("player", 2).lay("banker")
    expect(table.say).to_have_text("That makes €1,500.00; your balance is €1,000.00. Nothing was taken.")
    assert minor(table.meter("bet")) == 100_000
