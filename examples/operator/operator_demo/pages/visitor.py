"""Who is at the page: a browser known by its cookie, and the player who is logged in with it, if any."""

import hashlib
import re
import secrets
from dataclasses import dataclass
from typing import Any, Final

from litestar import Request
from litestar.datastructures import Cookie

from operator_demo import books, logins
from operator_demo.players import Player
from operator_demo.site import site_of

#: `__Host-`: from this host only, over HTTPS only (browsers count localhost as safe).
COOKIE: Final = "__Host-operator"
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Visitor:
    """A browser. `token` is secret; `is_new` when the browser has yet to be given it."""

    token: str
    is_new: bool
    player: Player | None = None
    balance_minor: int = 0

    @property
    def form_token(self) -> str:
        """Stands in every form. Another site can neither read it nor, without the cookie, compute it."""
        return hashlib.sha256(f"form {self.token}".encode()).hexdigest()

    @property
    def cookie(self) -> Cookie:
        """Lax: a player who comes back from the games is still logged in; a foreign form is not."""
        return Cookie(key=COOKIE, value=self.token, path="/", secure=True, httponly=True, samesite="lax")


def new_visitor() -> Visitor:
    """A browser with a fresh token: on its first page, and again on login and logout."""
    return Visitor(secrets.token_urlsafe(32), is_new=True)


async def visitor_of(request: Request[Any, Any, Any]) -> Visitor:
    """The visitor who makes `request`."""
    site = site_of(request)
    token = request.cookies.get(COOKIE, "")
    if not _TOKEN.fullmatch(token):
        return new_visitor()
    player = await site.desk.run(logins.player_of, token, site.clock())
    balance = 0 if player is None else await site.desk.run(books.balance, player.id, player.currency)
    return Visitor(token, is_new=False, player=player, balance_minor=balance)


class NotLoggedIn(Exception):
    """The page is for players only; after logging in, the browser goes on to `page`."""

    def __init__(self, page: str) -> None:
        self.page = page


def player_at(visitor: Visitor, page: str) -> Player:
    """The player who is logged in. Raises NotLoggedIn."""
    if visitor.player is None:
        raise NotLoggedIn(page)
    return visitor.player
