"""The style sheet and the icon, from the package."""

from importlib import resources
from typing import Final

from litestar import Response, get

_HERE = resources.files(__package__)
_CSS = (_HERE / "style.css").read_bytes()
_ICON = (_HERE / "icon.svg").read_bytes()
_KEEP: Final = {"cache-control": "public, max-age=300"}


@get("/style.css", sync_to_thread=False)
def style() -> Response[bytes]:
    return Response(_CSS, media_type="text/css; charset=utf-8", headers=_KEEP)


@get("/icon.svg", sync_to_thread=False)
def icon() -> Response[bytes]:
    return Response(_ICON, media_type="image/svg+xml", headers=_KEEP)


ROUTES = [style, icon]
