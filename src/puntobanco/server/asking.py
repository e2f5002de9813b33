"""Who is asking over REST."""

from typing import Any

from litestar import Request
from litestar.exceptions import NotAuthorizedException

from puntobanco.locales import best_language

from .desk import Guest
from .site import Site


async def guest_of(request: Request[Any, Any, Any], site: Site, game: str | None = None) -> Guest:
    """The patron of the session cookie, at `game` if any. Raises NotAuthorizedException without one."""
    visitor = await site.sessions.visitor(request.cookies.get(site.cookie_name))
    if visitor is None:
        raise NotAuthorizedException("no session: POST /api/session first and keep its cookie")
    return Guest(visitor, best_language(request.headers.get("accept-language")), game)
