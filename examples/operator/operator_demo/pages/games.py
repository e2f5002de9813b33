"""The front page: for visitors a door, for players the games, each with a button that launches it."""

from typing import Any

from litestar import Request, Response, get, post
from litestar.exceptions import NotFoundException

from operator_demo import codes
from operator_demo.games import OFFERS, launch_address
from operator_demo.site import site_of

from .forms import MOST_BYTES, read_form
from .frame import go_to, page
from .visitor import player_at, visitor_of


@get("/")
async def games(request: Request[Any, Any, Any]) -> Response[str]:
    """The games, or who we are."""
    visitor = await visitor_of(request)
    return page(visitor, "welcome") if visitor.player is None else page(visitor, "games", offers=OFFERS)


@post("/play", request_max_body_size=MOST_BYTES)
async def play(request: Request[Any, Any, Any]) -> Response[str]:
    """Make a launch code and send the browser to the games with it. Not a link: a code is made only when asked for."""
    visitor, site = await visitor_of(request), site_of(request)
    player = player_at(visitor, "/")
    form = await read_form(request, visitor, "game")
    if form["game"] not in {offer.id for offer in OFFERS}:
        raise NotFoundException("There is no such game.")
    code = await site.desk.write(codes.new_code, player.id, site.clock())
    return go_to(launch_address(site.games, code=code, game=form["game"], language=player.language))


ROUTES = [games, play]
