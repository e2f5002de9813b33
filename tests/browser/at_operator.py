"""A person at the reference operator, in a browser: an account, a deposit, and Play."""

from playwright.sync_api import Page, expect

from tests.browser.at_table import AtTable


class AtOperator:
    """A page of the operator. To the browser it is another site than the games."""

    def __init__(self, page: Page, url: str) -> None:
        self.page, self.url = page, url

    def register(self, name: str, *, wallet: str, language: str = "en") -> "AtOperator":
        self.page.goto(f"{self.url}/register")
        self.page.get_by_label("Name").fill(name)
        self.page.get_by_label("Password").fill("correct horse")
        self.page.locator(f"[name=wallet][value={wallet}]").check()
        self.page.locator("[name=language]").select_option(language)
        self.page.get_by_role("button", name="Open the account").click()
        expect(self.page.get_by_role("heading", name="Cashier")).to_be_visible()
        return self

    def deposit(self, amount: str) -> "AtOperator":
        self.page.goto(f"{self.url}/cashier")
        self.page.get_by_label("Amount").first.fill(amount)
        self.page.get_by_role("button", name="Deposit").click()
        expect(self.page.get_by_role("status")).to_contain_text("Deposited")
        return self

    def play(self, game: str = "touch", title: str = "Baccarat Touch") -> AtTable:
        """Press Play; the games open in this very window."""
        self.page.goto(f"{self.url}/")
        table = AtTable(self.page, game)
        self.page.get_by_role("button", name=f"Play {title}").click()
        return table.ready()

    def balance(self) -> str:
        """What the operator says that the player has."""
        self.page.goto(f"{self.url}/cashier")
        return self.page.locator(".who strong").inner_text()
