"""R-6: worlds from seeds, in which everything goes wrong that can, end with every book right and every answer kept."""

import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.soak import figure, seeds

from .inline import EagerWriter
from .planted import PLANTS, an_answer_that_never_comes
from .world import WorldFailed, play_world

ROOT = Path(__file__).parents[2]
#: A planted fault has to be seen in one of so many worlds.
WORLDS = 12


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Thousands of warnings of what goes wrong on purpose."""
    logging.disable()
    yield
    logging.disable(logging.NOTSET)


def test_r6_every_world_ends_well() -> None:
    lines = crashes = 0
    worlds = 0
    for seed in seeds("R-6", "worlds", ci=100, long=10_000):
        world = play_world(seed)
        worlds, lines, crashes = worlds + 1, lines + len(world.transcript), crashes + world.crashes
    figure("R-6", "what happened", lines=lines, crashes=crashes)
    assert crashes > worlds


def test_r6_a_seed_plays_the_same_world_in_every_process() -> None:
    def digest(hash_seed: str) -> str:
        run = [sys.executable, "-m", "tests.faults.world", "5", "--digest"]
        return subprocess.check_output(run, cwd=ROOT, env={**os.environ, "PYTHONHASHSEED": hash_seed}, text=True)

    first = digest("1")
    assert first == digest("2")
    assert play_world(5).digest in first
    assert play_world(6).digest not in first


def first_bad(**more: Any) -> tuple[int, str]:
    """The first seed that fails and what it tells."""
    for seed in range(WORLDS):
        try:
            play_world(seed, **more)
        except WorldFailed as failed:
            if isinstance(failed.__cause__, TypeError):  # the world itself is not well made
                raise
            return seed, str(failed)
    pytest.fail(f"{WORLDS} worlds have not seen it")


#: A server that hangs is helped by the next crash; the sweep of test_nth_fault sees that one.
SEEN_HERE = [plant for plant in PLANTS if plant is not an_answer_that_never_comes]


@pytest.mark.parametrize("plant", SEEN_HERE, ids=lambda plant: plant.__name__)
def test_r6_a_planted_fault_is_caught(monkeypatch: pytest.MonkeyPatch, plant: Callable[[Any], None]) -> None:
    plant(monkeypatch)
    seed, told = first_bad()
    figure("R-6", f"planted: {plant.__name__}", seed=seed, seen=told.splitlines()[0][:90])


def test_r6_an_answer_before_the_commit_is_caught_and_told_again_word_for_word() -> None:
    seed, told = first_bad(writer=EagerWriter)
    figure("R-6", "planted: an answer before the commit", seed=seed, seen=told.splitlines()[0][:90])
    # What is printed is enough to play it again, and to read what happened.
    assert f"python -m tests.faults.world {seed}" in told
    assert "the server is killed" in told
    with pytest.raises(WorldFailed) as again:
        play_world(seed, writer=EagerWriter)
    assert str(again.value) == told
