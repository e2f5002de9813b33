"""Pages as HTML: semantic, readable without a script, styled by one stylesheet and nothing inline."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib import resources

from .html_roads import road_figures
from .html_tables import html_drawing, html_table
from .markup import Markup, element, joined, on_lines, void
from .signs import SIGNS
from .teller import Teller
from .tree import (
    Block,
    Command,
    Drawing,
    Entries,
    Entry,
    Items,
    Page,
    Paragraph,
    RoadSheet,
    Section,
    Table,
    say,
)


@dataclass(frozen=True, slots=True)
class Link:
    """A way to another page; `language` is the one it is in, if another."""

    text: str
    href: str
    language: str | None = None
    current: bool = False


@dataclass(frozen=True, slots=True)
class Frame:
    """What stands around a page: its stylesheet's address (None: the styles are put into the page), and ways out."""

    stylesheet: str | None = None
    ways: tuple[Link, ...] = ()
    languages: tuple[Link, ...] = ()
    formats: tuple[Link, ...] = ()


@cache
def stylesheet() -> str:
    """The stylesheet of all pages."""
    return (resources.files(__package__) / "page.css").read_text(encoding="utf-8")


def as_html(page: Page, tell: Teller, frame: Frame | None = None) -> str:
    """`page` as a whole HTML document. Without a `frame` it stands for itself, styles included."""
    frame = frame or Frame()
    body = joined(
        element("a", tell(say("rules-skip")), class_="skip", href=f"#{page.sections[0].id}"),
        _top(tell, frame),
        element(
            "main",
            element("header", element("h1", tell(page.title)), element("p", tell(page.lead), class_="lead")),
            _contents(page, tell),
            element(
                "div", *(_section(section, tell) for section in page.sections), _foot(page, tell, frame), class_="text"
            ),
        ),
        by="\n",
    )
    return document(tell(page.title), body, tell, frame.stylesheet, about=tell(page.lead))


def document(title: str, body: Markup, tell: Teller, style: str | None, about: str) -> str:
    """A whole HTML document around `body`; `style` is the stylesheet's address, None puts the styles into it; `about`
    is what search engines tell of the page.
    """
    head = joined(
        void("meta", charset="utf-8"),
        void("meta", name="viewport", content="width=device-width, initial-scale=1"),
        void("meta", name="description", content=about),
        element("title", title),
        *_dress(style),
        by="\n",
    )
    html = element("html", element("head", head), "\n", element("body", body), lang=tell.language, dir=tell.direction)
    return f"<!doctype html>\n{html}\n"


def _dress(style: str | None) -> tuple[Markup, ...]:
    """The styles; and beside an address, which only a server has, the house's sign."""
    if style is None:
        return (element("style", Markup(stylesheet())),)
    return void("link", rel="stylesheet", href=style), void(
        "link", rel="icon", href="/favicon.svg", type="image/svg+xml"
    )


def links(ways: Iterable[Link], class_: str | None = None) -> Markup:
    """Ways out as a list."""
    return element(
        "ul",
        *(
            element(
                "li",
                element(
                    "a",
                    way.text,
                    href=way.href,
                    hreflang=way.language,
                    lang=way.language,
                    aria_current="true" if way.current else None,
                ),
            )
            for way in ways
        ),
        class_=class_,
    )


def _top(tell: Teller, frame: Frame) -> Markup:
    if not (frame.ways or frame.languages):
        return Markup("")
    return element(
        "header",
        element("nav", links(frame.ways), class_="ways", aria_label=tell(say("rules-ways"))),
        element("nav", links(frame.languages), class_="languages", aria_label=tell(say("rules-languages"))),
        class_="top",
    )


def _contents(page: Page, tell: Teller) -> Markup:
    items = (element("li", element("a", tell(part.title), href=f"#{part.id}")) for part in page.sections)
    heading = element("h2", tell(say("rules-contents")), id="contents")
    return element("nav", heading, element("ol", *items), class_="contents", aria_labelledby="contents")


def _section(section: Section, tell: Teller) -> Markup:
    heading = element("h2", tell(section.title), id=f"{section.id}-title")
    blocks = (_block(block, tell, f"{section.id}-{place}") for place, block in enumerate(section.blocks))
    return element(
        "section", "\n", heading, *on_lines(blocks), "\n", id=section.id, aria_labelledby=f"{section.id}-title"
    )


def _foot(page: Page, tell: Teller, frame: Frame) -> Markup:
    parts = [element("p", tell(text)) for text in page.colophon]
    if frame.formats:
        label = tell(say("rules-formats"))
        parts.append(element("nav", element("span", label), links(frame.formats), class_="formats", aria_label=label))
    return element("footer", *parts, class_="colophon")


def _block(block: Block, tell: Teller, mark: str) -> Markup:
    match block:
        case Paragraph(text):
            return element("p", tell(text))
        case Command(command):
            return element("pre", element("code", command))
        case Items(items, ordered):
            return element("ol" if ordered else "ul", *(element("li", tell(item)) for item in items))
        case Entries(entries, title):
            told = element("dl", *(_entry(entry, tell) for entry in entries), class_="entries")
            return told if title is None else joined(element("h3", tell(title)), told)
        case Table():
            return html_table(block, tell)
        case Drawing():
            return html_drawing(block, tell)
        case RoadSheet():
            return road_figures(block, tell, mark)


def _entry(entry: Entry, tell: Teller) -> Markup:
    sign = Markup("")
    if entry.icon is not None:
        sign = element(
            "svg", element("path", d=SIGNS[entry.icon]), viewBox="0 0 24 24", class_="sign", aria_hidden="true"
        )
    return element("div", element("dt", sign, tell(entry.label)), element("dd", tell(entry.text)))
