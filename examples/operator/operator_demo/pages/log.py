"""The game log: every stake of the player's and what became of it, from the calls of the games."""

from typing import Any

from litestar import Request, Response, get

from operator_demo import statement
from operator_demo.site import site_of

from .forms import number_in_address
from .frame import page
from .visitor import player_at, visitor_of


@get("/log")
async def log(request: Request[Any, Any, Any]) -> Response[str]:
    visitor, site = await visitor_of(request), site_of(request)
    before = number_in_address(request, "before")
    player = player_at(visitor, "/log")
    plays = await site.desk.run(statement.plays, player.id, before=before)
    return page(visitor, "log", plays=plays, before=before, most=statement.PAGE)


ROUTES = [log]
