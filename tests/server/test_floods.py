"""Too much, too long, too slow: a server goes on for everybody else, and its memory stays what it was."""

import json
import socket
import sys
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.support import Server, deal_body, new_session, running_server


def memory_mb(server: Server) -> float:
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS"))


def test_a_message_that_is_far_too_long_is_refused_and_its_sender_plays_on(server: Server) -> None:
    with new_session(server.url) as client:
        cookie = client.headers["cookie"]
        with connect(server.socket_url, additional_headers={"cookie": cookie}) as play:
            play.send('{"type":"sit","game":"touch"}')
            table = json.loads(play.recv(10))
            for size in (4097, 100_000, 1_000_000):
                play.send("x" * size)
                assert json.loads(play.recv(10))["code"] == "malformed"
            play.send(json.dumps({"type": "deal", **deal_body(table, {"player": 100})}))
            assert json.loads(play.recv(10))["type"] == "dealt"


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_giant_frames_and_bodies_are_not_kept(tmp_path: Path) -> None:
    with running_server(tmp_path / "data") as server, new_session(server.url) as client:
        before = memory_mb(server)
        for _ in range(6):
            with connect(server.socket_url, additional_headers={"cookie": client.headers["cookie"]}) as play:
                try:
                    play.send(b"x" * 15_000_000)
                    assert json.loads(play.recv(10))["code"] == "malformed"
                except ConnectionClosed as closed:
                    assert closed.rcvd is None or closed.rcvd.code in (1009, 1006)  # noqa: PT017 - either is right
            answer = client.post("/api/tables/touch/rounds", content=b"x" * 5_000_000)
            assert answer.status_code == 413
        assert memory_mb(server) < before + 100
        assert client.get("/api/lobby").status_code == 200


def test_headers_and_addresses_without_end_are_refused(server: Server) -> None:
    with httpx.Client(base_url=server.url) as client:
        for answer in (
            client.get("/api/games", headers={"x-long": "x" * 600_000}),
            client.get("/" + "x" * 60_000),
            client.get("/api/rounds", params={"before": "x" * 60_000}),
        ):
            assert 400 <= answer.status_code < 500
        assert client.get("/api/games").status_code == 200


def test_a_slow_loris_keeps_nobody_else_out(server: Server) -> None:
    """Five hundred connections that begin a request and never end it."""
    port = int(server.url.rpartition(":")[2])
    with ExitStack() as stack:
        for _ in range(500):
            slow = stack.enter_context(socket.create_connection(("127.0.0.1", port)))
            slow.sendall(b"POST /api/session HTTP/1.1\r\nHost: localhost\r\nX-A: ")
        with new_session(server.url) as client:
            table = client.get("/api/tables/touch").json()
            answer = client.post("/api/tables/touch/rounds", json=deal_body(table, {"player": 100}))
            assert answer.json()["type"] == "dealt"


def test_a_body_that_never_comes_holds_only_its_own_connection(server: Server) -> None:
    port = int(server.url.rpartition(":")[2])
    with new_session(server.url) as client, ExitStack() as stack:
        cookie = client.headers["cookie"]
        for _ in range(50):
            slow = stack.enter_context(socket.create_connection(("127.0.0.1", port)))
            head = f"POST /api/tables/touch/rounds HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n"
            slow.sendall(f"{head}Content-Type: application/json\r\nContent-Length: 300\r\n\r\n{{".encode())
        table = client.get("/api/tables/touch").json()
        answer = client.post("/api/tables/touch/rounds", json=deal_body(table, {"player": 100}))
        assert answer.json()["type"] == "dealt"
