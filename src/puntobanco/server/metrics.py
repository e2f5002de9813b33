"""`/metrics`: the counters in Prometheus' text format, for those who may read them."""

from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from .site import Site


def may_read(request: Request[Any, Any, Any], who: str) -> bool:
    """Whether the asker may read the metrics: `who` is the setting of that name."""
    if who != "loopback":
        return who == "open"
    forwarded = any(name in request.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip", "via"))
    host = request.client.host if request.client is not None else ""
    return not forwarded and (host == "::1" or host.startswith("127."))


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], site: Site) -> Response[bytes]:
    """Not there for those who may not read it."""
    if not may_read(request, site.settings.metrics):
        raise NotFoundException
    text = await site.metrics.text(len(site.connections))
    return Response(text, media_type="text/plain; version=0.0.4", headers={"cache-control": "no-store"})
