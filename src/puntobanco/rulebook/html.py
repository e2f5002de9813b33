"""Pages as HTML: semantic, readable without a script, styled by one stylesheet and nothing inline."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib import resources

from .html_roads import road_figures
from .markup import Markup, element, joined, void
from .signs import SIGNS
from .teller import Teller
from .tree import (
    Block,
    Command,
    Drawing,
    English,
    Entries,
    Entry,
    Group,
    Items,
    Page,
    Paragraph,
    RoadSheet,
    Section,
    Table,
    Text,
    say,
)

#: Tables that may be wider than a small screen; they scroll by themselves, and can be scrolled by key.
_WIDE = {"payouts", "rounding", "returns", "at-stake", "limits", "examples"}


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
    return document(tell(page.title), body, tell, frame.stylesheet)


def document(title: str, body: Markup, tell: Teller, style: str | None) -> str:
    """A whole HTML document around `body`; `style` is the stylesheet's address, None puts the styles into it."""
    head = joined(
        void("meta", charset="utf-8"),
        void("meta", name="viewport", content="width=device-width, initial-scale=1"),
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
        "section", "\n", heading, *joined_lines(blocks), "\n", id=section.id, aria_labelledby=f"{section.id}-title"
    )


def joined_lines(blocks: Iterable[Markup]) -> list[str]:
    return [part for block in blocks for part in ("\n", block)]


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
            return _table(block, tell)
        case Drawing():
            return _drawing(block, tell)
        case RoadSheet():
            return road_figures(block, tell, mark)


def _entry(entry: Entry, tell: Teller) -> Markup:
    sign = Markup("")
    if entry.icon is not None:
        sign = element(
            "svg", element("path", d=SIGNS[entry.icon]), viewBox="0 0 24 24", class_="sign", aria_hidden="true"
        )
    return element("div", element("dt", sign, tell(entry.label)), element("dd", tell(entry.text)))


def _cell(tag: str, text: Text, tell: Teller, **attributes: str | None) -> Markup:
    language = "en" if isinstance(text, English) else None
    return element(tag, tell(text), lang=language, **attributes)


def _table(table: Table, tell: Teller) -> Markup:
    kinds = ["number" if column.numeric else None for column in table.columns]
    heads = (
        _cell("th", column.head, tell, scope="col", class_=kind)
        for column, kind in zip(table.columns, kinds, strict=True)
    )
    bodies = [_body(group, kinds, tell) for group in table.groups]
    caption = element("caption", tell(table.caption), id=f"{table.id}-caption")
    told = element(
        "table", caption, element("thead", element("tr", *heads)), *joined_lines(bodies), id=f"{table.id}-table"
    )
    return _scrolling(told, table.id) if table.id in _WIDE else told


def _scrolling(table: Markup, name: str) -> Markup:
    return element("div", table, class_="scroll", role="region", aria_labelledby=f"{name}-caption", tabindex=0)


def _body(group: Group, kinds: list[str | None], tell: Teller) -> Markup:
    rows: list[str] = []
    if group.head is not None:
        head = element("th", tell(group.head), scope="rowgroup", colspan=len(kinds))
        rows.append(element("tr", head, class_=joined("group ", group.tone or "").strip()))
    for row in group.rows:
        first, *others = (
            _cell("td" if place else "th", text, tell, class_=kind, scope=None if place else "row")
            for place, (text, kind) in enumerate(zip(row, kinds, strict=True))
        )
        rows.append(element("tr", first, *others))
    return element("tbody", *joined_lines(map(Markup, rows)), "\n")


def _drawing(drawing: Drawing, tell: Teller) -> Markup:
    caption = element("caption", tell(drawing.caption), id=f"{drawing.id}-caption")
    turned = {"class_": "turned"}
    first = element(
        "tr",
        element("th", element("span", tell(drawing.own)), scope="col", rowspan=2, **turned),
        element("th", tell(drawing.other), scope="colgroup", colspan=10),
        element("th", element("span", tell(drawing.stood)), scope="col", rowspan=2, **turned),
    )
    second = element("tr", *(element("th", str(value), scope="col") for value in range(10)))
    rows = []
    for total, answers in drawing.rows:
        cells = (_answer(drawing, draws, tell) for draws in answers)
        rows.append(element("tr", element("th", str(total), scope="row"), *cells))
    table = element(
        "table",
        caption,
        element("thead", first, second),
        element("tbody", *joined_lines(rows), "\n"),
        id=f"{drawing.id}-table",
        class_="drawing",
    )
    return joined(_scrolling(table, drawing.id), _legend(drawing, tell))


def _answer(drawing: Drawing, draws: bool, tell: Teller) -> Markup:  # noqa: FBT001 - a cell of the table
    sign, word = map(tell, drawing.draws if draws else drawing.stands)
    return element(
        "td",
        element("span", sign, aria_hidden="true"),
        element("span", word, class_="unseen"),
        class_="draws" if draws else "stands",
    )


def _legend(drawing: Drawing, tell: Teller) -> Markup:
    told = (
        element("span", element("b", tell(sign), class_=kind), " ", tell(word))
        for kind, (sign, word) in (("draws", drawing.draws), ("stands", drawing.stands))
    )
    return element("p", *told, class_="legend", aria_hidden="true")
