"""What many tests need: vectors, a server as a real process, and patrons who play on it."""

import contextlib
import json
import os
import re
import secrets
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

VECTORS = Path(__file__).parent / "vectors"
#: For clients on loopback: without it each reads a hundred authorities' certificates that no test asks for.
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def vectors(name: str) -> Any:
    """A vector file of `tests/vectors`."""
    return json.loads((VECTORS / name).read_text(encoding="utf-8"))


@dataclass
class Server:
    """A running `puntobanco serve`."""

    process: "subprocess.Popen[str]"
    url: str
    data: Path

    @property
    def socket_url(self) -> str:
        return self.url.replace("http://", "ws://") + "/play"

    def kill(self) -> None:
        """As a crash would: no warning, nothing finished."""
        self.process.send_signal(signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        """As an operator does: what was begun is finished."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self._gone()

    def _gone(self) -> None:
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


def free_port() -> int:
    """A port of loopback that nobody uses, and that stays free until it is used, or used again after a crash.

    It lies below those that the system gives away to whoever asks for any.
    """
    for _ in range(1000):
        port = 10_000 + secrets.randbelow(20_000)
        with socket.socket() as probe:
            # As a server does: what is left of closed connections is no hindrance.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with contextlib.suppress(OSError):
                probe.bind(("127.0.0.1", port))
                return port
    raise AssertionError("no port is free")


def start_server(data: Path, *, port: int = 0, **environment: str) -> Server:
    """Start a server on a free port of loopback and wait until it says where it plays."""
    settings = {f"PUNTOBANCO_{name.upper()}": value for name, value in environment.items()}
    with (data.parent / f"{data.name}.log").open("a") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "puntobanco", "serve", "--port", str(port), "--data", str(data)],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env={**os.environ, **settings},
        )
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://localhost:(\d+)", line)
    if found is None:
        process.kill()
        raise AssertionError(f"the server did not start: {line!r}")
    server = Server(process, found[0], data)
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline:
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"{server.url}/health/ready", verify=NO_TLS).status_code == 200:
                return server
        time.sleep(0.02)
    process.kill()
    raise AssertionError("the server was not ready after 20 s")


@contextlib.contextmanager
def running_server(data: Path, **environment: str) -> Iterator[Server]:
    """A server that ends with the block."""
    server = start_server(data, **environment)
    try:
        yield server
    finally:
        server.stop()


@contextlib.contextmanager
def new_session(url: str) -> Iterator[httpx.Client]:
    """A client with a session of its own, as a browser would have."""
    with httpx.Client(base_url=url, timeout=20, verify=NO_TLS) as client:
        answer = client.post("/api/session")
        answer.raise_for_status()
        # httpx keeps Secure cookies to itself on plain HTTP; browsers and curl trust localhost.
        client.headers["cookie"] = answer.headers["set-cookie"].split(";")[0]
        yield client


def deal_body(snapshot: dict[str, Any], bets: dict[str, Any], client_seed: str = "ab" * 16) -> dict[str, Any]:
    """Bets for the offer of a snapshot or of an answer."""
    offer = snapshot["offer"]
    return {
        "roundId": offer["roundId"],
        "commitment": offer["commitment"],
        "clientSeed": client_seed,
        "bets": bets,
    }
