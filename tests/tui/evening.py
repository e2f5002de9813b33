"""An evening at the terminal: a house, the app on a screen that nobody sees, and hands on the keyboard."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Static

from puntobanco.testing import SeededEntropy, SetClock
from puntobanco.tui.act import Act
from puntobanco.tui.app import HouseApp
from puntobanco.tui.area import AreaView
from puntobanco.tui.hand import HandView
from puntobanco.tui.house import House
from puntobanco.tui.local import LocalHouse
from puntobanco.tui.memory import Memory
from puntobanco.tui.run import playable_games
from puntobanco.tui.seat import Seat
from puntobanco.tui.table import TableScreen
from puntobanco.tui.words import Words


class Patience:
    """A clock on which every look is `step` seconds later: with a whole second all keys come after a rest."""

    def __init__(self) -> None:
        self._time, self.step = 0.0, 1.0

    def __call__(self) -> float:
        self._time += self.step
        return self._time


@dataclass
class Evening:
    """What a test sees and presses."""

    app: HouseApp
    pilot: "Pilot[None]"
    clock: Patience

    @property
    def table(self) -> TableScreen:
        """The table, which may be under a sheet."""
        return next(screen for screen in reversed(self.app.screen_stack) if isinstance(screen, TableScreen))

    @property
    def seat(self) -> Seat:
        return self.table.seat

    @property
    def say(self) -> str:
        """The line under the cards."""
        return shown(self.table.query_one("#say", Static))

    def hand(self, side: str) -> str:
        return self.table.query_one(f"#hand-{side}", HandView).render().plain

    def area(self, area: str) -> str:
        return self.table.query_one(f"#area-{area}", AreaView).render().plain

    @property
    def golden(self) -> str:
        """The act that matters now; empty when it does nothing."""
        return next((act.act for act in self.table.query(Act) if act.has_class("golden")), "")

    async def press(self, *keys: str) -> None:
        """Press keys one by one, each after the last one's round has been told."""
        for key in keys:
            await self.pilot.press(key)
            await self.answered()

    async def resize(self, width: int, height: int) -> None:
        """Make the window that large; the app takes it in when it has a moment."""
        await self.pilot.resize_terminal(width, height)
        async with asyncio.timeout(20):
            while f"has {width} × {height}" not in shown(self.table.query_one("#small", Static)):
                await self.pilot.pause(0.001)

    async def answered(self) -> None:
        """Wait until nothing that was asked is still unanswered or being told."""
        async with asyncio.timeout(20):
            while any(isinstance(screen, TableScreen) and screen.busy for screen in self.app.screen_stack):
                await self.pilot.pause(0.001)
        await self.pilot.pause()


def shown(widget: Static) -> str:
    return str(widget.content)


def counted_seeds() -> Callable[[], str]:
    """Client seeds that differ and can be foretold."""
    count = itertools.count(1)
    return lambda: f"{next(count):032x}"


@asynccontextmanager
async def evening_in(
    house: House,
    memory: Memory,
    *,
    game: str | None,
    size: tuple[int, int] = (80, 24),
    pace: float = 0,
    language: str = "en",
) -> AsyncIterator[Evening]:
    """The app in an open house."""
    clock = Patience()
    rules = {each.version: each for each in playable_games().values()}
    app = HouseApp(
        house,
        await house.games(),
        Words(language),
        memory,
        rules=rules,
        first=game,
        pace=pace,
        seed=counted_seeds(),
        clock=clock,
    )
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Evening(app, pilot, clock)


@asynccontextmanager
async def evening(
    folder: Path,
    game: str | None = "touch",
    *,
    size: tuple[int, int] = (80, 24),
    pace: float = 0,
    seed: str = "tui",
    language: str = "en",
) -> AsyncIterator[Evening]:
    """An evening on the real engine and a real database in this process; every card follows from `seed`."""
    memory = Memory(folder)
    house = await LocalHouse.open(
        folder, playable_games(), memory, language=language, entropy=SeededEntropy(seed), clock=SetClock()
    )
    try:
        async with evening_in(house, memory, game=game, size=size, pace=pace, language=language) as begun:
            yield begun
    finally:
        await house.close()


@asynccontextmanager
async def seat_in(folder: Path, game: str, *, seed: str = "seat") -> AsyncIterator[Seat]:
    """A seat without a screen, on the real engine."""
    memory, games = Memory(folder), playable_games()
    house = await LocalHouse.open(folder, games, memory, entropy=SeededEntropy(seed), clock=SetClock())
    try:
        rules = {each.version: each for each in games.values()}
        seat = Seat(house, game, Words("en"), memory, rules=rules, seed=counted_seeds(), clock=Patience())
        assert await seat.sit()
        yield seat
    finally:
        await house.close()
