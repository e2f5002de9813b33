"""The library of side bets: rows that a rule file takes over by name, so that it need not write them out.

Taking over is done on the text, line for line: the rules a game is kept with are complete in themselves, and errors
still name the line the designer wrote.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from .bets import Bet
from .node import GameFileError, parse_toml
from .rulefile import parse_bet

_USE: Final = re.compile(r'^[ \t]*use[ \t]*=[ \t]*"(?P<id>[^"\n]*)"(?P<rest>[ \t]*(?:#[^\n]*)?)$', re.MULTILINE)


@dataclass(frozen=True)
class SideBet:
    """A bet of the library: `about` says in a sentence when it wins; `rows` are its paylines as one line of TOML."""

    bet: Bet
    about: str
    rows: str


def parse_side_bets(text: str, source: str) -> Mapping[str, SideBet]:
    """The library that `text` (TOML) holds, by id. Raises GameFileError."""
    root = parse_toml(text, source)
    found = {}
    for name in root.names():
        node = root[name]
        node.only("about", "pays")
        found[name] = SideBet(
            parse_bet(name, node, "about"), node["about"].text(), f"pays = {_inline(node['pays'].value)}"
        )
    return found


def with_side_bets(text: str, library: Mapping[str, SideBet], source: str) -> str:
    """The rule file `text` with every line `use = "…"` replaced by the rows of that side bet.

    Raises GameFileError for a side bet that is not in the library.
    """

    def rows(match: "re.Match[str]") -> str:
        wanted = match["id"]
        if wanted not in library:
            line = text.count("\n", 0, match.start()) + 1
            raise GameFileError(source, line, f"no side bet {wanted!r} in the library; there are {', '.join(library)}")
        return f"{library[wanted].rows}{match['rest']}"

    return _USE.sub(rows, text)


def _inline(value: Any) -> str:
    """A value of a TOML document, written on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_inline(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return json.dumps(value)
