"""The lobby, the game history across visits, and the page to check any deal: F-42, F-53, F-70."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from puntobanco.cli import main
from tests.browser.at_table import AtTable
from tests.browser.conftest import Open


def play_by_script(page: Page, game: str, rounds: int) -> None:
    """Rounds of this page's own patron, over REST."""
    snapshot = page.request.get(f"/api/tables/{game}").json()
    offer = snapshot["offer"]
    for _ in range(rounds):
        body = {**offer, "clientSeed": "ab" * 16, "bets": {"player": snapshot["game"]["areas"][0]["minimum"]}}
        answer = page.request.post(f"/api/tables/{game}/rounds", data=body)
        assert answer.ok, answer.text()
        offer = answer.json()["offer"]


def test_f42_the_lobby_shows_tables_limits_balance_and_recent_results(visit: Callable[..., Page]) -> None:
    page = visit("/")
    expect(page.locator(".tile")).to_have_count(3)
    expect(page.locator("[data-meter=balance]")).to_have_text("€1,000.00")
    touch = page.locator(".tile[data-game=touch]")
    expect(touch).to_contain_text("MIN €0.10 MAX €2,000")
    expect(touch.get_by_role("img", name="No hands yet")).to_be_visible()
    play_by_script(page, "touch", 4)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # as when one comes back to the page
    expect(touch.get_by_role("img", name=re.compile("4 hands"))).to_be_visible()
    expect(touch.locator(".bead circle")).to_have_count(4)
    touch.get_by_role("link", name="Baccarat Touch").click()
    AtTable(page, "touch").ready()
    assert page.url.endswith("/table/touch")


def test_f42_a_lobby_without_a_server_says_so_kindly_and_comes_back(visit: Callable[..., Page]) -> None:
    page = visit("/check")
    expect(page.get_by_role("button", name="Check", exact=True)).to_be_visible()  # the client is there
    page.context.set_offline(True)
    page.get_by_role("link", name="Back to the lobby").click()
    expect(page.get_by_role("heading", name="The house cannot be reached")).to_be_visible()
    page.context.set_offline(False)
    page.goto("/")
    expect(page.locator(".tile")).to_have_count(3)


def test_f53_the_history_goes_back_over_visits_page_by_page(sit: Open) -> None:
    table = sit("touch")
    play_by_script(table.page, "touch", 12)
    play_by_script(table.page, "classic", 1)
    table.page.reload()
    table.ready().menu("Game history")
    dialog = table.page.get_by_role("dialog")
    expect(dialog.locator("li")).to_have_count(10)
    expect(dialog.locator("li").first).to_contain_text("Baccarat Classic")
    dialog.get_by_role("button", name="Earlier rounds").click()
    expect(dialog.locator("li")).to_have_count(13)
    expect(dialog.get_by_text("These are all your rounds.")).to_be_visible()
    ids = [item.locator("code").first.inner_text() for item in dialog.locator("li").all()]
    assert len(set(ids)) == 13


def test_f53_a_past_round_is_shown_again_clearly_marked_and_costs_nothing(sit: Open) -> None:
    table = sit("touch").play("player", "tie")
    first = table.snapshot()["last"]
    table.act("rebet").click()
    table.told()
    table.lay("banker")
    balance = table.meter("balance")
    table.menu("Game history")
    table.page.get_by_role("dialog").get_by_role("button", name="Show again").nth(1).click()
    banner = table.page.get_by_role("region", name="Replay")
    expect(banner).to_contain_text("Nothing is staked.")
    expect(table.page.locator(".hand.player .total")).to_have_text(str(first["player"]["total"]))
    assert table.cards.count() == len(first["player"]["cards"]) + len(first["banker"]["cards"])
    expect(table.area("player")).to_have_attribute("aria-disabled", "true")
    expect(banner.get_by_role("button", name="Back to the table")).to_be_focused()
    table.page.keyboard.press("Escape")
    expect(banner).to_have_count(0)
    assert (table.bet_on("banker"), table.bet_on("player")) == ("€1", "")
    assert table.meter("balance") == balance
    table.no_faults()


def test_f53_a_saved_round_is_what_puntobanco_verify_reads(sit: Open, tmp_path: Path) -> None:
    table = sit("touch").play("player").menu("Game history")
    with table.page.expect_download() as download:
        table.page.get_by_role("link", name="Save", exact=True).first.click()
    file = tmp_path / "round.json"
    download.value.save_as(file)
    assert main(["verify", str(file)]) == 0


def test_f70_anybody_can_check_any_round_by_pasting_it(sit: Open) -> None:
    table = sit("touch").play("player")
    saved = table.page.request.get(f"/api/rounds/{table.snapshot()['last']['roundId']}").json()
    page = table.page
    page.goto("/check")
    page.get_by_label("Paste a saved round").fill(json.dumps(saved))
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="Deal checked")).to_be_visible()
    other = "2C" if saved["player"]["cards"][0] != "2C" else "3C"
    page.get_by_label("Player’s cards").fill(" ".join([other, *saved["player"]["cards"][1:]]))
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_text("The deal check failed")).to_be_visible()
    page.get_by_label("Fingerprint").fill("not hex")
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_text("64 characters, 0–9 and a–f.")).to_be_visible()
    expect(page.get_by_label("Fingerprint")).to_be_focused()


def test_f70_a_shoe_is_checked_when_it_is_over_and_says_so_until_then(sit_at_all: Open) -> None:
    table = sit_at_all("shoe")
    expect(table.say).to_contain_text("cards to the cut card")
    table.lay("player").act("deal").click()
    table.told()
    mark = table.page.get_by_role("button", name="To be checked when the shoe is over")
    mark.click()
    dialog = table.page.get_by_role("dialog")
    expect(dialog.get_by_text("Not yet: revealed when the shoe is over")).to_have_count(3)
    table.page.keyboard.press("Escape")
    while not (outlook := table.snapshot()["outlook"])["isLast"]:
        play_by_script(table.page, "shoe", min(20, 1 + outlook["cardsToCut"] // 6))
    table.page.reload()
    table.ready()
    table.page.keyboard.press("Escape") if table.page.get_by_role("dialog").count() else None
    table.page.locator(".hands").click()
    table.told().act("new-bet").click()
    expect(table.say).to_contain_text("Last round of this shoe")
    table.lay("player").act("deal").click()
    table.told()
    expect(table.page.get_by_role("button", name="Deal checked")).to_be_visible()


def test_an_address_that_there_is_not_says_so_and_leads_home(visit: Callable[..., Page]) -> None:
    page = visit("/nowhere", locale="sv-SE")
    expect(page.get_by_role("heading", name="Den sidan finns inte.")).to_be_visible()
    page.get_by_role("link", name="Till lobbyn").click()
    expect(page.get_by_role("heading", name="Baccarat Touch")).to_be_visible()
