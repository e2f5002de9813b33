"""Streams: the generator's starting states, one for each numbered block of work, told by the seed alone."""

import hashlib

import numpy as np
import numpy.typing as npt

from .xoshiro import LANES

#: Names this way of turning a seed into rounds. Whatever changes the rounds of a seed changes this name.
_SCHEME = "puntobanco/simulation/1"


def stream_state(seed: int, purpose: str, block: int) -> npt.NDArray[np.uint64]:
    """The state (4 words for each of the lanes) with which block number `block` of `seed` starts.

    SHAKE-256 (FIPS 202) of scheme, purpose, seed and block number: two blocks, purposes or seeds share nothing. With
    2²⁵⁶ states and random starts, n streams of length l overlap with probability below n²·l / 2²⁵⁶. Raises ValueError
    for a negative seed.
    """
    if seed < 0:
        raise ValueError(f"a seed is a whole number from 0, not {seed}")
    text = f"{_SCHEME}|{purpose}|{seed}|{block}"
    words = np.frombuffer(hashlib.shake_256(text.encode()).digest(4 * LANES * 8), dtype="<u8")
    return words.astype(np.uint64).reshape(4, LANES)
