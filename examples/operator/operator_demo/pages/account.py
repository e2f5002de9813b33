"""The account page: kind of wallet, language, and the player's own limit for a day."""

from typing import Any

from litestar import Request, Response, get, post

from operator_demo import money, players
from operator_demo.players import LANGUAGES, WALLETS
from operator_demo.site import site_of

from .forms import MOST_BYTES, FormError, read_form
from .frame import go_to, page
from .visitor import player_at, visitor_of


@get("/account")
async def account_page(request: Request[Any, Any, Any]) -> Response[str]:
    visitor = await visitor_of(request)
    player = player_at(visitor, "/account")
    limit = player.day_limit_minor
    form = {
        "wallet": player.wallet,
        "language": player.language,
        "limit": "" if limit is None else money.plain(limit, player.currency),
    }
    return page(visitor, "account", form=form, languages=LANGUAGES, saved="saved" in request.query_params, problem=None)


@post("/account", request_max_body_size=MOST_BYTES)
async def choose(request: Request[Any, Any, Any]) -> Response[str]:
    visitor, site = await visitor_of(request), site_of(request)
    player = player_at(visitor, "/account")
    form = await read_form(request, visitor, "wallet", "language", "limit")
    if form["wallet"] not in WALLETS or form["language"] not in LANGUAGES:
        raise FormError("That is not among the choices. Nothing was done.")
    limit = money.read(form["limit"], player.currency) if form["limit"].strip() else None
    if isinstance(limit, str):
        return page(visitor, "account", status=422, form=form, languages=LANGUAGES, saved=False, problem=limit)
    await site.desk.write(
        players.choose, player.id, wallet=form["wallet"], language=form["language"], day_limit_minor=limit
    )
    return go_to("/account?saved=1")


ROUTES = [account_page, choose]
