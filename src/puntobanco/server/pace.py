"""How fast a client may speak."""

from dataclasses import dataclass, field

#: A burst may hold this many seconds' worth of messages.
_BURST_SECONDS = 3


@dataclass(slots=True)
class Pace:
    """A token bucket: `rate` messages a second on average (0: no limit), bursts of a few seconds' worth."""

    rate: int
    tokens: float = 0
    seen: float = 0

    def allows(self, now: float) -> bool:
        """Whether one more message may be handled at `now` (seconds)."""
        if self.rate == 0:
            return True
        most = self.rate * _BURST_SECONDS
        self.tokens = most if self.seen == 0 else min(most, self.tokens + (now - self.seen) * self.rate)
        self.seen = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


@dataclass(slots=True)
class Paces:
    """A pace for each of many who ask, by whatever tells them apart."""

    rate: int
    _paces: dict[str, Pace] = field(default_factory=dict)
    _looked: float = 0

    def __len__(self) -> int:
        return len(self._paces)

    def allows(self, who: str, now: float) -> bool:
        """Whether one more request of `who` may be handled at `now` (seconds)."""
        if self.rate == 0:
            return True
        self._forget(now)
        return self._paces.setdefault(who, Pace(self.rate)).allows(now)

    def _forget(self, now: float) -> None:
        """Whoever has been silent for as long as a burst is as good as new: kept, they would fill the memory."""
        if now - self._looked < _BURST_SECONDS:
            return
        self._looked = now
        for who in [who for who, pace in self._paces.items() if now - pace.seen >= _BURST_SECONDS]:
            del self._paces[who]
