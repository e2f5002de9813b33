"""A real Chromium on the real server. Each test has a browser context, and so a patron, of its own."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.at_table import AtTable
from tests.support import Server, running_server

NAMES = (os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Open = Callable[..., AtTable]


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """One Chromium for the whole folder. It ends with the folder: its event loop must not outlive it."""
    path = next((found for name in NAMES if name and (found := shutil.which(name))), None)
    if path is None:
        pytest.fail("no Chromium: run tests/browser/ensure-chromium")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=SWITCHES)
        yield launched
        launched.close()


@pytest.fixture
def contexts() -> Iterator[list[BrowserContext]]:
    opened: list[BrowserContext] = []
    yield opened
    for context in opened:
        context.close()


def opener(chromium: Browser, url: str, contexts: list[BrowserContext]) -> Open:
    """Opens a page at a table in a window of its own: `sit("classic", width=320)`. Motion 0 shows rounds at once."""

    def open_table(
        game: str = "touch",
        *,
        width: int = 1280,
        height: int = 800,
        motion: float = 0,
        language: str = "en-GB",
        reduced: bool = False,
        touch: bool = False,
        forced_colours: bool = False,
        prepare: Callable[[Page], None] | None = None,
    ) -> AtTable:
        context = chromium.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="reduce" if reduced else "no-preference",
            forced_colors="active" if forced_colours else "none",
            has_touch=touch,
            service_workers="block",
        )
        contexts.append(context)
        context.add_init_script(f"localStorage.setItem('motion', '{motion}')")
        page = context.new_page()
        if prepare is not None:
            prepare(page)
        return AtTable(page, game).open()

    return open_table


@pytest.fixture
def sit(chromium: Browser, server: Server, contexts: list[BrowserContext]) -> Open:
    """Opens one of the three tables."""
    return opener(chromium, server.url, contexts)


@pytest.fixture(scope="package")
def large_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A second server, with every game that ships."""
    folder = tmp_path_factory.mktemp("large") / "data"
    with running_server(folder, offer="touch,classic,baccarat,no-commission,ez,grand,shoe") as running:
        yield running


@pytest.fixture
def sit_at_all(chromium: Browser, large_house: Server, contexts: list[BrowserContext]) -> Open:
    """Opens a table of any game that ships."""
    return opener(chromium, large_house.url, contexts)


@pytest.fixture
def visit(chromium: Browser, server: Server, contexts: list[BrowserContext]) -> Callable[..., Page]:
    """Opens any page of the client: `visit("/check", width=390)`."""

    def open_page(path: str, *, width: int = 1280, height: int = 800, **how: Any) -> Page:
        how = {"locale": "en-GB", "service_workers": "block", **how}
        context = chromium.new_context(base_url=server.url, viewport={"width": width, "height": height}, **how)
        contexts.append(context)
        context.add_init_script("localStorage.setItem('motion', '0')")
        page = context.new_page()
        page.goto(path)
        return page

    return open_page
