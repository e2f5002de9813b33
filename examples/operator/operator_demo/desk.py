"""The desk: one thread with the one connection to the database, so that pages and calls never wait for a disk."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

import apsw

from .database import transaction

_P = ParamSpec("_P")
_T = TypeVar("_T")


class Desk:
    """Runs jobs on `connection`, one after the other."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection
        self._thread = ThreadPoolExecutor(1, "database")

    async def run(self, job: Callable[Concatenate[apsw.Connection, _P], _T], *args: _P.args, **more: _P.kwargs) -> _T:
        """What `job` returns. A job that writes brings its own transaction."""
        work = partial(job, self._connection, *args, **more)
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def write(self, job: Callable[Concatenate[apsw.Connection, _P], _T], *args: _P.args, **more: _P.kwargs) -> _T:
        """What `job` returns, once the transaction it ran in is durable."""

        def in_transaction(connection: apsw.Connection) -> _T:
            with transaction(connection):
                return job(connection, *args, **more)

        return await self.run(in_transaction)

    def close(self) -> None:
        """Finish what was begun, then let the database go."""
        self._thread.shutdown()
        self._connection.close()
