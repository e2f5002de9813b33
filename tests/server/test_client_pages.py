"""The client's pages: each names the files of its first picture, in the reader's language, and none is missing."""

import re

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
    files = re.findall(r'(?:href|src)="(/assets/[^"]+)"', page.text)
    assert len(files) == len(set(files)), "nothing is asked for twice"
    stems = {re.sub(r"-[\w-]{8}\.", ".", file.removeprefix("/assets/")) for file in files}
    assert {f"{part}.js", f"{part}.css", "index.js", "sv.js"} <= stems
    assert not {"en.js", "ms.js"} & stems
    assert {"Lobby", "Table", "Check"} & {stem.partition(".")[0] for stem in stems} == {part}
    for file in files:
        assert httpx.get(server.url + file).status_code == 200, file


def test_an_address_that_there_is_not_is_a_page_to_people_and_an_error_to_scripts(server: Server) -> None:
    page = httpx.get(f"{server.url}/nowhere", headers=PEOPLE)
    assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert "Lobby" not in page.text
    script = httpx.get(f"{server.url}/nowhere")
    assert (script.status_code, script.json()["code"]) == (404, "not-found")
    answer = httpx.get(f"{server.url}/api/nowhere", headers=PEOPLE)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
