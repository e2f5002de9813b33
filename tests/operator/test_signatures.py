"""The wallet API, "Every call": who asks is known, nothing is heard twice, every answer is signed."""

import secrets
from dataclasses import replace

import pytest

from tests.operator.support import House, debit, is_signed


async def refused(house: House, **changed: str) -> bool:
    """Whether a right debit with something `changed` is refused, signed, and moves nothing."""
    player = await house.new_player(balance=1000)
    ask = house.ask("debit", debit(player, 100), **changed)
    response = await house.send(ask)
    assert is_signed(response, ask.nonce)
    moved = await house.balance(player) != 1000
    said = response.status_code == 401 and response.json()["error"] == "bad-signature"
    assert said != moved
    return said


async def test_a_right_signature_is_taken(house: House) -> None:
    assert not await refused(house)


async def test_a_signature_is_the_published_one(house: House) -> None:
    """Written out by hand with openssl: printf '…' | openssl dgst -sha256 -hmac 'a secret that only …'."""
    ask = house.ask("balance", b'{"player":"p","currency":"EUR"}', nonce="00112233445566778899aabbccddeeff")
    assert ask.headers["x-signature"] == "3a8bdc98a207b4a836c632aef28e37cb86af1110641f508c583550097dec2a27"
    assert (await house.send(ask)).status_code == 404


@pytest.mark.parametrize(
    "changed",
    [
        {"secret": "some other secret, also long enough"},
        {"path": "/wallet/credit"},
        {"path": "/wallet/debit?x=1"},
        {"operator": "somebody-else"},
    ],
)
async def test_a_wrong_secret_path_or_operator_is_refused(house: House, changed: dict[str, str]) -> None:
    assert await refused(house, **changed)


async def test_any_changed_byte_of_the_body_is_refused(house: House) -> None:
    player = await house.new_player(balance=1000)
    ask = house.ask("debit", debit(player, 100))
    headers = ask.headers
    for spoiled in (ask.body + b" ", ask.body.replace(b"100", b"101"), ask.body[:-1], b""):
        response = await house.http.post("/wallet/debit", content=spoiled, headers=headers)
        assert response.status_code == 401
        assert is_signed(response, ask.nonce)
    # None of them has used up the nonce: they were not known to be the game server's.
    assert (await house.send(ask)).status_code == 200


async def test_the_query_is_part_of_the_request_line(house: House) -> None:
    ask = house.ask("report", {"after": None, "most": 1}, path="/wallet/report?x=%31")
    assert (await house.http.post("/wallet/report?x=%31", content=ask.body, headers=ask.headers)).status_code == 200
    again = replace(ask, nonce=secrets.token_hex(16))
    assert (await house.http.post("/wallet/report?x=1", content=ask.body, headers=again.headers)).status_code == 401


@pytest.mark.parametrize(("away", "stale"), [(0, False), (60, False), (-60, False), (61, True), (-61, True)])
async def test_a_timestamp_may_be_60_seconds_away_and_no_more(house: House, away: int, stale: bool) -> None:
    assert await refused(house, timestamp=str(int(house.now) + away)) is stale


@pytest.mark.parametrize("timestamp", ["", "now", "1.8e9", "1800000000.0", "+1800000000", "-1", " 1800000000", "０"])
async def test_a_timestamp_is_whole_seconds_and_nothing_else(house: House, timestamp: str) -> None:
    ask = house.ask("balance", b"{}", timestamp=timestamp)
    headers = {name: value.encode() for name, value in ask.headers.items()}
    response = await house.http.post("/wallet/balance", content=b"{}", headers=headers)
    assert response.status_code == 401


@pytest.mark.parametrize("missing", ["x-operator", "x-timestamp", "x-nonce", "x-signature"])
async def test_every_header_is_needed(house: House, missing: str) -> None:
    ask = house.ask("balance", b"{}")
    headers = {name: value for name, value in ask.headers.items() if name != missing}
    assert (await house.http.post("/wallet/balance", content=b"{}", headers=headers)).status_code == 401


@pytest.mark.parametrize("nonce", ["", "00", "g" * 32, "0" * 31, "0" * 33, "0" * 64])
async def test_a_nonce_has_32_hex_digits_and_is_else_not_signed_with(house: House, nonce: str) -> None:
    response = await house.send(house.ask("balance", b"{}", nonce=nonce))
    assert response.status_code == 401
    assert "x-signature" not in response.headers


async def test_a_nonce_that_was_seen_is_refused_and_moves_nothing(house: House) -> None:
    player = await house.new_player(balance=1000)
    ask = house.ask("debit", debit(player, 100))
    assert (await house.send(ask)).status_code == 200
    for replayed in (ask, house.ask("balance", {"player": player.id, "currency": "EUR"}, nonce=ask.nonce)):
        response = await house.send(replayed)
        assert (response.status_code, response.json()["error"]) == (401, "bad-signature")
        assert is_signed(response, ask.nonce)
    assert await house.balance(player) == 900


async def test_a_nonce_is_remembered_for_as_long_as_its_timestamp_is_fresh(house: House) -> None:
    player = await house.new_player(balance=1000)
    ask = house.ask("balance", {"player": player.id, "currency": "EUR"}, timestamp=str(int(house.now) + 60))
    assert (await house.send(ask)).status_code == 200
    house.now += 120
    await house.balance(player)  # would clear away what is no longer needed
    assert (await house.send(ask)).status_code == 401
    house.now += 1000
    await house.balance(player)
    assert house.connection.execute("SELECT count(*) FROM nonce").get == 1


async def test_refusals_are_signed_too(house: House) -> None:
    """Otherwise the game server could not tell a refusal from a forgery: House.call raises if one is not."""
    player = await house.new_player()
    assert (await house.call("debit", **debit(player, 1))).error == "insufficient-funds"
    assert (await house.call("authenticate", code="none")).error == "unknown-code"
    assert (await house.call("debit", raw=b"{")).error == "malformed"
    assert (await house.call("transfer")).error == "unknown-call"


async def test_a_fault_of_ours_is_not_signed_so_the_game_server_asks_again(house: House) -> None:
    player = await house.new_player(balance=1000)
    body = debit(player, 100)
    house.connection.execute("CREATE TRIGGER broken BEFORE INSERT ON posting BEGIN SELECT RAISE(ABORT, 'broken'); END")
    ask = house.ask("debit", body)
    response = await house.send(ask)
    assert response.status_code == 500
    assert "x-signature" not in response.headers
    assert "broken" not in response.text
    house.connection.execute("DROP TRIGGER broken")
    assert (await house.call("debit", **body)).body["balance"] == 900


async def test_a_body_that_is_far_too_long_is_not_read(house: House) -> None:
    response = await house.send(house.ask("debit", b" " * 100_000))
    assert response.status_code == 413
