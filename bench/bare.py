"""The server stack of puntobanco with nothing on it (Litestar, embedded Granian, uvloop): what we measure against."""

import asyncio
import signal
import socket

import uvloop
from granian.constants import Interfaces
from granian.server.embed import Server
from litestar import Litestar, get
from litestar.handlers import WebsocketRouteHandler


@get("/health/live", sync_to_thread=False)
def live() -> str:
    return "live"


def serve(handler: WebsocketRouteHandler) -> None:
    """Serve one socket route on a free port of loopback, whose address is printed, until ended by SIGTERM."""
    uvloop.run(_serve(handler))


async def _serve(handler: WebsocketRouteHandler) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    app = Litestar([live, handler], logging_config=None)
    server = Server(app, address="127.0.0.1", port=port, interface=Interfaces.ASGINL, log_enabled=False)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, server.stop)
    print(f"http://localhost:{port}", flush=True)
    await server.serve()
