"""Where a request comes from: pages of other sites may not write with a patron's cookie."""

import json
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from .refusing import refuse

_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_REFUSED = json.dumps({"code": "other-origin", "message": "pages of other sites may not do this"}).encode()


def same_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a page of `origin` is ours: none given (not a browser), our own host, or one of those allowed."""
    return origin is None or origin in allowed or urlsplit(origin).netloc == host


def from_own_pages(app: ASGIApp, allowed: tuple[str, ...]) -> ASGIApp:
    """`app`, with writes of any kind that a browser sends from another site's page refused (403).

    The cookie is SameSite=Strict already; a page of a sibling domain would count as the same site, but not here.
    """

    async def layer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or scope["method"] in _SAFE:
            await app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"origin", b"host")}
        if same_origin(headers.get(b"origin"), headers.get(b"host"), allowed):
            await app(scope, receive, send)
            return
        await refuse(send, 403, _REFUSED)

    return layer
