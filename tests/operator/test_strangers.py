"""What a stranger, another site or another player cannot do to the pages."""

import httpx
import pytest
from operator_demo import logins

from tests.operator.conftest import GAMES
from tests.operator.support import House, Process, Visitor, credit, debit, shown


@pytest.mark.parametrize("path", ["/cashier", "/log", "/account"])
def test_pages_of_players_ask_to_log_in_first_and_then_lead_on(visitor: Visitor, path: str) -> None:
    response = visitor.open(path)
    assert response.headers["location"] == f"/login?next={path}"
    visitor.follow(response)
    assert visitor.hidden("next") == [path]


@pytest.mark.parametrize(
    "onward", ["https://evil.example", "//evil.example", "/\\evil.example", "/play", "javascript:x"]
)
def test_a_login_leads_to_no_other_site(visitor: Visitor, other: Visitor, name: str, onward: str) -> None:
    visitor.register(name)
    other.open("/login")
    response = other.submit("/login", {"name": name, "password": "correct horse", "next": onward})
    assert response.headers["location"] == "/"


FORMS = [
    ("/cashier", {"id": "0" * 32, "way": "deposit", "amount": "10"}),
    ("/play", {"game": "touch"}),
    ("/account", {"wallet": "transfer", "language": "sv", "limit": ""}),
    ("/logout", {}),
]


@pytest.mark.parametrize(("path", "fields"), FORMS)
def test_a_form_from_elsewhere_does_nothing(
    visitor: Visitor, other: Visitor, name: str, path: str, fields: dict
) -> None:
    visitor.register(name)
    other.open("/login")
    mine = visitor.cookie
    visitor.open("/cashier")
    visitor_page = visitor.page
    # No token; another browser's token; another origin; a type that a foreign page can send without asking.
    visitor.page = ""
    assert visitor.submit(path, fields).status_code == 403
    visitor.page = other.page
    assert visitor.submit(path, fields).status_code == 403
    visitor.page = visitor_page
    assert visitor.submit(path, fields, origin="https://evil.example").status_code == 403
    visitor.page = visitor_page
    assert visitor.submit(path, fields, origin="null").status_code == 403
    visitor.page = visitor_page
    assert visitor.submit(path, fields, **{"content-type": "text/plain"}).status_code == 403
    assert visitor.submit("/login", {"name": name, "password": "correct horse", "next": "/"}).status_code == 403
    visitor.cookie = mine
    assert "None yet." in shown(visitor.open("/cashier").text)


def test_a_form_with_other_fields_than_it_has_does_nothing(visitor: Visitor, name: str) -> None:
    visitor.register(name)
    visitor.open("/cashier")
    page = visitor.page
    fields = {"id": visitor.hidden("id")[0], "way": "deposit", "amount": "10"}
    for wrong in ({**fields, "more": "1"}, {"way": "deposit"}, {**fields, "way": "theft"}, {**fields, "id": "x"}):
        visitor.page = page
        assert visitor.submit("/cashier", wrong).status_code == 403
    visitor.page = page
    token = visitor.hidden("form_token")[0]
    twice = f"form_token={token}&id={fields['id']}&way=deposit&amount=1&amount=1000"
    headers = {"cookie": visitor.cookie, "content-type": "application/x-www-form-urlencoded"}
    assert visitor.http.post("/cashier", content=twice, headers=headers).status_code == 403
    assert "None yet." in shown(visitor.open("/cashier").text)


def test_every_answer_carries_the_security_headers_and_no_page_is_kept(operator: Process) -> None:
    for path in ("/", "/login", "/register", "/nowhere", "/style.css", "/wallet/debit"):
        headers = httpx.get(operator.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert f"form-action 'self' {GAMES};" in policy
        assert headers["x-content-type-options"] == "nosniff"
        if path != "/style.css":
            assert headers["cache-control"] == "no-store"


def test_what_players_write_is_shown_and_not_run(visitor: Visitor) -> None:
    visitor.open("/login")
    page = visitor.submit("/login", {"name": '"><img src=x onerror=1>', "password": "x" * 10, "next": "/"}).text
    assert "<img" not in page


async def test_a_login_lasts_half_a_day(house: House) -> None:
    player = await house.new_player()
    await house.site.desk.write(logins.log_in, "t" * 43, player.id, house.now)
    for hours, there in ((0, True), (12, True), (12.01, False)):
        found = await house.site.desk.run(logins.player_of, "t" * 43, house.now + hours * 3600)
        assert (found is not None) is there


async def test_an_operators_own_error_page_says_nothing_of_the_error(house: House) -> None:
    player = await house.new_player(balance=10)
    house.connection.execute("ALTER TABLE login RENAME TO gone")
    response = await house.http.get("/", headers={"cookie": f"__Host-operator={'t' * 43}"})
    assert response.status_code == 500
    assert "gone" not in response.text
    assert "no such table" not in response.text
    house.connection.execute("ALTER TABLE gone RENAME TO login")
    assert (await house.call("credit", **credit(debit(player, 1), 1))).error == "unknown-debit"
