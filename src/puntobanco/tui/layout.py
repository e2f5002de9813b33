"""What lies where: bar, hands, areas, rail and papers on the cloth, and the board beside it in wide windows."""

from typing import Final

from textual.app import ComposeResult
from textual.containers import Grid, Horizontal, Vertical
from textual.widgets import Static

from .act import Act
from .area import AreaView
from .hand import HandView
from .saying import act_states
from .seat import Seat
from .sheet import SHAPES, PastView, RoadView, counts_text, next_text
from .tray import Tray
from .words import Words

#: The key of each act.
_KEYS: Final = {"undo": "u", "clear": "c", "rebet-double": "x", "rebet": "r", "deal": "d"}
#: With more areas than the first number they are drawn without frames, with more than the second in four columns.
_MANY: Final = (3, 6)


def table_parts(seat: Seat) -> ComposeResult:
    """The widgets of the table at `seat`; the style sheet says how they share the window."""
    yield Static(id="small")
    with Vertical(id="table", classes="many" if len(seat.game.areas) > _MANY[0] else ""):
        yield Static(id="bar")
        with Horizontal(id="body"):
            with Vertical(id="cloth"):
                yield from _cloth(seat)
            with Vertical(id="board"):
                yield from _board(seat.words)


def _cloth(seat: Seat) -> ComposeResult:
    areas, words = seat.game.areas, seat.words
    with Horizontal(id="hands"):
        yield HandView("player", words)
        yield HandView("banker", words)
    yield Static(id="say")
    with Grid(id="areas", classes="four" if len(areas) > _MANY[1] else ""):
        for limits in areas:
            yield AreaView(limits, words, spaced=len(areas) <= _MANY[0])
    with Vertical(id="rail"):
        yield Tray(seat.game.chips, words)
        with Horizontal(id="acts", classes="acts"):
            yield from _acts(seat)
    with Horizontal(id="papers"):
        yield RoadView("bead", words)
        yield RoadView("big_road", words)
        yield PastView(words)


def _acts(seat: Seat) -> ComposeResult:
    for name, (_, _, label) in act_states(seat).items():
        labels = (label, "new-bet") if name == "clear" and seat.game.controls.new_bet else (label,)
        golden_key = seat.words("key-space") if name in ("rebet", "deal") else None
        yield Act(name, tuple(map(seat.words, labels)), _KEYS[name], golden_key)


def _board(words: Words) -> ComposeResult:
    yield RoadView("bead", words)
    yield RoadView("big_road", words)
    with Horizontal(id="derived"):
        for road in SHAPES:
            yield RoadView(road, words)
    yield Static(counts_text(words, None), id="counts")
    yield Static(next_text(words, None), id="foretell")
    yield PastView(words)
