"""The production store in one thread: the same jobs, batches and databases, on the loop instead of beside it."""

import asyncio
from collections.abc import Callable
from contextlib import ExitStack, suppress
from itertools import count, groupby
from pathlib import Path
from typing import Any

from puntobanco.storage import DatabaseStore, nodes
from puntobanco.storage.connection import Connection
from puntobanco.storage.places import open_reader, open_writer, place_of
from puntobanco.storage.seal import Seal
from puntobanco.storage.sqlite import FolderLock
from puntobanco.storage.writer import BATCH, Writer, _run_some, run_batch

Wrap = Callable[[Connection], Connection]
Pause = Callable[[], float]

_nodes = count(1)


class InlineWriter(Writer):
    """`Writer` whose thread is turns of the loop: so many seconds until a batch is durable, so many to tell of it."""

    def __init__(self, connection: Connection, pause: Pause) -> None:
        self._connection, self._batch, self._pause = connection, BATCH, pause
        self._waiting = []
        self._busy = self.dead = False
        self._idle = None
        self._seen = lambda _jobs, _seconds: None
        self._queue = self  # type: ignore[assignment]

    def put(self, handed: tuple[asyncio.AbstractEventLoop, list[Any]] | None) -> None:
        """What the thread's queue would be given."""
        if handed is not None:
            loop, entries = handed
            loop.call_later(self._pause(), self.write, loop, entries)

    def write(self, loop: asyncio.AbstractEventLoop, entries: list[Any]) -> None:
        """What the thread would do with it."""
        if not self.dead:
            results = run_batch(self._connection, [job for job, _ in entries])
            loop.call_later(self._pause(), self.tell, entries, results)

    def tell(self, entries: list[Any], results: list[Any]) -> None:
        if not self.dead:
            self._answer(entries, results)

    def die(self) -> None:
        """What is under way is neither finished nor told."""
        self.dead = True

    async def close(self) -> None:
        if self._busy:
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle


class InlineStore(DatabaseStore):
    """`wrap` is put around both connections. `kill` is what a crash does: what was not committed has not happened."""

    def __init__(
        self,
        folder: Path,
        database: str = "",
        *,
        wrap: Wrap = lambda connection: connection,
        pause: Pause = lambda: 0.0,
        writer: type[InlineWriter] = InlineWriter,
    ) -> None:
        self._lock = FolderLock(folder)
        self.raw = open_writer(folder, database)
        self._connection, self._reader = wrap(self.raw), wrap(open_reader(folder, database))
        self._seal = Seal(folder)
        self.place, self.node, self.is_shared = place_of(folder, database), next(_nodes), bool(database)
        with self.raw.transaction():
            nodes.sign_on(self.raw, self.node, self.place)
        self._writer = self.inline = writer(self._connection, pause)

    async def close(self) -> None:
        await self._writer.close()
        self._let_go()

    def kill(self) -> None:
        self.inline.die()
        self._let_go()

    def _let_go(self) -> None:
        for connection in (self._reader, self._connection):
            with suppress(Exception):
                connection.close()
        self._lock.release()

    async def read(self, question: Callable[..., Any], *args: object) -> Any:
        if self._connection.in_doubt:
            await self._writer.submit(lambda _: None)
        await asyncio.sleep(0)
        return self._ask(question, *args)


class _Crash(Exception):
    """Undoes what was not committed."""


class EagerWriter(InlineWriter):
    """A fault to be found: it answers when a batch is written, and commits it a little later."""

    def __init__(self, connection: Connection, pause: Pause) -> None:
        super().__init__(connection, pause)
        self._held = ExitStack()

    def write(self, loop: asyncio.AbstractEventLoop, entries: list[Any]) -> None:
        if self.dead:
            return
        self._held = ExitStack()
        self._held.enter_context(self._connection.transaction())
        results = _run_here(self._connection, entries)
        for (_, future), result in zip(entries, results, strict=True):
            if not future.cancelled():
                future.set_result(result)
        loop.call_later(self._pause() * 4, self._commit)

    def _commit(self) -> None:
        if not self.dead:
            self._held.close()
            self._hand_over()

    def die(self) -> None:
        super().die()
        with suppress(_Crash), self._held:
            raise _Crash


def _run_here(connection: Connection, entries: list[Any]) -> list[Any]:
    jobs = [job for job, _ in entries]
    return [result for kind, some in groupby(jobs, key=type) for result in _run_some(connection, kind, list(some))]
