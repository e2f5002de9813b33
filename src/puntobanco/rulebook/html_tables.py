"""Tables as HTML: which heading belongs to which cell is told to those who cannot see it."""

from collections.abc import Iterator

from .markup import Markup, element, joined, on_lines
from .teller import Teller
from .tree import Drawing, English, Group, Table, Text

#: Tables that may be wider than a small screen; they scroll by themselves, and can be scrolled by key.
_WIDE = {"payouts", "rounding", "returns", "at-stake", "limits", "examples"}


def html_table(table: Table, tell: Teller) -> Markup:
    """`table` with its caption, in a region that scrolls if it may be wide."""
    kinds = ["number" if column.numeric else None for column in table.columns]
    grouped = any(group.head is not None for group in table.groups)
    heads = (
        _cell("th", column.head, tell, scope="col", class_=kind, id=f"{table.id}-c{place}" if grouped else None)
        for place, (column, kind) in enumerate(zip(table.columns, kinds, strict=True))
    )
    bodies = [_body(table, place, kinds, tell) for place in range(len(table.groups))]
    caption = element("caption", tell(table.caption), id=f"{table.id}-caption")
    head = element("thead", element("tr", *heads))
    told = element("table", caption, head, *on_lines(bodies), id=f"{table.id}-table")
    return _scrolling(told, table.id) if table.id in _WIDE else told


def _cell(tag: str, text: Text, tell: Teller, **attributes: str | None) -> Markup:
    language = "en" if isinstance(text, English) else None
    return element(tag, tell(text), lang=language, **attributes)


def _scrolling(table: Markup, name: str) -> Markup:
    return element("div", table, class_="scroll", role="region", aria_labelledby=f"{name}-caption", tabindex=0)


def _body(table: Table, number: int, kinds: list[str | None], tell: Teller) -> Markup:
    """The rows of one group. Under a group's heading each cell names its headings: column, group and row."""
    group = table.groups[number]
    mark = f"{table.id}-g{number}"
    rows: list[Markup] = []
    if group.head is not None:
        head = element("th", tell(group.head), scope="rowgroup", colspan=len(kinds), id=mark)
        rows.append(element("tr", head, class_=f"group {group.tone or ''}".strip()))
    own = mark if group.head is not None else None
    rows += [element("tr", *_cells(group, place, kinds, own, tell)) for place in range(len(group.rows))]
    return element("tbody", *on_lines(rows), "\n")


def _cells(group: Group, row: int, kinds: list[str | None], mark: str | None, tell: Teller) -> Iterator[Markup]:
    table = mark.rpartition("-")[0] if mark else ""
    for place, (text, kind) in enumerate(zip(group.rows[row], kinds, strict=True)):
        headings = f"{table}-c{place} {mark}"
        if place == 0:
            own = {"id": f"{mark}-r{row}", "headers": headings} if mark else {}
            yield _cell("th", text, tell, scope="row", class_=kind, **own)
        else:
            yield _cell("td", text, tell, class_=kind, headers=f"{headings} {mark}-r{row}" if mark else None)


def html_drawing(drawing: Drawing, tell: Teller) -> Markup:
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
        element("tbody", *on_lines(rows), "\n"),
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
