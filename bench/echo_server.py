"""A bare WebSocket echo on the server stack of puntobanco: Litestar on an embedded Granian, uvloop.

    python bench/echo_server.py SIZE

answers every message with SIZE bytes: as long as the answer to a deal.
"""

import signal
import socket
import sys
from typing import Any

import uvloop
from granian.constants import Interfaces
from granian.server.embed import Server
from litestar import Litestar, WebSocket, get, websocket


@get("/health/live", sync_to_thread=False)
def live() -> str:
    return "live"


@websocket("/echo")
async def echo(socket: "WebSocket[Any, Any, Any]") -> None:
    await socket.accept()
    answer = "x" * int(sys.argv[1])
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        await socket.send({"type": "websocket.send", "text": answer, "bytes": None})


async def serve() -> None:
    import asyncio

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    app = Litestar([live, echo], logging_config=None)
    server = Server(app, address="127.0.0.1", port=port, interface=Interfaces.ASGINL, log_enabled=False)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, server.stop)
    print(f"http://localhost:{port}", flush=True)
    await server.serve()


uvloop.run(serve())
