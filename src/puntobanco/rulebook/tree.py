"""A page as a tree of facts: what is said, by its key in the catalogue, and the figures in it. No language yet.

A page is told in a language by a `Teller` and set by a renderer (HTML, Markdown, plain text).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from fractions import Fraction
from typing import Literal

from puntobanco.game import Card, Outcome

# ---------------------------------------------------------------- words and figures


@dataclass(frozen=True, slots=True)
class Say:
    """The catalogue's text `key`. A plain str or int among `args` only chooses a variant; what is printed is a Text."""

    key: str
    args: Mapping[str, "Text | str | int"] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Name:
    """A name or sign that is the same in every language."""

    text: str


@dataclass(frozen=True, slots=True)
class English:
    """Something said in English on a page of any language."""

    text: Say


@dataclass(frozen=True, slots=True)
class Amount:
    """Money in minor units; a fraction of one is written out in full."""

    minor: int | Fraction


@dataclass(frozen=True, slots=True)
class Share:
    """A percentage, to `places` decimals, or to as few as it needs."""

    value: Fraction
    places: int | None = 2


@dataclass(frozen=True, slots=True)
class Figure:
    """A plain number, written with as few decimals as it needs."""

    value: int | Fraction


@dataclass(frozen=True, slots=True)
class OneOf:
    """Any of some whole numbers: "0–5", "6 or 7"."""

    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Series:
    """Several things in a row, as the language joins them: "a, b and c", "a or b", "a, b, c"."""

    parts: tuple["Text", ...]
    style: Literal["standard", "or", "unit"] = "standard"


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards as printed: "K♦ 4♣"."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A point in time, UTC."""

    at: datetime


@dataclass(frozen=True, slots=True)
class CurrencyName:
    """What the currency of the page is called."""


Text = Say | Name | English | Amount | Share | Figure | OneOf | Series | Cards | Moment | CurrencyName


def say(key: str, **args: "Text | str | int") -> Say:
    """The catalogue's text `key` with `args`."""
    return Say(key, args)


# ---------------------------------------------------------------- what a page is made of


@dataclass(frozen=True, slots=True)
class Paragraph:
    text: Text


@dataclass(frozen=True, slots=True)
class Command:
    """What is typed at a prompt."""

    text: str


@dataclass(frozen=True, slots=True)
class Items:
    """A list; `ordered` when the order is what it tells."""

    items: tuple[Text, ...]
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """A word and what there is to know of it; `icon` is the sign it has on the table."""

    label: Text
    text: Text
    icon: str | None = None


@dataclass(frozen=True, slots=True)
class Entries:
    """Words explained. `title` names them when they are one of several lots of a section."""

    entries: tuple[Entry, ...]
    title: Text | None = None


@dataclass(frozen=True, slots=True)
class Column:
    head: Text
    numeric: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """Rows that belong together; each row's first cell is its heading. `tone` is the side whose colour they have."""

    rows: tuple[tuple[Text, ...], ...]
    head: Text | None = None
    tone: str | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """A table. `id` names it on every page; `group_head` is what the groups' headings are (such as "Bet")."""

    id: str
    caption: Text
    columns: tuple[Column, ...]
    groups: tuple[Group, ...]
    group_head: Text | None = None


@dataclass(frozen=True, slots=True)
class Drawing:
    """The drawing table of one side: for each own total the answer to each value of the other's third card.

    `rows` are (total, draws on 0…9 and when the other side stood); `draws` and `stands` are (sign, word).
    """

    id: str
    caption: Text
    own: Text
    other: Text
    stood: Text
    draws: tuple[Text, Text]
    stands: tuple[Text, Text]
    rows: tuple[tuple[int, tuple[bool, ...]], ...]


@dataclass(frozen=True, slots=True)
class RoadSheet:
    """The score roads of some results, drawn; `letters` are the signs of the outcomes."""

    title: Text
    outcomes: tuple[Outcome, ...]
    letters: Mapping[Outcome, Text]
    names: Mapping[str, Text]


Block = Paragraph | Command | Items | Entries | Table | Drawing | RoadSheet


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    title: Text
    blocks: tuple[Block, ...]


class Kind(StrEnum):
    """Which page of a game."""

    RULES = "rules"
    PAYTABLE = "paytable"


@dataclass(frozen=True, slots=True)
class Page:
    """A whole page of the game with the id `game`; `colophon` ends it: when, and from which rules, it was made."""

    kind: Kind
    game: str
    title: Text
    lead: Text
    sections: tuple[Section, ...]
    colophon: tuple[Text, ...]
