"""The generator: xoshiro256++ in independent lanes, so that the processor's vector unit steps several at once.

David Blackman and Sebastiano Vigna, "Scrambled linear pseudorandom number generators", ACM Transactions on
Mathematical Software 47 (2021): 256 bits of state, period 2²⁵⁶ − 1, every bit of every word good (the ++ scrambler
leaves no weak low bits, so the words may be cut into pieces), no failure in BigCrush or PractRand. It needs only
additions, shifts and exclusive-ors, which every vector unit has; counter-based generators need wide multiplications.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from .compiled import inlined, scalar

#: Generators that run side by side; enough of them to hide the latency of each.
LANES: Final = 32
#: Steps each lane makes between two visits to its state in memory.
_STRIDE: Final = 4
#: A buffer for `fill` holds a multiple of this many words.
FILL_UNIT: Final = LANES * _STRIDE

_Words = npt.NDArray[np.uint64]


@scalar
def _output(s0: np.uint64, s3: np.uint64) -> np.uint64:
    total = s0 + s3
    return ((total << np.uint64(23)) | (total >> np.uint64(41))) + s0


@scalar
def _step(
    s0: np.uint64, s1: np.uint64, s2: np.uint64, s3: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    shifted = s1 << np.uint64(17)
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    return s0, s1, s2, (s3 << np.uint64(45)) | (s3 >> np.uint64(19))


@inlined
def fill(state: _Words, words: _Words) -> None:
    """The next words of all lanes: word i comes from lane i mod LANES. Steps `state` (4 × LANES) on.

    The length of `words` is a multiple of FILL_UNIT; what is beyond the last multiple is left alone.
    """
    for start in range(0, words.size - FILL_UNIT + 1, FILL_UNIT):
        first = words[start : start + LANES]
        second = words[start + LANES : start + 2 * LANES]
        third = words[start + 2 * LANES : start + 3 * LANES]
        fourth = words[start + 3 * LANES : start + 4 * LANES]
        for lane in range(LANES):
            s0, s1, s2, s3 = state[0, lane], state[1, lane], state[2, lane], state[3, lane]
            first[lane] = _output(s0, s3)
            s0, s1, s2, s3 = _step(s0, s1, s2, s3)
            second[lane] = _output(s0, s3)
            s0, s1, s2, s3 = _step(s0, s1, s2, s3)
            third[lane] = _output(s0, s3)
            s0, s1, s2, s3 = _step(s0, s1, s2, s3)
            fourth[lane] = _output(s0, s3)
            s0, s1, s2, s3 = _step(s0, s1, s2, s3)
            state[0, lane], state[1, lane], state[2, lane], state[3, lane] = s0, s1, s2, s3
