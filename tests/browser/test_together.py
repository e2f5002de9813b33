"""Several browsers at one table of a real server: playing together (F-40), SKIP (F-41), the lobby of shared tables
(F-42), keys (F-31) and the check of the deal (F-70)."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

from tests.browser.at_shared import AtShared, Come, comer
from tests.browser.at_table import minor
from tests.browser.layout import covered_words, faults_of_text
from tests.browser.test_accessible import clean
from tests.browser.test_keyboard import tab_to
from tests.support import Server, running_server

START = 100_000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Three seats a table, and time enough: rounds start when everybody has dealt or skipped."""
    with running_server(tmp_path_factory.mktemp("house") / "data", bet_seconds="600", table_seats="3") as running:
        yield running


@pytest.fixture(scope="module")
def hurried_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Six seconds to bet."""
    with running_server(tmp_path_factory.mktemp("hurried") / "data", bet_seconds="6", table_seats="3") as running:
        yield running


@pytest.fixture
def patron(chromium: Browser, house: Server, contexts: list[BrowserContext]) -> Come:
    return comer(chromium, house, contexts)


@pytest.fixture
def hurried(chromium: Browser, hurried_house: Server, contexts: list[BrowserContext]) -> Come:
    return comer(chromium, hurried_house, contexts)


def three(patron: Come) -> tuple[AtShared, AtShared, AtShared]:
    """Anna, Bo and Mei at one table."""
    anna, bo, mei = patron("Anna"), patron("Bo"), patron("Mei")
    address = anna.open_table()
    return anna, bo.come(address), mei.come(address)


def payout(area: str, outcome: str, stake: int) -> int:
    """Baccarat Touch: Player 1 to 1, Banker 1 to 1 less 5 %, a tie pays 9 for 1 and gives the others back."""
    if area == "tie":
        return 9 * stake if outcome == "tie" else 0
    if outcome == "tie":
        return stake
    return 0 if area != outcome else {"player": 200, "banker": 195}[area] * stake // 100


def test_f40_three_patrons_share_one_deal_and_each_is_paid_their_own(patron: Come) -> None:
    """F-40, F-35, F-70: the same cards for all, own balance right, every browser checks."""
    table = dict(zip(("player", "banker", "tie"), three(patron), strict=True))
    for area, person in table.items():
        person.bet(area)
    for person in table.values():
        person.shown()
        expect(person.checked).to_be_visible()
    rounds = {area: person.last_round() for area, person in table.items()}
    assert len({stored["roundId"] for stored in rounds.values()}) == 1
    assert len({tuple(stored["clientSeeds"]) for stored in rounds.values()}) == 1
    assert len(rounds["tie"]["clientSeeds"]) == 3
    for area, person in table.items():
        back = payout(area, rounds[area]["outcome"], 100)
        assert minor(person.meter("balance")) == START - 100 + back
        assert person.seats() == table["player"].seats()
        person.no_faults()
    assert "€1" in "".join(table["tie"].seats()) or "€0.95" in "".join(table["tie"].seats())


def test_f40_everybody_sees_who_has_bet_what_and_their_own_seat(patron: Come) -> None:
    """F-40: others' bets by letter and amount; the own seat by word and outline."""
    anna, bo, mei = three(patron)
    anna.lay("tie").bet("player")
    for other in (bo, mei):
        expect(other.seat("Anna")).to_contain_text("€1")
        expect(other.seat("Anna").locator(".chip")).to_have_count(2)
        expect(other.seat("Mei")).to_contain_text("Deciding")
    expect(anna.own_seat).to_contain_text("You")
    assert anna.own_seat.evaluate("seat => getComputedStyle(seat).borderTopWidth") == "2px"
    expect(anna.area("player")).to_have_attribute("aria-disabled", "true")
    assert (anna.bet_on("player"), anna.meter("balance")) == ("€1", "€998.00")
    anna.press_closed("banker")
    assert anna.bet_on("banker") == ""


def test_f41_the_round_starts_when_everybody_has_dealt_or_skipped(patron: Come) -> None:
    """F-41: SKIP by button and by key."""
    anna, bo, mei = three(patron)
    anna.bet("banker")
    bo.skip()
    expect(anna.seat("Bo")).to_contain_text("Skipped")
    expect(bo.act("skip")).to_have_attribute("aria-disabled", "true")
    assert anna.cards.count() == 0
    mei.page.keyboard.press("s")
    for person in (anna, bo, mei):
        person.shown()
        expect(person.checked).to_be_visible()
    assert bo.meter("balance") == mei.meter("balance") == "€1,000.00"
    expect(bo.seat("Mei")).to_contain_text("Deciding")
    outcome = anna.last_round()["outcome"]
    assert minor(anna.meter("balance")) == START - 100 + payout("banker", outcome, 100)


def test_f40_the_clock_runs_out_and_the_round_is_dealt_without_who_did_not_bet(hurried: Come) -> None:
    """F-40: time left is shown; chips not dealt stay the patron's; the idle are not waited for again."""
    anna, bo, mei = three(hurried)
    bo.lay("tie")
    expect(anna.clock).to_have_attribute("aria-label", "The time starts with the first bet")
    anna.bet("player")
    expect(mei.clock).to_have_attribute("aria-label", re.compile("^Betting closes in [1-6] second"))
    expect(bo.clock).to_have_attribute("aria-label", re.compile("Your chips are not dealt yet"))
    for person in (anna, bo, mei):
        person.shown()
    assert (bo.bet_on("tie"), bo.meter("balance")) == ("€1", "€1,000.00")
    expect(anna.seat("Bo")).to_contain_text("Resting")
    expect(anna.seat("Mei")).to_contain_text("Resting")
    before = anna.last_round()["roundId"]
    anna.told().bet("player")
    anna.shown()
    expect(anna.act("rebet")).to_have_attribute("aria-disabled", "false")
    assert anna.last_round()["roundId"] != before


def test_f40_a_dropped_patron_finds_seat_and_result_again(patron: Come) -> None:
    """F-40: a lost connection blocks nobody; the bet stands, is dealt, and is told on return."""
    anna, bo, mei = three(patron)
    anna.bet("player")
    anna.page.context.set_offline(True)
    expect(bo.seat("Anna")).to_contain_text("Away")
    bo.bet("tie")
    mei.skip()
    bo.shown()
    anna.page.context.set_offline(False)
    anna.shown()
    expect(anna.own_seat).to_have_count(1)
    outcome = anna.last_round()["outcome"]
    assert minor(anna.meter("balance")) == START - 100 + payout("player", outcome, 100)
    expect(bo.seat("Anna")).not_to_contain_text("Away")


def test_f40_who_closes_the_tab_comes_back_to_seat_and_bet(patron: Come) -> None:
    """F-40: held and found again, by the same patron only."""
    anna, bo, mei = three(patron)
    anna.lay("player").bet("tie")
    address = anna.page.url
    context = anna.page.context
    anna.page.close()
    expect(bo.seat("Anna")).to_contain_text("Away")
    again = AtShared(context.new_page(), "Anna")
    again.page.goto(address)
    expect(again.say).to_contain_text("Your bet stands")
    assert (again.bet_on("player"), again.bet_on("tie"), again.meter("balance")) == ("€1", "€1", "€998.00")
    assert again.page.locator(".seat").count() == 3
    bo.skip()
    mei.skip()
    again.shown()
    expect(again.checked).to_be_visible()


def test_f40_leaving_before_the_deal_gives_the_bet_back(patron: Come) -> None:
    """F-40, F-34: Escape asks when a bet stands."""
    anna, bo, _ = three(patron)
    anna.bet("player")
    anna.page.keyboard.press("Escape")
    dialog = anna.page.get_by_role("dialog", name="Leave the table?")
    expect(dialog).to_contain_text("Your bet of €1.00 has not been dealt yet")
    dialog.get_by_role("button", name="Leave").click()
    expect(anna.page.locator("[data-meter=balance]")).to_have_text("€1,000.00")
    expect(bo.seat("Anna")).to_have_count(0)


def test_f40_a_late_joiner_sees_the_running_round(patron: Come) -> None:
    """F-40: bets, clock and the last cards, at once."""
    anna, bo, mei = patron("Anna"), patron("Bo"), patron("Mei")
    address = anna.open_table()
    anna.bet("player").shown().told()
    bo.come(address)
    bo.shown()
    assert bo.cards.count() == anna.cards.count()
    anna.bet("banker")
    mei.come(address)
    expect(mei.seat("Anna").locator(".chip.banker")).to_contain_text("€1")
    expect(mei.clock).to_have_attribute("aria-label", re.compile("^Betting closes in"))
    mei.bet("tie")
    bo.skip()
    mei.shown()
    expect(mei.checked).to_be_visible()


def test_f40_a_full_table_can_be_looked_on_and_a_free_seat_taken(patron: Come) -> None:
    """F-40, F-70: onlookers see all and check the deal, but cannot bet."""
    anna, bo, mei = three(patron)
    zoe = patron("Zoe")
    zoe.page.goto(anna.page.url)
    expect(zoe.page.get_by_text("Every seat at this table is taken.")).to_be_visible()
    zoe.page.get_by_role("button", name="Look on").click()
    expect(zoe.say).to_contain_text("You are looking on")
    zoe.press_closed("player")
    assert zoe.bet_on("player") == ""
    zoe.press_closed("skip")
    expect(zoe.say).to_contain_text("Take a seat to bet")
    anna.bet("player")
    bo.bet("banker")
    mei.skip()
    zoe.shown()
    assert zoe.seats() == anna.shown().seats()
    zoe.checked.click()
    dialog = zoe.page.get_by_role("dialog")
    expect(dialog).to_contain_text("You had no bet in this round")
    expect(dialog).to_contain_text("Whoever knew the server’s secret and bet last")
    expect(dialog.get_by_text("Yes", exact=True)).to_have_count(3)
    with zoe.page.expect_download() as saved:
        dialog.get_by_role("link", name="Save").click()
    assert len(json.loads(saved.value.path().read_text())["clientSeeds"]) == 2
    zoe.page.keyboard.press("Escape")
    mei.page.keyboard.press("Escape")
    zoe.page.get_by_role("button", name="Take a seat").click()
    zoe.ready()
    expect(anna.seat("Guest")).to_be_visible()


def test_a_seat_taken_before_ours_is_told_kindly(patron: Come) -> None:
    """The last seat goes while the name is being typed: look on, and a way to sit later."""
    anna, bo, zoe = patron("Anna"), patron("Bo"), patron("Zoe")
    address = anna.open_table()
    bo.come(address)
    zoe.page.goto(address)
    zoe.page.locator("#patron-name").fill("Zoe")
    mei = patron("Mei").come(address)
    zoe.page.get_by_role("button", name="Take a seat").click()
    notice = zoe.page.get_by_role("alert").filter(has_text="You are looking on, and can take a seat")
    expect(notice).to_be_visible()
    clean(zoe.page, "no seat")
    mei.page.keyboard.press("Escape")
    notice.get_by_role("button", name="Take a seat").click()
    zoe.ready()


def test_f70_a_deal_with_one_seed_changed_is_found_out(patron: Come) -> None:
    """F-70: the seeds of the others count as much as one's own."""
    anna, bo = patron("Anna"), patron("Bo")

    def swap(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def answer(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] in ("tableDealt", "settled"):
                told["round"]["clientSeeds"][0] = "0" * 32
            socket.send(json.dumps(told))

        server.on_message(answer)

    bo.page.route_web_socket(re.compile("/play$"), swap)
    bo.come(anna.open_table())
    anna.bet("player")
    bo.bet("banker")
    bo.shown()
    expect(bo.page.get_by_role("button", name="The deal check failed")).to_be_visible()
    anna.shown()
    expect(anna.checked).to_be_visible()


def test_f31_a_shared_round_by_keyboard_only(patron: Come) -> None:
    """F-31: digits, Enter, Space, S, Escape."""
    anna, bo = patron("Anna"), patron("Bo")
    bo.come(anna.open_table())
    keys = anna.page.keyboard
    keys.press("3")
    tab_to(anna.page, "banker")
    keys.press("Enter")
    assert anna.bet_on("banker") == "€5"
    tab_to(anna.page, "deal")
    keys.press("Enter")
    expect(anna.say).to_contain_text("Your bet stands")
    bo.page.keyboard.press("s")
    anna.shown().told()
    keys.press(" ")
    expect(anna.say).to_contain_text("Your bet stands")
    keys.press(" ")
    bo.page.keyboard.press("s")
    anna.shown().told()
    stored = anna.page.request.get("/api/rounds?most=5").json()["rounds"]
    assert [one["stake"] for one in stored] == [500, 500]
    anna.menu("Keys")
    expect(anna.page.get_by_role("dialog")).to_contain_text("Sit this round out")
    keys.press("Escape")
    keys.press("Escape")
    expect(anna.page.get_by_role("heading", name="Punto Banco")).to_be_visible()


def test_f42_the_lobby_lists_shared_tables_live(patron: Come) -> None:
    """F-42: game, limits, seats taken and phase; a private table only by its link."""
    anna, bo = patron("Anna"), patron("Bo")
    bo.page.goto("/")
    expect(bo.page.get_by_role("heading", name="Play together")).to_be_visible()
    anna.open_table(title="Friday", game="classic")
    tile = bo.page.locator(".together .tile").filter(has_text="Friday")
    expect(tile).to_contain_text("1 of 3 seats taken")
    expect(tile).to_contain_text("Baccarat Classic")
    expect(tile).to_contain_text("MIN €1 MAX €1,500")
    expect(tile).to_contain_text("Bets are open")
    clean(bo.page, "lobby with shared tables")
    mei = patron("Mei").come(anna.page.url)
    expect(tile).to_contain_text("2 of 3 seats taken")
    mei.page.keyboard.press("Escape")
    expect(tile).to_contain_text("1 of 3 seats taken")
    zoe = patron("Zoe")
    address = zoe.open_table(public=False, title="Hidden")
    bo.page.reload()
    expect(tile).to_be_visible()
    expect(bo.page.locator(".together .tile").filter(has_text="Hidden")).to_have_count(0)
    zoe.page.get_by_role("button", name="Copy the link").click()
    expect(zoe.page.get_by_role("button", name="Link copied")).to_be_visible()
    link = zoe.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(address)
    bo.come(link)
    expect(zoe.seat("Bo")).to_be_visible()


def test_a_link_to_no_table_says_so(patron: Come) -> None:
    """Kindly, with the way to the lobby."""
    page = patron("Anna").page
    page.goto("/shared/aaaaaaaaaaaaaaaa")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")
    clean(page, "no such table")
    page.get_by_role("main").get_by_role("link", name="Back to the lobby").click()
    expect(page.get_by_role("heading", name="Play together")).to_be_visible()


def test_f77_every_state_of_a_shared_table_is_accessible(patron: Come) -> None:
    """F-77: axe, and contrast by pixels."""
    anna, bo, mei = patron("Anna"), patron("Bo", width=390, height=844), patron("Mei", width=320, height=640)
    address = anna.open_table()
    clean(anna.page, "alone")
    bo.page.goto(address)
    expect(bo.page.locator("#patron-name")).to_be_visible()
    clean(bo.page, "welcome")
    bo.come(address)
    mei.come(address)
    anna.lay("tie").bet("player")
    bo.skip()
    expect(mei.seat("Bo")).to_contain_text("Skipped")
    for person in (anna, bo, mei):
        clean(person.page, f"{person.name}: one bet, one skipped, one deciding")
    mei.bet("banker")
    for person in (anna, bo, mei):
        person.shown()
        clean(person.page, f"{person.name}: told")
    anna.menu("At this table")
    clean(anna.page, "at this table")
    anna.page.keyboard.press("Escape")
    anna.page.goto("/")
    anna.page.get_by_role("button", name="Open a table").click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    clean(anna.page, "opening a table")


@pytest.mark.parametrize("language", ["en-GB", "sv-SE", "ms-MY"])
def test_f77_a_full_table_fits_every_size(patron: Come, language: str) -> None:
    """F-77, F-60: 320 to 1440 wide; nothing cut, nothing covered, nothing sideways; large enough to press."""
    anna = patron("Anna")
    address = anna.open_table()
    bo = patron("Bo", width=320, height=640, language=language).come(address)
    mei = patron("Mei", width=390, height=844, language=language).come(address)
    anna.lay("tie").lay("banker").bet("player")
    for person, sizes in ((bo, [(320, 640), (768, 1024)]), (mei, [(390, 844), (1440, 900), (844, 390)])):
        for width, height in sizes:
            person.page.set_viewport_size({"width": width, "height": height})
            expect(person.seat("Anna")).to_be_visible()
            fits(person.page, width)
    bo.skip()
    mei.skip()
    for person in (bo, mei):
        expect(person.cards.nth(3)).to_be_visible()
        fits(person.page, person.page.viewport_size["width"] if person.page.viewport_size else 0)


def fits(page: Page, width: int) -> None:
    assert faults_of_text(page) == []
    assert covered_words(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for main in page.locator(".lay, .act:visible, .round").all():
        box = main.bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44
