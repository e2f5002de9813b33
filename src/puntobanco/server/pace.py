"""How fast a client may speak."""

from dataclasses import dataclass

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
