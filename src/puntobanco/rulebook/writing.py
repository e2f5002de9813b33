"""From a game's odds to a finished page: the one way in for command line and server."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from puntobanco.locales import words_in
from puntobanco.odds import GameOdds

from .house import House
from .html import Frame, as_html
from .markdown import as_markdown
from .page import paytable_page, rules_page
from .plain import as_text
from .teller import Teller
from .tree import Kind, Page


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which page, in which language (one of `languages()`), for which house; `stakes_minor` for the paytable only."""

    kind: Kind
    language: str
    house: House = field(default_factory=House)
    stakes_minor: tuple[int, ...] = ()


_WRITERS: Final[Mapping[str, Callable[[Page, Teller], str]]] = {"text": as_text, "markdown": as_markdown}


def written(odds: GameOdds, wanted: Wanted, form: str, now: datetime, frame: Frame | None = None) -> str:
    """The page of `odds`' game as "text", "markdown" or "html"; `frame` is for HTML. `now` is UTC.

    Raises KeyError for a language or a form that there is not.
    """
    words = words_in(wanted.language)
    if wanted.kind is Kind.PAYTABLE:
        page = paytable_page(odds, words, wanted.house, now, wanted.stakes_minor)
    else:
        page = rules_page(odds, words, wanted.house, now)
    tell = Teller(words, wanted.house.currency)
    return as_html(page, tell, frame) if form == "html" else _WRITERS[form](page, tell)
