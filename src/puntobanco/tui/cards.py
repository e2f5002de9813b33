"""Cards drawn in characters: cream faces with rank and suit, their backs, and the third card laid across."""

from dataclasses import dataclass
from typing import Final

from .canvas import Canvas
from .colours import CLOTH_DEEP, INK, PAPER, RED

SUITS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_BACK, _BACK_LINE = "#7d2036", "#a34c5f"

#: Suits in half-height pixels, for cards large enough to have one in the middle.
_PIPS: Final = {
    "H": (".##.##.", "#######", "#######", ".#####.", "..###..", "...#..."),
    "D": ("...#...", "..###..", ".#####.", ".#####.", "..###..", "...#..."),
    "S": ("...#...", "..###..", ".#####.", "#######", "##.#.##", "..###.."),
    "C": ("..###..", "..###..", "###.###", "#######", "...#...", "..###.."),
}
_HALVES: Final = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


@dataclass(frozen=True, slots=True)
class CardSize:
    """Cells of a card standing and lying across; about half as many rows as columns, as cells are tall."""

    width: int
    height: int
    across_width: int
    across_height: int

    @property
    def hand_width(self) -> int:
        """Two cards and a third across, with gaps."""
        return 2 * (self.width + 1) + self.across_width


SMALL: Final = CardSize(6, 4, 8, 3)
LARGE: Final = CardSize(9, 6, 13, 5)


def rank_shown(name: str, ten: str = "10") -> str:
    """The rank as printed on the card called `name`: "10" for T."""
    return ten if name[0] == "T" else name[0]


def card_text(name: str) -> str:
    """Rank and suit in two or three characters: "10♥"."""
    return rank_shown(name) + SUITS[name[1]]


def face(name: str, size: CardSize, *, across: bool = False) -> Canvas:
    """The face of the card called `name`, such as "TC"."""
    width, height = (size.across_width, size.across_height) if across else (size.width, size.height)
    canvas = _blank(width, height, PAPER)
    ink = f"bold {RED if name[1] in 'DH' else INK} on {PAPER}"
    rank, suit = rank_shown(name), SUITS[name[1]]
    if size is LARGE:
        _pip(canvas, (width - 7) // 2, 1 if across else 2, name[1], ink)
        canvas.write(1, 0, rank, ink)
        canvas.write(width - 1 - len(rank), height - 1, rank, ink)
    elif across:
        canvas.write(2, 1, rank, ink)
        canvas.write(width - 3, 1, suit, ink)
    else:
        canvas.write(1, 0, rank, ink)
        canvas.write(1, 1, suit, ink)
        canvas.write(width - 2, height - 1, suit, ink)
    return canvas


def back(size: CardSize, *, across: bool = False) -> Canvas:
    """A card face down."""
    width, height = (size.across_width, size.across_height) if across else (size.width, size.height)
    canvas = _blank(width, height, PAPER)
    for row in range(height):
        canvas.write(1, row, "╳" * (width - 2), f"{_BACK_LINE} on {_BACK}")
    return canvas


def place(size: CardSize) -> Canvas:
    """Where a card will lie."""
    return _blank(size.width, size.height, CLOTH_DEEP)


def _blank(width: int, height: int, colour: str) -> Canvas:
    """A rectangle with its corners rounded off."""
    canvas = Canvas(width, height)
    canvas.fill(0, 0, width, height, f"on {colour}")
    for column, row, corner in ((0, 0, "▟"), (width - 1, 0, "▙"), (0, height - 1, "▜"), (width - 1, height - 1, "▛")):
        canvas.write(column, row, corner, colour)
    return canvas


def _pip(canvas: Canvas, column: int, row: int, suit: str, ink: str) -> None:
    upper, lower = _PIPS[suit][0::2], _PIPS[suit][1::2]
    for line, (above, below) in enumerate(zip(upper, lower, strict=True)):
        halves = (_HALVES[a == "#", b == "#"] for a, b in zip(above, below, strict=True))
        canvas.write(column, row + line, "".join(halves), ink)
