"""Rules pages and paytables: each game's, in the reader's language, as HTML, Markdown or plain text."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from math import ceil
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.params import Parameter

from puntobanco.game import Game
from puntobanco.locales import LANGUAGES, best_language, words_in
from puntobanco.odds import GameOdds, odds_of
from puntobanco.rulebook import (
    Frame,
    House,
    Kind,
    Link,
    Teller,
    Wanted,
    document,
    element,
    joined,
    links,
    say,
    stylesheet,
    written,
)
from puntobanco.service import SystemClock

from .client_files import client_folder
from .site import Site

_Request = Request[Any, Any, Any]
_FORMS: Final[Mapping[str, tuple[str, str]]] = {
    "html": ("", "text/html"),
    "markdown": (".md", "text/markdown"),
    "text": (".txt", "text/plain"),
}
_OTHER: Final = {Kind.RULES: Kind.PAYTABLE, Kind.PAYTABLE: Kind.RULES}
#: Addresses, stakes and headers longer than this name nothing we have.
_LONGEST = 80
_MOST_STAKES = 12
_YEAR = "public, max-age=31536000, immutable"


@dataclass(frozen=True, slots=True)
class _Rules:
    """The rules of a game, known by their version."""

    version: str
    game: Game = field(compare=False)


@dataclass(frozen=True, slots=True)
class _Asked:
    """A page that is asked for; two with the same rules, words and currency are the same page."""

    rules: _Rules
    wanted: Wanted
    form: str


GamePath = Annotated[str, Parameter(description="A game's id, such as touch; touch.md and touch.txt for other forms")]


@get("/rules/{game:str}", include_in_schema=False, sync_to_thread=True)
def rules(request: _Request, site: Site, game: GamePath) -> Response[str]:
    """The rules page of a game (F-63)."""
    return _answer(request, site, Kind.RULES, game)


@get("/paytable/{game:str}", include_in_schema=False, sync_to_thread=True)
def paytable(request: _Request, site: Site, game: GamePath) -> Response[str]:
    """The paytable of a game (F-64); `?stake=10,30` shows the return at these stakes, in minor units (F-72)."""
    return _answer(request, site, Kind.PAYTABLE, game)


@get("/rulebook/{name:str}", include_in_schema=False, sync_to_thread=False)
def style(name: str) -> Response[str]:
    """The stylesheet, under a name that changes with it."""
    if f"/rulebook/{name}" != _style_path():
        return Response("", status_code=404, media_type="text/css")
    return Response(_style(), media_type="text/css", headers={"cache-control": _YEAR})


RULE_ROUTES = [rules, paytable, style]


def _answer(request: _Request, site: Site, kind: Kind, path: str) -> Response[str]:
    name, form = _form(path, request.headers.get("accept"))
    language = _language(request.query_params.get("lang"), request.headers.get("accept-language"))
    game = site.play.games.get(name)
    if game is None:
        body, status = _missing(site, kind, language, form), 404
    else:
        stakes = _stakes(request.query_params.get("stake", ""), game) if kind is Kind.PAYTABLE else ()
        wanted = Wanted(kind, language, _house(site), stakes)
        asked = _Asked(_Rules(game.version, game), wanted, form)
        # Stakes can be chosen at will: pages with them are not kept, or they would drive out the others.
        body, status = (_write if stakes else _kept)(asked), 200
    headers = {"content-language": language, "vary": "Accept, Accept-Language", "cache-control": "no-cache"}
    return Response(body, status_code=status, media_type=_FORMS[form][1], headers=headers)


def _house(site: Site) -> House:
    """What the pages tell of the house; part of a minute without play is told as a whole one."""
    idle = ceil(site.play.conduct.rules.idle_minutes)
    settings = site.settings
    return House(
        settings.currency,
        idle_minutes=idle or None,
        for_money=site.wallet is not None,
        table_seats=settings.table_seats,
        bet_seconds=settings.bet_seconds,
        hold_minutes=settings.hold_minutes,
    )


def _form(path: str, accept: str | None) -> tuple[str, str]:
    """The game's id and the form of the page: by the ending of the address, else by what is accepted, else HTML."""
    for form, (ending, _) in _FORMS.items():
        if ending and path.endswith(ending):
            return path.removesuffix(ending), form
    accepted = [part.partition(";")[0].strip().lower() for part in (accept or "").split(",")[:20]]
    if "text/html" not in accepted:
        for form, (_, kind) in _FORMS.items():
            if kind in accepted:
                return path, form
    return path, "html"


def _language(asked: str | None, header: str | None) -> str:
    """The language of `?lang=`, else the one an Accept-Language header likes best, else English."""
    wanted = (asked or "").split("-")[0].lower()
    return wanted if wanted in LANGUAGES else best_language(header)


def _stakes(text: str, game: Game) -> tuple[int, ...]:
    """The stakes of `?stake=10,30` that some area of the game takes."""
    areas = game.stakes.areas.values()
    least, most = min(area.minimum for area in areas), max(area.maximum for area in areas)
    parts = [part for part in text[:_LONGEST].split(",")[:_MOST_STAKES] if part.isascii() and part.isdigit()]
    return tuple(sorted({stake for stake in map(int, parts) if least <= stake <= most}))


def _write(asked: _Asked) -> str:
    """The page as it is sent."""
    return written(_odds(asked.rules), asked.wanted, asked.form, SystemClock().now(), _frame(asked))


#: The same, written once for each version of the rules.
_kept = lru_cache(maxsize=512)(_write)


@lru_cache(maxsize=64)
def _odds(rules: _Rules) -> GameOdds:
    return odds_of(rules.game)


def _frame(asked: _Asked) -> Frame:
    wanted, game = asked.wanted, asked.rules.game
    tell = Teller(words_in(wanted.language), wanted.house.currency)
    other = _OTHER[wanted.kind]
    ways = (
        Link(tell(say("rules-to-table")), f"/table/{game.id}"),
        Link(tell(say(f"rules-to-{other.value}")), f"/{other.value}/{game.id}?lang={wanted.language}"),
    )
    path = f"/{wanted.kind.value}/{game.id}"
    forms = (("rules-as-markdown", ".md"), ("rules-as-text", ".txt"))
    return Frame(
        stylesheet=_style_path(),
        ways=ways,
        languages=_language_links(path, wanted.language),
        formats=tuple(Link(tell(say(key)), f"{path}{ending}?lang={wanted.language}") for key, ending in forms),
    )


def _language_links(path: str, current: str) -> tuple[Link, ...]:
    return tuple(
        Link(words_in(name).say("rules-language", {}), f"{path}?lang={name}", name, current=name == current)
        for name in LANGUAGES
    )


def _missing(site: Site, kind: Kind, language: str, form: str) -> str:
    """The page for a game that there is not: those there are."""
    tell = Teller(words_in(language), site.settings.currency)
    title, text = tell(say("rules-missing-title")), tell(say("rules-missing"))
    ending = _FORMS[form][0]
    ways = [Link(game.name, f"/{kind.value}/{game.id}{ending}?lang={language}") for game in site.play.games.values()]
    if form != "html":
        heading = f"# {title}" if form == "markdown" else title
        return "\n".join((heading, "", text, "", *(f"- {way.text}: {way.href}" for way in ways), ""))
    lobby = links([Link(tell(say("rules-to-lobby")), "/")])
    top = element("header", element("nav", lobby, class_="ways"), class_="top")
    header = element("header", element("h1", title), element("p", text, class_="lead"))
    games = element("section", links(ways, class_="games"))
    return document(title, joined(top, element("main", header, games)), tell, _style_path(), about=text)


@cache
def _style() -> str:
    """The stylesheet, with the type of the browser client where its build is there."""
    faces = []
    for family, pattern, weight in (
        ("Marcellus", "marcellus-*.woff2", "400"),
        ("Figtree", "figtree-*.woff2", "300 900"),
    ):
        for file in sorted((client_folder() / "assets").glob(pattern))[:1]:
            source = f'url("/assets/{file.name}") format("woff2")'
            faces.append(
                f"@font-face {{ font-family: {family}; src: {source}; font-weight: {weight}; font-display: swap; }}\n"
            )
    return "".join(faces) + stylesheet()


@cache
def _style_path() -> str:
    return f"/rulebook/{hashlib.sha256(_style().encode()).hexdigest()[:16]}.css"
