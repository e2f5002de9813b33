"""A button of the table: its key, its name, and whether it is the act that matters now."""

from typing import ClassVar

from rich.text import Text
from textual.binding import BindingType
from textual.message import Message
from textual.widget import Widget

from .colours import GOLD, GOLD_INK, PRINT, PRINT_QUIET


class Act(Widget, can_focus=True):
    """One stop of the Tab key. It can be pressed when it does nothing too: the table then says why."""

    class Pressed(Message):
        """Enter or a click."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.act = name

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "press")]

    def __init__(self, name: str, labels: tuple[str, ...], key: str, golden_key: str | None = None) -> None:
        """The first of `labels` is shown at first, and there is room for each.

        `golden_key` is shown instead of `key` while this is the act that matters now.
        """
        super().__init__(id=f"act-{name}", classes="act")
        self.act, self._label, self._key = name, labels[0], key
        self._room = max(map(len, labels))
        self._golden = self._usable = False
        self._golden_key = golden_key or key

    def show(self, *, usable: bool, golden: bool, label: str | None = None) -> None:
        """Whether it does something, and whether it is the one thing to do."""
        state = usable, golden, label or self._label
        if state != (self._usable, self._golden, self._label):
            self._usable, self._golden, self._label = state
            self.set_class(golden and usable, "golden")
            self.refresh()

    def action_press(self) -> None:
        self.post_message(self.Pressed(self.act))

    def on_click(self) -> None:
        self.action_press()

    def get_content_width(self, *_: object) -> int:
        return self._room + max(len(self._key), len(self._golden_key)) + 3

    def render(self) -> Text:
        golden = self._golden and self._usable
        ink = f"bold {GOLD_INK}" if golden else PRINT if self._usable else PRINT_QUIET
        label = self._label.upper() if golden else self._label
        key = self._golden_key if golden else self._key
        text = Text(end="", no_wrap=True)
        text.append("▸" if self.has_focus else " ", f"bold {GOLD_INK if golden else GOLD}")
        text.append(label, ink)
        text.append(key.rjust(self.size.width - len(label) - 2), GOLD_INK if golden else PRINT_QUIET)
        return text
