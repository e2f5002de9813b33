"""A bare broadcast on the server stack of puntobanco: what is the least that telling everybody something can cost.

    python bench/broadcast_server.py SIZE

sends SIZE bytes to every socket whenever one of them says anything.
"""

import asyncio
import signal
import socket
import sys
from typing import Any

import uvloop
from granian.constants import Interfaces
from granian.server.embed import Server
from litestar import Litestar, WebSocket, get, websocket

_all: set[Any] = set()


@get("/health/live", sync_to_thread=False)
def live() -> str:
    return "live"


@websocket("/play")
async def play(socket: "WebSocket[Any, Any, Any]") -> None:
    await socket.accept()
    _all.add(socket)
    frame: Any = {"type": "websocket.send", "text": "x" * int(sys.argv[1]), "bytes": None}
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            _all.discard(socket)
            return
        for other in [*_all]:
            await other.send(frame)


async def serve() -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    app = Litestar([live, play], logging_config=None)
    server = Server(app, address="127.0.0.1", port=port, interface=Interfaces.ASGINL, log_enabled=False)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, server.stop)
    print(f"http://localhost:{port}", flush=True)
    await server.serve()


uvloop.run(serve())
