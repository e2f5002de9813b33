"""What must not drift while a server is played on for hours: its memory, its database, its slowest answers."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

_MB = 1_000_000


@dataclass(frozen=True)
class Sample:
    """A server at one moment; `p99_seconds` of the answers since the sample before. `rounds` and `bytes_` are sums."""

    rounds: int
    memory_bytes: int
    database_bytes: int
    log_bytes: int
    p99_seconds: float


def drifts(samples: Sequence[Sample], *, judge_time: bool) -> list[str]:
    """Whatever drifted from the first third of the samples to the last, in words.

    The first sample is of a server that has warmed up. Memory may settle by a tenth and 8 MB.
    """
    third = len(samples) // 3
    first, last = samples[:third], samples[-third:]
    found = []
    memory_before, memory_after = (median(one.memory_bytes for one in part) for part in (first, last))
    if memory_after > 1.1 * memory_before + 8 * _MB:
        found.append(f"memory grew from {memory_before / _MB:.0f} to {memory_after / _MB:.0f} MB")
    bytes_before, bytes_after = _bytes_per_round(first), _bytes_per_round(last)
    if bytes_after > 1.3 * bytes_before:
        found.append(f"a round took {bytes_before:.0f} bytes of the database, then {bytes_after:.0f}")
    if max(one.log_bytes for one in last) > 64 * _MB:
        found.append("the write-ahead log is never written back")
    p99_before, p99_after = (median(one.p99_seconds for one in part) for part in (first, last))
    if judge_time and p99_after > 2 * p99_before + 0.005:
        found.append(f"p99 went from {1000 * p99_before:.1f} to {1000 * p99_after:.1f} ms")
    return found


def _bytes_per_round(part: Sequence[Sample]) -> float:
    rounds = part[-1].rounds - part[0].rounds
    return (part[-1].database_bytes - part[0].database_bytes) / max(1, rounds)
