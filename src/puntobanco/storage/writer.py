"""The one writer: jobs that arrive together share a transaction, and none is answered before it is on the disk."""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar

import apsw

from puntobanco.service import Unavailable

_T = TypeVar("_T")
#: A job reads and writes on the connection inside the batch's transaction. It may run twice (see `_run`), so it must
#: depend on nothing but the database, and must write nothing when it returns a refusal.
Job = Callable[[apsw.Connection], _T]
_Entry = tuple[Job[Any], "asyncio.Future[Any]"]

_log = logging.getLogger(__name__)

#: Beyond some sixty rounds a commit, a larger batch only adds waiting.
BATCH: Final = 64
#: So many jobs may wait; then the server says that it is busy instead of promising ever later answers.
MOST_WAITING: Final = 20_000


class Writer:
    """Runs jobs on `connection` in a thread of its own. While one batch is being synced, the next one gathers."""

    def __init__(self, connection: apsw.Connection, *, batch: int = BATCH) -> None:
        self._connection, self._batch = connection, batch
        self._waiting: list[_Entry] = []
        self._busy = False
        self._seen: Callable[[int, float], None] = lambda _jobs, _seconds: None
        self._idle: asyncio.Future[None] | None = None
        self._queue: queue.SimpleQueue[tuple[asyncio.AbstractEventLoop, list[_Entry]] | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    def submit(self, job: Job[_T]) -> "asyncio.Future[_T]":
        """Run `job` in the next batch; the future is done when its transaction is durable.

        The future raises Unavailable when the database could not do it, or what the job itself raised.
        """
        future: asyncio.Future[_T] = asyncio.get_running_loop().create_future()
        if len(self._waiting) >= MOST_WAITING:
            future.set_exception(Unavailable("too many rounds are waiting to be written"))
            return future
        self._waiting.append((job, future))
        if not self._busy:
            # Give everything else that arrived in this turn of the loop the chance to join the batch.
            self._busy = True
            asyncio.get_running_loop().call_soon(self._hand_over)
        return future

    def _hand_over(self) -> None:
        entries, self._waiting = self._waiting[: self._batch], self._waiting[self._batch :]
        self._busy = bool(entries)
        if self._idle is not None and not entries:
            self._idle.set_result(None)
        if entries:
            self._queue.put((asyncio.get_running_loop(), entries))

    def _work(self) -> None:
        while (handed := self._queue.get()) is not None:
            loop, entries = handed
            began = time.perf_counter()
            results = run_batch(self._connection, [job for job, _ in entries])
            self._seen(len(entries), time.perf_counter() - began)
            try:
                loop.call_soon_threadsafe(self._answer, entries, results)
            except RuntimeError:  # the loop is closed: nobody is left to tell
                return

    def _answer(self, entries: list[_Entry], results: list[Any]) -> None:
        for (_, future), result in zip(entries, results, strict=True):
            if future.cancelled():
                continue
            if isinstance(result, BaseException):
                future.set_exception(result)
            else:
                future.set_result(result)
        self._hand_over()

    def watch(self, seen: Callable[[int, float], None]) -> None:
        """Tell `seen` of each batch from now on: its jobs, and its seconds until it was durable."""
        self._seen = seen

    async def close(self) -> None:
        """Finish what is waiting, then end the thread."""
        if self._busy:
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)


def run_batch(connection: apsw.Connection, jobs: list[Job[Any]]) -> list[Any]:
    """Run all `jobs` in one transaction and return their results, or exceptions in their places.

    When a job fails, the batch is rolled back and each job is run again in a transaction of its own, so that one
    bad job never spoils its neighbours.
    """
    try:
        return _run(connection, jobs)
    except Exception as error:  # noqa: BLE001 - whatever a job raises belongs to that job alone
        if len(jobs) == 1:
            if isinstance(error, apsw.Error):
                _log.error("the database failed: %s", error)
                return [Unavailable(str(error))]
            return [error]
        return [run_batch(connection, [job])[0] for job in jobs]


def _run(connection: apsw.Connection, jobs: list[Job[Any]]) -> list[Any]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        results = [job(connection) for job in jobs]
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return results
