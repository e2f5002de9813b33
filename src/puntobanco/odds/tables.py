"""Tables of exact figures, and how they look as text, CSV and HTML. What is in them is decided elsewhere."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from html import escape

from .words import count_text, decimal_text, percent_text

Cell = str | int | Fraction | None


class Kind(Enum):
    """What a column holds, and so how it is printed."""

    TEXT = "text"
    COUNT = "count"
    #: A share, printed as a percentage.
    SHARE = "share"
    #: Any other number, printed with six decimals.
    NUMBER = "number"


@dataclass(frozen=True, slots=True)
class Column:
    name: str
    kind: Kind = Kind.TEXT


@dataclass(frozen=True, slots=True)
class Table:
    """A table with a title. `detail`: too long to print, so text leaves it out; files have it."""

    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Cell, ...], ...]
    note: str = ""
    detail: bool = False

    def __repr__(self) -> str:
        """As it is printed, for whoever looks at one while trying things out."""
        return _text(self)

    def _repr_html_(self) -> str:
        """As a notebook shows it."""
        return _html(self)


def as_text(tables: Iterable[Table]) -> str:
    """Tables under each other, in columns; numbers to the right."""
    return "\n".join(_text(table) for table in tables if not table.detail)


def as_csv(tables: Iterable[Table]) -> str:
    """Each table as its title, its heads and its rows, with an empty line after it; numbers plain, shares not in %."""
    blocks = []
    for table in tables:
        heads = [column.name for column in table.columns]
        lines = [[table.title], heads] if any(heads) else [[table.title]]
        lines += [[_plain(cell) for cell in row] for row in table.rows]
        blocks.append("".join(",".join(map(_quoted, line)) + "\r\n" for line in lines))
    return "\r\n".join(blocks)


def as_html(title: str, tables: Iterable[Table]) -> str:
    """A page of its own, ready to print."""
    body = "\n".join(_html(table) for table in tables)
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        f"<style>\n{_STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n{body}\n</body>\n</html>\n"
    )


def as_fragment(tables: Iterable[Table]) -> str:
    """The same to be set into somebody else's page."""
    return "\n".join(map(_html, tables))


def shown(cell: Cell, kind: Kind) -> str:
    """A cell for people."""
    if cell is None:
        return ""
    if isinstance(cell, str):
        return cell
    if kind is Kind.SHARE:
        return percent_text(Fraction(cell))
    if kind is Kind.NUMBER:
        return decimal_text(Fraction(cell), 6)
    return count_text(cell) if isinstance(cell, int) else str(cell)


def _plain(cell: Cell) -> str:
    if isinstance(cell, Fraction):
        return decimal_text(cell, 15)
    return "" if cell is None else str(cell)


def _quoted(text: str) -> str:
    return '"' + text.replace('"', '""') + '"' if any(mark in text for mark in ',"\r\n') else text


def _text(table: Table) -> str:
    lines = [[shown(cell, column.kind) for cell, column in zip(row, table.columns, strict=True)] for row in table.rows]
    heads = [column.name for column in table.columns]
    has_heads = any(heads)
    everything = [heads, *lines] if has_heads else lines
    widths = [max(len(line[place]) for line in everything) for place in range(len(heads))]
    out = [table.title, "─" * len(table.title)] if table.title else []
    if has_heads:
        out.append(_aligned(heads, widths, table.columns))
    out += [_aligned(line, widths, table.columns) for line in lines]
    if table.note:
        out.append(table.note)
    return "\n".join(out) + "\n"


def _aligned(cells: Sequence[str], widths: Sequence[int], columns: Sequence[Column]) -> str:
    parts = [
        cell.ljust(width) if column.kind is Kind.TEXT else cell.rjust(width)
        for cell, width, column in zip(cells, widths, columns, strict=True)
    ]
    return "  ".join(parts).rstrip()


def _html(table: Table) -> str:
    classes = ["" if column.kind is Kind.TEXT else ' class="n"' for column in table.columns]
    out = [f"<h2>{escape(table.title)}</h2>", "<table>"]
    if any(column.name for column in table.columns):
        heads = (
            f'<th scope="col"{style}>{escape(column.name)}</th>'
            for column, style in zip(table.columns, classes, strict=True)
        )
        out.append(f"<thead><tr>{''.join(heads)}</tr></thead>")
    out.append("<tbody>")
    for row in table.rows:
        texts = [escape(shown(cell, column.kind)) for cell, column in zip(row, table.columns, strict=True)]
        first = f'<th scope="row"{classes[0]}>{texts[0]}</th>'
        rest = "".join(f"<td{style}>{text}</td>" for text, style in zip(texts[1:], classes[1:], strict=True))
        out.append(f"<tr>{first}{rest}</tr>")
    out += ["</tbody>", "</table>"]
    if table.note:
        out.append(f"<p>{escape(table.note)}</p>")
    return "\n".join(out)


_STYLE = """\
body { font: 14px/1.45 system-ui, sans-serif; color: #1c1b18; background: #fbf8ef }
body { max-width: 75rem; margin: 2rem auto; padding: 0 1rem }
h1 { font-size: 1.7rem }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .2rem 1rem .2rem 0; border-bottom: 1px solid #d8d2c0; vertical-align: top }
th, td { text-align: left; font-weight: normal }
thead th { font-weight: 600; border-bottom-color: #1c1b18 }
.n { text-align: right }
@media print { body { background: none; margin: 0 } h2 { break-after: avoid } tr { break-inside: avoid } }
"""
