"""The house rules where they are strict, in a real browser for the reference operator's money: F-37, F-56."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.at_table import AtTable, minor
from tests.browser.test_accessible import clean
from tests.browser.test_money import Register, buy_in, expect_balance
from tests.money_house import MoneyHouse

LOOK_BACK = "A moment to look back"


def look_back(table: AtTable) -> Locator:
    return table.page.get_by_role("dialog", name=LOOK_BACK)


def go_on(dialog: Locator) -> None:
    """Answers a reality check."""
    dialog.get_by_role("button", name="Go on").click()


def whenever_asked(table: AtTable) -> AtTable:
    """Has each reality check answered that comes in the way of what is done next, however long that takes."""
    table.page.add_locator_handler(look_back(table), go_on)
    return table


def test_f37_a_reality_check_blocks_every_bet_until_it_is_answered(
    strict_house: MoneyHouse, register: Register
) -> None:
    """F-37: it comes by itself between rounds, with figures, a way to the history and a way out."""
    table = register(strict_house, wallet="seamless").play()
    table.lay("player").act("deal").click()
    dialog = look_back(table)
    expect(dialog).to_be_visible()
    last = table.snapshot()["last"]
    net = last["payout"] - last["stake"]
    clean(table.page, "a reality check")
    figures = dialog.locator("dd").all_inner_texts()
    assert figures[1:3] == ["€1.00", f"€{last['payout'] / 100:.2f}"]
    assert minor(figures[3]) == abs(net)
    assert figures[3][:1] == ("+" if net > 0 else "-" if net < 0 else "€")
    for key in ("Escape", "Escape", "1", " "):
        table.page.keyboard.press(key)
    expect(dialog).to_be_visible()
    # The server does not take a bet either.
    refused = table.page.evaluate(
        """async () => {
            const table = await (await fetch('/api/tables/touch')).json();
            const answer = await fetch('/api/tables/touch/rounds', {
                method: 'POST',
                headers: { 'content-type': 'application/json' },
                body: JSON.stringify({ ...table.offer, clientSeed: 'ab'.repeat(16), bets: { player: 100 } }),
            });
            return answer.json();
        }"""
    )
    assert refused["code"] == "reality-check"
    dialog.get_by_role("button", name="Game history").click()
    history = table.page.get_by_role("dialog", name="Game history")
    expect(history.locator("li")).to_have_count(1)
    table.page.keyboard.press("Escape")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Leave").click()
    table.page.get_by_role("dialog", name="Leave the table?").get_by_role("button", name="Stay").click()
    expect(dialog).to_be_visible()
    go_on(dialog)
    expect(dialog).to_have_count(0)
    table.lay("player")
    assert table.bet_on("player") == "€1"


def test_f37_deal_says_how_long_it_has_to_wait(strict_house: MoneyHouse, register: Register) -> None:
    """F-37: before it is tried, by the button's own words, and when it is tried all the same."""
    table = whenever_asked(register(strict_house, wallet="seamless").play())
    table.lay("player").act("deal").click()
    expect(table.act("deal")).to_have_text(re.compile(r"Deal in [1-6] s"))
    expect(table.act("deal")).to_have_attribute("aria-disabled", "true")
    table.page.wait_for_timeout(400)
    table.lay("player").act("deal").click(force=True)
    expect(table.say).to_contain_text("A round takes its time here.")
    assert len(rounds(table)) == 1
    expect(table.act("deal")).to_have_text("Deal")
    table.act("deal").click()
    expect(table.act("deal")).to_have_text(re.compile(r"Deal in [1-6] s"))
    assert len(rounds(table)) == 2


def rounds(table: AtTable) -> list[dict[str, object]]:
    found: list[dict[str, object]] = table.page.request.get("/api/rounds").json()["rounds"]
    return found


def test_f37_time_here_and_net_position_stand_on_the_table(strict_house: MoneyHouse, register: Register) -> None:
    """F-37: the figure is the server's sum of the visit, after each round."""
    table = register(strict_house, wallet="seamless").play()
    expect(table.page.locator(".stay")).to_have_text("0 min · €0.00")
    table.lay("player").act("deal").click()
    expect(table.act("rebet")).not_to_have_attribute("title", "The round is being dealt")
    stay = table.snapshot()["stay"]
    net = stay["paid"] - stay["staked"]
    sign = "+" if net > 0 else "-" if net < 0 else ""
    expect(table.page.locator("[data-meter=net]")).to_have_text(f"{sign}€{abs(net) / 100:.2f}")


def test_f37_where_fast_play_is_not_allowed_nothing_shortens_a_round(
    strict_house: MoneyHouse, register: Register
) -> None:
    """F-37: the switch is not offered, and a tap does not finish the cards."""
    table = register(strict_house, wallet="seamless", motion=0.5).play()
    table.page.get_by_role("button", name="Menu").click()
    expect(table.page.get_by_role("switch", name="Sound")).to_be_visible()
    expect(table.page.get_by_role("switch", name="Fast play")).to_have_count(0)
    table.page.keyboard.press("Escape")
    table.lay("player").act("deal").click()
    expect(table.cards.first).to_be_visible()
    table.page.locator("main").click(position={"x": 20, "y": 20})
    assert table.page.locator(".texts .back").count() == 0
    expect(table.page.locator(".texts .back")).to_be_visible()


def test_f37_a_return_not_above_the_stake_is_not_celebrated(strict_house: MoneyHouse, register: Register) -> None:
    """F-37: three areas staked: only a tie pays more than was staked; then, and only then, a win is shown."""
    table = whenever_asked(register(strict_house, wallet="seamless").play())
    for _ in range(2):
        table.lay("player").lay("banker").lay("tie")
        expect(table.act("deal")).to_have_text("Deal")
        table.act("deal").click()
        expect(table.page.locator(".texts .back")).to_be_visible()
        last = table.snapshot()["last"]
        assert table.page.locator("[data-meter=win]").count() == (1 if last["payout"] > last["stake"] else 0)


def test_f56_an_idle_player_is_warned_then_ended_and_the_money_is_back(
    impatient_house: MoneyHouse, register: Register
) -> None:
    """F-56: a warning with a countdown first, one tap keeps the visit; then the end, and where to go."""
    player = register(impatient_house, wallet="transfer")
    table = player.play()
    buy_in(table, "12.50")
    warning = table.page.get_by_role("alert").filter(has_text="Nothing has been played for a while.")
    expect(warning).to_be_visible()
    expect(warning).to_contain_text(re.compile(r"ends in [1-5] seconds; nothing will be lost"))
    ended = table.page.get_by_role("alertdialog", name="The session has ended")
    expect(ended).to_be_visible()
    expect(ended).to_contain_text("money in the game has gone back to your account")
    home = ended.get_by_role("link", name="To your operator")
    assert home.get_attribute("href") == f"{impatient_house.operator.url}/"
    expect_balance(player, "€100.00")


def test_f50_a_session_that_ended_unseen_does_not_turn_into_play_money(
    impatient_house: MoneyHouse, register: Register
) -> None:
    """F-50, F-56: as when a laptop was asleep while the session ended."""
    table = register(impatient_house, wallet="seamless").play()
    table.page.context.set_offline(True)
    expect(table.page.get_by_role("alert").filter(has_text="Connection lost")).to_be_visible()
    table.page.wait_for_timeout(12_000)
    table.page.context.set_offline(False)
    expect(table.page.get_by_role("alertdialog", name="The session has ended")).to_be_visible()
    expect(table.page.locator("header.bar")).not_to_contain_text("play money")
