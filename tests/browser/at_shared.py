"""What a person does at a table that they share, and what they see of the others."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.at_table import AtTable
from tests.support import Server

Come = Callable[..., "AtShared"]


class AtShared(AtTable):
    """A page at a shared table, under a name."""

    def __init__(self, page: Page, name: str) -> None:
        super().__init__(page, "")
        self.name = name

    # ---------------------------------------------------------------- coming and going

    def open_table(self, *, public: bool = True, title: str = "", game: str = "touch") -> str:
        """Opens a table from the lobby and sits down; its address."""
        self.page.goto("/")
        self.page.get_by_role("button", name="Open a table").click()
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label("Game").select_option(game)
        dialog.get_by_label("Your name at the table").fill(self.name)
        dialog.get_by_label("Name of the table (if you like)").fill(title)
        dialog.get_by_label("Everybody: listed in the lobby" if public else "Only those who have the link").check()
        dialog.get_by_role("button", name="Open the table").click()
        self.ready()
        return re.sub("^.*(/shared/)", r"\1", self.page.url)

    def come(self, address: str) -> "AtShared":
        """Follows the link of a table and takes a seat."""
        self.page.goto(address)
        self.page.locator("#patron-name").fill(self.name)
        self.page.locator("form button[type=submit]").click()
        self.ready()
        return self

    def look_on(self, address: str) -> "AtShared":
        self.page.goto(address)
        self.page.get_by_role("button", name="Look on").click()
        expect(self.page.locator(".seat").first).to_be_visible()
        return self

    # ---------------------------------------------------------------- what there is

    def seat(self, name: str) -> Locator:
        return self.page.locator(".seat").filter(has=self.page.get_by_text(name, exact=True))

    @property
    def own_seat(self) -> Locator:
        return self.page.locator(".seat.own")

    @property
    def clock(self) -> Locator:
        return self.page.get_by_role("timer")

    @property
    def checked(self) -> Locator:
        return self.page.get_by_role("button", name="Deal checked")

    def seats(self) -> list[str]:
        """What the strip says of every seat, without the word for one's own."""
        return [" ".join(text.replace("You", "").split()) for text in self.page.locator(".seat").all_inner_texts()]

    def last_round(self) -> dict[str, Any]:
        """The patron's own last round, as the server has stored it."""
        found: dict[str, Any] = self.page.request.get("/api/rounds?most=1").json()["rounds"][0]
        return found

    # ---------------------------------------------------------------- what is done

    def bet(self, *areas: str) -> "AtShared":
        """Lays a chip on each and deals; the bet stands when this returns, or has been dealt already."""
        for area in areas:
            self.lay(area)
        self.act("deal").click()
        expect(self.say).to_contain_text(re.compile("Your bet stands|wins|Tie"))
        return self

    def press_closed(self, name: str) -> "AtShared":
        """Presses an area or an act that says that it is closed, as a person may."""
        self.page.locator(f"button.lay[data-area={name}], [data-act={name}]").click(force=True)
        return self

    def skip(self) -> "AtShared":
        self.act("skip").click()
        return self

    def shown(self) -> "AtShared":
        """Waits until a round lies on the cloth in full."""
        expect(self.say).to_contain_text(re.compile("wins|Tie"))
        return self


def comer(chromium: Browser, server: Server, contexts: list[BrowserContext]) -> Come:
    """Lets patrons in, each in a browser of their own: `come("Anna", width=390)`."""

    def patron(
        name: str, *, width: int = 1280, height: int = 800, language: str = "en-GB", motion: float = 0
    ) -> AtShared:
        context = chromium.new_context(
            base_url=server.url,
            viewport={"width": width, "height": height},
            locale=language,
            service_workers="block",
            permissions=["clipboard-read", "clipboard-write"],
        )
        contexts.append(context)
        context.add_init_script(f"localStorage.setItem('motion', '{motion}')")
        return AtShared(context.new_page(), name)

    return patron
