"""The play socket: who may open it, what it answers, and that no haste or crowd gets two rounds out of one."""

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from puntobanco.fairness import commitment_to, drawn_cards
from puntobanco.game import card_name
from tests.support import Server, deal_body, new_session, running_server


def open_socket(server: Server, client: httpx.Client, **headers: str) -> ClientConnection:
    return connect(server.socket_url, additional_headers={"cookie": client.headers["cookie"], **headers})


def told(socket: ClientConnection, **message: Any) -> dict[str, Any]:
    socket.send(json.dumps(message))
    return json.loads(socket.recv(20))


def test_a_round_on_the_socket_can_be_checked_from_its_seeds(server: Server) -> None:
    with new_session(server.url) as client, open_socket(server, client) as socket:
        snapshot = told(socket, type="sit", game="touch")
        assert snapshot["type"] == "snapshot"
        dealt = told(socket, type="deal", **deal_body(snapshot, {"player": 100, "tie": 50, "banker": 10}))
        played = dealt["round"]
        seed = bytes.fromhex(played["serverSeed"])
        assert commitment_to(seed) == snapshot["offer"]["commitment"]
        cards = [
            card_name(card)
            for card, _ in zip(drawn_cards(seed, played["roundId"], ["ab" * 16], 8), range(4), strict=False)
        ]
        assert [played["player"]["cards"][0], played["banker"]["cards"][0]] == cards[:2]
        assert [played["player"]["cards"][1], played["banker"]["cards"][1]] == cards[2:]
        assert played["balanceAfter"] == played["balanceBefore"] - 160 + played["payout"]
        assert dealt["offer"] != snapshot["offer"]


def test_twenty_enters_at_once_are_one_round(server: Server) -> None:
    with new_session(server.url) as client, open_socket(server, client) as socket:
        snapshot = told(socket, type="sit", game="touch")
        message = json.dumps({"type": "deal", **deal_body(snapshot, {"player": 100})})
        for _ in range(20):
            socket.send(message)
        answers = [json.loads(socket.recv(20)) for _ in range(20)]
        assert {answer["type"] for answer in answers} == {"dealt"}
        assert len({json.dumps(answer["round"]) for answer in answers}) == 1
        after = told(socket, type="sit", game="touch")
        assert after["money"]["balance"] == answers[0]["round"]["balanceAfter"]


def test_without_a_session_the_socket_closes_with_its_reason(server: Server) -> None:
    for headers in ({}, {"cookie": "__Host-session=guess"}):
        with (
            connect(server.socket_url, additional_headers=headers) as socket,
            pytest.raises(ConnectionClosed) as closed,
        ):
            socket.recv(10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


def test_a_page_of_another_origin_may_not_open_the_socket(server: Server) -> None:
    with new_session(server.url) as client:
        with pytest.raises(InvalidStatus) as refused:
            open_socket(server, client, origin="https://evil.example")
        assert refused.value.response.status_code == 403
        with open_socket(server, client, origin=server.url) as socket:
            assert told(socket, type="sit", game="touch")["type"] == "snapshot"


def test_the_newer_connection_plays_and_the_older_is_told(server: Server) -> None:
    with new_session(server.url) as client, ExitStack() as stack:
        older = stack.enter_context(open_socket(server, client))
        told(older, type="sit", game="touch")
        newer = stack.enter_context(open_socket(server, client))
        assert json.loads(older.recv(10)) == {"type": "replaced"}
        with pytest.raises(ConnectionClosed) as closed:
            older.recv(10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4409
        assert told(newer, type="sit", game="classic")["type"] == "snapshot"


def test_three_reconnects_and_one_message_are_one_answer(server: Server) -> None:
    with new_session(server.url) as client:
        for _ in range(3):
            with open_socket(server, client) as socket:
                snapshot = told(socket, type="sit", game="touch")
        with open_socket(server, client) as socket:
            snapshot = told(socket, type="sit", game="touch")
            assert told(socket, type="deal", **deal_body(snapshot, {"player": 100}))["type"] == "dealt"
            with pytest.raises(TimeoutError):
                socket.recv(0.3)


def test_a_flood_is_refused_and_then_closed(tmp_path: Path) -> None:
    with running_server(tmp_path / "data", messages_per_second="5") as server, new_session(server.url) as client:
        kinds = []

        def flood(socket: ClientConnection) -> None:
            # Every answer is read, for what was not may be lost when the server closes.
            for _ in range(1000):
                socket.send('{"type":"leave"}')
                kinds.append(json.loads(socket.recv(10)).get("code"))

        with open_socket(server, client) as socket, pytest.raises(ConnectionClosed) as closed:
            flood(socket)
        assert kinds.count("too-fast") == 200
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429


def test_deal_without_a_seat_and_leaving(server: Server) -> None:
    with new_session(server.url) as client, open_socket(server, client) as socket:
        snapshot = client.get("/api/tables/touch").json()
        assert told(socket, type="deal", **deal_body(snapshot, {"player": 100}))["code"] == "not-seated"
        assert told(socket, type="sit", game="roulette")["code"] == "unknown-game"
        assert told(socket, type="sit", game="touch")["offer"] == snapshot["offer"]
        assert told(socket, type="leave") == {"type": "left", "returned": 0}


def test_no_seed_or_card_of_an_open_round_is_in_any_message_before_its_result(server: Server) -> None:
    with new_session(server.url) as client, open_socket(server, client) as socket:
        seen = json.dumps(told(socket, type="sit", game="touch"))
        snapshot = json.loads(seen)
        seen += json.dumps(told(socket, type="deal", **deal_body(snapshot, {"player": 1})))
        seen += json.dumps(told(socket, type="deal", **deal_body(snapshot, {"player": 100_000_000})))
        seen += json.dumps(client.get("/api/tables/touch").json())
        played = told(socket, type="deal", **deal_body(snapshot, {"player": 100}))["round"]
        assert played["serverSeed"] not in seen
        assert client.get(f"/api/rounds/{played['roundId']}").json() == played
