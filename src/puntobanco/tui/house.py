"""The house as the terminal sees it: messages of the wire go in, answers come out. One port, two adapters."""

from collections.abc import Callable
from enum import Enum
from typing import Protocol

from puntobanco.wire import FromClient, ToClient
from puntobanco.wire.messages import GameInfo


class Link(Enum):
    """Whether the house can be asked: yes, not now, or never again: another connection plays, the session is over."""

    UP = "up"
    DOWN = "down"
    REPLACED = "replaced"
    ENDED = "ended"

    @property
    def is_final(self) -> bool:
        """It will not come back."""
        return self in (Link.REPLACED, Link.ENDED)


class HouseError(Exception):
    """The house cannot be entered. The message is one line for a person: what is wrong and what to do."""


class LinkLost(Exception):
    """The connection broke before the answer came. What was asked may or may not have happened: ask again."""


class House(Protocol):
    """Where the games are. A game in this process and one on a server answer alike."""

    @property
    def place(self) -> str:
        """A short name that keeps apart what is remembered of different houses; empty for this computer."""
        ...

    @property
    def link(self) -> Link:
        """Whether it can be asked now."""
        ...

    async def games(self) -> tuple[GameInfo, ...]:
        """All games, in lobby order. Raises LinkLost."""
        ...

    async def ask(self, message: FromClient) -> ToClient:
        """The answer to `message`. Raises LinkLost; asking the same again after `mended` is safe."""
        ...

    async def mended(self) -> None:
        """Waits until the house can be asked again. Raises LinkLost when it never will."""
        ...

    def watch(self, told: Callable[[Link], None], warned: Callable[[int], None]) -> None:
        """From now on tell `told`, and nobody else, when the link changes.

        `warned` is told that the session will end in so many seconds, because nothing has been done for long.
        """
        ...

    async def close(self) -> None:
        """Leave; what is being written is finished."""
        ...
