"""A game server and the reference operator that sends its players there, as two real processes."""

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.operator.support import SECRET, Process, Visitor, start_operator
from tests.support import NO_TLS, Server, free_port, start_server


@dataclass
class MoneyHouse:
    """Both, knowing each other. The operator's pages are at 127.0.0.1, so that to a browser they are another site."""

    games: Server
    operator: Process

    @property
    def operator_url(self) -> str:
        return self.operator.url.replace("localhost", "127.0.0.1")

    def stop(self) -> None:
        self.games.stop()
        self.operator.stop()


@contextlib.contextmanager
def running_money_house(folder: Path, **settings: str) -> Iterator[MoneyHouse]:
    """A house that ends with the block; `settings` are the game server's."""
    port = free_port()
    operator = start_operator(folder / "operator", "--games", f"http://localhost:{port}")
    try:
        theirs = {
            "operator_id": "demo",
            "operator_url": f"{operator.url}/wallet",
            "operator_secret": SECRET,
            "cashier_url": f"{operator.url}/cashier",
            "exit_url": f"{operator.url}/",
        }
        games = start_server(folder / "games", port=port, **{**theirs, **settings})
        try:
            yield MoneyHouse(games, operator)
        finally:
            games.stop()
    finally:
        operator.stop()


class Player:
    """A player of the operator, with a session at the games as scripts have it."""

    def __init__(self, house: MoneyHouse, name: str, *, wallet: str, deposit: str = "100") -> None:
        self.at_operator = Visitor(house.operator.url)
        registered = self.at_operator.register(name, wallet=wallet)
        assert registered.status_code == 303, registered.text
        assert self.at_operator.deposit(deposit).status_code == 303
        self.at_games = httpx.Client(base_url=house.games.url, timeout=20, verify=NO_TLS)
        self.launch()

    def launch(self, game: str = "touch") -> None:
        """Come to the games with a new code."""
        code = self.at_operator.launch_code(game)
        answer = self.at_games.get("/launch", params={"code": code, "game": game})
        assert answer.status_code == 303, answer.text
        # httpx keeps Secure cookies to itself on plain HTTP; browsers and curl trust localhost.
        self.at_games.headers["cookie"] = answer.headers["set-cookie"].split(";")[0]

    def close(self) -> None:
        self.at_operator.http.close()
        self.at_games.close()
