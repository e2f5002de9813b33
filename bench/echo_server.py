"""A bare WebSocket echo on the server stack of puntobanco.

    python bench/echo_server.py SIZE

answers every message with SIZE bytes: as long as the answer to a deal.
"""

import sys
from typing import Any

from bare import serve
from litestar import WebSocket, websocket


@websocket("/echo")
async def echo(socket: "WebSocket[Any, Any, Any]") -> None:
    await socket.accept()
    answer = "x" * int(sys.argv[1])
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        await socket.send({"type": "websocket.send", "text": answer, "bytes": None})


serve(echo)
