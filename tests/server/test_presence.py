"""Of a patron's connections the newest plays, at whatever moment it comes, goes or is looked for by other servers."""

import asyncio
from collections.abc import Collection, Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from puntobanco.ledger import Book
from puntobanco.server import Connections, Presence
from puntobanco.server.desk import Guest
from puntobanco.server.socket import with_play
from puntobanco.service import Unavailable, Visitor


class Playing:
    """A connection that remembers whether it has been told to make way."""

    def __init__(self, link: str) -> None:
        self.guest = Guest(Visitor("anna", Book.FUN, "EUR"), "en", link=link)
        self.replaced = False

    async def replace(self) -> None:
        self.replaced = True

    async def warn(self, seconds: int) -> None: ...

    async def restart(self) -> None: ...

    async def end(self) -> None: ...


class Links:
    """What the servers have written down, and a write that takes as long as a test wants."""

    is_shared = True

    def __init__(self, link: str) -> None:
        self.written = {"anna": link}
        self.let, self.fails = asyncio.Event(), False

    async def enter(self, patron: str, link: str) -> None:
        await self.let.wait()
        if self.fails:
            raise Unavailable("the database does not answer")
        self.written[patron] = link

    async def links_of(self, patrons: Collection[str]) -> Mapping[str, str]:
        return {patron: link for patron, link in self.written.items() if patron in patrons}


@pytest.fixture
def links() -> Links:
    return Links("1.1")


async def entering(links: Any) -> tuple[Presence, Playing, "asyncio.Task[None]"]:
    """Anna, who was at server 1, comes to server 2, which has not yet told the others."""
    connections = Connections()
    presence, newer = Presence(connections, links), Playing("2.1")
    await connections.enter(newer)
    telling = asyncio.create_task(presence.enter(newer))
    await asyncio.sleep(0)
    return presence, newer, telling


async def test_a_look_while_a_new_connection_is_being_told_of_does_not_close_it(links: Links) -> None:
    presence, newer, telling = await entering(links)
    await presence.look()
    assert not newer.replaced
    links.let.set()
    await telling
    await presence.look()
    assert not newer.replaced
    # And when she goes on to a third server, this one makes way.
    links.written["anna"] = "3.1"
    await presence.look()
    assert newer.replaced


async def test_a_connection_that_could_not_be_told_of_is_not_closed_for_an_older_one(links: Links) -> None:
    presence, newer, telling = await entering(links)
    links.fails = True
    links.let.set()
    await telling
    await presence.look()
    assert not newer.replaced


async def test_a_connection_that_is_gone_while_it_enters_plays_no_longer() -> None:
    """As when a browser is closed in the moment in which the older connection is told to make way."""

    asked = asyncio.Event()

    class Slow(Playing):
        async def replace(self) -> None:
            asked.set()
            await asyncio.Event().wait()

    class Sessions:
        async def visitor(self, _cookie: str | None) -> Visitor:
            return older.guest.visitor

    older, connections = Slow("1"), Connections()
    await connections.enter(older)
    settings = SimpleNamespace(origins=(), messages_per_second=10)
    site: Any = SimpleNamespace(
        settings=settings, sessions=Sessions(), cookie_name="pb", hall=None, desk=None, presence=None,
        connections=connections,
    )  # fmt: skip
    told: list[str] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        told.append(message["type"])

    async def no_app(*_: object) -> None: ...

    headers = [(b"origin", b"http://localhost"), (b"host", b"localhost")]
    scope: Any = {"type": "websocket", "path": "/play", "scheme": "ws", "headers": headers}
    entering = asyncio.create_task(with_play(no_app, site)(scope, receive, send))
    await asked.wait()
    assert (told, len(connections)) == (["websocket.accept"], 1)
    entering.cancel()
    with pytest.raises(asyncio.CancelledError):
        await entering
    assert connections.every() == []
