"""The score roads drawn as SVG. Marks differ in shape as well as in colour; colours come from the stylesheet."""

from collections.abc import Callable, Mapping

from puntobanco.game import Mark, roads_of
from puntobanco.game.roads import BEAD_KINDS, ROWS

from .markup import Markup, element, joined
from .teller import Teller
from .tree import RoadSheet

_SIDE = 20
_TONES = {"P": "player", "B": "banker", "T": "tie", "": "tie", "R": "banker", "I": "player"}
_Draw = Callable[[Mark, float, float], Markup]


def road_figures(sheet: RoadSheet, tell: Teller, mark: str) -> Markup:
    """All five roads of the sheet, each a figure with its name; `mark` makes their ids."""
    roads = roads_of(sheet.outcomes)
    letters = {BEAD_KINDS[outcome]: tell(letter) for outcome, letter in sheet.letters.items()}
    drawn: Mapping[str, tuple[tuple[Mark, ...], _Draw]] = {
        "bead": (roads.bead, lambda one, x, y: _bead(one, x, y, letters)),
        "big": (roads.big_road, _ring),
        "eye": (roads.big_eye, _eye),
        "small": (roads.small, _disc),
        "cockroach": (roads.cockroach, _stroke),
    }
    figures = [
        element(
            "figure",
            element("figcaption", tell(sheet.names[name])),
            _grid(marks, draw, label=tell(sheet.names[name])),
            class_=f"road {name}",
        )
        for name, (marks, draw) in drawn.items()
    ]
    title = element("h3", tell(sheet.title), id=mark)
    return joined(title, element("div", *figures, class_="roads", role="group", aria_labelledby=mark))


def _grid(marks: tuple[Mark, ...], draw: _Draw, *, label: str) -> Markup:
    columns = max(mark.column for mark in marks) + 2
    width, height = columns * _SIDE, ROWS * _SIDE
    upright = "".join(f"M{column * _SIDE} 0V{height}" for column in range(1, columns))
    across = "".join(f"M0 {row * _SIDE}H{width}" for row in range(1, ROWS))
    half = _SIDE / 2
    signs = (draw(mark, mark.column * _SIDE + half, mark.row * _SIDE + half) for mark in marks)
    lines = element("path", d=upright + across, class_="lines")
    return element("svg", lines, *signs, viewBox=f"0 0 {width} {height}", width=width, role="img", aria_label=label)


def _circle(x: float, y: float, radius: float, kind: str, tone: str) -> Markup:
    return element("circle", cx=f"{x:g}", cy=f"{y:g}", r=f"{radius:g}", class_=f"{kind} {tone}")


def _bead(mark: Mark, x: float, y: float, letters: Mapping[str, str]) -> Markup:
    letter = element("text", letters[mark.kind], x=f"{x:g}", y=f"{y + 4:g}", text_anchor="middle")
    return joined(_circle(x, y, 8.6, "full", _TONES[mark.kind]), letter)


def _ring(mark: Mark, x: float, y: float) -> Markup:
    parts = [_circle(x, y, 7, "ring", _TONES[mark.kind])]
    if mark.kind == "P":
        parts.append(_circle(x, y, 2, "full", "player"))
    if mark.ties:
        parts.append(element("path", d=f"M{x - 8:g} {y + 8:g}l16-16", class_="stroke tie"))
    if mark.ties > 1:
        parts.append(element("text", str(mark.ties), x=f"{x:g}", y=f"{y + 4:g}", text_anchor="middle", class_="count"))
    return joined(*parts)


def _eye(mark: Mark, x: float, y: float) -> Markup:
    return _circle(x, y, 6.5, "ring" if mark.kind == "R" else "ring broken", _TONES[mark.kind])


def _disc(mark: Mark, x: float, y: float) -> Markup:
    full = _circle(x, y, 7.6, "full", _TONES[mark.kind])
    return full if mark.kind == "R" else joined(full, _circle(x, y, 3.2, "full", "hollow"))


def _stroke(mark: Mark, x: float, y: float) -> Markup:
    path = f"M{x - 7:g} {y + 7:g}l14-14" if mark.kind == "R" else f"M{x - 7:g} {y + 7:g}l5-5M{x + 2:g} {y - 2:g}l5-5"
    return element("path", d=path, class_=f"stroke {_TONES[mark.kind]}")
