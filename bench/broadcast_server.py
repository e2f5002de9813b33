"""A bare broadcast on the server stack of puntobanco: what is the least that telling everybody something can cost.

    python bench/broadcast_server.py SIZE

sends SIZE bytes to every socket whenever one of them says anything.
"""

import sys
from typing import Any

from bare import serve
from litestar import WebSocket, websocket

_all: set[Any] = set()


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


serve(play)
