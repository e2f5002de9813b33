"""The client's HTML page for each of its addresses and languages. It shows its first words by itself, with the few
styles these need, and names every file that the client will want: a browser fetches them all at once, after this first
picture, instead of finding them one after another."""

import json
import re
from base64 import b64encode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Any, Final

from puntobanco.locales import LANGUAGES, say

from .client_shell import shell

#: Addresses that the client itself understands, each with its part of the client.
ADDRESSES: Final[Mapping[str, str]] = {
    "/": "src/ui/Lobby.svelte",
    "/table/{game:str}": "src/ui/Table.svelte",
    "/shared/{table:str}": "src/ui/together/SharedTable.svelte",
    "/check": "src/ui/Check.svelte",
}
#: Parts that show the words of the dialogs at once.
_WORDY: Final = {"src/ui/Check.svelte"}
#: What the build itself asks for before anything is shown.
_AT_ONCE: Final = re.compile(
    r'\s*<(?:link rel="(?:stylesheet|modulepreload)"[^>]*>|script type="module"[^>]*></script>)'
)
#: Starts the client when something has been painted, at once where nobody looks, and in any case soon.
_START: Final = """(() => {
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const link of document.querySelectorAll("link[data-rel]")) link.rel = link.dataset.rel;
    import("/%s");
  };
  if (document.hidden) return begin();
  new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
  setTimeout(begin, 400);
})();"""
_SHELL: Final = re.compile(r'<div id="shell".*?</div>')
_MISSING: Final = (
    "<!doctype html><html lang=en><title>puntobanco</title><h1>The browser client is not built</h1>"
    "<p>Run <code>make client</code> (needs Node 20), then start the server again. Scripts can play already: /api.</p>"
)


@dataclass(frozen=True, slots=True)
class ClientPages:
    """Pages by part and language."""

    _pages: Mapping[tuple[str, str], str]
    #: The styles and the script within the pages as a policy names them, each by its hash; nothing without a build.
    style_source: str = ""
    script_source: str = ""

    def page(self, part: str, language: str) -> str:
        """The page for a part of the client; for none or an unknown one, the page that says so itself."""
        return self._pages.get((part, language)) or self._pages.get(("", language), _MISSING)


def client_pages(folder: Path) -> ClientPages:
    """The pages of the build in `folder`; without a build, one page that says how to make it."""
    index = folder / "index.html"
    if not index.exists():
        return ClientPages({})
    page = index.read_text(encoding="utf-8")
    manifest = json.loads((folder / ".vite" / "manifest.json").read_bytes())
    parts = ["", *(part for part in ADDRESSES.values() if part in manifest)]
    # The entry's own styles are in the page; those of the parts come with their scripts.
    entry = manifest["index.html"]
    styles = "".join((folder / file).read_text(encoding="utf-8") for file in entry["css"])
    start = _START % entry["file"]
    inside = f"</title>\n    <style>{styles}</style>\n    <script>{start}</script>"
    page = _AT_ONCE.sub("", page).replace("</title>", inside, 1)
    return ClientPages(
        {(part, language): _told(page, manifest, part, language) for part in parts for language in LANGUAGES},
        _source(styles),
        _source(start),
    )


def _source(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def _told(page: str, manifest: Mapping[str, Any], part: str, language: str) -> str:
    """`page` in `language`, with the first words of `part` and links to what it needs."""
    chunks = [*_words(manifest, part, language), *_closure(manifest, "index.html"), *_closure(manifest, part)]
    inside = manifest["index.html"]["css"]
    files = dict.fromkeys(file for chunk in chunks for file in (*chunk.get("css", ()), chunk["file"]))
    fonts = [chunk["file"] for chunk in manifest.values() if chunk["file"].endswith(".woff2")]
    links = [_link(file) for file in (*files, *fonts) if file not in inside]
    about = escape(say("lobby-line", language=language))
    return (
        _SHELL.sub(lambda _: shell(part, language), page, count=1)
        .replace('<html lang="en">', f'<html lang="{language}">')
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
    """Fetched when the client starts; a font as soon as there is a letter to print."""
    if file.endswith(".woff2"):
        return f'<link rel="preload" as="font" type="font/woff2" href="/{file}" crossorigin />'
    if file.endswith(".css"):
        return f'<link data-rel="preload" as="style" href="/{file}" />'
    return f'<link data-rel="modulepreload" href="/{file}" />'
