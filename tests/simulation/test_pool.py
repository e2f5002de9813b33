"""Sharing work out: what is begun is finished, what is not is dropped (F-74)."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from puntobanco.simulation.pool import crew, share_out


def test_an_interrupt_takes_what_was_begun_and_drops_the_rest_f74() -> None:
    begun, release = Event(), Event()
    called: list[int] = []
    taken: list[int] = []

    def work(piece: int) -> int:
        called.append(piece)
        if piece == 1:
            begun.set()
            assert release.wait(30)
        return piece

    def take(found: int) -> None:
        taken.append(found)
        if found == 0:
            assert begun.wait(30)
            release.set()
            raise KeyboardInterrupt

    with ThreadPoolExecutor(1) as one:
        share_out(one, 1, work, iter([(piece,) for piece in range(100)]), take)
    assert taken == called == [0, 1]


def test_all_pieces_are_worked_on_once() -> None:
    taken: list[int] = []
    with ThreadPoolExecutor(3) as three:
        share_out(three, 3, lambda piece: piece, iter([(piece,) for piece in range(50)]), taken.append)
    assert sorted(taken) == list(range(50))


def test_what_goes_wrong_in_a_worker_comes_out_here() -> None:
    with ThreadPoolExecutor(1) as one, pytest.raises(ZeroDivisionError):
        share_out(one, 1, lambda piece: 1 / piece, iter([(0,)]), lambda _: None)


def test_by_default_there_is_a_thread_for_each_core() -> None:
    workers, team = crew(None, None)
    assert workers >= 1
    with team as everyone:
        assert everyone.submit(int, "7").result() == 7
    with pytest.raises(ValueError, match="at least one worker"):
        crew(0, None)
