"""A request that goes no further: refused by a layer around the router, in the shape of the API's errors."""

from typing import Any

from litestar.types import Send


async def refuse(send: Send, status: int, body: bytes, *headers: tuple[bytes, bytes]) -> None:
    """Answer with `body` (JSON) instead of passing the request on."""
    own = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    start: Any = {"type": "http.response.start", "status": status, "headers": [*own, *headers]}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})
