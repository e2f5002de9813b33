"""Who is asking over REST, and what they are told when there is no answer."""

from typing import Any

from litestar import Request
from litestar.exceptions import NotAuthorizedException
from litestar.openapi import ResponseSpec
from msgspec import Struct

from puntobanco.locales import best_language

from .desk import Guest
from .site import Site


class Problem(Struct, frozen=True):
    """Why there is no answer, as a word for programs and in words for people."""

    code: str
    message: str


#: What may come instead of any answer; of one to a long body; of any that asks the database, or needs a session.
PACED = {429: ResponseSpec(Problem, description="Too many requests; ask again after `Retry-After` seconds")}
TOO_LARGE = {413: ResponseSpec(Problem, description="The body is longer than any right one")}
ANY = {**PACED, 503: ResponseSpec(Problem, description="The database does not answer; ask again")}
OWN = {**ANY, 401: ResponseSpec(Problem, description="No session: POST /api/session first")}


async def guest_of(request: Request[Any, Any, Any], site: Site, game: str | None = None) -> Guest:
    """The patron of the session cookie, at `game` if any. Raises NotAuthorizedException without one."""
    visitor = await site.sessions.visitor(request.cookies.get(site.cookie_name))
    if visitor is None:
        raise NotAuthorizedException("no session: POST /api/session first and keep its cookie")
    return Guest(visitor, best_language(request.headers.get("accept-language")), game)
