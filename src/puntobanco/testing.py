"""Stand-ins for the world, for tests of your own: randomness from a seed, and a clock that is set by hand."""

import hashlib
from datetime import UTC, datetime, timedelta

from puntobanco.service import uuid7


class SeededEntropy:
    """Everything follows from `seed`, so that a run can be repeated. Never for real play: it can be predicted."""

    def __init__(self, seed: str) -> None:
        self._seed, self._count = seed, 0

    def _next(self) -> bytes:
        self._count += 1
        return hashlib.sha256(f"{self._seed}/{self._count}".encode()).digest()

    def server_seed(self) -> bytes:
        return self._next()

    def round_id(self) -> str:
        bits = self._next()
        # The count stands for the time, so ids ascend as real ones do.
        return uuid7(1_800_000_000_000 + self._count, int.from_bytes(bits[:10]) >> 6)

    def token(self) -> str:
        return self._next().hex()

    def patron_id(self) -> str:
        return self._next().hex()[:16]


class SetClock:
    """Shows `time` until it is moved."""

    def __init__(self, time: datetime = datetime(2026, 1, 1, tzinfo=UTC)) -> None:
        self.time = time

    def now(self) -> datetime:
        return self.time

    def advance(self, **duration: float) -> None:
        """Move on by a `timedelta(**duration)`."""
        self.time += timedelta(**duration)
