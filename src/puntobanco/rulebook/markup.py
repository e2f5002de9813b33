"""Elements of HTML as text, everything escaped."""

import re
from collections.abc import Iterable
from html import escape
from typing import Final

#: A line must not end within a range such as "2–7": a word joiner after the dash sees to that.
_RANGE: Final = re.compile(r"(?<=\d)–(?=\d)")


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


def element(tag: str, *children: str, **attributes: str | int | bool | None) -> Markup:
    """`<tag …>children</tag>`. A trailing underscore of an attribute is dropped, the others become dashes.

    Children that are not `Markup` are escaped; attributes that are None or False are left out.
    """
    return Markup(f"<{tag}{_attributes(attributes)}>{''.join(map(_inner, children))}</{tag}>")


def void(tag: str, **attributes: str | int | bool | None) -> Markup:
    """An element that has no end, such as `<meta>`."""
    return Markup(f"<{tag}{_attributes(attributes)}>")


def joined(*parts: str, by: str = "") -> Markup:
    return Markup(by.join(map(_inner, parts)))


def on_lines(parts: Iterable[Markup]) -> list[str]:
    """`parts`, each on a line of its own."""
    return [text for part in parts for text in ("\n", part)]


def _inner(child: str) -> str:
    return str(child) if isinstance(child, Markup) else escape(_RANGE.sub("–\u2060", child), quote=False)


def _attributes(attributes: dict[str, str | int | bool | None]) -> str:
    told = []
    for name, value in attributes.items():
        shown = name.rstrip("_").replace("_", "-")
        if value is True:
            told.append(f" {shown}")
        elif value is not None and value is not False:
            told.append(f' {shown}="{escape(str(value))}"')
    return "".join(told)
