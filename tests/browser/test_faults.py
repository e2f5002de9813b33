"""Faults that other clients had, each impossible here: handlers doubled on reconnect, carried-over bets, and others."""

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Open


def changing_rules(page: Page) -> None:
    """From the second connection on, the table is played under other rules."""
    visits: list[int] = []

    def route(socket: WebSocketRoute) -> None:
        visits.append(1)
        server = socket.connect_to_server()

        def answer(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "snapshot" and len(visits) > 1:
                told["game"]["version"] = "f" * 64
            socket.send(json.dumps(told))

        server.on_message(answer)

    page.route_web_socket(re.compile("/play$"), route)


def reconnect(page: Page) -> None:
    page.context.set_offline(True)
    expect(page.get_by_role("alert").filter(has_text="Connection lost")).to_be_visible()
    page.context.set_offline(False)


def test_three_reconnects_and_one_tap_lay_one_chip_and_send_one_message(sit: Open) -> None:
    sent: list[str] = []

    def listen(page: Page) -> None:
        page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))

    table = sit("touch", prepare=listen)
    for _ in range(3):
        reconnect(table.page)
        table.ready()
    table.lay("player")
    assert table.bet_on("player") == "€1"
    table.act("deal").click()
    table.told()
    assert len([frame for frame in sent if '"type":"deal"' in frame]) == 1


def test_no_bet_of_the_last_round_is_carried_over(sit: Open) -> None:
    table = sit("baccarat").play("player", "tie")
    assert [table.bet_on(area) for area in ("player", "tie", "banker")] == ["", "", ""]
    assert table.meter("bet") == "€0.00" or table.page.locator("[data-meter=win]").count() == 1
    table.lay("banker").act("deal").click()
    table.told()
    assert [bet["area"] for bet in table.snapshot()["last"]["bets"]] == ["banker"]


def test_a_bet_is_shown_on_the_area_that_was_chosen(sit: Open) -> None:
    table = sit("classic").lay("player")
    table.act("clear").click()
    table.lay("banker")
    assert (table.bet_on("player"), table.bet_on("banker")) == ("", "€5")
    table.act("deal").click()
    table.told()
    assert [bet["area"] for bet in table.snapshot()["last"]["bets"]] == ["banker"]


def test_a_doubled_rebet_beyond_the_balance_takes_nothing(sit: Open) -> None:
    table = sit("touch").pick("€500").play("player", "banker")
    last = table.snapshot()
    stake = sum(bet["stake"] for bet in last["last"]["bets"])
    if 2 * stake > last["money"]["balance"]:
        table.act("rebet-double").click()
        expect(table.say).to_contain_text("Nothing was taken.")
    assert table.snapshot()["last"] == last["last"]


def test_double_taps_do_not_zoom(sit: Open) -> None:
    table = sit("touch", width=390, height=844, touch=True)
    for what in ("body", "button.lay", ".act"):
        assert table.page.evaluate(f"getComputedStyle(document.querySelector('{what}')).touchAction") == "manipulation"
    # The reader may still zoom on purpose (WCAG 1.4.4).
    view = table.page.evaluate("document.querySelector('meta[name=viewport]').content")
    assert "user-scalable" not in view
    assert "maximum-scale" not in view


def test_amounts_are_never_typed(sit: Open) -> None:
    """So "0,20" cannot be misunderstood: stakes are made of chips only."""
    table = sit("touch")
    assert table.page.locator("input:not([type=radio]):not([type=checkbox]), textarea").count() == 0


def test_changed_rules_are_told_and_the_chips_wait_for_the_patron(sit: Open) -> None:
    table = sit("touch", prepare=changing_rules).lay("player", 2).lay("tie")
    before = table.snapshot()["last"]
    reconnect(table.page)
    dialog = table.page.get_by_role("dialog", name="The rules of this table have changed")
    expect(dialog).to_contain_text("nothing was taken")
    dialog.get_by_role("button", name="Leave the chips").click()
    assert (table.bet_on("player"), table.bet_on("tie")) == ("€2", "€1")
    assert table.snapshot()["last"] == before


def test_changed_rules_give_the_chips_back_when_asked(sit: Open) -> None:
    table = sit("touch", prepare=changing_rules).lay("player", 2)
    reconnect(table.page)
    table.page.get_by_role("button", name="Take the chips back").click()
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    assert table.bet_on("player") == ""
