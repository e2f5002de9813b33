"""Requests that come too fast are refused before anything is done for them, by session and by address."""

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from puntobanco.server.arriving import address_of
from puntobanco.server.pace import Paces
from puntobanco.settings import SettingsError, load_settings
from tests.support import Server, deal_body, new_session, running_server

#: More than a burst of three seconds' worth, however slowly a busy machine sends them.
MANY = 300


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lets sessions and addresses ask once a second."""
    data: Path = tmp_path_factory.mktemp("throttle") / "data"
    slow = {"requests_per_second": "1", "address_requests_per_second": "2"}
    with running_server(data, **slow) as server:
        yield server


def first_refused(client: httpx.Client, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    for _ in range(MANY):
        answer = client.request(method, path, headers=headers)
        if answer.status_code == 429:
            return answer
        assert answer.status_code in (200, 201, 404)
    pytest.fail(f"{MANY} requests and none was too many")


def test_a_session_that_asks_too_fast_is_refused_until_its_time_and_nobody_else(house: Server) -> None:
    with new_session(house.url) as hasty, new_session(house.url) as calm:
        refused = first_refused(hasty, "/api/lobby", **{"accept-language": "sv"})
        assert refused.headers["retry-after"] == "1"
        assert refused.headers["cache-control"] == "no-store"
        assert "content-security-policy" in refused.headers
        told = refused.json()
        assert (told["code"], told["retry"]) == ("too-fast", True)
        assert told["message"].startswith("Det gick för fort")
        assert calm.get("/api/lobby").status_code == 200
        # Pages and files are for everybody; so is the time that heals.
        assert hasty.get("/rules/touch").status_code == 200
        for _ in range(MANY):
            if hasty.get("/api/lobby").status_code == 200:
                break
            time.sleep(0.05)
        else:
            pytest.fail("a session that was too fast is never heard again")


def test_a_session_is_counted_by_the_cookie_that_is_played_with(house: Server) -> None:
    """Of two cookies of one name the router takes the last; another first one each time is no other session."""
    with new_session(house.url) as client:
        own = client.headers["cookie"]
        name, _, _ = own.partition("=")
        for number in range(MANY):
            cookies = {"cookie": f"{name}=made-up-{number}; {own}"}
            answer = client.get("/api/lobby", headers=cookies)
            if answer.status_code == 429:
                return
            assert answer.status_code == 200
    pytest.fail(f"{MANY} requests of one session and none was too many")


def test_a_bet_that_is_too_fast_takes_nothing(house: Server) -> None:
    with new_session(house.url) as client:
        body = deal_body(client.get("/api/tables/touch").json(), {"player": 100})
        first_refused(client, "/api/lobby")
        told = client.post("/api/tables/touch/rounds", json=body)
        while told.status_code == 429:
            told = client.post("/api/tables/touch/rounds", json=body)
        assert told.json()["round"]["balanceBefore"] == 100_000


@pytest.mark.parametrize(("method", "path"), [("POST", "/api/session"), ("GET", f"/launch?code={'x' * 20}")])
def test_one_address_cannot_ask_without_end_whatever_its_sessions(house: Server, method: str, path: str) -> None:
    """A proxy of this machine says for whom it asks; what its visitor wrote before that is not believed."""
    with httpx.Client(base_url=house.url) as client:
        here = f"203.0.113.{len(path)}"
        first_refused(client, path, method, **{"x-forwarded-for": here})
        assert client.request(method, path, headers={"x-forwarded-for": "198.51.100.1"}).status_code != 429
        numbers = iter(range(MANY))
        for number in numbers:
            pretended = {"x-forwarded-for": f"198.51.100.{number % 200}, {here}", "cookie": f"__Host-session=s{number}"}
            if client.request(method, path, headers=pretended).status_code == 429:
                break
        else:
            pytest.fail("pretending to be others gets past the limit")


@pytest.mark.parametrize(
    ("peer", "forwarded", "proxies", "address"),
    [
        ("203.0.113.5", "", (), "203.0.113.5"),
        ("203.0.113.5", "198.51.100.1", (), "203.0.113.5"),  # no proxy of ours: it may say what it likes
        ("127.0.0.1", "", (), "127.0.0.1"),
        ("::1", "127.0.0.1", (), "127.0.0.1"),
        ("127.0.0.1", "198.51.100.1", (), "198.51.100.1"),
        ("127.0.0.1", "198.51.100.1, 203.0.113.5", (), "203.0.113.5"),
        ("10.0.0.7", "198.51.100.1, 203.0.113.5", ("10.0.0.0/8",), "203.0.113.5"),
        ("10.0.0.7", "198.51.100.1, 10.9.9.9", ("10.0.0.0/8",), "198.51.100.1"),  # two proxies, one behind the other
        ("10.0.0.7", "", ("10.0.0.0/8",), "10.0.0.7"),
        ("127.0.0.1", "2001:db8:1:2:3:4:5:6", (), "2001:db8:1:2:3:4:5:6"),
        ("127.0.0.1", "203.0.113.5, unknown", (), "unknown"),
        ("", "203.0.113.5", (), "203.0.113.5"),
    ],
)
def test_where_a_request_comes_from(peer: str, forwarded: str, proxies: tuple[str, ...], address: str) -> None:
    parts = [part.encode() for part in forwarded.split(", ") if part]
    for headers in ([(b"x-forwarded-for", b", ".join(parts))], [(b"x-forwarded-for", part) for part in parts]):
        assert address_of({"client": (peer, 40_000), "headers": headers}, proxies) == address


def test_all_addresses_of_one_ipv6_network_count_as_one(house: Server) -> None:
    with httpx.Client(base_url=house.url) as client:
        for number in range(MANY):
            answer = client.get("/api/games", headers={"x-forwarded-for": f"2001:db8:1:2::{number:x}"})
            if answer.status_code == 429:
                break
        else:
            pytest.fail("each address of a network has a rate of its own")
        assert client.get("/api/games", headers={"x-forwarded-for": "2001:db8:1:3::1"}).status_code == 200


def test_each_has_a_rate_of_their_own_and_whoever_is_silent_is_forgotten() -> None:
    paces = Paces(2)
    assert [paces.allows("anna", 100) for _ in range(7)] == [True] * 6 + [False]
    assert paces.allows("bo", 100)
    assert [paces.allows("anna", 100.5) for _ in range(2)] == [True, False]
    assert len(paces) == 2
    assert paces.allows("cy", 103.2)  # bo has been silent for a burst, anna has not
    assert len(paces) == 2
    for number in range(10_000):
        assert paces.allows(f"made up {number}", 104 + number / 100)
    assert len(paces) <= 700
    assert all(Paces(0).allows("anna", 100) for _ in range(1000))


def test_proxies_that_are_no_addresses_are_told_in_one_line() -> None:
    assert load_settings(None, {"PUNTOBANCO_PROXIES": "10.0.0.0/8,192.0.2.1"}).proxies == ("10.0.0.0/8", "192.0.2.1")
    with pytest.raises(SettingsError, match=r"proxies: 'my-proxy' is not an address"):
        load_settings(None, {"PUNTOBANCO_PROXIES": "my-proxy"})
