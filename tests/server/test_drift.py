"""R-12: a server is played on for a while, in a soak for hours, and neither grows nor slows down."""

import asyncio
import json
import secrets
import sys
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import apsw
import httpx
import pytest
import websockets

from puntobanco.storage import audit
from puntobanco.storage.sqlite import FILE_NAME
from tests.server.drift import Sample, drifts
from tests.soak import figure, is_long, turns
from tests.support import Server, deal_body, running_server

PATRONS = 16
#: Seconds from sample to sample; before the first one, the server warms up for as long.
EVERY = 20.0 if is_long() else 1.0


async def play(server: Server, seconds: list[float], stop: asyncio.Event) -> None:
    async with httpx.AsyncClient(base_url=server.url) as client:
        cookie = (await client.post("/api/session")).headers["set-cookie"].split(";")[0]
    async with websockets.connect(server.socket_url, additional_headers={"cookie": cookie}) as socket:
        await socket.send('{"type":"sit","game":"touch"}')
        table = json.loads(await socket.recv())
        balance = table["money"]["balance"]
        while not stop.is_set():
            if balance < 100:
                await socket.send('{"type":"refill"}')
                balance = json.loads(await socket.recv())["money"]["balance"]
            began = time.perf_counter()
            await socket.send(json.dumps({"type": "deal", **deal_body(table, {"player": 10}, secrets.token_hex(16))}))
            table = json.loads(await socket.recv())
            seconds.append(time.perf_counter() - began)
            balance = table["round"]["balanceAfter"]


def sample(server: Server, seconds: list[float], before: int) -> Sample:
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    resident = next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))
    file = server.data / FILE_NAME
    ordered = sorted(seconds)
    return Sample(
        rounds=before + len(seconds),
        memory_bytes=resident,
        database_bytes=_bytes_of(file),
        log_bytes=file.with_name(f"{FILE_NAME}-wal").stat().st_size,
        p99_seconds=ordered[len(ordered) * 99 // 100],
    )


def _bytes_of(file: Path) -> int:
    """What the database holds, also what has not been written back from its log yet: that comes in large pieces."""
    with closing(apsw.Connection(str(file), flags=apsw.SQLITE_OPEN_READONLY)) as reader:
        return int(reader.pragma("page_count")) * int(reader.pragma("page_size"))


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_r12_memory_file_and_time_do_not_drift(tmp_path: Path) -> None:
    with running_server(tmp_path / "data", messages_per_second="0") as server:
        samples = asyncio.run(watch(server))
    figure(
        "R-12",
        "drift",
        rounds=samples[-1].rounds,
        memory_mb=[round(one.memory_bytes / 1e6) for one in (samples[0], samples[-1])],
        bytes_a_round=round(samples[-1].database_bytes / samples[-1].rounds),
        log_mb=round(max(one.log_bytes for one in samples) / 1e6, 1),
        p99_ms=[round(1000 * one.p99_seconds, 1) for one in (samples[0], samples[-1])],
    )
    assert drifts(samples, judge_time=is_long()) == []
    if samples[-1].rounds < 2_000_000:  # the audit holds all it reads
        assert audit(tmp_path / "data").faults == ()


async def watch(server: Server) -> list[Sample]:
    stop, seconds = asyncio.Event(), list[float]()
    playing = [asyncio.create_task(play(server, seconds, stop)) for _ in range(PATRONS)]
    await asyncio.sleep(EVERY)
    samples, rounds = list[Sample](), 0
    for _ in turns("R-12", f"samples, one in {EVERY:g} s", ci=9, long=360):
        await asyncio.sleep(EVERY)
        samples.append(sample(server, seconds, rounds))
        rounds += len(seconds)
        seconds.clear()
    stop.set()
    await asyncio.gather(*playing)
    return samples


STEADY = [Sample(1_000 * number, 90_000_000, 700_000 * number, 4_000_000, 0.010) for number in range(1, 13)]
PLANTED: dict[str, Callable[[int, Sample], Sample]] = {
    "a leak of memory": lambda n, one: replace(one, memory_bytes=one.memory_bytes + 2_500_000 * n),
    "rows that are written twice": lambda n, one: replace(one, database_bytes=one.database_bytes + 40_000 * n * n),
    "a log that is never written back": lambda n, one: replace(one, log_bytes=9_000_000 * n),
    "answers that slow down": lambda n, one: replace(one, p99_seconds=0.010 + 0.003 * n),
}


def test_r12_a_steady_server_is_found_steady() -> None:
    assert drifts(STEADY, judge_time=True) == []


@pytest.mark.parametrize("plant", PLANTED.values(), ids=PLANTED.keys())
def test_r12_a_planted_drift_is_caught(plant: Callable[[int, Sample], Sample]) -> None:
    assert len(drifts([plant(number, one) for number, one in enumerate(STEADY)], judge_time=True)) == 1
