"""The client's HTML page for each of its addresses and languages. It names every file that its first picture needs, so
that a browser fetches them all at once instead of finding them one after another."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any, Final

from puntobanco.locales import LANGUAGES, say

#: Addresses that the client itself understands, each with its part of the client.
ADDRESSES: Final[Mapping[str, str]] = {
    "/": "src/ui/Lobby.svelte",
    "/table/{game:str}": "src/ui/Table.svelte",
    "/shared/{table:str}": "src/ui/together/SharedTable.svelte",
    "/check": "src/ui/Check.svelte",
}
#: Parts that show the words of the dialogs at once.
_WORDY: Final = {"src/ui/Check.svelte"}
_MISSING: Final = (
    "<!doctype html><html lang=en><title>puntobanco</title><h1>The browser client is not built</h1>"
    "<p>Run <code>make client</code> (needs Node 20), then start the server again. Scripts can play already: /api.</p>"
)


@dataclass(frozen=True, slots=True)
class ClientPages:
    """Pages by part and language."""

    _pages: Mapping[tuple[str, str], str]

    def page(self, part: str, language: str) -> str:
        """The page for a part of the client; for none or an unknown one, the page that says so itself."""
        return self._pages.get((part, language)) or self._pages.get(("", language), _MISSING)


def client_pages(folder: Path) -> ClientPages:
    """The pages of the build in `folder`; without a build, one page that says how to make it."""
    index = folder / "index.html"
    if not index.exists():
        return ClientPages({})
    page = index.read_text(encoding="utf-8")
    listing = folder / ".vite" / "manifest.json"
    manifest = json.loads(listing.read_bytes()) if listing.exists() else {}
    parts = ["", *(part for part in ADDRESSES.values() if part in manifest)]
    return ClientPages(
        {(part, language): _told(page, manifest, part, language) for part in parts for language in LANGUAGES}
    )


def _told(page: str, manifest: Mapping[str, Any], part: str, language: str) -> str:
    """`page` in `language`, with links to what `part` needs."""
    chunks = [*_words(manifest, part, language), *_closure(manifest, part)]
    files = dict.fromkeys(file for chunk in chunks for file in (*chunk.get("css", ()), chunk["file"]))
    fonts = [chunk["file"] for chunk in manifest.values() if chunk["file"].endswith(".woff2")]
    links = [_link(file) for file in (*files, *fonts) if f"/{file}" not in page]
    house, about = (escape(say(key, language=language)) for key in ("lobby-title", "lobby-line"))
    return (
        page.replace('<html lang="en">', f'<html lang="{language}">')
        .replace("<span>Punto Banco</span>", f"<span>{house}</span>")
        .replace("</title>", f'</title>\n    <meta name="description" content="{about}" />', 1)
        .replace("</head>", "".join(f"  {link}\n  " for link in links) + "</head>")
    )


def _words(manifest: Mapping[str, Any], part: str, language: str) -> Iterator[Mapping[str, Any]]:
    ends = (f"/{language}.ftl?core", f"/{language}.ftl?more")[: 2 if part in _WORDY else 1]
    return (chunk for name, chunk in manifest.items() if name.endswith(ends))


def _closure(manifest: Mapping[str, Any], name: str) -> Iterator[Mapping[str, Any]]:
    """The chunk called `name` after all that it imports."""
    if name not in manifest:
        return
    for other in manifest[name].get("imports", ()):
        yield from _closure(manifest, other)
    yield manifest[name]


def _link(file: str) -> str:
    if file.endswith(".css"):
        return f'<link rel="stylesheet" href="/{file}" />'
    if file.endswith(".woff2"):
        return f'<link rel="preload" as="font" type="font/woff2" href="/{file}" crossorigin fetchpriority="low" />'
    return f'<link rel="modulepreload" href="/{file}" />'
