"""What an operator switches on or off, the terminal follows (F-37, F-56, F-57)."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from textual.widgets import Static

from puntobanco.service import HouseRules
from puntobanco.testing import SeededEntropy, SetClock
from puntobanco.tui.dialogs import Question
from puntobanco.tui.house import Link
from puntobanco.tui.lobby import LobbyScreen
from puntobanco.tui.local import LocalHouse
from puntobanco.tui.memory import Memory
from puntobanco.tui.remote import RemoteHouse
from puntobanco.tui.run import playable_games
from puntobanco.tui.saying import say_text
from puntobanco.tui.seat import Phase
from puntobanco.tui.story import last_scene
from puntobanco.wire.messages import VoidNote
from tests.support import running_server
from tests.tui.evening import Evening, evening_in, seat_in, shown


@asynccontextmanager
async def evening_under(folder: Path, rules: HouseRules, clock: SetClock, *, pace: float = 0) -> AsyncIterator[Evening]:
    memory = Memory(folder)
    house = await LocalHouse.open(
        folder, playable_games(), memory, entropy=SeededEntropy("rules"), clock=clock, conduct=rules
    )
    try:
        async with evening_in(house, memory, game="touch", pace=pace) as begun:
            yield begun
    finally:
        await house.close()


async def test_f37_a_reality_check_is_read_before_the_next_round(tmp_path: Path) -> None:
    clock = SetClock()
    async with evening_under(tmp_path, HouseRules(reality_check_minutes=30), clock) as patron:
        await patron.press("3", "enter", "space")
        clock.advance(minutes=31)
        await patron.press("r")
        assert isinstance(patron.app.screen, Question)
        page = " ".join(shown(static) for static in patron.app.screen.query(Static))
        assert "You have played for 31 minutes: 1 rounds, €5.00 staked" in page
        assert len(patron.seat.past) == 1
        await patron.press("enter")
        assert patron.app.screen is patron.table
        await patron.press("r")
        assert len(patron.seat.past) == 2
        clock.advance(minutes=31)
        await patron.press("r", "escape")
        assert isinstance(patron.app.screen, LobbyScreen)


async def test_f37_where_fast_play_is_not_allowed_no_key_shortens_a_round(tmp_path: Path) -> None:
    async with evening_under(tmp_path, HouseRules(fast_play=False), SetClock(), pace=100_000) as patron:
        await patron.pilot.press("f", "enter", "space")
        while patron.seat.phase is not Phase.TELLING:
            await patron.pilot.pause()
        await patron.pilot.press("space", "space", "enter", "d")
        assert patron.seat.phase is Phase.TELLING
        assert "f" not in {key for key, _ in patron.table.keys}
        assert "Fast play" not in shown(patron.table.query_one("#bar", Static))


async def test_f37_a_round_too_soon_is_refused_in_words(tmp_path: Path) -> None:
    clock = SetClock()
    async with evening_under(tmp_path, HouseRules(minimum_round_seconds=5), clock) as patron:
        await patron.press("enter", "space", "r")
        assert "A round takes 5 seconds or more here. Nothing was taken." in " ".join(patron.say.split())
        clock.advance(seconds=5)
        await patron.press("r")
        assert len(patron.seat.past) == 2


async def test_f37_time_and_net_position_are_shown_where_the_house_says_so(tmp_path: Path) -> None:
    async with evening_under(tmp_path, HouseRules(show_stay=True), SetClock()) as patron:
        await patron.press("4", "enter", "space", "r")
        net = sum(played.payout - played.stake for played in patron.seat.past)
        assert f"€{abs(net) / 100:.2f}" in shown(patron.table.query_one("#bar", Static)).split("Bet")[0]
        assert patron.seat.net_minor == net


async def test_f56_a_warning_comes_before_an_idle_session_ends_and_any_key_answers_it(tmp_path: Path) -> None:
    with running_server(tmp_path / "data", idle_minutes="0.1") as running:
        memory = Memory(tmp_path)
        house = await RemoteHouse.open(running.url, memory)
        try:
            async with evening_in(house, memory, game="touch") as patron:
                async with asyncio.timeout(30):
                    while "The session ends in" not in patron.say:
                        await patron.pilot.pause(0.05)
                await patron.press("1")
                assert "The session ends in" not in patron.say
                await patron.press("enter", "space")
                assert len(patron.seat.past) == 1
                async with asyncio.timeout(30):
                    while house.link is not Link.ENDED:
                        await patron.pilot.pause(0.05)
                await patron.pilot.pause(0.05)
                assert "The session has ended" in patron.say
                await patron.press("space")
                assert len(patron.seat.past) == 1
                await patron.press("escape")
                assert "The session has ended" in shown(patron.app.screen.query_one("#notice", Static))
        finally:
            await house.close()


async def test_f57_a_round_that_was_declared_void_says_so(tmp_path: Path) -> None:
    async with seat_in(tmp_path, "touch") as seat:
        seat.lay("tie")
        await seat.deal()
        assert seat.round is not None
        seat.round = msgspec.structs.replace(seat.round, void=VoidNote("a torn card", "2026-01-01T12:00:00Z"))
        told = say_text(seat, last_scene(seat.round), Link.UP, "", width=80, area=None).plain
        assert "Declared void on Jan 1, 2026" in " ".join(told.split())
        assert "a torn card" in told
