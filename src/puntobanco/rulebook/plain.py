"""Pages as plain text of at most 78 columns, tables aligned."""

from collections.abc import Iterable, Iterator
from textwrap import wrap

from .plain_table import aligned
from .road_text import road_lines
from .signs import signed
from .teller import Teller
from .tree import Block, Command, Drawing, Entries, Items, Page, Paragraph, RoadSheet, Section, Table

WIDTH = 78


def as_text(page: Page, tell: Teller) -> str:
    """`page` as plain text."""
    title = tell(page.title)
    parts = [_under(title, "═"), _wrapped(tell(page.lead))]
    for section in page.sections:
        parts += _section(section, tell)
    parts += ["─" * WIDTH, *(_wrapped(tell(text)) for text in page.colophon)]
    return "\n\n".join(parts) + "\n"


def _under(text: str, line: str) -> str:
    return f"{text}\n{line * min(len(text), WIDTH)}"


def _wrapped(text: str, first: str = "", then: str | None = None) -> str:
    return "\n".join(
        wrap(
            text,
            WIDTH,
            initial_indent=first,
            subsequent_indent=first if then is None else then,
            break_long_words=False,
            break_on_hyphens=False,
        )
    )


def _section(section: Section, tell: Teller) -> Iterator[str]:
    yield "\n" + _under(tell(section.title), "─")
    for block in section.blocks:
        yield from _block(block, tell)


def _block(block: Block, tell: Teller) -> Iterator[str]:
    match block:
        case Paragraph(text):
            yield _wrapped(tell(text))
        case Command(command):
            yield f"    {command}"
        case Items(items, ordered):
            signs = [f"{number}." for number in range(1, len(items) + 1)] if ordered else ["–"] * len(items)
            told = zip(signs, items, strict=True)
            yield "\n".join(_wrapped(tell(item), f"{sign:>3} ", "    ") for sign, item in told)
        case Entries(entries, title):
            if title is not None:
                yield tell(title) + ":"
            yield "\n".join(f"  {signed(entry, tell)}\n{_wrapped(tell(entry.text), '      ')}" for entry in entries)
        case Table():
            yield "\n".join((tell(block.caption) + ":", "", *_indented(_table(block, tell))))
        case Drawing():
            yield "\n".join((tell(block.caption) + ":", "", *_indented(_drawing(block, tell))))
        case RoadSheet():
            yield tell(block.title) + ":"
            for name, lines in road_lines(block, tell):
                yield "\n".join((f"  {name}", *(f"    {line}" for line in lines)))


def _indented(lines: Iterable[str]) -> Iterator[str]:
    return (f"  {line}".rstrip() for line in lines)


def _table(table: Table, tell: Teller) -> list[str]:
    grouped = table.group_head is not None
    heads = [tell(column.head) for column in table.columns]
    numeric = [column.numeric for column in table.columns]
    rows = []
    for group in table.groups:
        name = tell(group.head) if group.head is not None else ""
        for place, row in enumerate(group.rows):
            cells = [tell(text) for text in row]
            rows.append([name if place == 0 else "", *cells] if grouped else cells)
    if table.group_head is not None:
        heads, numeric = [tell(table.group_head), *heads], [False, *numeric]
    return aligned(heads, rows, numeric, WIDTH - 2)


def _drawing(drawing: Drawing, tell: Teller) -> Iterator[str]:
    own, other, stood = tell(drawing.own), tell(drawing.other), tell(drawing.stood)
    signs = {True: tell(drawing.draws[0]), False: tell(drawing.stands[0])}
    cell = max(map(len, signs.values())) + 2
    span = max(10 * cell, len(other) + 1)
    yield f"{'':{len(own)}}  {other:^{span}}"
    yield f"{own}  {''.join(f'{value:>{cell}}' for value in range(10)):<{span}}  {stood}"
    yield f"{'─' * len(own)}  {'─' * span}  {'─' * len(stood)}"
    for total, answers in drawing.rows:
        told = "".join(f"{signs[answer]:>{cell}}" for answer in answers[:10])
        yield f"{total:>{len(own)}}  {told:<{span}}  {signs[answers[10]]:^{len(stood)}}"
    yield ""
    for draws in (True, False):
        yield f"{signs[draws]} = {tell((drawing.draws if draws else drawing.stands)[1])}"
