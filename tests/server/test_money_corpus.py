"""R-9: whatever is sent in place of money or of a message is refused: no 5xx, no crash, no change of balance."""

import json
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.sync.client import ClientConnection, connect

from tests.soak import size, turns
from tests.support import Server, deal_body, new_session

#: JSON text in place of a stake.
CORPUS = [
    "-1", "0", "1.5", "1e2", "NaN", "Infinity", '"12"', "true", "false", "9007199254740992", "9223372036854775808",
    "null", "[]", "{}", "100.0", "-0", "0100", "+100", "1_000", "0x64", "１００", '"€1"', "99999999999999999999999",
]  # fmt: skip


def body_with(snapshot: dict[str, Any], amount: str, *, area: str = "player") -> str:
    return json.dumps(deal_body(snapshot, {area: 0})).replace(f'"{area}": 0', f'"{area}": {amount}')


@pytest.fixture
def patron(server: Server):
    with new_session(server.url) as client:
        yield client


def open_socket(server: Server, client: httpx.Client) -> ClientConnection:
    # Without pings of its own: they draw from `random` in another thread, which Hypothesis takes for the strategies'.
    return connect(server.socket_url, additional_headers={"cookie": client.headers["cookie"]}, ping_interval=None)


def told(socket: ClientConnection, message: str | bytes) -> dict[str, Any]:
    socket.send(message)
    return json.loads(socket.recv(10))


def balance(client: httpx.Client) -> int:
    return client.get("/api/tables/touch").json()["money"]["balance"]


@pytest.mark.parametrize("amount", CORPUS)
def test_r9_no_amount_of_the_corpus_is_taken_over_rest(patron: httpx.Client, amount: str) -> None:
    snapshot = patron.get("/api/tables/touch").json()
    answer = patron.post("/api/tables/touch/rounds", content=body_with(snapshot, amount))
    assert answer.status_code in (400, 422)
    assert answer.json()["type"] == "refused"
    assert "Nothing was taken" in answer.json()["message"]
    assert balance(patron) == snapshot["money"]["balance"]


def test_r9_no_amount_of_the_corpus_is_taken_on_the_socket(server: Server, patron: httpx.Client) -> None:
    with open_socket(server, patron) as socket:
        snapshot = told(socket, '{"type":"sit","game":"touch"}')
        for amount in CORPUS:
            message = body_with(snapshot, amount).replace("{", '{"type": "deal", ', 1)
            assert told(socket, message)["type"] == "refused", amount
        assert told(socket, '{"type":"sit","game":"touch"}')["money"] == snapshot["money"]
        # The seat still works after all that.
        deal = json.dumps({"type": "deal", **deal_body(snapshot, {"player": 100})})
        assert told(socket, deal)["type"] == "dealt"


WRONG_BODIES = [
    "", "{", "[]", "null", "12", '"deal"', "{}",
    '{"roundId": 1}',
    "x" * 5000,
    "[" * 3000,
    '{"type": "deal"}',
]  # fmt: skip


@pytest.mark.parametrize("text", WRONG_BODIES)
def test_r9_what_is_no_message_is_refused_everywhere(server: Server, patron: httpx.Client, text: str) -> None:
    answer = patron.post("/api/tables/touch/rounds", content=text)
    assert answer.status_code in (400, 413)
    with open_socket(server, patron) as socket:
        assert told(socket, text)["code"] == "malformed"
        assert told(socket, text.encode() + b"\xff")["code"] == "malformed"


@pytest.mark.parametrize("separators", [(", ", ": "), (",", ":")], ids=["as Python writes", "as a browser writes"])
@pytest.mark.parametrize("second", ["200", "100"], ids=["another stake", "the same stake"])
def test_r9_two_bets_on_one_area_are_refused_not_added_or_dropped(
    patron: httpx.Client, separators: tuple[str, str], second: str
) -> None:
    snapshot = patron.get("/api/tables/touch").json()
    comma, colon = separators
    once = f'"player"{colon}100'
    body = json.dumps(deal_body(snapshot, {"player": 100}), separators=separators)
    twice = body.replace(once, f'{once}{comma}"player"{colon}{second}')
    assert twice != body
    answer = patron.post("/api/tables/touch/rounds", content=twice)
    assert answer.status_code == 400
    assert "twice" in answer.json()["args"]["problem"]
    assert balance(patron) == snapshot["money"]["balance"]


@pytest.mark.parametrize(
    "change",
    [
        {"roundId": "0199f3c2-7b1e-4034-9ad3-ed6c80b65386"},  # version 4
        {"roundId": "' OR 1=1 --"},
        {"commitment": "A" * 64},
        {"clientSeed": "ab" * 15},
        {"clientSeed": "zz" * 16},
        {"clientSeed": None},
        {"bets": {}},
        {"bets": {"p" * 33: 100}},
        {"bets": {f"a{number}": 100 for number in range(33)}},
        {"extra": 1},
    ],
)
def test_r9_a_field_that_is_not_exact_is_refused(patron: httpx.Client, change: dict[str, Any]) -> None:
    snapshot = patron.get("/api/tables/touch").json()
    body = deal_body(snapshot, {"player": 100}) | change
    answer = patron.post("/api/tables/touch/rounds", json=body)
    assert answer.status_code == 400
    assert balance(patron) == snapshot["money"]["balance"]


def test_r9_generated_nonsense_never_breaks_the_socket(server: Server, patron: httpx.Client) -> None:
    json_values = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
        max_leaves=8,
    )
    messages = st.one_of(
        st.binary(max_size=200),
        json_values.map(json.dumps),
        st.fixed_dictionaries(
            {"type": st.sampled_from(["sit", "deal", "refill", "askRoads", "nonsense"])},
            optional={"game": json_values, "bets": json_values, "roundId": json_values, "clientSeed": json_values},
        ).map(json.dumps),
    )
    with open_socket(server, patron) as socket:
        start = told(socket, '{"type":"sit","game":"touch"}')["money"]

        @settings(max_examples=size(ci=150, long=1000))
        @given(messages)
        def nonsense(message: str | bytes) -> None:
            assert told(socket, message)["type"] in ("refused", "snapshot", "roads")

        for _ in turns("R-9", "thousands of nonsense frames", ci=1, long=1000):
            nonsense()
    assert balance(patron) == start["balance"]
