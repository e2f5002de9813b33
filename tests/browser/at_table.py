"""What a person does at the table, in a person's words, and what a person sees there."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect


class AtTable:
    """A page with one table. Faults that the page itself reports (scripts, console) fail the test at `no_faults`."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.game = game
        self.faults: list[str] = []
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)

    def open(self) -> "AtTable":
        self.page.goto(f"/table/{self.game}")
        return self.ready()

    def ready(self) -> "AtTable":
        expect(self.area("player")).to_be_enabled()
        expect(self.area("player")).to_have_attribute("aria-disabled", "false")
        return self

    # ---------------------------------------------------------------- what there is

    def area(self, name: str) -> Locator:
        return self.page.locator(f"button.lay[data-area={name}]")

    def pile(self, name: str) -> Locator:
        return self.page.locator(f"[data-area={name}] .pile")

    def act(self, name: str) -> Locator:
        return self.page.locator(f"[data-act={name}]")

    @property
    def chips(self) -> Locator:
        return self.page.get_by_role("radio")

    @property
    def cards(self) -> Locator:
        return self.page.locator(".card")

    def hand(self, side: str) -> list[str]:
        """The cards of one side as they are read out, in the order dealt."""
        return [card.get_attribute("aria-label") or "" for card in self.page.locator(f".hand.{side} .card").all()]

    @property
    def say(self) -> Locator:
        return self.page.locator(".say .slip")

    @property
    def status(self) -> Locator:
        return self.page.get_by_role("status")

    def bet_on(self, name: str) -> str:
        """What lies on an area, as printed; empty when nothing does."""
        found = self.page.locator(f"div[data-area={name}] .sum")
        return found.inner_text() if found.count() else ""

    def meter(self, name: str) -> str:
        return self.page.locator(f"[data-meter={name}]").inner_text()

    # ---------------------------------------------------------------- what is done

    def lay(self, name: str, times: int = 1) -> "AtTable":
        for _ in range(times):
            self.area(name).click(position={"x": 12, "y": 12})
        return self

    def pick(self, label: str) -> "AtTable":
        self.page.get_by_role("radio", name=f"Chip {label}", exact=True).check(force=True)
        return self

    def told(self) -> "AtTable":
        """Waits until the round lies on the cloth and the next may start."""
        expect(self.act("rebet")).to_have_attribute("aria-disabled", "false")
        self.page.wait_for_timeout(400)  # a calm moment in which nothing can start by mistake
        return self

    def at_rest(self) -> "AtTable":
        """Waits until the last chip and card have come to rest."""
        self.page.wait_for_function("document.getAnimations().every(one => one.playState !== 'running')")
        return self

    def play(self, *areas: str) -> "AtTable":
        for name in areas:
            self.lay(name)
        self.act("deal").click()
        return self.told()

    def menu(self, item: str) -> "AtTable":
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("dialog").get_by_role("button", name=item, exact=True).click()
        return self

    # ---------------------------------------------------------------- what the server says

    def snapshot(self) -> dict[str, Any]:
        """The table as the server sees it, asked over REST with this browser's own session."""
        answer = self.page.request.get(f"/api/tables/{self.game}")
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def no_faults(self) -> None:
        assert self.faults == []


def minor(text: str) -> int:
    """Cents of an English amount: €1,240.50 → 124050."""
    return round(float(re.sub(r"[^\d.]", "", text)) * 100)


__all__ = ["AtTable", "expect", "minor"]
