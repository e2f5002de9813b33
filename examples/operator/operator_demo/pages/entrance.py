"""Registering, logging in, logging out."""

import asyncio
import re
import unicodedata
from typing import Any

from litestar import Request, Response, get, post

from operator_demo import logins, money, passwords, players
from operator_demo.players import LANGUAGES, WALLETS, name_key
from operator_demo.site import Site, site_of
from operator_demo.times import iso

from .forms import MOST_BYTES, FormError, read_form
from .frame import go_to, page
from .visitor import Visitor, new_visitor, player_at, visitor_of

#: Pages that a login may lead on to; anywhere else would make our login a springboard.
_ONWARD = ("/", "/cashier", "/log", "/account")
_NAME = re.compile(r"[\w.\-]+(?: [\w.\-]+)*")


def _onward(page_: str) -> str:
    return page_ if page_ in _ONWARD else "/"


@get("/login")
async def login_page(request: Request[Any, Any, Any]) -> Response[str]:
    visitor = await visitor_of(request)
    onward = _onward(request.query_params.get("next", "/"))
    return page(visitor, "login", name="", onward=onward, problem=None)


@post("/login", request_max_body_size=MOST_BYTES)
async def login(request: Request[Any, Any, Any]) -> Response[str]:
    """The same answer for a wrong name as for a wrong password, after the same time."""
    visitor, site = await visitor_of(request), site_of(request)
    form = await read_form(request, visitor, "name", "password", "next")
    key, onward = name_key(form["name"]), _onward(form["next"])
    if site.throttle.must_wait(key, site.clock()):
        problem = "Too many tries for this name. Wait a minute, then try again."
        return page(visitor, "login", status=429, name=form["name"], onward=onward, problem=problem)
    site.throttle.failed(key, site.clock())
    known = await site.desk.run(players.credentials, form["name"])
    right = len(form["password"]) <= passwords.LONGEST and await asyncio.to_thread(
        passwords.is_right, form["password"], None if known is None else known[1]
    )
    if known is None or not right:
        problem = "Name or password is wrong."
        return page(visitor, "login", status=422, name=form["name"], onward=onward, problem=problem)
    site.throttle.succeeded(key)
    return await _enter(site, known[0], onward)


@get("/register")
async def register_page(request: Request[Any, Any, Any]) -> Response[str]:
    visitor = await visitor_of(request)
    return _register_page(visitor, {"name": "", "currency": "EUR", "wallet": "seamless", "language": "en"}, {})


def _register_page(visitor: Visitor, form: dict[str, str], problems: dict[str, str]) -> Response[str]:
    return page(
        visitor,
        "register",
        status=422 if problems else 200,
        form=form,
        problems={"name": None, "password": None} | problems,
        currencies=money.CURRENCIES,
        languages=LANGUAGES,
        shortest=passwords.SHORTEST,
    )


@post("/register", request_max_body_size=MOST_BYTES)
async def register(request: Request[Any, Any, Any]) -> Response[str]:
    """A new account, logged in at once."""
    visitor, site = await visitor_of(request), site_of(request)
    form = await read_form(request, visitor, "name", "password", "currency", "wallet", "language")
    if form["currency"] not in money.CURRENCIES or form["wallet"] not in WALLETS or form["language"] not in LANGUAGES:
        raise FormError("That is not among the choices. Nothing was done.")
    name = unicodedata.normalize("NFC", form["name"].strip())
    problems = {}
    if not (2 <= len(name) <= 30 and _NAME.fullmatch(name)):
        problems["name"] = "Take 2 to 30 letters, digits, dots, hyphens or single spaces."
    if not passwords.SHORTEST <= len(form["password"]) <= passwords.LONGEST:
        problems["password"] = f"Take {passwords.SHORTEST} to {passwords.LONGEST} characters."
    if problems:
        return _register_page(visitor, form, problems)
    player = await site.desk.write(
        players.register,
        name=name,
        password_hash=await asyncio.to_thread(passwords.hash_password, form["password"]),
        currency=form["currency"],
        wallet=form["wallet"],
        language=form["language"],
        time=iso(site.clock()),
    )
    if player is None:
        return _register_page(visitor, form, {"name": "Somebody has this name already; take another."})
    return await _enter(site, player.id, "/cashier")


async def _enter(site: Site, player: str, onward: str) -> Response[str]:
    """Log in with a fresh cookie, so that nobody can have planted it before."""
    entering = new_visitor()
    await site.desk.write(logins.log_in, entering.token, player, site.clock())
    return go_to(onward, entering)


@post("/logout", request_max_body_size=MOST_BYTES)
async def logout(request: Request[Any, Any, Any]) -> Response[str]:
    visitor, site = await visitor_of(request), site_of(request)
    player = player_at(visitor, "/")
    await read_form(request, visitor)
    await site.desk.write(logins.log_out, visitor.token, player.id)
    return go_to("/", new_visitor())


ROUTES = [login_page, login, register_page, register, logout]
