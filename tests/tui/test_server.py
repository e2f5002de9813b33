"""The terminal on a real server: the same table, whatever the network does (F-54, F-78)."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from puntobanco.storage import audit
from puntobanco.tui.house import HouseError, Link, LinkLost
from puntobanco.tui.lobby import LobbyScreen
from puntobanco.tui.local import LocalHouse
from puntobanco.tui.memory import Memory
from puntobanco.tui.remote import RemoteHouse
from puntobanco.tui.run import playable_games
from puntobanco.tui.seat import CALM_S, Phase
from puntobanco.wire import FromClient, ToClient
from puntobanco.wire import messages as wire
from tests.support import Server, free_port, running_server, start_server
from tests.tui.evening import Evening, evening_in, shown


@asynccontextmanager
async def evening_at(url: str, folder: Path, game: str | None = "touch", *, pace: float = 0) -> AsyncIterator[Evening]:
    memory = Memory(folder)
    house = await RemoteHouse.open(url, memory)
    try:
        async with evening_in(house, memory, game=game, pace=pace) as begun:
            yield begun
    finally:
        await house.close()


async def until(evening: Evening, text: str) -> None:
    async with asyncio.timeout(20):
        while text not in evening.say:
            await evening.pilot.pause(0.01)


@pytest.mark.parametrize("game", ["touch", "classic", "baccarat"])
async def test_f78_rounds_are_played_on_a_server_by_keys_alone(server: Server, tmp_path: Path, game: str) -> None:
    async with evening_at(server.url, tmp_path, game) as patron:
        await patron.press("2", "enter", "space", "n", "enter", "space")
        assert len(patron.seat.past) == 2
        assert "Deal checked" in patron.say
        played = patron.seat.past[0]
        cookie = Memory(tmp_path).session(server.url)
        async with httpx.AsyncClient(headers={"cookie": cookie or ""}) as client:
            stored = (await client.get(f"{server.url}/api/rounds/{played.round_id}")).json()
        assert stored["player"]["cards"] == list(played.player.cards)
        assert stored["balanceAfter"] == patron.seat.balance_minor


async def test_f16_the_servers_rules_hold_in_the_terminal(server: Server, tmp_path: Path) -> None:
    async with evening_at(server.url, tmp_path, "classic") as patron:
        await patron.press("2", "enter", "tab", "enter")
        assert "One area a round" in patron.say
        patron.seat.last_stakes = {"player": 500, "tie": 500}  # not even when the terminal is mistaken
        await patron.press("c", "r")
        assert "One area a round" in patron.say
        assert patron.seat.past == []


async def test_the_patron_is_known_again_on_the_server(server: Server, tmp_path: Path) -> None:
    async with evening_at(server.url, tmp_path) as patron:
        await patron.press("4", "enter", "space", "r", "r")
        balance, roads = patron.seat.balance_minor, patron.seat.roads
    async with evening_at(server.url, tmp_path) as patron:
        assert (patron.seat.balance_minor, patron.seat.roads) == (balance, roads)
        assert patron.seat.phase is Phase.TOLD


async def test_f54_a_lost_server_closes_the_betting_and_its_return_opens_it_with_the_chips_still_there(
    tmp_path: Path,
) -> None:
    data = tmp_path / "data"
    port = free_port()
    running = start_server(data, port=port)
    try:
        async with evening_at(running.url, tmp_path / "patron") as patron:
            await patron.press("enter", "space", "3", "enter")
            running.kill()
            await until(patron, "Connection lost")
            await patron.press("enter", "space")
            assert patron.seat.slip.stakes == {"player": 500}
            running = start_server(data, port=port)
            await until(patron, "Place your bets")
            # The space that was pressed in vain began a rest, in which the table is deaf to keys that deal.
            await asyncio.sleep(2 * CALM_S)
            await patron.press("space")
            assert [played.stake for played in patron.seat.past] == [500, 100]
            assert "Deal checked" in patron.say
    finally:
        running.stop()
    report = audit(data)
    assert (report.rounds, report.faults) == (2, ())


async def test_f54_a_deal_that_was_under_way_when_the_server_died_is_dealt_once(tmp_path: Path) -> None:
    data = tmp_path / "data"
    port = free_port()
    running = start_server(data, port=port)
    try:
        async with evening_at(running.url, tmp_path / "patron") as patron:
            await patron.press("3", "enter")
            running.process.send_signal(19)  # the server stops in its tracks: the deal is sent and not answered
            await patron.pilot.press("space")
            async with asyncio.timeout(20):
                while patron.seat.phase is not Phase.WAITING:
                    await patron.pilot.pause(0.01)
            running.kill()
            await until(patron, "Connection lost")
            assert patron.seat.phase is Phase.WAITING
            running = start_server(data, port=port)
            await patron.answered()
            assert [played.stake for played in patron.seat.past] == [500]
            assert "Deal checked" in patron.say
            assert patron.seat.balance_minor == patron.seat.past[0].balance_after
    finally:
        running.stop()
    report = audit(data)
    assert (report.rounds, report.faults) == (1, ())


class Lossy(LocalHouse):
    """A house in this process whose line breaks once, before a deal has reached it or before its answer is back."""

    loses: str = ""

    async def ask(self, message: FromClient) -> ToClient:
        if isinstance(message, wire.Deal) and self.loses:
            when, self.loses = self.loses, ""
            if when == "answer":
                await super().ask(message)
            raise LinkLost("planted")
        return await super().ask(message)


@pytest.mark.parametrize("loses", ["deal", "answer"])
async def test_f54_a_deal_or_an_answer_that_is_lost_makes_one_round(tmp_path: Path, loses: str) -> None:
    memory = Memory(tmp_path)
    house = await Lossy.open(tmp_path, playable_games(), memory)
    try:
        async with evening_in(house, memory, game="touch") as patron:
            house.loses = loses
            await patron.press("3", "enter", "space")
            assert [played.stake for played in patron.seat.past] == [500]
            assert "Deal checked" in patron.say
    finally:
        await house.close()
    report = audit(tmp_path)
    assert (report.rounds, report.faults) == (1, ())


async def test_a_newer_connection_of_the_same_patron_plays_and_this_one_is_told_so(
    server: Server, tmp_path: Path
) -> None:
    async with evening_at(server.url, tmp_path) as patron:
        await patron.press("enter")
        newer = await RemoteHouse.open(server.url, Memory(tmp_path))
        try:
            await until(patron, "in another window")
            await patron.press("space")
            assert patron.seat.past == []
            await patron.press("escape")
            assert isinstance(patron.app.screen, LobbyScreen)
            assert "another window" in shown(patron.app.screen.query_one("#notice"))  # type: ignore[arg-type]
            assert newer.link is Link.UP
            assert isinstance(await newer.ask(wire.Sit("touch")), wire.Snapshot)
        finally:
            await newer.close()


async def test_an_answer_that_nobody_waits_for_any_more_is_not_taken_for_the_next_one(
    server: Server, tmp_path: Path
) -> None:
    house = await RemoteHouse.open(server.url, Memory(tmp_path))
    try:
        given_up = asyncio.create_task(house.ask(wire.Sit("touch")))
        await asyncio.sleep(0)
        given_up.cancel()
        answer = await house.ask(wire.Sit("classic"))
        assert isinstance(answer, wire.Snapshot)
        assert answer.game.id == "classic"
        with pytest.raises(asyncio.CancelledError):
            await given_up
    finally:
        await house.close()


async def test_what_is_asked_while_the_link_is_down_fails_at_once(tmp_path: Path) -> None:
    with running_server(tmp_path / "data") as running:
        house = await RemoteHouse.open(running.url, Memory(tmp_path))
        running.stop()
        lost = asyncio.Event()
        house.watch(lambda _: lost.set(), lambda _: None)
        if house.link is Link.UP:
            await lost.wait()
        try:
            with pytest.raises(LinkLost):
                await house.ask(wire.Sit("touch"))
            with pytest.raises(LinkLost):
                await house.games()
        finally:
            await house.close()


async def test_a_forgotten_session_becomes_a_new_patron(server: Server, tmp_path: Path) -> None:
    memory = Memory(tmp_path)
    memory.keep_session(server.url, "__Host-session=nobody")
    async with evening_at(server.url, tmp_path) as patron:
        assert patron.seat.balance_minor == 100_000
        assert Memory(tmp_path).session(server.url) != "__Host-session=nobody"


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("localhost:8000", "write it like http://localhost:8000"),
        ("ftp://localhost", "write it like http://localhost:8000"),
        ("http://", "write it like"),
        ("http://127.0.0.1:9", "no puntobanco answers at http://127.0.0.1:9: connection refused"),
        ("http://no.such.host.invalid", "no puntobanco answers at http://no.such.host.invalid"),
    ],
)
async def test_an_address_without_a_house_is_told_in_one_line(tmp_path: Path, url: str, words: str) -> None:
    with pytest.raises(HouseError, match=words) as told:
        await RemoteHouse.open(url, Memory(tmp_path))
    assert "\n" not in str(told.value)
