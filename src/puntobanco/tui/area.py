"""A betting area on the cloth: its name, what it pays, its limits, the chips on it and what became of them."""

from typing import ClassVar

from rich.text import Text
from textual.binding import BindingType
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from puntobanco.wire.messages import AreaLimits, BetResult

from .colours import BAR, GOLD, INK, PAPER, PRINT, PRINT_QUIET
from .words import Words


class AreaView(Widget, can_focus=True):
    """One stop of the Tab key. Enter or a click lays a chip; the table decides what else its keys do."""

    class Pressed(Message):
        """Enter or a click on the area; `stake`: the click was on the chips that lie there."""

        def __init__(self, area: str, *, on_stake: bool = False) -> None:
            super().__init__()
            self.area, self.on_stake = area, on_stake

    class TakenOff(Message):
        """A right click on the area (F-23)."""

        def __init__(self, area: str) -> None:
            super().__init__()
            self.area = area

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "press")]

    def __init__(self, limits: AreaLimits, words: Words, *, spaced: bool) -> None:
        """`spaced`: the name is printed in spaced letters, where there is room for it."""
        super().__init__(id=f"area-{limits.id}", classes="area")
        self.area = limits.id
        self.limits, self._words, self._spaced = limits, words, spaced
        self._stake, self._result = 0, None  # type: int, BetResult | None

    def show(self, stake_minor: int, result: BetResult | None, *, won: bool) -> None:
        """The stake that lies here, what became of it once that is told, and whether the area has won."""
        self.set_class(won, "won")
        if (stake_minor, result) != (self._stake, self._result):
            self._stake, self._result = stake_minor, result
            self.refresh()

    def action_press(self) -> None:
        self.post_message(self.Pressed(self.area))

    def on_click(self, event: Click) -> None:
        if event.button == 3:
            self.post_message(self.TakenOff(self.area))
        else:
            on_stake = bool(self._stake) and event.y >= self.size.height - 1
            self.post_message(self.Pressed(self.area, on_stake=on_stake))

    def render(self) -> Text:
        width, height = self.size
        name = self._words.area(self.area).upper()
        title = Text(" ".join(name) if self._spaced and 2 * len(name) <= width else name, style=f"bold {PRINT}")
        pays = self._words.pays(self.limits)
        lines = [title, Text(pays if len(pays) <= width else self._words.short_pays(self.limits), style=PRINT_QUIET)]
        if height >= 5:
            lines = [Text("━" * 5, style=BAR.get(self.area, PRINT_QUIET)), *lines, Text("")]
        if height >= 3 or self._stake or self._result:
            lines = [*lines[: max(1, height - 1)], self._foot()]
        text = Text("\n", end="", no_wrap=True).join(_centred(line, width) for line in lines[:height])
        text.no_wrap = True
        return text

    def _foot(self) -> Text:
        if self._result is not None:
            result, amount = self._result.result, self._words.money(self._result.payout)
            style = {"won": f"bold {GOLD}", "push": PRINT, "lost": PRINT_QUIET}[result]
            args = {} if result == "lost" else {"amount": amount}
            mark = Text().append(self._words(f"mark-{result}", **args), style)
            both = self._disc(self._result.stake).append(" ").append_text(mark)
            return both if both.cell_len <= self.size.width else mark
        if self._stake:
            return self._disc(self._stake)
        limits = self._words.limits(self.limits)
        return Text(limits if len(limits) <= self.size.width else self._words.range(self.limits), style=PRINT_QUIET)

    def _disc(self, stake_minor: int) -> Text:
        return Text().append(f" ◉ {self._words.chip(stake_minor)} ", f"bold {INK} on {PAPER}")


def _centred(line: Text, width: int) -> Text:
    line.truncate(width)
    line.pad_left(max(0, (width - line.cell_len) // 2))
    return line
