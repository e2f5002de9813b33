"""The ASGI application: pages for players, the wallet API for the game server."""

import logging
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp

from .headers import secured
from .pages import ROUTES
from .pages.forms import FormError
from .pages.frame import go_to, page
from .pages.visitor import NotLoggedIn, new_visitor
from .site import Site
from .wallet_api import wallet_call

_log = logging.getLogger(__name__)


def create_app(site: Site) -> ASGIApp:
    """The application that serves `site`."""
    app = Litestar(
        route_handlers=[wallet_call, *ROUTES],
        state=State({"site": site}),
        exception_handlers={
            NotLoggedIn: _not_logged_in,
            FormError: _bad_form,
            HTTPException: _http_error,
            Exception: _bug,
        },
        openapi_config=None,
        logging_config=None,
    )
    return secured(app, games=site.games)


def _not_logged_in(_: Request[Any, Any, Any], error: NotLoggedIn) -> Response[str]:
    return go_to(f"/login?next={error.page}")


def _problem(title: str, text: str, status: int) -> Response[str]:
    # The visitor is not looked up here: that may be what failed. So it shows nothing of a player and sets no cookie.
    answer = page(new_visitor(), "problem", status=status, title=title, text=text)
    answer.cookies.clear()
    return answer


def _bad_form(_: Request[Any, Any, Any], error: FormError) -> Response[str]:
    return _problem("Not done", str(error), 403)


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[str]:
    if error.status_code == 404:
        return _problem("Not here", "There is no page at this address.", 404)
    return _problem(
        "Not understood", "That request was not one that this site knows. Nothing was done.", error.status_code
    )


def _bug(request: Request[Any, Any, Any], error: Exception) -> Response[str]:
    """Also for the wallet API: no signature, so the game server does not take it for an answer and asks again."""
    _log.error("error at %s %s", request.method, request.url.path, exc_info=error)
    return _problem("Something went wrong", "It has been logged. Nothing was done that you do not see here.", 500)
