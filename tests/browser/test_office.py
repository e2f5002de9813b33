"""The back office in a real browser: log in, find a round, ask for a void, a second person approves (F-57, F-76)."""

import re
from collections.abc import Callable, Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.office.support import PASSWORD, code, hire
from tests.support import Server, running_server

PAGES = ("", "/rounds", "/voids", "/tables", "/returns", "/outbox", "/journal", "/password")
Enter = Callable[[str, str], Page]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("office") / "data", office="true") as running:
        yield running


@pytest.fixture
def enter(chromium: Browser, house: Server, contexts: list[BrowserContext]) -> Enter:
    """Somebody new, in a window of their own, who logs in by hand."""

    def come_in(name: str, role: str) -> Page:
        secret = hire(house.data, name, role)
        context = chromium.new_context(base_url=house.url, viewport={"width": 1280, "height": 900})
        contexts.append(context)
        page = context.new_page()
        page.goto("/office")
        page.get_by_label("Name").fill(name)
        page.get_by_label("Password").fill(PASSWORD)
        page.get_by_label("Code").fill(code(secret))
        page.keyboard.press("Enter")
        expect(page.get_by_role("heading", name="Now")).to_be_visible()
        return page

    return come_in


def a_round(chromium: Browser, house: Server, contexts: list[BrowserContext]) -> tuple[Page, str]:
    """A patron's window, and the id of the round they have just played in it."""
    context = chromium.new_context(base_url=house.url)
    contexts.append(context)
    page = context.new_page()
    page.goto("/table/touch")
    area = page.locator("button.lay[data-area=player]")
    expect(area).to_have_attribute("aria-disabled", "false")
    area.click()
    page.locator("[data-act=deal]").click()
    expect(page.locator(".card").first).to_be_visible()
    told = page.evaluate("fetch('/api/rounds').then((answer) => answer.json())")
    return page, told["rounds"][0]["roundId"]


def test_f57_from_the_search_to_what_the_patron_sees(
    chromium: Browser, house: Server, contexts: list[BrowserContext], enter: Enter
) -> None:
    patron, round_id = a_round(chromium, house, contexts)
    clerk = enter("ann", "operator")
    clerk.get_by_role("link", name="Rounds").click()
    clerk.get_by_label("Game").select_option("touch")
    clerk.get_by_role("button", name="Search").click()
    clerk.locator("table.rounds tbody th a").first.click()
    expect(clerk.get_by_text(round_id, exact=True).first).to_be_visible()
    expect(clerk.get_by_text("Checked: the seed fits the commitment")).to_be_visible()
    clerk.get_by_label("Reason, which the patron will read").fill("the camera failed")
    clerk.get_by_role("button", name="Ask for it").click()
    expect(clerk.get_by_role("status")).to_contain_text("A supervisor other than you")

    chief = enter("bo", "supervisor")
    chief.get_by_role("link", name="Voids").click()
    chief.get_by_role("link", name=round_id).click()
    chief.get_by_role("button", name="Approve").click()
    expect(chief.get_by_role("status")).to_contain_text("The round is void")
    expect(chief.get_by_text("reversal").first).to_be_visible()

    seen = patron.evaluate("fetch('/api/rounds').then((answer) => answer.json())")["rounds"][0]
    assert seen["roundId"] == round_id
    assert seen["void"]["reason"] == "the camera failed"

    clerk.get_by_role("button", name="Log out").click()
    clerk.goto("/office/rounds")
    expect(clerk.get_by_role("heading", name="Log in")).to_be_visible()


def test_every_page_of_the_office_is_accessible_and_fits_from_320_to_1440(
    chromium: Browser, house: Server, contexts: list[BrowserContext], enter: Enter
) -> None:
    _, round_id = a_round(chromium, house, contexts)
    page = enter("cy", "supervisor")
    faults: list[str] = []
    page.on("console", lambda said: faults.append(said.text) if said.type in ("error", "warning") else None)
    for path in (*PAGES, f"/rounds/{round_id}", "/rounds/none"):
        page.goto(f"/office{path}{'?still=1' if not path else ''}")
        for width in (320, 390, 768, 1440):
            page.set_viewport_size({"width": width, "height": 900})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (path, width)
        found = Axe().run(page).response["violations"]
        assert [(one["id"], [node["html"][:120] for node in one["nodes"]]) for one in found] == [], path
    assert not [fault for fault in faults if not re.search("404", fault)]
