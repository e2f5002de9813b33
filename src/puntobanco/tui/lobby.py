"""The lobby: the games of the house, one line each."""

import contextlib
from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from puntobanco.wire.messages import GameInfo

from .colours import GOLD, PRINT, PRINT_QUIET
from .house import Link
from .saying import link_text
from .words import Words

COLUMNS: Final = 60
LINES: Final = 16
#: From so many lines on there is air between the games.
TALL: Final = 34
_MAIN: Final = ("banker", "player", "tie")


class GameTile(Widget, can_focus=True):
    """A game: its name, decks, bets and limits, and what it returns."""

    class Opened(Message):
        """Enter or a click."""

        def __init__(self, game: str) -> None:
            super().__init__()
            self.game = game

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "open")]

    def __init__(self, game: GameInfo, words: Words) -> None:
        super().__init__(classes="tile", id=f"game-{game.id}")
        self._game, self._words = game, words

    def action_open(self) -> None:
        self.post_message(self.Opened(self._game.id))

    def on_click(self) -> None:
        self.action_open()

    def render(self) -> Text:
        game, words = self._game, self._words
        title = Text(no_wrap=True).append(game.name, f"bold {PRINT}")
        limits = words("limits", minimum=words.money(game.round_minimum), maximum=words.money(game.round_maximum))
        title.append(" " * max(1, self.size.width - title.cell_len - len(limits))).append(limits, PRINT_QUIET)
        how = "lobby-shoe" if game.shuffle == "shoe" else f"lobby-{game.combine}"
        facts = [words("lobby-decks", decks=game.decks), words(how)]
        best = next((area for area in _MAIN if area in game.rtp), None)
        if best is not None:
            facts.append(words("lobby-return", rtp=words.percent(game.rtp[best]), area=words.area(best)))
        return title.append("\n" + " · ".join(facts), PRINT_QUIET)


class LobbyScreen(Screen[None]):
    """Choose a game with the arrows or Tab; Escape leaves the house."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("down,right", "app.focus_next"),
        ("up,left", "app.focus_previous"),
        ("escape,q", "app.quit"),
    ]

    def __init__(self, games: Sequence[GameInfo], words: Words) -> None:
        super().__init__()
        self._games, self._words = games, words

    def compose(self) -> ComposeResult:
        words = self._words
        yield Static(id="small")
        with Vertical(id="lobby"):
            yield Static(Text(" ".join(words("lobby-title").upper()), style=f"bold {GOLD}"))
            yield Static(Text(words("lobby-fun"), style=PRINT_QUIET))
            with VerticalScroll(id="tiles", can_focus=False):
                for game in self._games:
                    yield GameTile(game, words)
            yield Static(id="notice")

    def on_resize(self) -> None:
        width, height = self.size
        small = width < COLUMNS or height < LINES
        self.set_class(small, "-small")
        self.set_class(height >= TALL, "-tall")
        if small:
            told = self._words("terminal-small", columns=COLUMNS, lines=LINES, has=f"{width} × {height}")
            self.query_one("#small", Static).update(Text(told, style=PRINT, justify="center"))

    def on_mount(self) -> None:
        tiles = self.query(GameTile)
        if tiles:
            tiles.first().focus()
        self.tell("" if tiles else self._words("lobby-none"))

    def tell(self, notice: str) -> None:
        """Show what is wrong, or which keys there are."""
        keys = f"↑ ↓   {self._words('key-enter')} {self._words('lobby-open')}   Esc {self._words('terminal-quit')}"
        with contextlib.suppress(LookupError):
            self.query_one("#notice", Static).update(Text(notice or keys, style=GOLD if notice else PRINT_QUIET))

    def show_link(self, link: Link) -> None:
        """Say that the house cannot be asked, or can again."""
        self.tell("" if link is Link.UP else link_text(self._words, link, down="lobby-fail"))
