"""The client's pages: each shows its first words by itself and names the files that the client wants, in the reader's
language; none is missing, and each comes packed as the asker can unpack it."""

import re
import subprocess

import httpx
import pytest

from tests.support import Server

PEOPLE = {"accept": "text/html,application/xhtml+xml", "accept-language": "sv-SE,sv;q=0.9"}


@pytest.mark.parametrize(("path", "part"), [("/", "Lobby"), ("/table/touch", "Table"), ("/check", "Check")])
def test_p9_a_page_names_the_files_it_needs_first(server: Server, path: str, part: str) -> None:
    page = httpx.get(server.url + path, headers=PEOPLE)
    assert page.status_code == 200
    assert '<html lang="sv">' in page.text
    assert "Accept-Language" in page.headers["vary"]
    files = re.findall(r'<link [^>]*href="(/assets/[^"]+)"', page.text)
    assert len(files) == len(set(files)), "nothing is asked for twice"
    stems = {re.sub(r"-[\w-]{8}\.", ".", file.removeprefix("/assets/")) for file in files}
    assert {f"{part}.js", f"{part}.css", "index.js", "sv.js"} <= stems
    assert not {"en.js", "ms.js"} & stems
    assert {"Lobby", "Table", "Check"} & {stem.partition(".")[0] for stem in stems} == {part}
    for file in files:
        assert httpx.get(server.url + file).status_code == 200, file


@pytest.mark.parametrize(
    ("path", "words"),
    [("/", "Vi öppnar"), ("/table/touch", "Punto Banco"), ("/check", "I det här huset"), ("/nowhere", "Punto Banco")],
)
def test_p9_the_first_picture_needs_nothing_but_the_page(server: Server, path: str, words: str) -> None:
    page = httpx.get(server.url + path, headers=PEOPLE).text
    assert words in page
    assert not re.search(r' rel="(stylesheet|modulepreload)"', page)
    assert not re.search(r"<script[^>]* src", page)
    started = re.search(r"import\(\"(/assets/[^\"]+)\"\)", page)
    assert started is not None
    assert httpx.get(server.url + started[1]).headers["content-type"].startswith("text/javascript")


def test_p9_files_come_packed_as_the_asker_can_unpack_them(server: Server) -> None:
    page = httpx.get(server.url, headers=PEOPLE).text
    address = server.url + re.findall(r'href="(/assets/Lobby-[^"]+\.js)"', page)[0]
    plain = httpx.get(address, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    with httpx.stream("GET", address, headers={"accept-encoding": "gzip, deflate, br"}) as best:
        packed = b"".join(best.iter_raw())
    assert best.headers["content-encoding"] == "br"
    assert unpacked(packed) == plain.content
    for accepted in ("gzip", "br;q=0, gzip"):
        gzipped = httpx.get(address, headers={"accept-encoding": accepted})
        assert gzipped.headers["content-encoding"] == "gzip"
        assert gzipped.content == plain.content
    for answer in (plain, best, gzipped):
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "immutable" in answer.headers["cache-control"]
    assert httpx.get(f"{address}.br").status_code == 404


def unpacked(packed: bytes) -> bytes:
    """Of Brotli, by Node, which builds the client: Python has none of its own."""
    script = "process.stdout.write(require('zlib').brotliDecompressSync(require('fs').readFileSync(0)))"
    return subprocess.run(["node", "-e", script], input=packed, capture_output=True, check=True).stdout


def test_an_address_that_there_is_not_is_a_page_to_people_and_an_error_to_scripts(server: Server) -> None:
    page = httpx.get(f"{server.url}/nowhere", headers=PEOPLE)
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "Lobby" not in page.text
    script = httpx.get(f"{server.url}/nowhere")
    assert (script.status_code, script.json()["code"]) == (404, "not-found")
    answer = httpx.get(f"{server.url}/api/nowhere", headers=PEOPLE)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
