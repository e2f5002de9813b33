"""The house in this process: the same desk, rounds and durable storage as a server, without the network."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Self

from puntobanco.game import Game
from puntobanco.odds import odds_of
from puntobanco.server.desk import Desk, Guest
from puntobanco.service import (
    Clock,
    Conduct,
    Entropy,
    HouseRules,
    Play,
    Purse,
    Sessions,
    SystemClock,
    SystemEntropy,
    Unavailable,
    Versions,
)
from puntobanco.storage import SqliteStore, StorageError
from puntobanco.table import Reason, Refusal
from puntobanco.wire import FromClient, ToClient
from puntobanco.wire import messages as wire

from .house import HouseError, Link
from .memory import Memory


class LocalHouse:
    """Implements `House` on a database folder of its own. Make it with `open`, inside a running event loop."""

    place = ""
    link = Link.UP

    def __init__(self, store: SqliteStore, desk: Desk, guest: Guest) -> None:
        self._store, self._desk, self._guest = store, desk, guest

    @classmethod
    async def open(
        cls,
        folder: Path,
        games: Mapping[str, Game],
        memory: Memory,
        *,
        language: str = "en",
        entropy: Entropy | None = None,
        clock: Clock | None = None,
        purse: Purse | None = None,
        conduct: HouseRules | None = None,
    ) -> Self:
        """Play `games` from the database in `folder`, as the patron that `memory` knows or a new one.

        `conduct` is how play is to be conducted. Raises HouseError when the folder cannot be used.
        """
        entropy, clock, purse = entropy or SystemEntropy(), clock or SystemClock(), purse or Purse()
        try:
            store = SqliteStore(folder)
        except StorageError as error:
            raise HouseError(str(error)) from None
        try:
            await store.keep_rules(tuple(games.values()), clock.now())
            sessions = Sessions(store, entropy, clock, purse)
            visitor = await sessions.visitor(memory.session(cls.place))
            if visitor is None:
                visitor, token = await sessions.open()
                memory.keep_session(cls.place, token)
        except (Unavailable, OSError) as error:
            await store.close()
            raise HouseError(f"cannot write to {folder}: {error}") from None
        rtp = {game.id: {bet.id: bet.rtp for bet in odds_of(game).bets} for game in games.values()}
        play = Play(games, store, entropy, clock, purse, conduct=Conduct(clock, conduct or HouseRules()))
        desk = Desk(play, rtp, Versions(games.values(), store))
        return cls(store, desk, Guest(visitor, language))

    async def games(self) -> tuple[wire.GameInfo, ...]:
        return self._desk.games

    async def ask(self, message: FromClient) -> ToClient:
        try:
            answer, self._guest = await self._desk.answer(self._guest, message)
        except Unavailable:
            return self._desk.refused(self._guest, Refusal(Reason.NOT_AVAILABLE))
        return answer

    async def mended(self) -> None:
        """There is no link that could break."""

    def watch(self, told: Callable[[Link], None], warned: Callable[[int], None]) -> None:
        """There is nothing to tell."""

    async def close(self) -> None:
        await self._store.close()
