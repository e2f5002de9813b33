"""How often one address may ask."""

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Final

_MOST_ADDRESSES: Final = 10_000


@dataclass(slots=True)
class Throttle:
    """A bucket of `burst` tokens for each address, filled up by `per_minute`."""

    burst: int
    per_minute: int
    _left: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)

    def allows(self, address: str, now: float) -> bool:
        """Whether one more may come at `now` (seconds)."""
        tokens, seen = self._left.pop(address, (float(self.burst), now))
        tokens = min(float(self.burst), tokens + (now - seen) * self.per_minute / 60)
        allowed = tokens >= 1
        self._left[address] = (tokens - 1 if allowed else tokens, now)
        if len(self._left) > _MOST_ADDRESSES:
            self._left.popitem(last=False)
        return allowed
