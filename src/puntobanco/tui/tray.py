"""The chip tray: exactly one chip is active, with a pointer under it (F-20)."""

from typing import ClassVar

from rich.text import Text
from textual.binding import BindingType
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from .canvas import Canvas
from .colours import CHIPS, GOLD, PAPER, PRINT_QUIET, WOOD
from .words import Words


class Tray(Widget, can_focus=True):
    """One stop of the Tab key; left and right choose. Digits choose from anywhere, which the table sees to."""

    class Picked(Message):
        """The chip at `place`, from 0, was chosen."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "step(-1)"),
        ("right", "step(1)"),
        ("home", "step(-99)"),
        ("end", "step(99)"),
    ]

    def __init__(self, chips: tuple[int, ...], words: Words) -> None:
        super().__init__(id="tray")
        self._chips, self._words = chips, words
        self._active = 0

    def show(self, chip_minor: int) -> None:
        """Make this chip the active one."""
        active = self._chips.index(chip_minor) if chip_minor in self._chips else 0
        if active != self._active:
            self._active = active
            self.refresh()

    def action_step(self, by: int) -> None:
        self.post_message(self.Picked(max(0, min(len(self._chips) - 1, self._active + by))))

    def on_click(self, event: Click) -> None:
        for place, (left, width) in enumerate(self._places()):
            if left <= event.x < left + width:
                self.post_message(self.Picked(place))

    def get_content_height(self, *_: object) -> int:
        return 4 if self.screen.has_class("-tall") else 2

    def _places(self) -> list[tuple[int, int]]:
        """Left edge and width of each chip, all of them in the middle; narrower where there are many."""
        labels = [self._words.chip(chip) for chip in self._chips]
        widest = max(map(len, labels))
        room = (self.size.width + 1) // len(labels) - 1
        width = min(widest + 4, max(widest, room))
        left = max(0, (self.size.width - len(labels) * (width + 1) + 1) // 2)
        return [(left + number * (width + 1), width) for number in range(len(labels))]

    def render(self) -> Text:
        canvas = Canvas(self.size.width, self.size.height)
        for number, (left, width) in enumerate(self._places()):
            self._draw(canvas, number, left, width)
        return canvas.text()

    def _draw(self, canvas: Canvas, number: int, left: int, width: int) -> None:
        face, ink = CHIPS[number % len(CHIPS)]
        label = self._words.chip(self._chips[number]).center(width)
        active = number == self._active
        tall = canvas.height >= 4
        row = 1 if tall else 0
        if tall:
            for place in range(width):
                rim = PAPER if place % 2 else face
                canvas.write(left + place, 0, "▄", rim)
                canvas.write(left + place, 2, "▀", rim)
        canvas.write(left, row, label, f"{'bold ' if active else ''}{ink} on {face}")
        canvas.write(left, row, "▐" if tall else "(", f"{PAPER} on {face}")
        canvas.write(left + width - 1, row, "▌" if tall else ")", f"{PAPER} on {face}")
        middle = left + width // 2
        if active:
            canvas.write(middle - 1, canvas.height - 1, "▲", f"bold {GOLD} on {WOOD}")
            if self.has_focus:
                canvas.write(middle - 3, canvas.height - 1, "‹ ▲ ›", f"bold {GOLD} on {WOOD}")
        elif number < 9:  # the digit that picks it
            canvas.write(middle - 1, canvas.height - 1, str(number + 1), f"{PRINT_QUIET} on {WOOD}")
