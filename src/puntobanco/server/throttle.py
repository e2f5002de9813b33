"""How fast requests may come over HTTP: of one session, and from one address whatever its sessions."""

import time
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from puntobanco.locales import best_language, say
from puntobanco.table import Reason
from puntobanco.wire import messages as wire

from .arriving import is_here
from .pace import Paces
from .refusing import refuse
from .site import Site

#: What is asked of the database or of the operator. Files and pages of rules are read from memory.
_COUNTED = ("/api/", "/launch")
#: One network of a home or a phone: whoever has it has all of its 2⁶⁴ addresses.
_IPV6_NETWORK = 64


def paced(app: ASGIApp, site: Site) -> ASGIApp:
    """`app`, with requests above the settings' rates refused (429); nothing is done for them, so nothing is taken."""
    settings = site.settings
    sessions, addresses = Paces(settings.requests_per_second), Paces(settings.address_requests_per_second)

    async def layer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not scope["path"].startswith(_COUNTED):
            await app(scope, receive, send)
            return
        asked: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)  # reads a cookie as the router will
        now = time.monotonic()
        address, session = _network_of(scope), asked.cookies.get(site.cookie_name)
        # The address first: sessions that somebody makes up must not fill the memory.
        if (not address or addresses.allows(address, now)) and (not session or sessions.allows(session, now)):
            await app(scope, receive, send)
        else:
            await _refuse(send, asked.headers.get("accept-language"))

    return layer


def _network_of(scope: Scope) -> str:
    """Whom to count as one; empty when it is this machine itself.

    That is not counted: a proxy here that does not say for whom it asks would be taken for one visitor that nobody
    can keep up with.
    """
    address = scope["client"][0] if scope["client"] else ""
    if is_here(address):
        return ""
    try:
        known = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(known, IPv6Address) and known.ipv4_mapped is None:
        return str(ip_network((known, _IPV6_NETWORK), strict=False))
    return address


async def _refuse(send: Send, languages: str | None) -> None:
    reason = Reason.TOO_FAST
    words = say(f"refusal-{reason.code}", language=best_language(languages))
    body = msgspec.json.encode(wire.Refused(reason.code, words, {}, retry=True))
    # At one request a second or more, a second brings the next.
    await refuse(send, 429, body, (b"retry-after", b"1"))
