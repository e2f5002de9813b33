"""`puntobanco play` as a person starts it: in a real terminal, or with one clear line why not."""

import contextlib
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from importlib import resources
from pathlib import Path
from typing import Self

import pytest

from puntobanco.storage import audit
from puntobanco.tui.run import PlayError
from puntobanco.tui.run import play as run_play

WITHOUT = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == {package!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name={package!r})
sys.meta_path.insert(0, Missing())
from puntobanco.cli import main
sys.exit(main(["play"]))
"""


def play(*args: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "puntobanco", "play", *args],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


class Terminal:
    """A real terminal of 80 × 24 with a program in it."""

    def __init__(self, *args: str) -> None:
        self._master, slave = pty.openpty()
        os.set_inheritable(slave, True)
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "puntobanco", "play", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor"},
            start_new_session=True,
        )
        os.close(slave)
        self.seen = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._master)

    def until(self, text: str) -> None:
        """Read what the program draws until `text` has come."""
        deadline = time.monotonic() + 60
        while text not in self.seen:
            assert time.monotonic() < deadline, f"{text!r} never came; this did: {self.seen[-2000:]!r}"
            if select.select([self._master], [], [], 0.5)[0]:
                try:
                    self.seen += os.read(self._master, 65536).decode(errors="replace")
                except OSError:  # the program has ended
                    break
        assert text in self.seen, self.seen[-2000:]

    def type(self, keys: str) -> None:
        self.seen = ""
        os.write(self._master, keys.encode())

    def ended(self) -> int:
        """Read to the end; the exit status."""
        with contextlib.suppress(OSError):  # which is how the end of a terminal is told
            while more := os.read(self._master, 65536):
                self.seen += more.decode(errors="replace")
        return self.process.wait(60)


def test_f78_a_round_is_played_in_a_real_terminal(tmp_path: Path) -> None:
    with Terminal("touch", "--data", str(tmp_path)) as terminal:
        terminal.until("Place your bets")
        terminal.type("1\r\r")
        terminal.until("◉ 0.20")
        terminal.type(" ")
        terminal.until("Deal checked")
        terminal.type("\x1b")
        terminal.until("P U N T O")
        terminal.type("q")
        assert terminal.ended() == 0
    report = audit(tmp_path)
    assert (report.rounds, report.faults) == (1, ())


def test_the_command_has_help_with_an_example_also_without_its_packages() -> None:
    told = play("--help")
    assert told.returncode == 0
    assert "example" in told.stdout
    assert "puntobanco play touch" in told.stdout


def test_two_tables_cannot_share_one_folder(tmp_path: Path) -> None:
    with Terminal("touch", "--data", str(tmp_path)) as first:
        first.until("Place your bets")
        with Terminal("touch", "--data", str(tmp_path)) as second:
            second.until("another server is using")
            assert second.ended() == 2
            assert second.seen.count("\n") == 1


def test_without_a_terminal_it_says_so_in_one_line() -> None:
    told = play("touch")
    assert told.returncode == 2
    assert told.stdout == ""
    assert told.stderr.startswith("puntobanco: play needs a terminal")
    assert told.stderr.count("\n") == 1


@pytest.mark.parametrize("package", ["textual", "apsw"])
def test_a_missing_package_is_told_with_the_line_that_mends_it(package: str) -> None:
    told = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(package=package)], capture_output=True, text=True, check=False, timeout=60
    )
    assert told.returncode == 2
    assert told.stderr.count("\n") == 1
    assert f"({package}): pip install 'puntobanco[tui]'" in told.stderr


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ({"game": "poker"}, "there is no game 'poker' to play; there are touch, classic"),
        ({"language": "xx"}, "there is no language 'xx'; there are en"),
        ({"server": "http://127.0.0.1:9"}, "no puntobanco answers at http://127.0.0.1:9"),
        ({"game": "./none.toml"}, "cannot read ./none.toml: No such file or directory"),
        ({"game": "own.toml", "server": "http://127.0.0.1:9"}, "a server plays its own games; name one by its id"),
    ],
)
def test_a_mistake_in_the_call_is_one_line(args: dict[str, str], words: str, tmp_path: Path) -> None:
    call = {"game": None, "server": None, "language": "en", **args}
    with pytest.raises(PlayError, match=re.escape(words)) as told:
        run_play(call["game"], server=call["server"], data=tmp_path, language=str(call["language"]))
    assert "\n" not in str(told.value)


def test_a_mistake_is_told_before_the_screen_is_taken() -> None:
    with Terminal("poker") as terminal:
        assert terminal.ended() == 2
        assert terminal.seen.startswith("puntobanco: there is no game 'poker' to play")
        assert terminal.seen.count("\n") == 1


def test_f73_a_game_of_ones_own_is_played_from_its_rule_file(tmp_path: Path) -> None:
    text = (resources.files("puntobanco.games") / "touch.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text.replace('id = "touch"', 'id = "own"').replace("Baccarat Touch", "My own table"))
    with Terminal(str(own), "--data", str(tmp_path / "data")) as terminal:
        terminal.until("My own table")
        terminal.until("Place your bets")
        terminal.type("\x11")  # ctrl-Q
        assert terminal.ended() == 0
