"""Chance from a seed: the same seed, the same luck, on every machine and in every process."""

import hashlib


class Chance:
    """Each question is answered from the hash of the seed and a count."""

    def __init__(self, seed: str) -> None:
        self._seed, self._count = seed, 0

    def below(self, most: int) -> int:
        """0 … most - 1."""
        self._count += 1
        digest = hashlib.sha256(f"{self._seed}/{self._count}".encode()).digest()
        return int.from_bytes(digest[:8]) % most

    def between(self, least: float, most: float) -> float:
        return least + (most - least) * self.below(1 << 32) / (1 << 32)

    def happens(self, percent: float) -> bool:
        return self.between(0, 100) < percent
