"""The generator and its starting states (F-74)."""

import numpy as np
import pytest

from puntobanco.simulation.streams import stream_state
from puntobanco.simulation.xoshiro import FILL_UNIT, LANES, fill

#: The first words of xoshiro256++ from the state 1, 2, 3, 4: the vector of the rand_xoshiro crate, whose authors took
#: it from the reference program of Blackman and Vigna.
REFERENCE = (
    41943041,
    58720359,
    3588806011781223,
    3591011842654386,
    9228616714210784205,
    9973669472204895162,
    14011001112246962877,
    12406186145184390807,
    15849039046786891736,
    10450023813501588000,
)


def test_every_lane_gives_the_reference_words_of_xoshiro256plusplus_f74() -> None:
    state = np.repeat(np.array([[1], [2], [3], [4]], np.uint64), LANES, axis=1)
    words = np.empty(3 * FILL_UNIT, np.uint64)
    fill(state, words)
    steps = words.reshape(-1, LANES)
    for lane in range(LANES):
        assert tuple(int(word) for word in steps[: len(REFERENCE), lane]) == REFERENCE


def test_lanes_go_on_where_the_last_fill_left_them() -> None:
    once, twice = np.empty(2 * FILL_UNIT, np.uint64), np.empty(2 * FILL_UNIT, np.uint64)
    fill(stream_state(1, "test", 0), once)
    state = stream_state(1, "test", 0)
    fill(state, twice[:FILL_UNIT])
    fill(state, twice[FILL_UNIT:])
    assert once.tolist() == twice.tolist()


def test_no_two_lanes_blocks_purposes_or_seeds_share_a_state_f74() -> None:
    states = [
        tuple(lane)
        for seed in (0, 1, 2**64, 10**30)
        for purpose in ("rounds", "sessions")
        for block in range(3)
        for lane in stream_state(seed, purpose, block).T.tolist()
    ]
    assert len(set(states)) == len(states) == 4 * 2 * 3 * LANES
    assert all(any(lane) for lane in states)


def test_a_negative_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="from 0"):
        stream_state(-1, "rounds", 0)
