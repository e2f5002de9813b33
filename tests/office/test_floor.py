"""Games are closed and limits tightened from the next bet on; nothing looser than the rule file is taken."""

import re
from typing import Any

import httpx
import pytest

from puntobanco.game import Limits
from puntobanco.games import game_named
from puntobanco.ledger import Book
from puntobanco.office.amounts import minor_of, plain
from puntobanco.service import ROUND, Floor, Opening, Visitor, limits_problem
from puntobanco.table import Reason
from tests.office.support import Visit, arrive, words
from tests.support import Server, deal_body, new_session

TOUCH = game_named("touch")
FUN = Visitor("anna", Book.FUN, "EUR")
MONEY = Visitor("bert", Book.MONEY, "EUR")


@pytest.fixture(scope="module")
def chief(house: Server) -> Visit:
    return arrive(house.url, house.data, "bo", "supervisor")


def deal(client: httpx.Client, stake: int) -> Any:
    table = client.get("/api/tables/touch").json()
    return client.post("/api/tables/touch/rounds", json=deal_body(table, {"player": stake})).json()


def limits_form(chief: Visit) -> dict[str, str]:
    """The form of a game's limits as the page fills it in."""
    section = chief.get("/office/tables").text.split('id="game-touch"')[1].split("</section>")[0]
    return dict(re.findall(r'name="([a-z-]+\.(?:least|most))" value="([\d.]+)"', section))


def test_a_closed_game_takes_no_bet_and_an_open_one_does_again(house: Server, chief: Visit) -> None:
    with new_session(house.url) as patron:
        told = deal(patron, 100)
        assert told["type"] == "dealt"
        assert chief.post("/office/tables/touch", act="close").status_code == 303
        refused = deal(patron, 100)
        assert (refused["code"], refused["retry"]) == ("not-available", True)
        assert patron.get("/api/rounds").json()["rounds"][0] == told["round"]
        chief.post("/office/tables/touch", act="open")
        assert deal(patron, 100)["type"] == "dealt"
    assert "bo table set" in words(chief.get("/office/journal"))


def test_tighter_limits_are_shown_at_the_table_and_kept(house: Server, chief: Visit) -> None:
    form = limits_form(chief)
    assert chief.post("/office/tables/touch", act="limits", **form | {"player.most": "5,00"}).status_code == 303
    with new_session(house.url) as patron:
        areas = {area["id"]: area for area in patron.get("/api/tables/touch").json()["game"]["areas"]}
        assert areas["player"]["maximum"] == 500
        refused = deal(patron, 501)
        assert (refused["code"], refused["args"]["maximumMinor"]) == ("above-maximum", 500)
        assert deal(patron, 500)["type"] == "dealt"
        chief.post("/office/tables/touch", act="limits", **form)
        assert deal(patron, 501)["type"] == "dealt"
    for wrong in (
        {"player.most": "999999.99"},
        {"player.least": "6", "player.most": "5"},
        {"player.most": "-1"},
        {"player.most": "5.005"},
    ):
        answer = chief.post("/office/tables/touch", act="limits", **form | wrong)
        assert (answer.status_code, "Nothing was done" in words(answer)) == (422, True)


def test_the_floor_in_memory_asks_about_openness_money_and_limits() -> None:
    floor = Floor()
    assert floor.refusal(FUN, TOUCH, {"player": 100}) is None
    floor.money_closed = "a file is not what was sealed"
    refusal = floor.refusal(MONEY, TOUCH, {"player": 100})
    assert refusal is not None
    assert refusal.reason is Reason.NOT_AVAILABLE
    assert floor.refusal(FUN, TOUCH, {"player": 100}) is None
    tight = TOUCH.stakes.round
    floor.show((Opening("touch", limits={ROUND: Limits(tight.minimum, 150)}),))
    above = floor.refusal(FUN, TOUCH, {"player": 100, "tie": 100})
    assert above is not None
    assert above.reason is Reason.ROUND_ABOVE_MAXIMUM
    assert floor.refusal(FUN, TOUCH, {"player": 100, "tie": 50}) is None


@pytest.mark.parametrize(
    ("limits", "complaint"),
    [
        ({"dragon": Limits(1, 2)}, "no area"),
        ({"player": Limits(200, 100)}, "above"),
        ({"player": Limits(1, 100)}, "rule file allows"),
        ({"player": Limits(100, 200)}, None),
    ],
)
def test_limits_can_only_be_tightened(limits: dict[str, Limits], complaint: str | None) -> None:
    told = limits_problem(TOUCH, limits)
    assert told is None if complaint is None else complaint in str(told)


@pytest.mark.parametrize(
    ("typed", "currency", "minor"),
    [("5", "EUR", 500), ("5.00", "EUR", 500), ("0,10", "EUR", 10), ("1500", "JPY", 1500), ("1.234", "KWD", 1234)],
)
def test_limits_are_typed_as_people_write_amounts(typed: str, currency: str, minor: int) -> None:
    assert minor_of(typed, currency) == minor
    assert minor_of(plain(minor, currency), currency) == minor


@pytest.mark.parametrize("typed", ["", "-1", "5.005", "1e3", "five", "1 000", "NaN", "٥", "9" * 14, ".5", "5."])
def test_r9_what_is_no_amount_of_euros_is_refused(typed: str) -> None:
    assert minor_of(typed, "EUR") is None
