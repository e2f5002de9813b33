"""Security headers on every answer, as a thin layer of ASGI."""

from typing import Any
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Receive, Scope, Send


def secured(app: ASGIApp, *, games: str) -> ASGIApp:
    """`app` with security headers. The one other place a form may lead to is the game server, by a launch."""
    parts = urlsplit(games)
    policy = (
        f"default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' {parts.scheme}://{parts.netloc}; "
        "base-uri 'none'; frame-ancestors 'none'"
    )
    always = [
        (b"content-security-policy", policy.encode()),
        (b"x-content-type-options", b"nosniff"),
        # Not no-referrer: with that, browsers send "Origin: null" with our own forms.
        (b"referrer-policy", b"same-origin"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
        (b"strict-transport-security", b"max-age=31536000"),
    ]

    async def layer(scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *always]
                if not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        await app(scope, receive, with_headers)

    return layer
