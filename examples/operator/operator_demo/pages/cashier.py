"""The cashier's page: the balance, play money in and out, and every movement of the account."""

import re
import secrets
from typing import Any

from litestar import Request, Response, get, post

from operator_demo import cashier, money, statement
from operator_demo.cashier import WAYS, Way
from operator_demo.site import Site, site_of

from .forms import MOST_BYTES, FormError, number_in_address, read_form
from .frame import go_to, page
from .visitor import Visitor, player_at, visitor_of


async def _page(
    visitor: Visitor,
    site: Site,
    *,
    before: int | None = None,
    done: str | None = None,
    way: Way | None = None,
    typed: str = "",
    problem: str | None = None,
) -> Response[str]:
    player = player_at(visitor, "/cashier")
    return page(
        visitor,
        "cashier",
        status=422 if problem else 200,
        done=None if done is None else await site.desk.run(statement.movement, player.id, done),
        movements=await site.desk.run(statement.movements, player.id, before=before),
        before=before,
        most=statement.PAGE,
        ids={each: secrets.token_hex(16) for each in WAYS},
        way=way,
        typed=typed,
        problem=problem,
    )


@get("/cashier")
async def cashier_page(request: Request[Any, Any, Any]) -> Response[str]:
    visitor, site = await visitor_of(request), site_of(request)
    before = number_in_address(request, "before")
    return await _page(visitor, site, before=before, done=request.query_params.get("done"))


@post("/cashier", request_max_body_size=MOST_BYTES)
async def pay(request: Request[Any, Any, Any]) -> Response[str]:
    """Deposit or withdraw."""
    visitor, site = await visitor_of(request), site_of(request)
    player = player_at(visitor, "/cashier")
    form = await read_form(request, visitor, "way", "amount", "id")
    way = next((each for each in WAYS if each == form["way"]), None)
    if way is None or not re.fullmatch("[0-9a-f]{32}", form["id"]):
        raise FormError("That was not one of our forms. Nothing was done.")
    amount = money.read(form["amount"], player.currency)
    if isinstance(amount, str):
        return await _page(visitor, site, way=way, typed=form["amount"], problem=amount)
    if not await site.desk.write(cashier.pay, player, way, f"{player.id}/{form['id']}", amount, site.clock()):
        problem = "That is more than you have."
        return await _page(visitor, site, way=way, typed=form["amount"], problem=problem)
    return go_to(f"/cashier?done={player.id}/{form['id']}")


ROUTES = [cashier_page, pay]
