"""A small canvas of character cells, on which cards, chips and roads are drawn."""

from itertools import groupby
from operator import itemgetter

from rich.style import Style
from rich.text import Text


class Canvas:
    """`width` by `height` cells, empty at first: where nothing is drawn the ground shows."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._cells: list[list[tuple[str, Style | None]]] = [[(" ", None)] * width for _ in range(height)]

    def write(self, column: int, row: int, text: str, style: str | Style) -> None:
        """Write `text` from a cell to the right; what falls outside is cut off."""
        told = Style.parse(style) if isinstance(style, str) else style
        for place, letter in enumerate(text, column):
            if 0 <= row < self.height and 0 <= place < self.width:
                self._cells[row][place] = (letter, told)

    def fill(self, column: int, row: int, width: int, height: int, style: str | Style) -> None:
        """A rectangle."""
        for line in range(row, row + height):
            self.write(column, line, " " * width, style)

    def draw(self, column: int, row: int, other: "Canvas") -> None:
        """Lay another canvas on this one; its empty cells cover nothing."""
        for line in range(other.height):
            for place in range(other.width):
                letter, style = other._cells[line][place]
                if style is not None:
                    self.write(column + place, row + line, letter, style)

    def text(self) -> Text:
        """What is drawn, as lines of text."""
        lines = Text(no_wrap=True, end="")
        for number, row in enumerate(self._cells):
            if number:
                lines.append("\n")
            for style, run in groupby(row, key=itemgetter(1)):
                lines.append("".join(letter for letter, _ in run), style)
        return lines
