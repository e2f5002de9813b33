"""Pages as Markdown (GitHub's tables), for reading as it stands and for any converter."""

import re
from collections.abc import Iterator

from .road_text import road_lines
from .signs import signed
from .teller import Teller
from .tree import Block, Command, Drawing, Entries, Items, Page, Paragraph, RoadSheet, Section, Table

_SPECIAL = re.compile(r"([\\`*_\[\]<>|#~])")


def as_markdown(page: Page, tell: Teller) -> str:
    """`page` as a Markdown document."""
    parts = [f"# {_plain(tell(page.title))}", _plain(tell(page.lead))]
    for section in page.sections:
        parts += _section(section, tell)
    parts += ["---", *(_plain(tell(text)) for text in page.colophon)]
    return "\n\n".join(parts) + "\n"


def _plain(text: str) -> str:
    """`text` with everything escaped that Markdown would read as a sign."""
    return _SPECIAL.sub(r"\\\1", text)


def _section(section: Section, tell: Teller) -> Iterator[str]:
    yield f"## {_plain(tell(section.title))}"
    for block in section.blocks:
        yield from _block(block, tell)


def _block(block: Block, tell: Teller) -> Iterator[str]:
    match block:
        case Paragraph(text):
            yield _plain(tell(text))
        case Command(command):
            yield f"```sh\n{command}\n```"
        case Items(items, ordered):
            signs = [f"{number}." for number in range(1, len(items) + 1)] if ordered else ["-"] * len(items)
            yield "\n".join(f"{sign} {_plain(tell(item))}" for sign, item in zip(signs, items, strict=True))
        case Entries(entries, title):
            if title is not None:
                yield f"### {_plain(tell(title))}"
            yield "\n".join(f"- **{_plain(signed(entry, tell))}**: {_plain(tell(entry.text))}" for entry in entries)
        case Table():
            yield f"**{_plain(tell(block.caption))}**"
            yield "\n".join(_table(block, tell))
        case Drawing():
            yield f"**{_plain(tell(block.caption))}** (0–9: {_plain(tell(block.other))})"
            yield "\n".join(_drawing(block, tell))
            yield " · ".join(f"**{tell(sign)}** {_plain(tell(word))}" for sign, word in (block.draws, block.stands))
        case RoadSheet():
            yield f"### {_plain(tell(block.title))}"
            for name, lines in road_lines(block, tell):
                yield _plain(name)
                yield "\n".join(("```text", *lines, "```"))


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _table(table: Table, tell: Teller) -> Iterator[str]:
    grouped = table.group_head is not None
    heads = [_plain(tell(column.head)) for column in table.columns]
    lines = ["---:" if column.numeric else "---" for column in table.columns]
    yield _row([_plain(tell(table.group_head)), *heads] if table.group_head is not None else heads)
    yield _row(["---", *lines] if grouped else lines)
    for group in table.groups:
        for row in group.rows:
            cells = [_plain(tell(text)) for text in row]
            yield _row([_plain(tell(group.head)) if group.head is not None else "", *cells] if grouped else cells)


def _drawing(drawing: Drawing, tell: Teller) -> Iterator[str]:
    yield _row([_plain(tell(drawing.own)), *map(str, range(10)), _plain(tell(drawing.stood))])
    yield _row(["---:", *[":---:"] * 11])
    draws, stands = tell(drawing.draws[0]), tell(drawing.stands[0])
    for total, answers in drawing.rows:
        yield _row([str(total), *(draws if answer else stands for answer in answers)])
