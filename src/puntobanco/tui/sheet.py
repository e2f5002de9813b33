"""The score roads and past hands, drawn on paper. A mark's letter or shape tells what its colour tells."""

from collections.abc import Iterable, Mapping
from typing import Final, Literal

from rich.text import Text
from textual.widget import Widget

from puntobanco.game import newest
from puntobanco.game.roads import ROWS
from puntobanco.game.roads import Mark as GameMark
from puntobanco.wire.messages import Mark, Roads, RoundRecord

from .canvas import Canvas
from .cards import card_text
from .colours import BLUE, DISC, GREEN, INK, PAPER, PAPER_LINE, PRINT, PRINT_QUIET, RED
from .words import Words

Road = Literal["bead", "big_road", "big_eye", "small", "cockroach"]
BEAD: Final = "bead"
BIG_ROAD: Final = "big_road"
#: Marks of the derived roads: (regular, irregular).
SHAPES: Final[Mapping[Road, tuple[str, str]]] = {
    "big_eye": ("○", "◌"),
    "small": ("●", "◍"),
    "cockroach": ("╱", "╲"),
}
_NAMES: Final[Mapping[Road, str]] = {
    "bead": "road-bead",
    "big_road": "road-big",
    "big_eye": "road-eye",
    "small": "road-small",
    "cockroach": "road-cockroach",
}
_LETTERS: Final = {"P": "letter-player", "B": "letter-banker", "T": "letter-tie"}


class RoadView(Widget):
    """One road."""

    def __init__(self, road: Road, words: Words) -> None:
        super().__init__(classes=f"road {road}")
        self._road, self._words = road, words
        self._roads: Roads | None = None
        if road in (BEAD, BIG_ROAD):  # the derived ones are too narrow; they have a legend
            self.border_title = words(_NAMES[road])

    def show(self, roads: Roads | None) -> None:
        if roads != self._roads:
            self._roads = roads
            self.refresh()

    def get_content_height(self, *_: object) -> int:
        return ROWS

    def render(self) -> Text:
        return draw_road(self._road, self._roads, self.size.width, self._words).text()


def draw_road(road: Road, roads: Roads | None, width: int, words: Words) -> Canvas:
    """A road on paper `width` characters wide: its newest columns when it is longer than that."""
    step = 1 if road in SHAPES else 2
    canvas = Canvas(width, ROWS)
    columns = width // step
    canvas.fill(0, 0, width, ROWS, f"on {PAPER}")
    for row in range(ROWS):
        canvas.write(0, row, ("·" + " " * (step - 1)) * columns, f"{PAPER_LINE} on {PAPER}")
    marks: tuple[Mark, ...] = () if roads is None else getattr(roads, road)
    for mark in newest((GameMark(mark.row, mark.column, mark.kind, mark.ties) for mark in marks), columns):
        _draw_mark(canvas, road, mark, words)
    return canvas


def _draw_mark(canvas: Canvas, road: Road, mark: GameMark, words: Words) -> None:
    if road == BEAD:
        letter = words(_LETTERS[mark.kind])
        canvas.write(2 * mark.column, mark.row, letter.ljust(2), f"bold {PAPER} on {DISC[mark.kind]}")
    elif road == BIG_ROAD:
        ring = {"P": "◉", "B": "○", "": "╱"}[mark.kind]
        canvas.write(2 * mark.column, mark.row, ring, f"bold {DISC.get(mark.kind, GREEN)} on {PAPER}")
        if mark.ties and mark.kind:
            ties = "╱" if mark.ties == 1 else str(min(mark.ties, 9))
            canvas.write(2 * mark.column + 1, mark.row, ties, f"{GREEN} on {PAPER}")
    else:
        regular = mark.kind == "R"
        shape = SHAPES[road][0 if regular else 1]
        canvas.write(mark.column, mark.row, shape, f"bold {RED if regular else BLUE} on {PAPER}")


class PastView(Widget):
    """Past hands, the newest first: both hands with their totals, and what each round brought (F-36)."""

    def __init__(self, words: Words) -> None:
        super().__init__(classes="past")
        self._words = words
        self._rounds: list[RoundRecord] = []
        self.border_title = words("menu-history")

    def show(self, rounds: Iterable[RoundRecord]) -> None:
        kept = list(rounds)
        if kept != self._rounds:
            self._rounds = kept
            self.refresh()

    def render(self) -> Text:
        lines = [self._line(played) for played in self._rounds[: self.size.height]]
        text = Text("\n", end="", no_wrap=True).join(
            lines or [Text(" " + self._words("roads-none"), style=f"italic {INK}")]
        )
        text.no_wrap = True
        return text

    def _line(self, played: RoundRecord) -> Text:
        winner = {"player": "P", "banker": "B", "tie": "T"}[played.outcome]
        letter = self._words(f"letter-{played.outcome}")
        line = Text().append(f" {letter} ", f"bold {PAPER} on {DISC[winner]}")
        line.append(f" {played.player.total}:{played.banker.total} ", f"bold {INK}")
        net = played.payout - played.stake
        amount = (
            "✗"
            if played.void is not None
            else f"{'+' if net > 0 else '−' if net < 0 else '±'}{self._words.chip(abs(net))}"
        )
        if self.size.width >= 36:
            hands = (" ".join(card_text(card) for card in hand.cards) for hand in (played.player, played.banker))
            line.append(" – ".join(hands), INK)
        line.append(" " * max(1, self.size.width - line.cell_len - len(amount)))
        return line.append(amount, f"bold {INK}" if net > 0 else INK)


def counts_text(words: Words, roads: Roads | None) -> Text:
    """How often each outcome came."""
    counts = {name: 0 if roads is None else roads.counts.get(name, 0) for name in ("player", "banker", "tie")}
    return Text(words("roads-counts", **counts, hands=sum(counts.values())), style=PRINT)


def next_text(words: Words, roads: Roads | None) -> Text:
    """Which derived road is which, what a next win would add to each, and that none of it foretells anything."""
    text = Text(style=PRINT_QUIET)
    for road, shapes in SHAPES.items():
        text.append(f"{shapes[0]} ", PRINT).append(f"{words(_NAMES[road])}  ")
    for key, patterns in (
        ("roads-if-banker", roads and roads.if_banker),
        ("roads-if-player", roads and roads.if_player),
    ):
        text.append(f"\n{words(key)} ")
        for shapes, pattern in zip(SHAPES.values(), patterns or ("", "", ""), strict=True):
            text.append(f" {shapes[0] if pattern == 'R' else shapes[1] if pattern else '–'}", PRINT)
    return text.append(f"\n{words('roads-foretell')}", f"italic {PRINT_QUIET}")
