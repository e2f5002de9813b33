"""F-73: a game that a designer drops in has its rules page at once, whatever its rows look at."""

import itertools
import re

import pytest

from puntobanco.game import Game, Payline, parse_game
from puntobanco.game.bets import FACT_VALUES
from puntobanco.locales import words_in
from puntobanco.rulebook import House, Kind, Teller, Wanted, written
from puntobanco.rulebook.when import when

from .faults import drawing_faults, payout_faults
from .pages import FORMS, LANGUAGES, NOW, odds, page_of, read, word

_GAME = """
id = "mine"
name = "Mine & <Yours> | *all*"
decks = 1
shuffle = "every-round"
combine = "any"
[limits]
chips = [7, 50]
area = { min = 5, max = 999 }
round = { min = 5, max = 5000 }
[bets.player]
notation = "for"
pays = [{ when = { outcome = "player" }, win = "1:1", commission = "2.5%" }]
[bets.three-of-it]
pays = [
    { when = { player_cards = 3, banker_cards = 3, banker_total = [0, 1, 2] }, win = "2:3" },
    { when = { margin = [0, 1], banker_natural = false }, win = "1:3" },
    { when = { player_natural = true, banker_natural = true, outcome = ["player", "tie"] }, win = "push" },
]
[bets.odd-one]
name = "The odd one"
pays = [{ when = { player_pair = "pair", banker_pair = ["none", "perfect"] }, win = "12.345:1" }]
"""


@pytest.fixture(scope="module")
def mine() -> Game:
    return parse_game(_GAME, "mine.toml")


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [Kind.RULES, Kind.PAYTABLE])
def test_every_payout_of_an_unusual_game_is_told(mine: Game, language: str, form: str, kind: Kind) -> None:
    told = read(page_of(mine, language, form, kind), language, form)
    assert payout_faults(told, mine, language) == []
    assert told.headings[0].startswith(mine.name)
    names = {row[0] for row in told.tables["payouts"]}
    assert names == {word("rules-term-player", language), "Three of it", "The odd one"}
    if kind is Kind.RULES:
        assert drawing_faults(told, mine.tableau, language) == []


def test_names_of_a_game_cannot_write_html_or_markdown(mine: Game) -> None:
    assert "<Yours>" not in page_of(mine, "en", "html")
    assert "Mine &amp; &lt;Yours&gt;" in page_of(mine, "en", "html")
    assert "# Mine & \\<Yours\\> \\| \\*all\\*" in page_of(mine, "en", "markdown")


def _told(when_facts: dict[str, tuple[object, ...]], language: str) -> str:
    line = Payline({fact: frozenset(values) for fact, values in when_facts.items()}, win=1)  # type: ignore[arg-type]
    return Teller(words_in(language), "EUR")(when(line))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_condition_can_be_told_and_differs_from_every_other(language: str) -> None:
    """Each fact with each set of its values (up to three of ten totals), alone and with each outcome."""
    told: dict[str, object] = {}
    for fact, values in FACT_VALUES.items():
        for count in range(1, min(len(values), 4)):
            for chosen in itertools.combinations(values, count):
                for outcome in (None, "player", "banker", "tie"):
                    if outcome is not None and (fact == "outcome" or fact.endswith("_pair")):
                        continue
                    facts: dict[str, tuple[object, ...]] = {fact: chosen}
                    if outcome is not None:
                        facts["outcome"] = (outcome,)
                    text = _told(facts, language)
                    tie_total = outcome == "tie" and fact.endswith("_total")  # either side's: they are the same
                    same = told.setdefault(text, facts)
                    assert same is facts or tie_total, f"{text}: {same} and {facts}"
                    assert text.strip() == text
                    assert not re.search(r"[{}_$]|  |  ", text)


def test_conditions_read_as_one_would_say_them() -> None:
    dragon: dict[str, tuple[object, ...]] = {"outcome": ("banker",), "banker_total": (7,), "banker_cards": (3,)}
    assert _told(dragon, "en") == "Banker wins with a total of 7 and three cards"
    assert _told(dragon, "sv") == "Banken vinner med 7 poäng och tre kort"
    assert _told(dragon, "ms") == "Perbankan menang dengan jumlah 7 dan tiga kad"
    assert _told({"outcome": ("player",), "margin": (1,)}, "en") == "Player wins by 1 point"
    assert _told({"outcome": ("player",), "margin": (4,)}, "sv") == "Spelaren vinner med 4 poängs marginal"
    assert _told({"outcome": ("tie",), "player_total": (6,)}, "ms") == "Seri pada 6"
    assert _told({"cards": (4, 5, 6)}, "en") == "always"


def test_inactivity_depends_on_the_house() -> None:
    def text(minutes: int | None, language: str = "en") -> str:
        house = House(idle_minutes=minutes)
        return " ".join(written(odds("touch"), Wanted(Kind.RULES, language, house), "text", NOW).split())

    assert "A session does not end because you rest." in text(None)
    assert "After 15 minutes without a bet the session ends by itself." in text(15)
    assert "After 1 minute without" in text(1)
    assert "Efter 15 minuter utan insats" in text(15, "sv")
    assert "Selepas 15 minit tanpa pertaruhan" in text(15, "ms")


def test_f50_a_house_that_plays_for_money_says_so() -> None:
    for language in LANGUAGES:
        wanted = Wanted(Kind.RULES, language, House(for_money=True))
        text = " ".join(written(odds("touch"), wanted, "text", NOW).split())
        assert word("rules-fun-money", language) in text
        assert word("rules-control-bring-do", language) in text
        assert word("rules-fun-only", language) not in text


def test_f72_the_paytable_shows_the_stakes_asked_for() -> None:
    wanted = Wanted(Kind.PAYTABLE, "en", stakes_minor=(30, 10, 20_001))
    rows = read(written(odds("touch"), wanted, "text", NOW), "en", "text").tables["at-stake"]
    assert [row[:2] for row in rows] == [
        ["PLAYER", "€0.10"],
        ["PLAYER", "€0.30"],
        ["PLAYER", "€200.01"],
        ["TIE", "€0.10"],
        ["TIE", "€0.30"],
        ["BANKER", "€0.10"],
        ["BANKER", "€0.30"],
        ["BANKER", "€200.01"],
    ]
