"""The library is typed for those who use it (F-75)."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_f75_an_analysts_code_is_checked_as_promised() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "tests/library/typing_sample.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout
