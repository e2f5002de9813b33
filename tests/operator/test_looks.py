"""The pages in a real Chromium: accessible, no sideways scroll from 320 pixels, within their own policy (F-77)."""

import secrets
import shutil
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import NAMES, SWITCHES
from tests.operator.support import Process

WIDTHS = (320, 390, 1440)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    path = next((found for name in NAMES if name and (found := shutil.which(name))), None)
    if path is None:
        pytest.fail("no Chromium: run tests/browser/ensure-chromium")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=SWITCHES)
        yield launched
        launched.close()


@pytest.fixture
def window(chromium: Browser, operator: Process) -> Iterator[Page]:
    context = chromium.new_context(base_url=operator.url)
    opened = context.new_page()
    said: list[str] = []
    opened.on("console", lambda message: said.append(message.text))
    yield opened
    context.close()
    # A form that was refused answers 422, which Chromium tells on its console; anything else is a fault of ours.
    assert [text for text in said if "422" not in text] == []


def look(page: Page) -> None:
    """At the page as it stands, in every width."""
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, (page.url, width)
        for button in page.locator("button, .button, select").all():
            box = button.bounding_box()
            assert box is not None
            assert box["height"] >= 44
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_f77_every_page_is_accessible_and_fits(window: Page, operator: Process) -> None:
    window.goto("/")
    look(window)
    window.get_by_role("link", name="Open an account").click()
    look(window)
    window.get_by_label("Name").fill("two  spaces")
    window.get_by_label("Password").fill("correct horse")
    window.get_by_role("button", name="Open the account").click()
    assert window.get_by_role("alert").inner_text().startswith("Take 2 to 30 letters")
    look(window)
    name = f"Anna {secrets.token_hex(4)}"
    window.get_by_label("Name").fill(name)
    window.get_by_label("Password").fill("correct horse")
    window.get_by_label("Language of the games").select_option("sv")
    window.get_by_role("button", name="Open the account").click()
    assert window.url == f"{operator.url}/cashier"
    for way, amount in (("Deposit", "1000000"), ("Withdraw", "12,50"), ("Withdraw", "2000000")):
        form = window.locator("form", has=window.get_by_role("heading", name=way))
        form.get_by_label("Amount").fill(amount)
        form.get_by_role("button", name=way).click()
        look(window)
    assert "At most €1,000,000.00 at once." in window.get_by_role("alert").inner_text()
    assert window.get_by_role("row").count() == 3
    assert window.get_by_role("cell", name="−€12.50").is_visible()
    for link in ("Game log", "Account", "Games"):
        window.get_by_role("link", name=link, exact=True).click()
        assert window.get_by_role("heading", level=1).inner_text() == link
        look(window)
    window.get_by_role("button", name="Log out").click()
    window.goto("/login")
    window.get_by_label("Name").fill(name)
    window.get_by_label("Password").fill("wrong horse")
    window.get_by_role("button", name="Log in").click()
    look(window)


def test_the_browser_follows_a_launch_to_the_games(window: Page, operator: Process) -> None:
    """The policy lets the form lead there, and the code is the only thing that the address tells."""
    window.route("https://games.example/**", lambda route: route.fulfill(body=route.request.url + " from " + str(
        route.request.headers.get("referer"))))  # fmt: skip
    window.goto("/register")
    window.get_by_label("Name").fill(f"Bo {secrets.token_hex(4)}")
    window.get_by_label("Password").fill("correct horse")
    window.get_by_role("button", name="Open the account").click()
    window.goto("/")
    window.get_by_role("button", name="Play Baccarat Classic").click()
    window.wait_for_url("https://games.example/launch?*")
    told = window.inner_text("body")
    assert "&game=classic&lang=en from None" in told


def test_f77_the_keyboard_is_enough_to_make_a_deposit(window: Page, operator: Process) -> None:
    window.goto("/register")
    window.keyboard.press("Tab")
    assert window.evaluate("document.activeElement.textContent") == "To the page"
    window.keyboard.press("Enter")
    for text in (f"Cy {secrets.token_hex(4)}", "correct horse"):
        window.keyboard.press("Tab")
        window.keyboard.type(text)
    window.keyboard.press("Enter")
    window.wait_for_url("**/cashier")
    while window.evaluate("document.activeElement.id") != "deposit":
        window.keyboard.press("Tab")
    window.keyboard.type("5")
    window.keyboard.press("Enter")
    assert window.get_by_role("status").inner_text().startswith("Deposited: €5.00")
