"""Security headers on every answer, as a thin layer of ASGI."""

from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

_CSP = (
    "default-src 'self'; script-src 'self'{scripts}; style-src 'self'{styles}; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'self'; "
    "require-trusted-types-for 'script'"
)
_PRIVATE = ("/api/", "/launch", "/office")
_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    # Not "no-referrer": with that a browser does not name its origin when one of our own forms is sent.
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"strict-transport-security", b"max-age=31536000"),
]


def secured(app: ASGIApp, *, script_source: str = "", style_source: str = "") -> ASGIApp:
    """`app` with the security headers on every HTTP answer; what is for one person only is never cached.

    The sources name the one script and the one set of styles that stand within the client's pages, by their hashes.
    """
    inside = {"scripts": script_source, "styles": style_source}
    policy = _CSP.format(**{name: source and f" {source}" for name, source in inside.items()}).encode()
    secure = [(b"content-security-policy", policy), *_HEADERS]

    async def layer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
        private = scope["path"].startswith(_PRIVATE)

        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *secure]
                if private and (b"cache-control", b"no-store") not in headers:
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        await app(scope, receive, with_headers)

    return layer
