"""The door for an operator's players: they get a session that nobody else can know, and land at our own pages."""

import base64
from collections.abc import Iterator

import httpx
import pytest

from tests.money_house import MoneyHouse, Player, running_money_house
from tests.support import new_session


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MoneyHouse]:
    with running_money_house(tmp_path_factory.mktemp("launch")) as running:
        yield running


@pytest.fixture(scope="module")
def player(house: MoneyHouse) -> Iterator[Player]:
    came = Player(house, "Tove", wallet="seamless")
    yield came
    came.close()


def launched(house: MoneyHouse, code: str, cookie: str = "", **more: str) -> httpx.Response:
    return httpx.get(f"{house.games.url}/launch", params={"code": code, **more}, headers={"cookie": cookie})


def mode(house: MoneyHouse, cookie: str) -> str:
    """Whose money is played with under a cookie; empty when it is nobody's session."""
    answer = httpx.get(f"{house.games.url}/api/lobby", headers={"cookie": cookie})
    return str(answer.json()["money"]["mode"]) if answer.status_code == 200 else ""


def test_a_cookie_that_an_attacker_has_put_into_the_browser_is_not_the_session_after_the_launch(
    house: MoneyHouse, player: Player
) -> None:
    made_up = base64.urlsafe_b64encode(b"f" * 32).decode().rstrip("=")
    with new_session(house.games.url) as attacker:
        for fixed, before in ((f"__Host-session={made_up}", ""), (attacker.headers["cookie"], "fun")):
            assert mode(house, fixed) == before
            answer = launched(house, player.at_operator.launch_code(), fixed)
            theirs = answer.headers["set-cookie"].split(";")[0]
            assert theirs != fixed
            assert mode(house, theirs) == "money"
            # The attacker's cookie is what it was, and no way to the player's money.
            assert mode(house, fixed) == before


def test_every_launch_is_a_new_session_and_its_code_is_good_once(house: MoneyHouse, player: Player) -> None:
    codes = [player.at_operator.launch_code() for _ in range(3)]
    cookies = {launched(house, code).headers["set-cookie"].split(";")[0] for code in codes}
    assert len(cookies) == 3
    again = launched(house, codes[0])
    assert again.status_code == 403
    assert "set-cookie" not in again.headers


@pytest.mark.parametrize(
    "more",
    [
        {"game": "//evil.example"},
        {"game": "https://evil.example"},
        {"game": "../../evil"},
        {"game": "\\evil.example"},
        {"game": "touch\r\nset-cookie: a=b"},
        {"lang": "//evil.example"},
        {"lang": "en\r\nset-cookie: a=b"},
    ],
)
def test_a_launch_leads_nowhere_but_to_our_own_pages(house: MoneyHouse, player: Player, more: dict[str, str]) -> None:
    answer = launched(house, player.at_operator.launch_code(), **more)
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert answer.headers["set-cookie"].startswith("__Host-session=")
    assert answer.headers["cache-control"] == "no-store"
