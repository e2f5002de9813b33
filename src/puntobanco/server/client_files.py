"""The built browser client: its page for every address of the client, and its files."""

from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from puntobanco.locales import best_language

from .client_pages import ADDRESSES, ClientPages

#: What a handler says whose answers are packed already, or are not worth it.
PACKED: Final = "packed"
#: How the build packs its files, best first: the name of the coding, and the end of the file's name.
_CODINGS: Final[Mapping[str, str]] = {"br": ".br", "gzip": ".gz"}


def client_folder() -> Path:
    """Where the build of `web/` is put."""
    return Path(str(resources.files(__package__))) / "client"


def client_routes(folder: Path, pages: ClientPages) -> list[HTTPRouteHandler]:
    """Handlers for the client in `folder`."""
    routes = [_page(pages, address, part) for address, part in ADDRESSES.items()]
    if (folder / "assets").is_dir():
        routes.append(_assets(folder / "assets"))
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


def _assets(folder: Path) -> HTTPRouteHandler:
    """The build's files, whose names change with their content, packed as the asker can unpack them."""
    kept = {path.name: path.read_bytes() for path in folder.iterdir()}
    ends = tuple(_CODINGS.values())

    @get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False, opt={PACKED: True}, name="assets")
    def asset(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
        if name not in kept or name.endswith(ends):
            raise NotFoundException
        headers = {"cache-control": "public, max-age=31536000, immutable", "vary": "Accept-Encoding"}
        content = kept[name]
        for coding in _accepted(request.headers.get("accept-encoding", "")):
            if name + _CODINGS[coding] in kept:
                headers["content-encoding"] = coding
                content = kept[name + _CODINGS[coding]]
                break
        kind = _TYPES.get(Path(name).suffix, "application/octet-stream")
        return Response(content, media_type=kind, headers=headers)

    return asset


def _accepted(header: str) -> list[str]:
    """Our codings that an Accept-Encoding allows, best first."""
    asked = {}
    for part in header.lower().split(","):
        coding, _, weight = part.partition(";")
        asked[coding.strip()] = weight.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return [coding for coding in _CODINGS if asked.get(coding, False)]


_TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".woff2": "font/woff2",
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
