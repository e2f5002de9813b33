"""Guessing passwords is made slow: after some failures a name has to wait."""

from typing import Final

FAILURES: Final = 5
WAIT_SECONDS: Final = 60
_MOST_NAMES: Final = 10_000


class Throttle:
    """Failed logins by name, in memory: a restart forgives them."""

    def __init__(self) -> None:
        self._failed: dict[str, tuple[int, float]] = {}

    def must_wait(self, name: str, now: float) -> bool:
        """Whether `name` has failed too often just now."""
        count, last = self._failed.get(name, (0, 0.0))
        return count >= FAILURES and now - last < WAIT_SECONDS

    def failed(self, name: str, now: float) -> None:
        """Count a failure, made or about to be tried: counting before the slow check lets no two be tried at once."""
        count, last = self._failed.pop(name, (0, 0.0))
        if now - last >= WAIT_SECONDS:
            count = 0
        self._failed[name] = (count + 1, now)
        if len(self._failed) > _MOST_NAMES:
            del self._failed[next(iter(self._failed))]

    def succeeded(self, name: str) -> None:
        self._failed.pop(name, None)
