"""The ASGI application: routes, errors in one shape, OpenAPI, security headers."""

import logging
from collections.abc import Callable, Sequence
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, ControllerRouterHandler

from puntobanco import __version__
from puntobanco.locales import best_language, say
from puntobanco.service import Unavailable

from .arriving import arriving
from .client_files import PACKED, client_answer, client_folder, client_routes
from .client_pages import ClientPages, client_pages
from .headers import secured
from .history import HISTORY
from .launch import launch
from .metrics import metrics
from .origin import from_own_pages
from .rest import ROUTES
from .rule_pages import RULE_ROUTES
from .shared_rest import SHARED_ROUTES
from .site import Site
from .socket import with_play
from .throttle import paced

_log = logging.getLogger(__name__)


def create_app(site: Site, more: Sequence[ControllerRouterHandler] = ()) -> ASGIApp:
    """The application that serves `site`, and `more` routes beside it."""
    folder = client_folder()
    pages = client_pages(folder)
    ours = [*ROUTES, *HISTORY, *SHARED_ROUTES, launch, metrics, *RULE_ROUTES]
    app = Litestar(
        route_handlers=[*ours, *more, *client_routes(folder, pages)],
        dependencies={"site": Provide(lambda: site, sync_to_thread=False)},
        exception_handlers={
            HTTPException: _http_error,
            NotFoundException: _not_found(pages),
            Unavailable: _unavailable,
            Exception: _bug,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=500, exclude_opt_key=PACKED),
        openapi_config=OpenAPIConfig(
            title="puntobanco",
            version=__version__,
            description="Baccarat by script. Play in the browser uses the socket at /play.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
    settings = site.settings
    own = paced(from_own_pages(app, settings.origins), site)
    served = secured(own, script_source=pages.script_source, style_source=pages.style_source)
    return arriving(with_play(served, site), settings.proxies)


def _error(code: str, message: str, status: int) -> Response[dict[str, Any]]:
    return Response({"code": code, "message": message}, status_code=status)


def _http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    code = {401: "no-session", 404: "not-found", 405: "method-not-allowed", 413: "too-large"}
    return _error(code.get(error.status_code, "bad-request"), error.detail, error.status_code)


def _not_found(pages: ClientPages) -> Callable[[Request[Any, Any, Any], NotFoundException], Response[Any]]:
    """To a person an address that there is not is a page; to a script it is an error like the others."""

    def answer(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
        for_people = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
        return client_answer(pages, request, "", 404) if for_people else _http_error(request, error)

    return answer


def _unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[dict[str, Any]]:
    _log.warning("unavailable: %s", error)
    language = best_language(request.headers.get("accept-language"))
    return _error("not-available", say("refusal-not-available", language=language), 503)


def _bug(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    _log.error("error at %s %s", request.method, request.url.path, exc_info=error)
    return _error("error", "something went wrong on the server; it has been logged", 500)
