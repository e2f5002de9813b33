"""Pages as the server gives them: language, form, currency, headers, and unknown games."""

import re
from pathlib import Path

import httpx
import pytest

from tests.support import Server, running_server

from .pages import read


def _get(server: Server, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.url + path, headers={"accept": "text/html,*/*;q=0.8", **headers})


def test_f63_a_page_in_the_readers_language(server: Server) -> None:
    english = _get(server, "/rules/touch")
    assert english.status_code == 200
    assert english.headers["content-type"] == "text/html; charset=utf-8"
    assert english.headers["content-language"] == "en"
    assert "Accept-Language" in english.headers["vary"]
    assert read(english.text, "en", "html").headings[0] == "Baccarat Touch: game rules"
    assert '<html lang="sv"' in _get(server, "/rules/touch", **{"accept-language": "sv-SE,sv;q=0.9,en;q=0.5"}).text
    assert '<html lang="ms"' in _get(server, "/rules/touch", **{"accept-language": "fr, ms;q=0.8, sv;q=0.7"}).text
    assert '<html lang="ms"' in _get(server, "/rules/touch?lang=ms", **{"accept-language": "sv"}).text
    assert '<html lang="en"' in _get(server, "/rules/touch?lang=zz", **{"accept-language": "xx;q=no"}).text
    assert '<html lang="en"' in _get(server, "/rules/touch", **{"accept-language": "sv;q=0, fr"}).text


def test_f64_the_paytable_with_the_stakes_asked_for(server: Server) -> None:
    told = read(_get(server, "/paytable/baccarat?stake=30,10,xyz,-5,99999999999").text, "en", "html")
    assert told.headings[0] == "Baccarat: paytable"
    assert [row[1] for row in told.tables["at-stake"] if row[0] == "BANKER"] == ["€0.10", "€0.30"]


@pytest.mark.parametrize("kind", ["rules", "paytable"])
def test_markdown_and_text_by_address_or_by_accept(server: Server, kind: str) -> None:
    markdown = _get(server, f"/{kind}/classic.md?lang=sv")
    assert markdown.headers["content-type"] == "text/markdown; charset=utf-8"
    assert markdown.text.startswith("# Baccarat Classic: ")
    text = _get(server, f"/{kind}/classic.txt?lang=sv")
    assert text.headers["content-type"] == "text/plain; charset=utf-8"
    assert text.text.startswith("Baccarat Classic: ")
    assert _get(server, f"/{kind}/classic?lang=sv", accept="text/markdown").text == markdown.text
    assert _get(server, f"/{kind}/classic?lang=sv", accept="text/plain, */*").text == text.text


def test_unknown_games_get_a_friendly_page(server: Server) -> None:
    for path in ("/rules/roulette", "/paytable/roulette", "/rules/touch.pdf", "/rules/%3Cb%3E", "/rules/shoe"):
        answer = _get(server, f"{path}?lang=sv")
        assert answer.status_code == 404
        assert "Det spelet finns inte" in answer.text
        assert "/classic?lang=sv" in answer.text
        assert "roulette" not in answer.text
    assert _get(server, "/rules/roulette.txt").text.startswith("There is no such game\n")


def test_the_stylesheet_is_a_file_that_can_be_kept(server: Server) -> None:
    page = _get(server, "/rules/touch")
    found = re.search(r'<link rel="stylesheet" href="(/rulebook/[0-9a-f]{16}\.css)">', page.text)
    assert found
    style = _get(server, found[1])
    assert style.headers["content-type"] == "text/css; charset=utf-8"
    assert "immutable" in style.headers["cache-control"]
    assert "--paper" in style.text
    assert _get(server, "/rulebook/0123456789abcdef.css").status_code == 404


def test_nothing_on_a_served_page_breaks_the_content_policy(server: Server) -> None:
    page = _get(server, "/rules/touch")
    assert "style-src 'self'" in page.headers["content-security-policy"]
    assert not re.search(r"<style|style=|<script| on[a-z]+=", page.text)
    for link in set(re.findall(r'href="(/[^"#]+)"', page.text)):
        if not link.startswith(("/table/", "/favicon")):
            assert _get(server, link.replace("&amp;", "&")).status_code == 200


def test_a_page_is_written_once_for_a_version_of_the_rules(server: Server) -> None:
    """Its colophon tells when, to the second; asked for again, it is the same."""
    assert _get(server, "/rules/baccarat?lang=ms").text == _get(server, "/rules/baccarat?lang=ms").text


def test_f63_the_rules_tell_how_this_house_is_set(tmp_path: Path) -> None:
    wallet = {"operator_id": "o", "operator_url": "http://127.0.0.1:9", "operator_secret": "s" * 32}
    with running_server(tmp_path, idle_minutes="19.5", **wallet) as house:
        page = _get(house, "/rules/touch").text
    assert "After 20 minutes without a bet the session ends by itself." in page
    assert "It never mixes with money." in page


def test_a_house_for_fun_without_end_says_so(server: Server) -> None:
    page = _get(server, "/rules/touch").text
    assert "A session does not end because you rest." in page
    assert "Here you play for fun" in page
