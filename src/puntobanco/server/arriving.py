"""A request as everybody here sees it: where it comes from by the word of our proxies, its path in one form only."""

import re
from collections.abc import Iterable, Mapping, Sequence
from ipaddress import ip_address, ip_network
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send


def arriving(app: ASGIApp, proxies: Sequence[str]) -> ASGIApp:
    """`app`, with the visitor's address in place of a proxy's, and each run of slashes in the path as one.

    The router takes `//api/refill` for `/api/refill`; whoever guards a path has to see the same one.
    """

    async def layer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            changed: Any = {**scope, "path": re.sub("//+", "/", scope["path"])}
            changed["client"] = (address_of(scope, proxies), 0)
            scope = changed
        await app(scope, receive, send)

    return layer


def address_of(scope: Mapping[str, Any], proxies: Sequence[str]) -> str:
    """Where a request comes from: who connects, or the last address that a proxy we believe has told us of."""
    client = scope.get("client")
    address = str(client[0]) if client else ""
    told = [value.decode("latin-1") for name, value in scope["headers"] if name.lower() == b"x-forwarded-for"]
    told = [part.strip() for part in ",".join(told).split(",") if part.strip()]
    while told and (is_here(address) or _is_one_of(address, proxies)):
        address = told.pop()
    return address


def is_here(address: str) -> bool:
    """Whether it is this machine's own."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return not address  # a socket of the file system has none


def _is_one_of(address: str, networks: Iterable[str]) -> bool:
    try:
        return any(ip_address(address) in ip_network(network, strict=False) for network in networks)
    except ValueError:
        return False
