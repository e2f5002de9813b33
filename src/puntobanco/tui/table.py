"""The table: hands, betting areas, tray and acts, joined to a seat. What may be done, the seat decides."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any, ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen
from textual.widgets import Static

from puntobanco.wire import messages as wire

from .act import Act
from .area import AreaView
from .colours import PRINT
from .dialogs import check_sheet, keys_sheet, leave_question, paytable_sheet, reality_check
from .hand import HandView
from .house import House, Link, LinkLost
from .layout import table_parts
from .memory import Memory
from .saying import act_states, bar_text, keys_of, say_text, why_not
from .seat import Phase, Seat
from .sheet import PastView, RoadView, counts_text, next_text
from .story import EMPTY, FAST, NORMAL, Scene, last_scene
from .teller import Teller
from .tray import Tray

#: The table needs so many characters; in a smaller window it says so.
COLUMNS: Final = 80
LINES: Final = 24
#: From so many on there is a board beside the cloth, and larger cards.
_WIDE: Final = 112
_TALL: Final = 34


class TableScreen(Screen[None]):
    """One table. Dismissed when the patron has left it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *((str(digit), f"chip({digit - 1})") for digit in range(1, 10)),
        ("space", "go"),
        ("escape", "leave"),
        ("u", "act('undo')"),
        ("c", "act('clear')"),
        ("n", "act('new-bet')"),
        ("x", "act('rebet-double')"),
        ("r", "act('rebet')"),
        ("d", "act('deal')"),
        ("minus,backspace", "take_off"),
        ("delete", "clear_area"),
        ("right,down", "app.focus_next"),
        ("left,up", "app.focus_previous"),
        ("plus,equals_sign", "refill"),
        ("f", "switch('fast')"),
        ("h", "switch('history')"),
        ("p", "paytable"),
        ("v", "check"),
        ("question_mark,f1", "keys"),
    ]

    def __init__(self, seat: Seat, house: House, memory: Memory, *, pace: float) -> None:
        """`pace` stretches the pauses between cards; 0 shows every round at once. The seat has been taken."""
        super().__init__()
        self.seat, self._house, self._memory = seat, house, memory
        self._words = seat.words
        self._scene = EMPTY
        self._hint, self._warning = "", False
        #: Something asked is not answered yet, or a round is being told.
        self.busy = False
        self._teller = Teller(pace)

    # ------------------------------------------------------------ what is there

    def compose(self) -> ComposeResult:
        yield from table_parts(self.seat)

    def on_mount(self) -> None:
        self._house.watch(self._link_changed, self._warned)
        self.set_interval(20, self.show)  # the time spent here, where it is shown
        if self.seat.round is not None and self.seat.phase is Phase.TOLD:
            self._scene = last_scene(self.seat.round)
        self.query(AreaView).first().focus()
        self.show()
        if self.seat.phase is Phase.TELLING:
            self._do(self._nothing())

    def on_resize(self) -> None:
        self._fit()

    def on_screen_resume(self) -> None:
        """The window may have changed while a sheet lay over the table."""
        self._fit()

    def _fit(self) -> None:
        """Tell the style sheet how much room there is."""
        width, height = self.size
        self.set_class(self._is_small, "-small")
        self.set_class(width >= _WIDE, "-wide")
        self.set_class(height >= _TALL, "-tall")
        self.set_class(height < _TALL, "-short")
        self.show()

    # ------------------------------------------------------------ what is shown

    def show(self) -> None:
        """Bring everything on the screen up to date with the seat."""
        seat, words = self.seat, self._words
        fast = self._fast
        self._put("bar", bar_text(seat, self.size.width, fast=fast))
        told = seat.round if self._scene.result else None
        results = {bet.area: bet for bet in told.bets} if told is not None else {}
        stakes = seat.stakes_shown
        for hand in self.query(HandView):
            hand.show(seat.round, self._scene)
        for area in self.query(AreaView):
            result = None if stakes.get(area.area) and seat.phase is Phase.BETTING else results.get(area.area)
            shown = result if self._scene.paid else None
            won = told is not None and (told.outcome == area.area or (result is not None and result.result == "won"))
            area.show(stakes.get(area.area, 0), shown, won=won)
        self._put("say", self._say())
        self.query_one(Tray).show(seat.chip_minor)
        states = act_states(seat)
        for act in self.query("#acts Act").results(Act):
            usable, golden, label = states[act.act]
            act.show(usable=usable, golden=golden, label=words(label))
        self._show_papers()
        size = words("terminal-small", columns=COLUMNS, lines=LINES, has=f"{self.size.width} × {self.size.height}")
        self._put("small", Text(size, style=PRINT, justify="center"))

    def _put(self, place: str, text: Text) -> None:
        """Show `text` at one of the places whose size it does not change."""
        static = self.query_one(f"#{place}", Static)
        if static.content != text:
            static.update(text, layout=False)

    def _say(self) -> Text:
        """The line under the cards; where areas are small it tells the limits of the focused one."""
        seat = self.seat
        area = self.focused.limits if isinstance(self.focused, AreaView) and len(seat.game.areas) > 3 else None
        width = self.query_one("#say").size.width
        return say_text(seat, self._scene, self._house.link, self._hint, width=width, area=area)

    def on_descendant_focus(self) -> None:
        self._put("say", self._say())

    def _show_papers(self) -> None:
        seat, words = self.seat, self._words
        past = self._memory.likes("history", otherwise=True)
        self.query_one("#table").set_class(not past, "no-history")
        for road in self.query(RoadView):
            road.show(seat.roads)
        for view in self.query(PastView):
            view.show(seat.past)
        self._put("counts", counts_text(words, seat.roads))
        self._put("foretell", next_text(words, seat.roads))

    # ------------------------------------------------------------ what is done

    def _do(self, deed: Coroutine[Any, Any, None]) -> None:
        """Let the seat do something that the house must answer, and tell the round that comes of it. One at a time."""
        if self.busy:
            deed.close()
            return
        self.busy = True
        self._hint = ""
        self.run_worker(self._doing(deed))

    async def _doing(self, deed: Coroutine[Any, Any, None]) -> None:
        try:
            with contextlib.suppress(LinkLost):
                asked = asyncio.ensure_future(deed)
                await asyncio.sleep(0)
                self._scene = EMPTY if self.seat.round is None else self._scene
                self.show()
                await asked
            if self.seat.phase is Phase.TELLING:
                await self._tell()
        finally:
            self.busy = False
            if self.is_attached:
                self.show()
        if self.seat.must_look_back:
            await self.app.push_screen(reality_check(self._words, self.seat.refusal), self._looked_back)

    def _looked_back(self, go_on: bool | None) -> None:  # noqa: FBT001 - the answer of a question
        if go_on:
            self._do(self.seat.go_on())
        else:
            self._leave()

    async def _nothing(self) -> None:
        """A round that is still to be shown needs nothing but telling."""

    async def _tell(self) -> None:
        played = self.seat.round
        if played is None:
            return
        await self._teller.tell(played, FAST if self._fast else NORMAL, self._show_scene)
        self.seat.told()
        with contextlib.suppress(LinkLost):
            await self.seat.ask_roads()

    def _show_scene(self, scene: Scene) -> None:
        self._scene = scene
        if scene.paid:
            self.seat.paid()
        self.show()

    def _start(self, deed: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """A key that deals: it hurries a round being told, and is deaf until there has been a rest after it."""
        if self.seat.rules.fast_play:
            self._teller.hurry()
        if self.seat.is_calm():
            self._do(deed())

    def _edit(self, change: Callable[[], None]) -> None:
        self._hint = ""
        change()
        if self.seat.round is None:
            self._scene = EMPTY
        self.show()

    @property
    def _fast(self) -> bool:
        """Fast play: the patron likes it, and the house allows it."""
        return self.seat.rules.fast_play and self._memory.likes("fast", otherwise=False)

    @property
    def keys(self) -> list[tuple[str, str]]:
        """Every key of this table, and what it does."""
        return keys_of(self.seat)

    @property
    def _is_small(self) -> bool:
        return self.size.width < COLUMNS or self.size.height < LINES

    def action_act(self, act: str) -> None:
        """Press the button called `act`, wherever the focus is."""
        seat = self.seat
        if self._is_small or (act == "rebet-double" and not seat.game.controls.rebet_double):
            return
        if act == "clear" and not seat.slip and seat.phase is Phase.TOLD and seat.game.controls.new_bet:
            act = "new-bet"
        if act in ("deal", "rebet", "rebet-double"):
            if seat.is_open and (why := why_not(seat, self._house.link, act)):
                self._say_why(why)
            elif act == "deal":
                self._start(seat.deal)
            else:
                self._start(lambda: seat.rebet(factor=2 if act == "rebet-double" else 1))
        elif why := why_not(seat, self._house.link, act):
            self._say_why(why)
        else:
            self._edit({"undo": seat.undo, "clear": seat.clear, "new-bet": seat.new_bet}[act])

    def _say_why(self, why: str) -> None:
        self._hint = self._words(why)
        self.seat.refusal = ""
        self.show()

    def action_go(self) -> None:
        """Space: deal what lies, else the last bets again (F-31)."""
        if self._is_small:
            return
        if self.seat.is_open and not self.seat.slip and not self.seat.can_rebet:
            self._say_why("deal-why")
        else:
            self._start(self.seat.go)

    def action_chip(self, place: int) -> None:
        self._edit(lambda: self.seat.pick(place))

    def action_take_off(self) -> None:
        if isinstance(self.focused, AreaView):
            area = self.focused.area
            self._edit(lambda: self.seat.take_off(area))

    def action_clear_area(self) -> None:
        if isinstance(self.focused, AreaView):
            area = self.focused.area
            self._edit(lambda: self.seat.clear_area(area))

    def action_refill(self) -> None:
        if self.seat.is_open:
            self._do(self.seat.refill())

    def action_switch(self, what: str) -> None:
        self._memory.keep_liking(what, not self._memory.likes(what, otherwise=what == "history"))
        self.show()

    def on_area_view_pressed(self, event: AreaView.Pressed) -> None:
        if event.on_stake and self.seat.game.controls.tap_chips_clears:
            self._edit(lambda: self.seat.clear_area(event.area))
        else:
            self._edit(lambda: self.seat.lay(event.area))

    def on_area_view_taken_off(self, event: AreaView.TakenOff) -> None:
        self._edit(lambda: self.seat.take_off(event.area))

    def on_tray_picked(self, event: Tray.Picked) -> None:
        self._edit(lambda: self.seat.pick(event.place))

    def on_act_pressed(self, event: Act.Pressed) -> None:
        self.action_act(event.act)

    # ------------------------------------------------------------ coming and going

    def _link_changed(self, link: Link) -> None:
        if link is Link.UP and not self.busy:
            self._do(self._sit_again())
        self.show()

    def _warned(self, seconds: int) -> None:
        """The session will end by itself; any key or click says that the patron is still there (F-56)."""
        self._warning = True
        self._hint = self._words("idle-warning", seconds=seconds)
        self.show()

    def still_here(self) -> None:
        """Whatever the patron does after a warning."""
        if self._warning:
            self._warning, self._hint = False, ""
            self._do(self.seat.go_on())

    async def _sit_again(self) -> None:
        await self.seat.sit()

    def action_leave(self) -> None:
        """Back to the lobby; asks first when bets lie (F-31, F-34)."""
        if self.seat.slip and self.seat.is_open:
            self.app.push_screen(leave_question(self._words), lambda leave: self._leave() if leave else None)
        else:
            self._leave()

    def _leave(self) -> None:
        self._teller.hurry()
        self.app.run_worker(self._say_goodbye())
        self.dismiss()

    async def _say_goodbye(self) -> None:
        if self._house.link is Link.UP:
            with contextlib.suppress(LinkLost):
                await self._house.ask(wire.Leave())

    # ------------------------------------------------------------ sheets

    def action_keys(self) -> None:
        self.app.push_screen(keys_sheet(self._words, self.keys))

    def action_paytable(self) -> None:
        self.app.push_screen(paytable_sheet(self._words, self.seat.game))

    def action_check(self) -> None:
        if self.seat.past:
            played = self.seat.past[0]
            self.app.push_screen(check_sheet(self._words, played, self.seat.verdicts[played.round_id]))
