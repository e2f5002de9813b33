"""The built browser client: its page for every address of the client, and its files."""

from importlib import resources
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router

from puntobanco.locales import best_language

from .client_pages import ADDRESSES, ClientPages


def client_folder() -> Path:
    """Where the build of `web/` is put."""
    return Path(str(resources.files(__package__))) / "client"


def client_routes(folder: Path, pages: ClientPages) -> list[HTTPRouteHandler | Router]:
    """Handlers for the client in `folder`."""
    routes: list[HTTPRouteHandler | Router] = [_page(pages, address, part) for address, part in ADDRESSES.items()]
    if (folder / "assets").is_dir():
        year = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)
        assets = create_static_files_router("/assets", [folder / "assets"], cache_control=year, name="assets")
        routes.append(assets)
    index = folder / "index.html"
    if index.exists():
        routes += [_file(file) for file in sorted(folder.iterdir()) if file.is_file() and file != index]
    return routes


def client_answer(pages: ClientPages, request: Request[Any, Any, Any], part: str, status: int = 200) -> Response[str]:
    """The client's page in the language that `request` likes best; without a `part`, the one that finds nothing."""
    language = best_language(request.headers.get("accept-language"))
    headers = {"cache-control": "no-cache", "content-language": language, "vary": "Accept-Language"}
    return Response(pages.page(part, language), status_code=status, media_type=MediaType.HTML, headers=headers)


def _page(pages: ClientPages, address: str, part: str) -> HTTPRouteHandler:
    @get(address, include_in_schema=False, sync_to_thread=False, media_type=MediaType.HTML, name=f"page {address}")
    def client_page(request: Request[Any, Any, Any]) -> Response[str]:
        return client_answer(pages, request, part)

    return client_page


_TYPES = {
    ".js": "text/javascript",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".txt": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
}


def _file(path: Path) -> HTTPRouteHandler:
    """A file of the client's root, such as robots.txt or the service worker: always asked for again."""
    content = path.read_bytes()

    @get(f"/{path.name}", include_in_schema=False, sync_to_thread=False, name=f"file {path.name}")
    def root_file() -> Response[bytes]:
        kind = _TYPES.get(path.suffix, "application/octet-stream")
        return Response(content, media_type=kind, headers={"cache-control": "no-cache"})

    return root_file
