"""The built browser client: its page for every address of the client, and its files."""

from importlib import resources
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router

#: Addresses that the client itself understands.
PAGES = ["/", "/table/{game:str}", "/shared/{table:str}", "/check"]


def client_folder() -> Path:
    """Where the build of `web/` is put."""
    return Path(str(resources.files(__package__))) / "client"


_MISSING = (
    "<!doctype html><html lang=en><title>puntobanco</title><h1>The browser client is not built</h1>"
    "<p>Run <code>make client</code> (needs Node 20), then start the server again. Scripts can play already: /api.</p>"
)


def client_routes(folder: Path) -> list[HTTPRouteHandler | Router]:
    """Handlers for the client in `folder`; without a build, one page that says how to make it."""
    index = folder / "index.html"
    page = index.read_text(encoding="utf-8") if index.exists() else _MISSING

    @get(PAGES, include_in_schema=False, sync_to_thread=False, media_type=MediaType.HTML)
    def client_page() -> Response[str]:
        return Response(page, headers={"cache-control": "no-cache"})

    if not index.exists():
        return [client_page]
    routes: list[HTTPRouteHandler | Router] = [client_page]
    if (folder / "assets").is_dir():
        year = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)
        assets = create_static_files_router("/assets", [folder / "assets"], cache_control=year, name="assets")
        routes.append(assets)
    others = (file for file in sorted(folder.iterdir()) if file.is_file() and file != index)
    return [*routes, *map(_file, others)]


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
