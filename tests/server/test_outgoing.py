"""The queue to a socket at a shared table: in order, bounded, and nobody waits for a slow reader."""

import asyncio
from typing import Any

from puntobanco.server.outgoing import MOST_WAITING, Outgoing, frame_of


async def test_frames_go_out_in_order_and_a_slow_reader_is_dropped_once() -> None:
    sent: list[Any] = []
    may_go_on = asyncio.Event()
    dropped: list[int] = []

    async def send(frame: Any) -> None:
        await may_go_on.wait()
        sent.append(frame)

    outgoing = Outgoing(send, lambda: dropped.append(1))
    frames = [frame_of(str(number).encode()) for number in range(MOST_WAITING + 1)]
    outgoing.put(frames[0])
    await asyncio.sleep(0)  # the writer has taken the first, and waits for the reader
    for frame in frames[1:]:
        outgoing.put(frame)
    assert dropped == []
    for _ in range(3):
        outgoing.put(frames[0])
    assert dropped == [1]
    may_go_on.set()
    await asyncio.sleep(0)
    assert sent == []  # a reader that has been dropped is sent nothing more

    quick = Outgoing(send, lambda: dropped.append(2))
    for frame in frames[1:]:
        quick.put(frame)
    await quick.finish()
    assert sent == frames[1:]
    assert dropped == [1]


async def test_a_socket_that_is_gone_is_dropped() -> None:
    dropped = asyncio.Event()

    async def send(_: Any) -> None:
        raise RuntimeError("gone")

    outgoing = Outgoing(send, dropped.set)
    outgoing.put(frame_of(b"1"))
    await asyncio.wait_for(dropped.wait(), 5)
