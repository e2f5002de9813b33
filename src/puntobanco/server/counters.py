"""What a monitor wants to know of one server: counts and times only; no patron and no secret."""

from collections.abc import Callable
from functools import cache
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own = self.registry
        self._rounds = Counter("puntobanco_rounds", "Rounds answered, by game.", ["game"], registry=own)
        self._rounds_of = cache(self._rounds.labels)  # finding a label takes longer than counting
        self._refusals = Counter("puntobanco_refusals", "Refusals, by reason.", ["reason"], registry=own)
        self._batches = Histogram(
            "puntobanco_batch_jobs", "Jobs written in one commit.", buckets=(1, 2, 4, 8, 16, 32, 64), registry=own
        )
        self._commits = Histogram(
            "puntobanco_commit_seconds",
            "Seconds until a batch was durable.",
            buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5),
            registry=own,
        )
        self._sockets = Gauge("puntobanco_sockets", "Play sockets that are open.", registry=own)
        self._outbox = Gauge("puntobanco_outbox_calls", "Calls that the operator has not answered.", registry=own)
        #: Asks the storage how many calls wait; set by whoever has it.
        self.outbox_depth: Callable[[], Any] | None = None

    def dealt(self, game: str) -> None:
        """A round was answered."""
        self._rounds_of(game).inc()

    def refused(self, reason: str) -> None:
        """Something was refused."""
        self._refusals.labels(reason).inc()

    def batch(self, jobs: int, seconds: float) -> None:
        """A batch was written; called in the writer's thread."""
        self._batches.observe(jobs)
        self._commits.observe(seconds)

    async def text(self, sockets: int) -> bytes:
        """Everything, as Prometheus reads it."""
        self._sockets.set(sockets)
        if self.outbox_depth is not None:
            self._outbox.set(await self.outbox_depth())
        return generate_latest(self.registry)
