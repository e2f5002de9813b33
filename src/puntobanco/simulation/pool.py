"""Sharing work out: to any `concurrent.futures` executor, a few pieces at a time, until done or interrupted."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from contextlib import AbstractContextManager, nullcontext
from typing import TypeVar, TypeVarTuple, Unpack

_Piece = TypeVarTuple("_Piece")
_Found = TypeVar("_Found")


def cores() -> int:
    """Processor cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def crew(workers: int | None, executor: Executor | None) -> tuple[int, AbstractContextManager[Executor]]:
    """How many workers there are, and the executor they belong to: by default threads, one for each core.

    Raises ValueError for less than one worker.
    """
    workers = cores() if workers is None else workers
    if workers < 1:
        raise ValueError(f"a simulation needs at least one worker, not {workers}")
    if executor is None:
        return workers, ThreadPoolExecutor(workers, thread_name_prefix="simulate")
    return workers, nullcontext(executor)


def share_out(
    executor: Executor,
    workers: int,
    work: Callable[[Unpack[_Piece]], _Found],
    pieces: Iterator[tuple[*_Piece]],
    take: Callable[[_Found], None],
) -> None:
    """Call `work` with each of `pieces` somewhere, and `take` here with what it found, in no particular order.

    A keyboard interrupt ends it early: pieces that were begun are finished and taken, the others dropped.
    """
    running: set[Future[_Found]] = set()
    done: set[Future[_Found]] = set()
    try:
        while True:
            # Two pieces for each worker: enough to keep it busy, few enough to stop soon.
            while len(running) < 2 * workers and (piece := next(pieces, None)) is not None:
                running.add(executor.submit(work, *piece))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            while done:
                take(done.pop().result())
    except KeyboardInterrupt:
        begun = {future for future in running | done if not future.cancel()}
        for future in wait(begun).done:
            take(future.result())
