"""A round from the deal to the payout, through reloads, lost connections and second tabs: F-32, F-33, F-34,
F-35, F-36, F-54, F-70; and the rules of play on the cloth: F-02, F-03, F-04, F-05, F-06, F-07, F-08, F-10, F-11, F-14.
"""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.at_table import AtTable, minor
from tests.browser.conftest import Open
from tests.browser.rigged import six_cards
from tests.plain_rules import RANKS, cards_due, outcome, payout_minor, worth

#: A chip for each area of each game. The least chip of Touch makes the Banker's return a rounded one.
CLOTHS = [
    ("touch", "€0.10", ("player", "tie", "banker")),
    ("classic", "€5", ("banker",)),
    ("baccarat", "€0.50", ("player", "tie", "banker")),
]


def test_f35_balance_and_win_change_only_after_the_reveal(sit: Open) -> None:
    table = sit("touch", motion=0.5)
    table.lay("player").lay("tie").lay("banker")
    table.act("deal").click()
    expect(table.cards.first).to_be_visible()
    after = table.snapshot()["money"]["balance"]
    assert minor(table.meter("balance")) == 100_000
    assert table.page.locator("[data-meter=win]").count() == 0
    table.told()
    assert minor(table.meter("balance")) == after


def test_f35_balance_is_the_servers_figure_after_many_rounds(sit: Open) -> None:
    table = sit("touch").play("player", "tie", "banker")
    for _ in range(5):
        table.act("rebet").click()
        table.told()
        assert minor(table.meter("balance")) == table.snapshot()["money"]["balance"]


def test_f36_hands_totals_winner_and_returns_are_shown_and_said(sit: Open) -> None:
    table = sit("touch").play("player", "banker")
    last = table.snapshot()["last"]
    for side in ("player", "banker"):
        expect(table.page.locator(f".hand.{side} .total")).to_have_text(str(last[side]["total"]))
        expect(table.page.locator(f".hand.{side} .card")).to_have_count(len(last[side]["cards"]))
    if last["outcome"] != "tie":
        expect(table.page.locator(f".hand.{last['outcome']}")).to_have_class(re.compile(r"\bwins\b"))
    words = {"player": "Player wins", "banker": "Banker wins", "tie": "Tie"}[last["outcome"]]
    expect(table.say).to_contain_text(words)
    player, banker = last["player"]["total"], last["banker"]["total"]
    expect(table.status).to_contain_text(f"Player {player}, Banker {banker}. {words}.")


@pytest.mark.parametrize(("game", "chip", "areas"), CLOTHS)
def test_f02_to_f14_the_cards_on_the_cloth_give_totals_winner_and_balance_by_the_rules(
    sit: Open, game: str, chip: str, areas: tuple[str, ...]
) -> None:
    table = sit(game).pick(chip).play(*areas)
    player, banker = ([name_of(card) for card in hand] for hand in map(table.hand, ("player", "banker")))
    assert (len(player), len(banker)) == cards_due(player, banker)
    for side, cards in (("player", player), ("banker", banker)):
        expect(table.page.locator(f".hand.{side} .total")).to_have_text(str(worth(cards)))
    winner = outcome(player, banker)
    expect(table.page.locator(".hand.tie")).to_have_count(2 if winner == "tie" else 0)
    for side in ("player", "banker"):
        expect(table.page.locator(f".hand.{side}.wins")).to_have_count(1 if winner == side else 0)
    stake = minor(chip)
    back = sum(payout_minor(game, area, stake, winner) for area in areas)
    assert minor(table.meter("balance")) == 100_000 - stake * len(areas) + back


def name_of(label: str) -> str:
    """The card that a label names: Ten of hearts → TH."""
    rank, suit = label.split(" of ")
    return "A23456789TJQK"[RANKS.index(rank)] + suit[0].upper()


def test_f33_a_tap_finishes_the_running_round_and_does_nothing_else(sit: Open) -> None:
    table = sit("touch", motion=50).lay("player")  # minutes, if nobody taps
    table.act("deal").click()
    expect(table.cards.first).to_be_visible()
    box = table.area("tie").bounding_box()
    assert box is not None
    table.page.mouse.click(box["x"] + 12, box["y"] + 12)
    expect(table.act("rebet")).to_have_attribute("aria-disabled", "false")
    assert table.bet_on("tie") == ""


def test_f33_fast_play_and_card_history_are_switched_in_the_menu_and_kept(sit: Open) -> None:
    table = sit("touch")
    expect(table.page.locator(".strip")).to_be_visible()
    table.page.get_by_role("button", name="Menu").click()
    dialog = table.page.get_by_role("dialog")
    dialog.get_by_role("switch", name="Card history").click()
    dialog.get_by_role("switch", name="Fast play").click()
    table.page.keyboard.press("Escape")
    expect(table.page.locator(".strip")).to_have_count(0)
    table.page.reload()
    table.ready()
    expect(table.page.locator(".strip")).to_have_count(0)
    table.page.get_by_role("button", name="Menu").click()
    expect(dialog.get_by_role("switch", name="Fast play")).to_be_checked()
    for item in ("Paytable", "Game history", "Check of the deal", "Keys", "Back to the lobby"):
        expect(dialog.get_by_role("button", name=item)).to_be_visible()
    expect(dialog.get_by_role("link", name="Game rules")).to_be_visible()


def test_f54_a_reload_in_the_middle_shows_the_same_round_again(sit: Open) -> None:
    table = sit("touch", motion=2).lay("player")
    table.act("deal").click()
    expect(table.cards.first).to_be_visible()
    dealt = table.snapshot()["last"]
    table.page.reload()
    expect(table.cards.first).to_be_visible()
    assert minor(table.meter("balance")) == dealt["balanceBefore"]
    table.page.locator(".hands").click()
    table.told()
    assert table.snapshot()["last"]["roundId"] == dealt["roundId"]
    names = [card.get_attribute("aria-label") for card in table.page.locator(".hand.player .card").all()]
    assert len(names) == len(dealt["player"]["cards"])
    assert minor(table.meter("balance")) == dealt["balanceAfter"]


def test_f54_a_round_fully_shown_is_not_told_again_after_a_reload(sit: Open) -> None:
    table = sit("touch", motion=0.05).play("player")
    table.page.add_init_script("localStorage.setItem('motion', '50')")
    table.page.reload()
    table.told()
    assert table.cards.count() >= 4


def test_a_lost_connection_closes_betting_at_once_and_keeps_the_chips(sit: Open) -> None:
    table = sit("touch").lay("player")
    table.page.context.set_offline(True)
    expect(table.page.get_by_role("alert").filter(has_text="Connection lost")).to_be_visible()
    expect(table.area("player")).to_have_attribute("aria-disabled", "true")
    table.page.context.set_offline(False)
    table.ready()
    assert table.bet_on("player") == "€1"
    table.act("deal").click()
    table.told()


def test_a_second_tab_takes_over_and_the_first_can_take_it_back(sit: Open) -> None:
    first = sit("touch")
    second = AtTable(first.page.context.new_page(), "touch").open()
    expect(first.page.get_by_text("The game is now in another tab.")).to_be_visible()
    first.page.get_by_role("button", name="Play here").click()
    first.ready()
    expect(second.page.get_by_text("The game is now in another tab.")).to_be_visible()


def test_f70_every_round_is_checked_by_the_browser_itself(sit: Open) -> None:
    table = sit("touch").play("banker")
    table.page.get_by_role("button", name="Deal checked").click()
    dialog = table.page.get_by_role("dialog")
    expect(dialog.get_by_text("Yes", exact=True)).to_have_count(4)
    expect(dialog).to_contain_text(table.snapshot()["last"]["serverSeed"])


def test_f70_a_forged_card_is_found_out(sit: Open) -> None:
    table = sit("touch")
    six_cards("banker")(table.page)
    table.page.reload()
    table.ready().lay("player")
    table.act("deal").click()
    expect(table.page.get_by_role("button", name="The deal check failed")).to_be_visible()


def test_f33_the_paytable_shows_what_the_table_pays(sit: Open) -> None:
    table = sit("classic").menu("Paytable")
    row = table.page.get_by_role("row", name=re.compile("^Tie"))
    expect(row).to_contain_text("Pays 9 to 1")
    expect(row).to_contain_text("MIN €1 MAX €200")
