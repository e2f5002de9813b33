"""The one writer: jobs that arrive together share a transaction, and none is answered before it is on the disk."""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable
from itertools import groupby
from typing import Any, Final, TypeVar

from puntobanco.service import Unavailable

from .connection import Conflict, Connection, ConnectionLost
from .settling import Settle, settle
from .shared import TableJob, lock_tables

_T = TypeVar("_T")
#: A job reads and writes on the connection inside the batch's transaction. It may run again (see `run_batch`), so it
#: must depend on nothing but the database, and must write nothing when it returns a refusal.
Job = Callable[[Connection], _T]
_Entry = tuple[Job[Any], "asyncio.Future[Any]"]

_log = logging.getLogger(__name__)

#: Beyond some sixty rounds a commit, a larger batch only adds waiting.
BATCH: Final = 64
#: How often a batch is tried that other writers are in the way of.
TRIES: Final = 6
#: So many jobs may wait; then the server says that it is busy instead of promising ever later answers.
MOST_WAITING: Final = 20_000


class Writer:
    """Runs jobs on `connection` in a thread of its own. While one batch is being synced, the next one gathers."""

    def __init__(self, connection: Connection, *, batch: int = BATCH) -> None:
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


def run_batch(connection: Connection, jobs: list[Job[Any]]) -> list[Any]:
    """Run all `jobs` in one transaction and return their results, or exceptions in their places.

    When a job fails, the batch is rolled back and each job is run again in a transaction of its own, so that one
    bad job never spoils its neighbours. A batch that others were in the way of is run again as it is.
    """
    try:
        return _run_until_clear(connection, jobs)
    except (Conflict, ConnectionLost) as error:
        _log.error("the database failed: %s", error)
        return [Unavailable(str(error)) for _ in jobs]
    except Exception as error:  # noqa: BLE001 - whatever a job raises belongs to that job alone
        if len(jobs) == 1:
            if isinstance(error, connection.error):
                _log.error("the database failed: %s", error)
                return [Unavailable(str(error))]
            return [error]
        return [run_batch(connection, [job])[0] for job in jobs]


def _run_until_clear(connection: Connection, jobs: list[Job[Any]]) -> list[Any]:
    for number in range(1, TRIES):
        try:
            return _run(connection, jobs)
        except Conflict as error:
            _log.warning("a batch is run again: %s", error)
            time.sleep(0.01 * number)
    return _run(connection, jobs)


def _run(connection: Connection, jobs: list[Job[Any]]) -> list[Any]:
    with connection.transaction():
        tables = {job.table_id for job in jobs if isinstance(job, TableJob)}
        if len(tables) > 1:
            lock_tables(connection, tables)
        return [result for kind, some in groupby(jobs, key=type) for result in _run_some(connection, kind, list(some))]


def _run_some(connection: Connection, kind: type, jobs: list[Any]) -> list[Any]:
    """Rounds that stand next to each other are settled together."""
    return settle(connection, jobs) if kind is Settle else [job(connection) for job in jobs]
