"""Every page there is, written once for all tests, and read back."""

from datetime import UTC, datetime
from functools import cache

from puntobanco.game import Game
from puntobanco.games import game_named, shipped_games
from puntobanco.locales import words_in
from puntobanco.odds import GameOdds, odds_of
from puntobanco.rulebook import House, Kind, Teller, Wanted, say, written

from .read_back import Read, read_html, read_markdown, read_text

GAMES = tuple(game.id for game in shipped_games())
LANGUAGES = ("en", "sv", "ms")
FORMS = ("html", "markdown", "text")
NOW = datetime(2026, 11, 30, 14, 3, tzinfo=UTC)


@cache
def odds(game: str) -> GameOdds:
    return odds_of(game_named(game))


@cache
def page(game: str, language: str, form: str, kind: Kind = Kind.RULES, currency: str = "EUR") -> str:
    return written(odds(game), Wanted(kind, language, House(currency)), form, NOW)


def page_of(game: Game, language: str, form: str, kind: Kind = Kind.RULES) -> str:
    """A page of a game that does not ship."""
    return written(odds_of(game), Wanted(kind, language), form, NOW)


def word(key: str, language: str) -> str:
    """A text without variables, as the catalogue has it."""
    return Teller(words_in(language), "EUR")(say(key))


def captions(language: str) -> dict[str, str]:
    """The captions of the tables that tests read, by the tables' ids."""
    keys = {
        "payouts": "rules-payouts-caption",
        "rounding": "rules-rounding-caption",
        "returns": "rules-returns-caption",
        "at-stake": "rules-at-stake-caption",
        "limits": "rules-limits-caption",
        "terms": "rules-terms-caption",
        "banker-draws": "rules-draw-caption",
        "player-draws": "rules-third-player-caption",
        "examples": "rules-examples",
        "keys": "rules-keys-caption",
    }
    return {table: word(key, language) for table, key in keys.items()}


def read(text: str, language: str, form: str) -> Read:
    """A page read back."""
    if form == "html":
        return read_html(text)
    return (read_markdown if form == "markdown" else read_text)(text, captions(language))


@cache
def read_page(game: str, language: str, form: str, kind: Kind = Kind.RULES, currency: str = "EUR") -> Read:
    return read(page(game, language, form, kind, currency), language, form)
