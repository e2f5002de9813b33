"""A real Chromium on the real server. Each test has a browser context, and so a patron, of its own."""

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.at_table import AtTable
from tests.support import Server

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


@pytest.fixture
def sit(chromium: Browser, server: Server, contexts: list[BrowserContext]) -> Open:
    """Opens a table in a window of its own: `sit("classic", width=320)`. Motion 0 shows every round at once."""

    def open_table(
        game: str = "touch",
        *,
        width: int = 1280,
        height: int = 800,
        motion: float = 0,
        language: str = "en-GB",
        reduced: bool = False,
        touch: bool = False,
    ) -> AtTable:
        context = chromium.new_context(
            base_url=server.url,
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="reduce" if reduced else "no-preference",
            has_touch=touch,
        )
        contexts.append(context)
        context.add_init_script(f"localStorage.setItem('motion', '{motion}')")
        return AtTable(context.new_page(), game).open()

    return open_table
