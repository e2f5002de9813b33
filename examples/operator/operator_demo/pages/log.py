"""The game log: every stake of the player's and what became of it, from the calls of the games."""

from litestar import Response, get

from operator_demo import statement
from operator_demo.site import Site

from .cashier import Before
from .frame import page
from .visitor import Visitor, player_at


@get("/log")
async def log(visitor: Visitor, site: Site, before: Before = None) -> Response[str]:
    player = player_at(visitor, "/log")
    plays = await site.desk.run(statement.plays, player.id, before=before)
    return page(visitor, "log", plays=plays, before=before, most=statement.PAGE)


ROUTES = [log]
