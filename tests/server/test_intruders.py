"""Strangers: pages of other sites, fixed and guessed sessions, other people's rounds, and bets that are replayed."""

import base64
import hashlib
import http.client
import re
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from puntobanco.service import SystemEntropy
from tests.support import Server, deal_body, new_session, running_server

COOKIE = re.compile(r"__Host-session=([^;]+)")
#: Origins that are not ours although they look like it; {host} is ours.
OTHERS = [
    "https://evil.example", "null", "http://{host}.evil.example", "http://evil.example/{host}", "http://x.{host}",
    "http://{host}@evil.example", "http://localhost", "http://localhost:1", "file://",
]  # fmt: skip


def token_of(answer: httpx.Response) -> str:
    found = COOKIE.search(answer.headers["set-cookie"])
    assert found is not None
    return found[1]


@pytest.mark.parametrize("origin", OTHERS)
def test_a_page_of_another_site_can_neither_write_nor_open_the_socket(server: Server, origin: str) -> None:
    origin = origin.format(host=server.url.removeprefix("http://"))
    with new_session(server.url) as client:
        table = client.get("/api/tables/touch").json()
        body = deal_body(table, {"player": 100})
        for path in ("/api/session", "/api/refill", "/api/tables/touch/rounds"):
            answer = client.post(path, json=body, headers={"origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "other-origin"), path
            assert "content-security-policy" in answer.headers
        with pytest.raises(InvalidStatus) as refused:
            connect(server.socket_url, additional_headers={"cookie": client.headers["cookie"], "origin": origin})
        assert refused.value.response.status_code == 403
        # Nothing has happened, and the page's own requests go through.
        now = client.get("/api/tables/touch").json()
        assert [now[part] for part in ("version", "offer", "money")] == [
            table[part] for part in ("version", "offer", "money")
        ]
        mine = client.post("/api/tables/touch/rounds", json=body, headers={"origin": server.url})
        assert mine.json()["type"] == "dealt"


@pytest.mark.parametrize("path", ["//api/refill", "/api//refill", "///api/refill/", "/%2Fapi/refill", "/%61pi/refill"])
def test_no_other_way_of_writing_a_path_gets_past_its_guards(server: Server, path: str) -> None:
    with new_session(server.url) as client:
        answer = ask_for(server, "POST", path, cookie=client.headers["cookie"], origin="https://evil.example")
        assert (answer.status, answer.getheader("cache-control")) == (403, "no-store")
        assert ask_for(server, "GET", path, cookie=client.headers["cookie"]).getheader("cache-control") == "no-store"


def ask_for(server: Server, method: str, path: str, **headers: str) -> http.client.HTTPResponse:
    """A request for exactly that path; a client for people would tidy it up."""
    connection = http.client.HTTPConnection(server.url.removeprefix("http://"), timeout=20)
    try:
        connection.request(method, path, headers=headers)
        answer = connection.getresponse()
        answer.read()
    finally:
        connection.close()
    return answer


def test_what_is_for_one_person_is_kept_by_nobody_on_the_way(server: Server) -> None:
    for path in ("/api/lobby", "/api/nothing", "/launch?code=" + "x" * 20, "/launch", "/office"):
        assert httpx.get(server.url + path).headers["cache-control"] == "no-store", path


def test_no_other_site_may_read_what_is_answered(server: Server) -> None:
    with new_session(server.url) as client:
        for answer in (
            client.get("/api/lobby", headers={"origin": "https://evil.example"}),
            client.options("/api/lobby", headers={"origin": "https://evil.example"}),
        ):
            assert not [name for name in answer.headers if name.startswith("access-control-")]


def test_an_origin_of_the_setting_is_ours(tmp_path: Path) -> None:
    with (
        running_server(tmp_path / "data", origins="https://games.example") as server,
        new_session(server.url) as client,
    ):
        for origin, status in (("https://games.example", 422), ("https://games.example.evil", 403)):
            assert client.post("/api/refill", headers={"origin": origin}).status_code == status


def test_a_session_that_was_fixed_beforehand_is_not_taken_over(server: Server) -> None:
    fixed = base64.urlsafe_b64encode(b"f" * 32).decode().rstrip("=")
    answer = httpx.post(f"{server.url}/api/session", headers={"cookie": f"__Host-session={fixed}"})
    assert answer.status_code == 201
    assert token_of(answer) != fixed
    assert httpx.get(f"{server.url}/api/lobby", headers={"cookie": f"__Host-session={fixed}"}).status_code == 401


def test_tokens_are_256_random_bits_and_no_part_or_neighbour_of_one_is_a_session(server: Server) -> None:
    tokens = {token_of(httpx.post(f"{server.url}/api/session")) for _ in range(8)}
    assert len(tokens) == 8
    assert {len(base64.urlsafe_b64decode(f"{token}=")) for token in tokens} == {32}
    token = tokens.pop()
    guesses = ["", "=", token[:-1], token[1:], f"{token}A", token.swapcase(), token[::-1], "A" * 43, "A" * 10_000,
               "%00", "../" * 20, "' OR '1'='1", "null"]  # fmt: skip
    guesses += [token[:place] + ("A" if token[place] != "A" else "B") + token[place + 1 :] for place in range(43)]
    with httpx.Client(base_url=server.url) as client:
        for guess in guesses:
            answer = client.get("/api/lobby", headers={"cookie": f"__Host-session={guess}"})
            assert answer.status_code in (400, 401, 431), guess
        assert client.get("/api/lobby", headers={"cookie": f"__Host-session={token}"}).status_code == 200
    assert len({SystemEntropy().server_seed() for _ in range(1000)}) == 1000


def test_what_is_stored_of_a_session_opens_none(tmp_path: Path) -> None:
    with running_server(tmp_path / "data") as server:
        token = token_of(httpx.post(f"{server.url}/api/session"))
        stored = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir())
    assert token.encode() not in stored
    assert base64.urlsafe_b64decode(f"{token}=") not in stored


def test_nobody_sees_or_plays_another_ones_round(server: Server) -> None:
    with new_session(server.url) as anna, new_session(server.url) as bo:
        table = anna.get("/api/tables/touch").json()
        mine = anna.post("/api/tables/touch/rounds", json=deal_body(table, {"player": 100})).json()
        round_id = mine["round"]["roundId"]
        assert bo.get(f"/api/rounds/{round_id}").status_code == 404
        assert bo.get("/api/rounds", params={"before": "~"}).json()["rounds"] == []
        before = bo.get("/api/lobby").json()["money"]
        for offer in (table, mine):  # a round that is over, and one that is open
            answer = bo.post("/api/tables/touch/rounds", json=deal_body(offer, {"player": 100}))
            assert answer.json()["code"] == "offer-void"
        assert bo.get("/api/lobby").json()["money"] == before
        # Anna's open round is still hers.
        assert anna.post("/api/tables/touch/rounds", json=deal_body(mine, {"player": 100})).json()["type"] == "dealt"


def test_a_bet_that_is_replayed_with_another_content_is_refused(server: Server) -> None:
    with new_session(server.url) as client:
        body = deal_body(client.get("/api/tables/touch").json(), {"player": 100})
        first = client.post("/api/tables/touch/rounds", json=body).json()["round"]
        for change in ({"bets": {"banker": 100}}, {"bets": {"player": 101}}, {"clientSeed": "cd" * 16}):
            answer = client.post("/api/tables/touch/rounds", json=body | change)
            assert (answer.status_code, answer.json()["code"]) == (409, "round-id-reused")
        assert client.post("/api/tables/touch/rounds", json=body).json()["round"] == first
        assert client.get("/api/lobby").json()["money"]["balance"] == first["balanceAfter"]


def test_every_page_and_file_forbids_scripts_that_are_not_ours(server: Server) -> None:
    # One script and one set of styles stand within the client's pages, allowed by what they say and nothing else.
    page = httpx.get(server.url).text
    inside = {}
    for tag in ("script", "style"):
        [said] = re.findall(f"<{tag}>(.*?)</{tag}>", page, re.DOTALL)
        inside[tag] = f"'sha256-{base64.b64encode(hashlib.sha256(said.encode()).digest()).decode()}'"
    paths = ["/", "/table/touch", "/rules/touch", "/api/games", "/api/nothing", "/nowhere", "/launch?code=" + "x" * 20]
    for path in paths:
        answer = httpx.get(server.url + path)
        policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'self'", path
        for kind, tag in (("script-src", "script"), ("style-src", "style")):
            assert policy[kind] == f"'self' {inside[tag]}", path
        assert (policy["object-src"], policy["base-uri"]) == ("'none'", "'none'")
        assert policy["frame-ancestors"] == "'self'"
        assert answer.headers["strict-transport-security"].startswith("max-age=31536000")
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["x-content-type-options"] == "nosniff"
        if "html" in answer.headers["content-type"]:
            scripts = re.findall(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", answer.text, re.DOTALL)
            assert all(script in page for script in scripts), path
            assert not re.search(r"\son\w+=|\sstyle=|javascript:", answer.text), path
        assert not re.search(r"\d", answer.headers.get("server", "")), "no version is told"
