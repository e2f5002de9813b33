"""Playing for money in a real browser, on the real server, with the real reference operator: F-50, F-51, F-52."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.at_operator import AtOperator
from tests.browser.at_table import AtTable, minor
from tests.money_house import MoneyHouse

Register = Callable[..., AtOperator]
PLUS = "Bring money into the game"


def bring(table: AtTable, typed: str) -> None:
    """Opens the dialog, types an amount and asks for it."""
    table.page.get_by_role("button", name=PLUS).click()
    table.page.get_by_label("Amount in EUR").fill(typed)
    table.page.get_by_role("button", name="Bring it in").click()


def buy_in(table: AtTable, typed: str) -> AtTable:
    bring(table, typed)
    expect(table.page.get_by_text("has come into the game.")).to_be_visible()
    table.page.keyboard.press("Escape")
    return table


def test_f51_money_comes_in_by_the_plus_and_all_of_it_goes_back_on_leaving(
    money_house: MoneyHouse, register: Register
) -> None:
    """F-51, F-50: launched from another site, played, left, and the operator's sum is right."""
    player = register(money_house, wallet="transfer")
    table = player.play()
    assert table.meter("balance") == "€0.00"
    buy_in(table, "20,00")
    assert table.meter("balance") == "€20.00"
    table.play("player", "tie")
    last = table.snapshot()["last"]
    assert last["balanceBefore"] == 2000
    left = minor(table.meter("balance"))
    assert left == last["balanceAfter"]
    table.menu("Back to the lobby")
    dialog = table.page.get_by_role("dialog", name="Leave the table?")
    expect(dialog).to_contain_text(f"€{left / 100:.2f} goes back to your account.")
    dialog.get_by_role("button", name="Leave").click()
    told = table.page.get_by_role("dialog", name="You have left the table")
    expect(told).to_contain_text(f"€{left / 100:.2f} has gone back to your account.")
    table.no_faults()
    told.get_by_role("button", name="To your operator").click()
    expect(table.page).to_have_url(re.compile(re.escape(money_house.operator.url)))
    expect_balance(player, f"€{80 + left / 100:.2f}")


def test_f51_the_plus_waits_for_the_round_to_end(money_house: MoneyHouse, register: Register) -> None:
    """F-51: only between rounds, and that is said before it is tried."""
    table = register(money_house, wallet="transfer", motion=0.5).play()
    plus = table.page.get_by_role("button", name=PLUS)
    buy_in(table, "20")
    table.lay("player").act("deal").click()
    expect(plus).to_have_attribute("aria-disabled", "true")
    expect(plus).to_have_attribute("title", "The round is being dealt")
    table.told()
    expect(plus).to_have_attribute("aria-disabled", "false")


def test_f50_a_seamless_player_stakes_from_the_account(money_house: MoneyHouse, register: Register) -> None:
    """F-50: the operator's money is never called play money, and each round is in the account at once."""
    player = register(money_house, wallet="seamless", deposit="50")
    table = player.play("classic", "Baccarat Classic")
    expect(table.page.locator("header.bar")).not_to_contain_text("play money")
    assert table.meter("balance") == "€50.00"
    deposit = table.page.get_by_role("link", name="Deposit at the cashier")
    assert deposit.get_attribute("href") == f"{money_house.operator.url}/cashier"
    table.play("banker")
    shown = table.meter("balance")
    assert minor(shown) == table.snapshot()["last"]["balanceAfter"]
    table.no_faults()
    table.page.goto("about:blank")
    expect_balance(player, shown)


def expect_balance(player: AtOperator, shown: str) -> None:
    """The operator has the payout as soon as it has answered the call that waits for it."""
    player.page.goto(f"{player.url}/cashier")
    for _ in range(40):
        if player.page.locator(".who strong").inner_text() == shown:
            return
        player.page.wait_for_timeout(250)
        player.page.reload()
    raise AssertionError(f"{player.page.locator('.who strong').inner_text()}, not {shown}")


def test_f50_play_money_is_called_so_at_every_width(visit: Callable[..., object], sit: Callable[..., AtTable]) -> None:
    """F-50: fun is always labelled, on the narrowest phone too."""
    for width in (320, 390, 1440):
        expect(
            sit("touch", width=width, height=800).page.locator("header.bar").get_by_text("play money")
        ).to_be_visible()


def test_f52_too_much_is_refused_with_what_to_do_and_the_way_to_the_cashier(
    money_house: MoneyHouse, register: Register
) -> None:
    """F-52: the limit of the game, then that of the account; nothing moves by either."""
    table = register(money_house, wallet="transfer", deposit="30").play()
    bring(table, "50.01")
    dialog = table.page.get_by_role("dialog", name=PLUS)
    expect(dialog.get_by_role("alert")).to_have_text(
        "At most €50.00 may be in the game; there is room for €50.00. Nothing was moved. "
        "Choose a smaller amount, or play on with what is there."
    )
    dialog.get_by_label("Amount in EUR").fill("40")
    dialog.get_by_role("button", name="Bring it in").click()
    expect(dialog.get_by_role("alert")).to_have_text(
        "Your account has €30.00, which is less than €40.00. Nothing was moved. "
        "Choose a smaller amount, or deposit at the cashier first."
    )
    cashier = dialog.get_by_role("link", name="Deposit at the cashier")
    assert cashier.get_attribute("href") == f"{money_house.operator.url}/cashier"
    dialog.get_by_label("Amount in EUR").fill("a lot")
    dialog.get_by_role("button", name="Bring it in").click()
    expect(dialog.get_by_text("Type an amount such as")).to_be_visible()
    dialog.get_by_label("Amount in EUR").fill("30")
    dialog.get_by_role("button", name="Bring it in").click()
    expect(dialog.get_by_role("status")).to_have_text("€30.00 has come into the game.")
    table.page.keyboard.press("Escape")
    assert table.meter("balance") == "€30.00"


def test_the_operator_s_refusal_is_told_in_words(money_house: MoneyHouse, register: Register) -> None:
    """F-52: a player's own limit at the operator, and a log-out there."""
    player = register(money_house, wallet="seamless")
    player.page.goto(f"{player.url}/account")
    player.page.locator("#limit").fill("1")
    player.page.get_by_role("button", name=re.compile("Save|Keep|Change")).click()
    table = player.play()
    table.lay("player", 2).act("deal").click()
    expect(table.say).to_have_text(
        "This would pass a limit of your account. Nothing was taken. "
        "Stake less, or look at your limits with your operator."
    )
    assert table.meter("balance") == "€100.00"


def test_a_launch_from_another_site_brings_its_language_and_a_session(
    money_house: MoneyHouse, register: Register
) -> None:
    """F-60, F-76: the cookie is SameSite=Strict; the page that the launch leads to asks with it all the same."""
    table = register(money_house, wallet="seamless", language="sv").play()
    assert "127.0.0.1" in money_house.operator_url
    assert "localhost" in table.page.url
    expect(table.act("deal")).to_have_text("Dela")
    assert "lang=" not in table.page.url
    [cookie] = [one for one in table.page.context.cookies(money_house.games.url) if one["name"] == "__Host-session"]
    assert (cookie["sameSite"], cookie["httpOnly"], cookie["secure"]) == ("Strict", True, True)
    table.page.reload()
    table.ready()
    expect(table.act("deal")).to_have_text("Dela")
    assert table.snapshot()["money"]["mode"] == "money"
