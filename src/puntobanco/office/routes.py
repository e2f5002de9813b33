"""All addresses of the back office."""

import logging
from typing import Any

from litestar import Request, Response, Router, get
from litestar.di import Provide
from litestar.exceptions import HTTPException

from puntobanco.service import Unavailable

from . import figures, journal, login, returns, rounds, tables, voids
from .guard import Denied
from .render import page, style
from .setting import PATH, Office

_log = logging.getLogger(__name__)
#: A form of the office is small.
_MOST_BYTES = 20_000


def office_routes(office: Office) -> Router:
    """The pages of `office`, to be served by any Litestar application."""
    sheet = style()

    @get(f"{PATH}/office.css", include_in_schema=False, sync_to_thread=False)
    def stylesheet() -> Response[bytes]:
        return Response(sheet, media_type="text/css", headers={"cache-control": "no-cache"})

    return Router(
        "/",
        route_handlers=[
            stylesheet,
            *login.ROUTES,
            *figures.ROUTES,
            *rounds.ROUTES,
            *voids.ROUTES,
            *tables.ROUTES,
            *returns.ROUTES,
            *journal.ROUTES,
        ],
        dependencies={"office": Provide(lambda: office, sync_to_thread=False)},
        exception_handlers={
            Denied: _denied,
            HTTPException: _http_error,
            Unavailable: _unavailable,
            Exception: _bug,
        },
        request_max_body_size=_MOST_BYTES,
    )


def _denied(_: Request[Any, Any, Any], error: Denied) -> Response[str]:
    text = f"This needs a {error.needed.value}; you are a {error.person.member.role.value}. Nothing was done."
    return page("message.html", error.person, title="Not yours to do", text=text, status=403)


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[str]:
    return page(
        "message.html", title="That did not work", text=f"{error.detail}. Nothing was done.", status=error.status_code
    )


def _unavailable(_: Request[Any, Any, Any], error: Unavailable) -> Response[str]:
    _log.warning("office: unavailable: %s", error)
    text = "The database does not answer now. What was asked for has not happened; try again."
    return page("message.html", title="Not now", text=text, status=503)


def _bug(request: Request[Any, Any, Any], error: Exception) -> Response[str]:
    _log.error("error at %s %s", request.method, request.url.path, exc_info=error)
    text = "Something went wrong on the server; it has been logged. Look whether what you asked for was done."
    return page("message.html", title="A fault", text=text, status=500)
