"""A real Chromium on the real server. Each test has a browser context, and so a patron, of its own."""

import os
import secrets
import shutil
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.at_operator import AtOperator
from tests.browser.at_table import AtTable
from tests.money_house import MoneyHouse, running_money_house
from tests.support import Server, running_server

NAMES = (os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
#: This takes the place of Playwright's own list, whose entries that matter here are repeated. The omnibox pages would
#: cost more time in every new window than most tests take in it.
OFF = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
)
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(OFF)}",
]

Open = Callable[..., AtTable]

# How long a busy machine may take is no fault of what is tested.
expect.set_options(timeout=30_000)


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
    """Opens tables, each in a window of its own: `sit("classic", width=320)`. Motion 0 shows every round at once."""

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


@pytest.fixture(scope="package")
def money_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MoneyHouse]:
    """A server that plays for the reference operator's money: at most 50 may be in the game."""
    with running_money_house(tmp_path_factory.mktemp("money"), buy_in_minor="5000", office="true") as running:
        yield running


@pytest.fixture(scope="package")
def strict_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MoneyHouse]:
    """Another, where the house rules ask for much: what they are elsewhere in minutes takes seconds here."""
    rules = {
        "reality_check_minutes": "0.25",
        "minimum_round_seconds": "6",
        "fast_play": "false",
        "show_stay": "true",
    }
    with running_money_house(tmp_path_factory.mktemp("strict"), **rules) as running:
        yield running


@pytest.fixture(scope="package")
def impatient_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MoneyHouse]:
    """Another, where who has not played for ten seconds is sent home."""
    with running_money_house(tmp_path_factory.mktemp("impatient"), idle_minutes="0.17") as running:
        yield running


@pytest.fixture
def register(chromium: Browser, contexts: list[BrowserContext]) -> Callable[..., AtOperator]:
    """Has somebody new register with an operator: `register(money_house, wallet="transfer", width=390)`."""
    numbers = count(1)

    def at_operator(
        house: MoneyHouse,
        *,
        wallet: str,
        width: int = 1280,
        height: int = 800,
        motion: float = 0,
        language: str = "en",
        deposit: str = "100",
        touch: bool = False,
    ) -> AtOperator:
        context = chromium.new_context(
            base_url=house.games.url,
            viewport={"width": width, "height": height},
            locale="en-GB",
            has_touch=touch,
            service_workers="block",
        )
        contexts.append(context)
        context.add_init_script(f"localStorage.setItem('motion', '{motion}')")
        name = f"{wallet} {secrets.token_hex(4)} {next(numbers)}"
        came = AtOperator(context.new_page(), house.operator_url)
        return came.register(name, wallet=wallet, language=language).deposit(deposit)

    return at_operator
