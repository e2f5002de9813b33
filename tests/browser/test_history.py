"""The game history in a real browser: F-53, and what a patron sees of a void round, F-57."""

import csv
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.at_operator import AtOperator
from tests.browser.at_table import AtTable
from tests.browser.conftest import Open
from tests.browser.test_money import expect_balance
from tests.money_house import MoneyHouse
from tests.office.support import PASSWORD, code, hire

Register = Callable[..., AtOperator]


def history(table: AtTable) -> Locator:
    """The open history, once it has its rounds."""
    table.menu("Game history")
    dialog = table.page.get_by_role("dialog", name="Game history")
    expect(dialog.get_by_text("These are all your rounds.")).to_be_visible()
    return dialog


def test_f53_each_round_tells_all_that_happened_to_the_money(money_house: MoneyHouse, register: Register) -> None:
    """F-53: time, game, id, bets, cards, result, commission, payout, balance before and after, version of the rules."""
    table = register(money_house, wallet="seamless").play()
    for _ in range(12):  # until the Banker has won once
        table.play("banker")
        last = table.snapshot()["last"]
        if last["outcome"] == "banker":
            break
    round_ = history(table).locator("li").first
    for text in (last["roundId"], last["gameVersion"][:12], "Baccarat Touch", "Banker", "€1.00 → €1.95"):
        expect(round_).to_contain_text(text)
    before, after = (f"€{last[name] / 100:.2f}" for name in ("balanceBefore", "balanceAfter"))
    expect(round_).to_contain_text(f"{before} → {after}")
    expect(round_.locator("div", has_text="Commission").locator("dd").last).to_have_text("€0.05")
    assert round_.locator(".cards [role=img]").count() == len(last["player"]["cards"]) + len(last["banker"]["cards"])
    table.no_faults()


@pytest.mark.parametrize(
    ("locale", "form"),
    [
        ("en-GB", r"\d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d:\d\d"),
        ("en-US", r"[A-Z][a-z]+ \d{1,2}, \d{4}, \d{1,2}:\d\d:\d\d [AP]M"),
        ("sv-SE", r"\d{1,2} [a-z]+\.? \d{4} \d\d:\d\d:\d\d"),
    ],
)
def test_f60_times_are_written_as_in_the_readers_own_country(sit: Open, locale: str, form: str) -> None:
    table = sit("touch", language=locale).play("player")
    table.page.get_by_role("button", name=re.compile("^Men[uy]$")).click()
    table.page.get_by_role("button", name=re.compile("^(Game history|Spelhistorik)$")).click()
    time = table.page.get_by_role("dialog").locator("time").first
    expect(time).to_have_text(re.compile(f"Baccarat Touch · {form}$"))


def test_f53_filters_narrow_it_and_the_table_holds_the_same(
    money_house: MoneyHouse, register: Register, tmp_path: Path
) -> None:
    """F-53: by game, result and day; what is saved as a table is what the filter shows."""
    player = register(money_house, wallet="seamless")
    table = player.play().play("player").play("tie")
    table.page.goto("/table/classic")
    classic = AtTable(table.page, "classic").ready().play("banker")
    dialog = history(classic)
    expect(dialog.locator("li")).to_have_count(3)
    dialog.get_by_label("Game").select_option("classic")
    expect(dialog.get_by_text("These are all rounds of that kind.")).to_be_visible()
    expect(dialog.locator("li")).to_have_count(1)
    expect(dialog.locator("li")).to_contain_text("Baccarat Classic")
    with table.page.expect_download() as saving:
        dialog.get_by_role("link", name="Save as a table (CSV)").click()
    saving.value.save_as(tmp_path / "rounds.csv")
    with (tmp_path / "rounds.csv").open(newline="") as file:
        [line] = csv.DictReader(file)
    last = classic.snapshot()["last"]
    assert (line["game"], line["round"], line["currency"]) == ("classic", last["roundId"], "EUR")
    assert line["payout"] == f"{last['payout'] / 100:.2f}"
    dialog.get_by_label("Result").select_option("tie" if last["outcome"] != "tie" else "player")
    expect(dialog.get_by_text("No such round.")).to_be_visible()
    dialog.get_by_role("button", name="Show all").click()
    expect(dialog.locator("li")).to_have_count(3)
    dialog.get_by_label("Until").fill((datetime.now(UTC) - timedelta(days=2)).date().isoformat())
    expect(dialog.get_by_text("No such round.")).to_be_visible()
    table.no_faults()


def test_f53_a_round_is_shown_again_marked_as_a_replay(money_house: MoneyHouse, register: Register) -> None:
    """F-53: the same cards, called a replay, and no money moves."""
    table = register(money_house, wallet="seamless").play().play("player").play("banker")
    rounds = table.page.request.get("/api/rounds").json()["rounds"]
    balance = table.meter("balance")
    history(table).get_by_role("button", name="Show again").nth(1).click()
    replay = table.page.get_by_role("region", name="Replay")
    expect(replay).to_contain_text("Nothing is staked.")
    expect(table.cards).to_have_count(len(rounds[1]["player"]["cards"]) + len(rounds[1]["banker"]["cards"]))
    expect(table.act("deal")).to_have_attribute("aria-disabled", "true")
    replay.get_by_role("button", name="Back to the table").click()
    expect(replay).to_have_count(0)
    assert table.meter("balance") == balance
    assert len(table.page.request.get("/api/rounds").json()["rounds"]) == 2


def in_office(house: MoneyHouse, table: AtTable, role: str, round_id: str, reason: str = "") -> None:
    """Somebody new of the house asks for a round to be void, or approves it."""
    secret, browser = hire(house.games.data, f"{role}-{round_id[-6:]}", role), table.page.context.browser
    assert browser is not None
    page = browser.new_page(base_url=house.games.url)
    page.goto("/office")
    page.get_by_label("Name").fill(f"{role}-{round_id[-6:]}")
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_label("Code").fill(code(secret))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Now")).to_be_visible()
    page.goto(f"/office/rounds/{round_id}")
    if reason:
        page.get_by_label("Reason, which the patron will read").fill(reason)
    page.get_by_role("button", name="Ask for it" if reason else "Approve").click()
    expect(page.get_by_role("status")).to_be_visible()
    page.close()


def test_f57_the_patron_sees_that_a_round_is_void_why_and_the_money_back(
    money_house: MoneyHouse, register: Register
) -> None:
    """F-57: asked for and approved by two people in the back office; the operator's balance is as before the round."""
    player = register(money_house, wallet="seamless")
    table = player.play().play("player")
    round_id = table.snapshot()["last"]["roundId"]
    in_office(money_house, table, "operator", round_id, "a card was not readable")
    in_office(money_house, table, "supervisor", round_id)
    dialog = history(table)
    expect(dialog.locator("li .void")).to_contain_text("Declared void on")
    expect(dialog.locator("li .void")).to_contain_text("a card was not readable. Stakes went back, payouts were taken")
    dialog.get_by_label("Result").select_option("void")
    expect(dialog.get_by_text("These are all rounds of that kind.")).to_be_visible()
    expect(dialog.locator("li")).to_have_count(1)
    expect_balance(player, "€100.00")
