"""Three languages, and a fourth that is only a file: F-60, F-61, F-62."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.at_table import AtTable
from tests.browser.conftest import Open
from tests.browser.layout import covered_words, faults_of_text
from tests.browser.rigged import OUTCOMES, six_cards

ROOT = Path(__file__).parents[2]
TERMS = {
    "en-GB": ("PLAYER", "BANKER", "TIE", "PAYS 9 FOR 1", "MIN €0.10 MAX €200"),
    "sv-SE": ("SPELARE", "BANKEN", "LIKA", "BETALAR 9 FÖR 1", "MIN 0,10 € MAX 200 €"),
    "ms-MY": ("PEMAIN", "PERBANKAN", "SERI", "MEMBAYAR 9 UNTUK 1", "MIN €0.10 Maks €200"),
}


@pytest.mark.parametrize("language", TERMS)
def test_f61_the_cloth_has_the_terms_of_its_language(sit: Open, language: str) -> None:
    table = sit("touch", language=language)
    player, banker, tie, pays, limits = TERMS[language]
    for area, name in (("player", player), ("banker", banker), ("tie", tie)):
        expect(table.area(area).locator("b")).to_have_text(re.compile(name, re.IGNORECASE))
    printed = table.area("tie").inner_text().replace("\u00a0", " ").split("\n")
    assert printed == [tie, pays, limits]
    assert table.page.evaluate("document.documentElement.lang") == language[:2]


def played_without_faults(table: AtTable, *, rounds: int, areas: tuple[str, ...] = ("player", "tie", "banker")) -> None:
    """Every text can be read while the bets lie there, and again when each of so many rounds is told."""
    for _ in range(rounds):
        for area in areas:
            table.lay(area, 3)
        table.at_rest()
        assert faults_of_text(table.page) == []
        assert covered_words(table.page) == []
        table.act("deal").click()
        table.told().at_rest()
        assert faults_of_text(table.page) == []
        assert covered_words(table.page) == []


@pytest.mark.parametrize("language", TERMS)
def test_f60_nothing_is_cut_or_covered_at_320_pixels(sit: Open, language: str) -> None:
    table = sit("touch", width=320, height=640, language=language, prepare=six_cards("tie"))
    played_without_faults(table, rounds=1)
    table.page.locator(".bar button").first.click()
    expect(table.page.get_by_role("dialog")).to_be_visible()
    assert faults_of_text(table.page) == []
    for path, ready in (("/", ".tile"), ("/check", "form")):
        table.page.goto(path)
        expect(table.page.locator(ready).first).to_be_visible()
        assert faults_of_text(table.page) == []
        assert table.page.evaluate("document.documentElement.scrollWidth") <= 320


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (568, 320), (768, 1024), (1440, 900)])
def test_f60_the_longest_language_fits_every_layout(sit: Open, width: int, height: int) -> None:
    table = sit("baccarat", width=width, height=height, language="ms-MY", prepare=six_cards(*OUTCOMES))
    played_without_faults(table, rounds=3)


@pytest.mark.parametrize("language", TERMS)
def test_f60_one_bet_alone_leaves_its_words_to_be_read_on_the_smallest_phone(sit: Open, language: str) -> None:
    table = sit("classic", width=320, height=568, language=language, prepare=six_cards("banker"))
    played_without_faults(table, rounds=1, areas=("banker",))


def test_f60_the_language_changes_in_a_running_round_and_keeps_bets(sit: Open) -> None:
    table = sit("touch", motion=4).lay("player", 2)
    table.page.get_by_role("button", name="Menu").click()
    table.page.get_by_role("dialog").get_by_label("Language").select_option("sv")
    expect(table.page.get_by_role("dialog", name="Meny")).to_be_visible()
    table.page.keyboard.press("Escape")
    assert table.bet_on("player").replace("\u00a0", " ") == "2 €"
    table.act("deal").click()
    expect(table.cards.first).to_be_visible()
    table.page.get_by_role("button", name="Meny").click()
    table.page.get_by_role("dialog").get_by_label("Språk").select_option("ms")
    table.page.keyboard.press("Escape")
    expect(table.area("player").locator("b")).to_have_text("Pemain")
    expect(table.cards.first).to_be_visible()
    table.page.locator(".hands").click()
    table.told()
    stakes = {bet["area"]: bet["stake"] for bet in table.snapshot()["last"]["bets"]}
    assert stakes == {"player": 200}
    table.page.reload()
    expect(table.area("player").locator("b")).to_have_text("Pemain")


def test_f60_the_browser_chooses_the_language_and_bead_letters_follow(sit: Open) -> None:
    table = sit("touch", language="sv-FI").play("player")
    letter = {"player": "S", "banker": "B", "tie": "L"}[table.snapshot()["last"]["outcome"]]
    expect(table.page.locator(".bead text").first).to_have_text(letter)
    unknown = sit("touch", language="id-ID")
    expect(unknown.area("player").locator("b")).to_have_text("Player")


@pytest.mark.parametrize(
    ("language", "balance", "percent"),
    [("en-GB", "€1,000.00", "98.94%"), ("sv-SE", "1 000,00 €", "98,94 %"), ("ms-MY", "€1,000.00", "98.94%")],
)
def test_f62_money_and_percentages_are_written_as_the_reader_does(
    sit: Open, language: str, balance: str, percent: str
) -> None:
    table = sit("touch", language=language)
    plain = table.meter("balance").replace("\u00a0", " ").replace("\u202f", " ")
    assert plain == balance
    table.page.goto("/")
    tile = table.page.locator(".tile").first
    expect(tile).to_be_visible()
    assert percent in tile.inner_text().replace("\u00a0", " ")


def pseudo(text: str) -> str:
    """English made a third longer, with marks on its letters and brackets round each text."""
    marks = str.maketrans("aeiouynAEIOUYN", "áéíóúýñÁÉÍÓÚÝÑ")
    lines = []
    for line in text.splitlines():
        found = re.match(r"^((?:[\w-]+ =)|(?:    \[\w+\])|(?:   \*\[\w+\])) (.+)$", line)
        if line.startswith("#") or not found or found[2].endswith("->"):
            lines.append(line)
            continue
        head, said = found[1], found[2]
        words = re.split(r"(\{[^}]*\})", said)
        if "{" in said and "}" not in said:
            lines.append(line)
            continue
        longer = "".join(part if part.startswith("{") else part.translate(marks) for part in words)
        short = head.startswith(("letter-", "index-", "key-"))
        lines.append(f"{head} {longer}" if short else f"{head} ‹{longer}{'~' * (len(said) // 4)}›")
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def with_fourth_language(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client built with one more file beside the English catalogue, and nothing else changed."""
    locales = tmp_path_factory.mktemp("locales")
    english = (ROOT / "src/puntobanco/locales/en.ftl").read_text(encoding="utf-8")
    (locales / "en.ftl").write_text(english, encoding="utf-8")
    (locales / "eo.ftl").write_text(pseudo(english), encoding="utf-8")
    built = tmp_path_factory.mktemp("built")
    npm = shutil.which("npm")
    assert npm is not None
    environment = {**os.environ, "LOCALES": str(locales), "CLIENT_OUT": str(built)}
    subprocess.run(
        [npm, "--prefix", str(ROOT / "web"), "run", "build"], check=True, env=environment, capture_output=True
    )
    return built


def test_f60_a_fourth_language_needs_only_its_file(sit: Open, with_fourth_language: Path) -> None:
    def other_build(page: Page) -> None:
        (entry,) = (with_fourth_language / "assets").glob("index-*.js")

        def give(route: Route) -> None:
            file = with_fourth_language / "assets" / route.request.url.rpartition("/")[2]
            if file.exists():
                route.fulfill(path=file)
            elif file.name.startswith("index-") and file.suffix == ".js":
                route.fulfill(body=f"import './{entry.name}'", content_type="text/javascript")
            else:
                route.fulfill(status=404)

        page.route(re.compile("/assets/"), give)

    table = sit("touch", width=390, height=844, language="eo", prepare=other_build)
    expect(table.area("player").locator("b")).to_have_text("‹Pláýér~›")
    assert table.page.evaluate("document.documentElement.lang") == "eo"
    table.lay("player").act("deal").click()
    table.told()
    table.page.locator(".bar button").first.click()
    expect(table.page.get_by_role("dialog")).to_be_visible()
    untouched = """() => [...document.querySelectorAll('.say, .acts span, .print, dialog b, dialog small, dialog h2')]
        .map(e => e.textContent.trim()).filter(text => /[a-z]{3}/i.test(text) && !text.includes('‹'))"""
    assert table.page.evaluate(untouched) == []
    assert table.page.evaluate("document.documentElement.scrollWidth") <= 390
    options = table.page.locator("dialog select option").all_inner_texts()
    assert len(options) == 2
