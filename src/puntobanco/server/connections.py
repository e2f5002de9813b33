"""Who is connected: one playing socket per patron."""

from typing import Protocol

from .desk import Guest


class Playing(Protocol):
    """A socket that plays for a patron."""

    guest: Guest

    async def replace(self) -> None:
        """A newer socket plays now: say so and close."""
        ...

    async def warn(self, seconds: int) -> None:
        """The session ends by itself in so many seconds: say so."""
        ...

    async def restart(self) -> None:
        """The server ends: close, so that the patron comes to another, or to this one again."""
        ...

    async def end(self) -> None:
        """The session has ended: say so and close."""
        ...


class Connections:
    """Which socket plays for which patron."""

    def __init__(self) -> None:
        self._current: dict[str, Playing] = {}

    def __len__(self) -> int:
        return len(self._current)

    async def enter(self, connection: Playing) -> None:
        """Make `connection` the one that plays; the patron's older one is told and closed."""
        patron = connection.guest.patron
        older, self._current[patron] = self._current.get(patron), connection
        if older is not None:
            await older.replace()

    def of(self, patron: str) -> Playing | None:
        """The socket that plays for a patron."""
        return self._current.get(patron)

    def every(self) -> list[Playing]:
        """All sockets that play."""
        return list(self._current.values())

    def leave(self, connection: Playing) -> None:
        if self._current.get(connection.guest.patron) is connection:
            del self._current[connection.guest.patron]
