"""R-4 on one server: 200 deals at once, over REST and over the socket; no haste gets a bet for nothing or twice.

Each is done again with a patron of its own, in a soak a thousand times.
"""

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import permutations
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.soak import turns
from tests.support import Server, deal_body, new_session, running_server

GAMES = ("touch", "classic", "baccarat")
START = 10_000
AT_ONCE = 200

Message = dict[str, Any]
#: Sends deals, each with the game of its table, as nearly at once as it can; their answers in some order.
AtOnce = Callable[[Server, httpx.Client, list[tuple[str, Message]]], list[Message]]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose patrons start with what one bet takes."""
    data: Path = tmp_path_factory.mktemp("house") / "data"
    with running_server(data, fun_minor=str(START), messages_per_second="0", requests_per_second="0") as server:
        yield server


def over_rest(server: Server, client: httpx.Client, deals: list[tuple[str, Message]]) -> list[Message]:
    def send(deal: tuple[str, Message]) -> Message:
        answer = client.post(f"/api/tables/{deal[0]}/rounds", json=deal[1])
        assert answer.status_code in (200, 409, 422), answer.text
        told: Message = answer.json()
        return told

    with ThreadPoolExecutor(20) as pool:
        return list(pool.map(send, deals))


def over_the_socket(server: Server, client: httpx.Client, deals: list[tuple[str, Message]]) -> list[Message]:
    """One socket, which is all that a patron has; nothing is read until everything is sent."""
    answers: list[Message] = []
    with connect(server.socket_url, additional_headers={"cookie": client.headers["cookie"]}, max_queue=None) as socket:
        for game, body in deals:
            socket.send(json.dumps({"type": "sit", "game": game}))
            socket.send(json.dumps({"type": "deal", **body}))
        while len(answers) < len(deals):
            told = json.loads(socket.recv(60))
            if told["type"] in ("dealt", "refused"):
                answers.append(told)
    return answers


def rounds_of(answers: list[Message]) -> list[Message]:
    return [told["round"] for told in answers if "round" in told]


def follows(balance: int, order: tuple[Message, ...], after: int) -> bool:
    """Whether rounds settled in this order take `balance` to `after` without ever overdrawing it."""
    for played in order:
        if played["balanceBefore"] != balance or balance < played["stake"]:
            return False
        balance = played["balanceAfter"]
    return balance == after


@pytest.mark.parametrize("at_once", [over_rest, over_the_socket])
def test_r4_200_bets_at_once_on_a_balance_for_one_are_exactly_one(house: Server, at_once: AtOnce) -> None:
    """Three tables, each with an open offer, and 200 deals with different seeds; the balance holds one bet."""
    for _ in turns("R-4", f"200 bets, one balance, {at_once.__name__}", ci=5, long=1000):
        with new_session(house.url) as client:
            tables = {game: client.get(f"/api/tables/{game}").json() for game in GAMES}
            games = [GAMES[number % 3] for number in range(AT_ONCE)]
            bodies = [deal_body(tables[g], {"banker": START}, f"{n:032x}") for n, g in enumerate(games)]
            answers = at_once(house, client, list(zip(games, bodies, strict=True)))
            assert len(answers) == AT_ONCE
            dealt = rounds_of(answers)
            # A bet that won, or was returned by a tie, leaves money for another of the three offers: in some order
            # each took only what was there, and the first that lost was the last.
            assert 1 <= len(dealt) <= 3
            after = client.get("/api/tables/touch").json()["money"]["balance"]
            assert any(follows(START, order, after) for order in permutations(dealt))


@pytest.mark.parametrize("at_once", [over_rest, over_the_socket])
def test_r4_the_same_key_200_times_is_one_debit_and_200_equal_answers(house: Server, at_once: AtOnce) -> None:
    for _ in turns("R-4", f"one key 200 times, {at_once.__name__}", ci=5, long=1000):
        with new_session(house.url) as client:
            body = deal_body(client.get("/api/tables/touch").json(), {"tie": 1000})
            told = rounds_of(at_once(house, client, [("touch", body)] * AT_ONCE))
            assert len(told) == AT_ONCE
            assert len({json.dumps(played, sort_keys=True) for played in told}) == 1
            assert told[0]["balanceAfter"] == START - 1000 + told[0]["payout"]
            assert client.get("/api/tables/touch").json()["money"]["balance"] == told[0]["balanceAfter"]
