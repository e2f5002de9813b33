"""Pages read back as a reader would: their tables as rows of text, and all words that can be seen."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser
from itertools import pairwise

Rows = list[list[str]]


@dataclass
class Read:
    """Tables by id, without their headings; where rows are grouped, the group's heading is each row's first cell."""

    tables: dict[str, Rows] = field(default_factory=dict)
    headings: list[str] = field(default_factory=list)
    text: str = ""


class _Page(HTMLParser):
    """Reads a page; hidden words (class unseen) are kept apart, in brackets."""

    _VOID = ("meta", "link", "br")

    def __init__(self) -> None:
        super().__init__()
        self.read = Read()
        self.opened: list[tuple[str, dict[str, str | None]]] = []
        self.rows: Rows = []
        self.group: str | None = None
        self.cell: list[str] | None = None
        self.heading: list[str] | None = None
        self.words: list[str] = []
        self.faults: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag in self._VOID:
            return
        self.opened.append((tag, given))
        if "style" in given or any(name.startswith("on") for name in given):
            self.faults.append(f"inline style or script on {tag}")
        if tag == "table":
            self.rows, self.group = [], None
        elif tag == "tbody":
            self.group = None
        elif tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th"):
            self.cell = []
            if tag == "th" and "scope" not in given:
                self.faults.append("th without scope")
        elif tag in ("h1", "h2", "h3"):
            self.heading = []

    def handle_endtag(self, tag: str) -> None:
        opened, given = self.opened.pop()
        if opened != tag:
            self.faults.append(f"{opened} closed by {tag}")
        text = " ".join("".join(self.cell or ()).split(" "))
        if tag in ("td", "th"):
            if given.get("scope") == "rowgroup":
                self.group = text
            elif not any(name == "thead" for name, _ in self.opened):
                self.rows[-1].append(text)
            self.cell = None
        elif tag == "tr":
            if not self.rows[-1]:
                self.rows.pop()
            elif self.group is not None:
                self.rows[-1].insert(0, self.group)
        elif tag == "table":
            self.read.tables[str(given["id"]).removesuffix("-table")] = self.rows
        elif tag in ("h1", "h2", "h3"):
            self.read.headings.append("".join(self.heading or ()))
            self.heading = None

    def handle_data(self, data: str) -> None:
        data = data.replace("\u2060", "")
        if any(tag in ("style", "title") for tag, _ in self.opened):
            return
        hidden = any(given.get("class") == "unseen" for _, given in self.opened)
        self.words.append(data)
        if self.cell is not None:
            self.cell.append(f"[{data}]" if hidden else data)
        if self.heading is not None:
            self.heading.append(data)


def read_html(text: str) -> Read:
    page = _Page()
    page.feed(text)
    page.close()
    assert not page.faults, page.faults
    assert not page.opened
    page.read.text = " ".join(page.words)
    return page.read


def read_markdown(text: str, captions: Mapping[str, str]) -> Read:
    read = Read(text=_unescaped(re.sub(r"^\|[-:| ]+\|$|^```.*$", "", text, flags=re.MULTILINE)))
    read.headings = [_unescaped(line.lstrip("#").strip()) for line in text.splitlines() if line.startswith("#")]
    blocks = text.split("\n\n")
    for name, caption in captions.items():
        for place, block in enumerate(blocks):
            if _unescaped(block).startswith(f"**{caption}**"):
                lines = blocks[place + 1].splitlines()
                assert set(lines[1]) <= set("|-: "), f"no table under {caption}"
                read.tables[name] = [_cells(line) for line in lines[2:]]
    return read


def _cells(line: str) -> list[str]:
    return [_unescaped(cell.strip()) for cell in re.split(r"(?<!\\)\|", line.strip())[1:-1]]


def _unescaped(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)


def read_text(text: str, captions: Mapping[str, str]) -> Read:
    read = Read(text=text)
    lines = text.splitlines()
    for above, line in pairwise(lines):
        if line and set(line) <= set("═─") and len(line) == len(above):
            read.headings.append(above)
    for name, caption in captions.items():
        starts = [place for place, line in enumerate(lines) if line == f"{caption}:"]
        for start in starts:
            read.tables[name] = _text_table(lines[start + 2 :])
    if "banker-draws" in read.tables:  # its ten columns stand under one rule
        read.tables["banker-draws"] = [" ".join(row).split() for row in read.tables["banker-draws"]]
    return read


def _text_table(lines: list[str]) -> Rows:
    """Rows under the rule, whose dashes tell where each column begins and ends."""
    rule = next(place for place, line in enumerate(lines) if line.strip() and set(line.strip()) <= set("─ "))
    columns = [match.span() for match in re.finditer("─+", lines[rule])]
    rows: Rows = []
    for line in lines[rule + 1 :]:
        if not line.strip():
            break
        cells = [line[start:end].strip() for start, end in columns]
        if cells[-1] or not rows:
            rows.append(cells)
        else:  # a row that goes on in the next line
            rows[-1] = [f"{before} {more}".strip() for before, more in zip(rows[-1], cells, strict=True)]
    return list(_filled(rows))


def _filled(rows: Rows) -> Iterable[list[str]]:
    """The group's heading stands only in its first row."""
    group = ""
    for row in rows:
        group = row[0] or group
        yield [group, *row[1:]]
