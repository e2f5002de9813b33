"""Coups and roads as pictures for notebooks: HTML and SVG, complete in themselves. Letters tell what colours tell."""

from collections.abc import Iterable
from typing import Final

from .cards import Card, card_name
from .coup import Coup, total_of
from .roads import ROWS, Mark, Roads

_SUITS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_INK, _PAPER, _LINE = "#1c1b18", "#fbf8ef", "#d8d2c0"
_COLOURS: Final = {"P": "#1546b0", "B": "#c8102e", "T": "#0b7a3b", "R": "#c8102e", "I": "#1546b0", "": "#0b7a3b"}
_CELL: Final = 16
#: The most columns of a road that are drawn, its newest.
_COLUMNS: Final = 40


def coup_html(coup: Coup) -> str:
    """Both hands with their totals, and who has won."""
    rows = "".join(
        f'<tr><td style="text-align:left">{side.capitalize()}</td><td style="text-align:left">{_hand(hand)}</td>'
        f"<td><b>{total_of(hand)}</b></td><td>{'wins' if coup.outcome == side else ''}</td></tr>"
        for side, hand in (("player", coup.player), ("banker", coup.banker))
    )
    tie = '<tr><td colspan="4" style="text-align:left">Tie</td></tr>' if coup.outcome == "tie" else ""
    return f"<table>{rows}{tie}</table>"


def _hand(hand: Iterable[Card]) -> str:
    return " ".join(map(_card, hand))


def _card(card: Card) -> str:
    name = card_name(card)
    rank, suit = name[0], name[1]
    ink = "#c8102e" if suit in "DH" else _INK
    return (
        f'<span style="display:inline-block;min-width:1.9em;padding:.15em .3em;border:1px solid {_LINE};'
        f'border-radius:.3em;background:{_PAPER};color:{ink};text-align:center">'
        f"{'10' if rank == 'T' else rank}{_SUITS[suit]}</span>"
    )


def roads_svg(roads: Roads) -> str:
    """All five roads below each other, their newest columns, under their names."""
    drawn, height, width = [], 0, 12 * _CELL
    for name, marks in (
        ("Bead plate", roads.bead),
        ("Big road", roads.big_road),
        ("Big eye road", roads.big_eye),
        ("Small road", roads.small),
        ("Cockroach road", roads.cockroach),
    ):
        kept = _newest(marks)
        columns = max((mark.column + 1 for mark in kept), default=0)
        depth = max((mark.row + 1 for mark in kept), default=1)
        rows = ROWS if name in ("Bead plate", "Big road") else depth
        width = max(width, columns * _CELL)
        cells = "".join(_mark(mark, name) for mark in kept)
        drawn.append(f'<text x="0" y="{height + 12}" fill="{_INK}">{name}</text>')
        drawn.append(f'<g transform="translate(0 {height + 18})">{cells}</g>')
        height += 18 + rows * _CELL + 8
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -4 {width + 16} {height + 8}" width="{width + 16}" '
        f'height="{height + 8}" font-family="sans-serif" font-size="11" style="background:{_PAPER}">'
        f"{''.join(drawn)}</svg>"
    )


def _newest(marks: Iterable[Mark]) -> list[Mark]:
    kept = list(marks)
    gone = max(0, max((mark.column for mark in kept), default=0) + 1 - _COLUMNS)
    return [Mark(mark.row, mark.column - gone, mark.kind, mark.ties) for mark in kept if mark.column >= gone]


def _mark(mark: Mark, road: str) -> str:
    """A disc with its letter on the bead plate; rings, discs and slashes elsewhere, whole for regular and winners."""
    x, y, colour = mark.column * _CELL + _CELL // 2, mark.row * _CELL + _CELL // 2, _COLOURS[mark.kind]
    if road == "Bead plate":
        return (
            f'<circle cx="{x}" cy="{y}" r="7" fill="{colour}"/>'
            f'<text x="{x}" y="{y + 4}" fill="#fff" text-anchor="middle">{mark.kind}</text>'
        )
    if road == "Big road":
        ring = f'<circle cx="{x}" cy="{y}" r="6" fill="none" stroke="{colour}" stroke-width="2"/>' if mark.kind else ""
        dot = f'<circle cx="{x}" cy="{y}" r="2" fill="{colour}"/>' if mark.kind == "P" else ""
        slash = f'<path d="M{x - 6} {y + 6}L{x + 6} {y - 6}" stroke="{_COLOURS["T"]}" stroke-width="2"/>'
        count = f'<text x="{x}" y="{y + 4}" fill="{_COLOURS["T"]}" text-anchor="middle">{mark.ties}</text>'
        return ring + dot + (slash if mark.ties == 1 else count if mark.ties else "")
    dashes = "" if mark.kind == "R" else ' stroke-dasharray="3 2"'
    if road == "Cockroach road":
        return f'<path d="M{x - 5} {y + 5}L{x + 5} {y - 5}" stroke="{colour}" stroke-width="2"{dashes}/>'
    fill = colour if road == "Small road" and mark.kind == "R" else "none"
    return f'<circle cx="{x}" cy="{y}" r="5" fill="{fill}" stroke="{colour}" stroke-width="2"{dashes}/>'
