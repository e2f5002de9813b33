"""The app: one house, its lobby, and the table the patron sits at."""

import contextlib
import secrets
import time
from collections.abc import Callable, Mapping, Sequence

from textual.app import App
from textual.events import Event, Key, MouseDown

from puntobanco.game import Game
from puntobanco.wire import messages as wire
from puntobanco.wire.messages import GameInfo

from .house import House, Link, LinkLost
from .lobby import GameTile, LobbyScreen
from .memory import Memory
from .seat import Seat
from .table import TableScreen
from .words import Words


def fresh_seed() -> str:
    """The patron's own randomness for one round: 16 bytes in hex."""
    return secrets.token_hex(16)


class HouseApp(App[None]):
    """Run it with `run_async` in the loop in which the house was opened."""

    CSS_PATH = "house.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "puntobanco"

    def __init__(
        self,
        house: House,
        games: Sequence[GameInfo],
        words: Words,
        memory: Memory,
        *,
        rules: Mapping[str, Game],
        first: str | None = None,
        pace: float = 1,
        seed: Callable[[], str] = fresh_seed,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`games`: the lobby's. `rules`: games by version, to check payouts by. `first`: the table to sit at."""
        super().__init__()
        self._house, self._words, self._memory, self._rules = house, words, memory, rules
        self._first, self._pace, self._seed, self._clock = first, pace, seed, clock
        self._lobby = LobbyScreen(games, words)
        self._warning = False

    async def on_mount(self) -> None:
        await self.push_screen(self._lobby)
        self._in_lobby()
        if self._first is not None:
            await self._sit(self._first)

    def _in_lobby(self) -> None:
        self._house.watch(self._lobby.show_link, self._warned)
        self._lobby.show_link(self._house.link)

    def _warned(self, seconds: int) -> None:
        self._warning = True
        self._lobby.tell(self._words("idle-warning", seconds=seconds))

    async def on_event(self, event: Event) -> None:
        """After a warning that the session will end, any key or click says that the patron is still there (F-56)."""
        if isinstance(event, Key | MouseDown):
            for screen in self.screen_stack:
                if isinstance(screen, TableScreen):
                    screen.still_here()
            if self._warning:
                self._warning = False
                self._lobby.show_link(self._house.link)
                self.run_worker(self._say_still_here())
        await super().on_event(event)

    async def _say_still_here(self) -> None:
        with contextlib.suppress(LinkLost):
            await self._house.ask(wire.GoOn())

    async def on_game_tile_opened(self, event: GameTile.Opened) -> None:
        await self._sit(event.game)

    async def _sit(self, game: str) -> None:
        seat = Seat(self._house, game, self._words, self._memory, rules=self._rules, seed=self._seed, clock=self._clock)
        try:
            seated = await seat.sit()
        except LinkLost:
            self._lobby.show_link(Link.DOWN if self._house.link is Link.UP else self._house.link)
            return
        if not seated:
            self._lobby.tell(seat.refusal)
            return
        table = TableScreen(seat, self._house, self._memory, pace=self._pace)
        await self.push_screen(table, lambda _: self._in_lobby())
