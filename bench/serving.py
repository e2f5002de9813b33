"""Servers to be measured: each a process of its own, on one core; the load has the others."""

import contextlib
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

HERE = Path(__file__).parent
CORES = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else [0]

#: As a server is run: what a build machine says against compiled modules, which every start would compile anew, is not.
_ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def load_has_its_own_core() -> None:
    """Leave the server's core to the server, where there is more than one."""
    if len(CORES) > 1:
        os.sched_setaffinity(0, set(CORES[1:]))


def _on_first_core() -> None:
    if len(CORES) > 1:
        os.sched_setaffinity(0, {CORES[0]})


@contextlib.contextmanager
def serving(*command: str, **environment: str) -> Iterator[str]:
    """Run `python command…`, which prints its address, until the block ends; the address."""
    settings = {f"PUNTOBANCO_{name.upper()}": value for name, value in environment.items()}
    with tempfile.TemporaryFile("w+") as log:
        process = subprocess.Popen(
            [sys.executable, *command],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={**_ENVIRONMENT, "PUNTOBANCO_MESSAGES_PER_SECOND": "0", **settings},
            preexec_fn=_on_first_core,
        )
        try:
            assert process.stdout is not None
            found = re.search(r"http://localhost:\d+", process.stdout.readline())
            if found is None:
                log.seek(0)
                raise RuntimeError(f"the server did not start: {log.read()[-2000:]}")
            _wait_until_live(found[0])
            yield found[0]
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def puntobanco(data: Path, *, one_by_one: bool = False, **environment: str) -> "contextlib.AbstractContextManager[str]":
    """Our server on a database in `data`; `one_by_one` commits every round alone."""
    start = [str(HERE / "one_by_one.py")] if one_by_one else ["-m", "puntobanco"]
    return serving(*start, "serve", "--port", "0", "--data", str(data), **environment)


def _wait_until_live(url: str) -> None:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"{url}/health/live").status_code == 200:
                return
        time.sleep(0.02)
    raise RuntimeError(f"{url} did not answer for 120 s")
