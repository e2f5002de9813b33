"""The pages as a browser meets them: accounts, cashier, launches, game log, and what a stranger cannot do."""

import re
import secrets
from urllib.parse import parse_qs, urlsplit

import pytest
from operator_demo import passwords
from operator_demo.throttle import FAILURES, WAIT_SECONDS, Throttle

from tests.operator.conftest import GAMES
from tests.operator.support import Process, Visitor, shown
from tests.operator.wire import Games

# Accounts


def test_registering_logs_in_and_leads_to_the_cashier(visitor: Visitor, name: str) -> None:
    response = visitor.register(name)
    assert response.headers["location"] == "/cashier"
    assert name in shown(visitor.follow(response).text)


def test_the_cookie_is_for_this_host_only_and_no_script_or_foreign_form_has_it(visitor: Visitor, name: str) -> None:
    cookie = visitor.register(name).headers["set-cookie"].lower()
    assert cookie.startswith("__host-operator=")
    assert {"httponly", "secure", "samesite=lax", "path=/"} <= {part.strip() for part in cookie.split(";")}
    assert "domain" not in cookie


def test_login_changes_the_cookie_and_logout_ends_it(visitor: Visitor, other: Visitor, name: str) -> None:
    visitor.register(name)
    other.open("/login")
    planted = other.cookie
    fields = {"name": name.upper(), "password": "correct horse", "next": "/log"}
    response = other.submit("/login", fields)
    assert response.headers["location"] == "/log"
    assert other.cookie != planted
    assert name in shown(other.follow(response).text)
    logged_in = other.cookie
    other.submit("/logout", {})
    assert other.cookie != logged_in
    other.cookie = logged_in
    assert other.open("/cashier").status_code == 303
    # The first browser is logged in by itself and stays so.
    assert visitor.open("/cashier").status_code == 200


def test_a_wrong_password_and_a_wrong_name_are_told_alike(visitor: Visitor, other: Visitor, name: str) -> None:
    visitor.register(name)
    other.open("/login")
    pages = []
    for wrong in ({"name": name, "password": "wrong horse"}, {"name": "nobody at all", "password": "wrong horse"}):
        response = other.submit("/login", {**wrong, "next": "/"})
        assert response.status_code == 422
        pages.append(shown(response.text))
    assert pages[0] == pages[1]
    assert "Name or password is wrong." in pages[0]


def test_guessing_has_to_wait_even_with_the_right_password(visitor: Visitor, other: Visitor, name: str) -> None:
    visitor.register(name)
    other.open("/login")
    for _ in range(FAILURES):
        assert other.submit("/login", {"name": name, "password": "wrong", "next": "/"}).status_code == 422
    response = other.submit("/login", {"name": name, "password": "correct horse", "next": "/"})
    assert response.status_code == 429
    assert "Wait a minute" in shown(response.text)


def test_a_throttle_forgives_after_its_time_and_after_success() -> None:
    throttle = Throttle()
    for _ in range(FAILURES):
        assert not throttle.must_wait("anna", 100.0)
        throttle.failed("anna", 100.0)
    assert throttle.must_wait("anna", 100.0 + WAIT_SECONDS - 1)
    assert not throttle.must_wait("bo", 100.0)
    assert not throttle.must_wait("anna", 100.0 + WAIT_SECONDS)
    throttle.failed("anna", 100.0 + WAIT_SECONDS)
    assert not throttle.must_wait("anna", 100.0 + WAIT_SECONDS)
    throttle.succeeded("anna")
    assert not throttle.must_wait("anna", 100.0 + WAIT_SECONDS)


def test_a_password_is_kept_as_argon2id_with_a_salt_of_its_own() -> None:
    first, second = passwords.hash_password("correct horse"), passwords.hash_password("correct horse")
    assert first != second
    assert first.startswith("$argon2id$")
    assert passwords.is_right("correct horse", first)
    assert not passwords.is_right("correct hors", first)
    assert not passwords.is_right("correct horse", None)


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ({"name": "x"}, "Take 2 to 30 letters"),
        ({"name": "x" * 31}, "Take 2 to 30 letters"),
        ({"name": "<script>"}, "Take 2 to 30 letters"),
        ({"name": "two  spaces"}, "Take 2 to 30 letters"),
        ({"password": "short"}, "Take 8 to 200 characters"),
    ],
)
def test_what_is_wrong_with_a_new_account_is_said_beside_its_field(
    visitor: Visitor, name: str, changed: dict[str, str], problem: str
) -> None:
    response = visitor.register(changed.pop("name", name), **changed)
    assert response.status_code == 422
    assert problem in shown(response.text)
    assert "aria-invalid" in response.text
    assert "correct horse" not in response.text


def test_a_name_is_taken_once_whatever_its_case(visitor: Visitor, other: Visitor, name: str) -> None:
    visitor.register(name)
    response = other.register(name.upper())
    assert response.status_code == 422
    assert "has this name already" in shown(response.text)


@pytest.mark.parametrize("chosen", [{"currency": "XXX"}, {"wallet": "none"}, {"language": "xx"}])
def test_what_is_not_among_the_choices_is_refused(visitor: Visitor, name: str, chosen: dict[str, str]) -> None:
    assert visitor.register(name, **chosen).status_code == 403


# Cashier


@pytest.mark.parametrize(
    ("currency", "typed", "balance"),
    [
        ("EUR", "12.50", "€12.50"), ("EUR", "0,20", "€0.20"), ("SEK", "1 000", "SEK 1,000.00"), ("JPY", "500", "¥500"),
        ("KWD", "1.234", "KWD 1.234"),
    ],
)  # fmt: skip
def test_a_deposit_is_understood_and_shown(
    visitor: Visitor, name: str, currency: str, typed: str, balance: str
) -> None:
    visitor.register(name, currency=currency)
    page = shown(visitor.follow(visitor.deposit(typed)).text)
    assert f"Deposited: {balance}. Your balance is {balance}." in page


@pytest.mark.parametrize(
    ("currency", "typed"),
    [
        ("EUR", "0"), ("EUR", "-1"), ("EUR", "1.005"), ("EUR", "1,000"), ("EUR", "1e2"), ("EUR", "NaN"),
        ("EUR", "true"), ("EUR", ""), ("EUR", "1000001"), ("EUR", "１２"), ("EUR", "0x10"), ("EUR", "9" * 20),
        ("JPY", "1.5"), ("EUR", "1..5"),
    ],
)  # fmt: skip
def test_r9_what_is_no_amount_is_refused_with_a_reason(visitor: Visitor, name: str, currency: str, typed: str) -> None:
    visitor.register(name, currency=currency)
    for way in ("deposit", "withdrawal"):
        response = visitor.deposit(typed, way)
        assert response.status_code == 422
        assert 'class="problem" role="alert"' in response.text
    assert "None yet." in shown(visitor.open("/cashier").text)


def test_a_withdrawal_takes_what_there_is_and_no_more(visitor: Visitor, name: str) -> None:
    visitor.register(name)
    visitor.deposit("10")
    response = visitor.deposit("10.01", "withdrawal")
    assert response.status_code == 422
    assert "more than you have" in shown(response.text)
    page = shown(visitor.follow(visitor.deposit("10.00", "withdrawal")).text)
    assert "Withdrawn: €10.00. Your balance is €0.00." in page
    assert "−€10.00" in page


def test_a_double_click_pays_once(visitor: Visitor, name: str) -> None:
    visitor.register(name)
    visitor.open("/cashier")
    fields = {"id": visitor.hidden("id")[0], "way": "deposit", "amount": "10"}
    addresses = {visitor.submit("/cashier", fields).headers["location"] for _ in range(3)}
    assert len(addresses) == 1
    assert "Your balance is €10.00" in shown(visitor.open(addresses.pop()).text)


def test_nobody_sees_what_another_player_did(visitor: Visitor, other: Visitor, name: str) -> None:
    visitor.register(name)
    done = visitor.deposit("10").headers["location"]
    other.register(f"{name} 2")
    assert "Deposited" not in shown(other.open(done).text)


def test_movements_are_paged(visitor: Visitor, name: str) -> None:
    visitor.register(name)
    for amount in range(1, 28):
        visitor.deposit(str(amount))
    newest = visitor.open("/cashier").text
    assert newest.count("<tr ") == 26
    older = re.search(r'href="(/cashier\?before=\d+)"', newest)
    assert older is not None
    page = visitor.open(older[1]).text
    assert re.findall(r"\+€(\d+).00", page) == ["2", "1"]


@pytest.mark.parametrize("query", ["before=x", "before=-1", "before=" + "9" * 40, "done=x", "before=0", "next=x"])
def test_an_address_with_nonsense_is_only_an_address(visitor: Visitor, name: str, query: str) -> None:
    visitor.register(name)
    for path in ("/cashier", "/log", "/account", "/login", "/"):
        assert visitor.open(f"{path}?{query}").status_code == 200


# Launch


def test_play_leads_to_the_games_with_a_code_that_works_once(operator: Process, visitor: Visitor, name: str) -> None:
    visitor.register(name, language="sv", wallet="transfer", currency="SEK")
    visitor.deposit("100")
    visitor.open("/")
    response = visitor.submit("/play", {"game": "classic"})
    address = urlsplit(response.headers["location"])
    assert response.status_code == 303
    assert f"{address.scheme}://{address.netloc}{address.path}" == f"{GAMES}/launch"
    asked = parse_qs(address.query)
    assert {key: value for key, value in asked.items() if key != "code"} == {"game": ["classic"], "lang": ["sv"]}

    told = [call(operator, "authenticate", code=asked["code"][0]) for _ in range(2)]
    assert told[0] | {"player": ""} == {
        "player": "", "name": name, "currency": "SEK", "balance": 10_000, "language": "sv", "wallet": "transfer",
    }  # fmt: skip
    assert told[1]["error"] == "unknown-code"


def call(operator: Process, name: str, /, **body: object) -> dict[str, object]:
    import asyncio

    async def once() -> dict[str, object]:
        games = Games(operator.url)
        try:
            return await games.call(name, **body)
        finally:
            await games.close()

    return asyncio.run(once())


def test_a_code_is_made_only_by_the_button_and_only_for_a_game_there_is(visitor: Visitor, name: str) -> None:
    visitor.register(name)
    visitor.open("/")
    assert visitor.submit("/play", {"game": "roulette"}).status_code == 404
    assert visitor.open("/play").status_code == 405


def test_what_the_account_page_says_holds_from_the_next_launch(operator: Process, visitor: Visitor, name: str) -> None:
    visitor.register(name)
    visitor.deposit("10")
    visitor.open("/account")
    response = visitor.submit("/account", {"wallet": "transfer", "language": "ms", "limit": "5.00"})
    assert "Saved." in shown(visitor.follow(response).text)
    told = call(operator, "authenticate", code=visitor.launch_code())
    assert (told["wallet"], told["language"]) == ("transfer", "ms")
    bet = {"player": told["player"], "currency": "EUR", "game": "touch", "round": None}
    assert call(operator, "debit", id=secrets.token_hex(8), amount=501, **bet)["error"] == "limit-reached"
    visitor.open("/account")
    assert visitor.submit("/account", {"wallet": "transfer", "language": "ms", "limit": "-1"}).status_code == 422
    visitor.submit("/account", {"wallet": "transfer", "language": "ms", "limit": ""})
    assert call(operator, "debit", id=secrets.token_hex(8), amount=501, **bet)["balance"] == 499


# Game log


def test_the_game_log_tells_each_stake_and_what_became_of_it(operator: Process, visitor: Visitor, name: str) -> None:
    visitor.register(name)
    visitor.deposit("100")
    assert "You have not played yet." in shown(visitor.open("/log").text)
    player = call(operator, "authenticate", code=visitor.launch_code())["player"]

    def bet(amount: int) -> dict[str, object]:
        new = secrets.token_hex(6)
        body = {
            "id": f"d-{new}",
            "player": player,
            "currency": "EUR",
            "amount": amount,
            "game": "touch",
            "round": f"r-{new}",
        }
        assert "error" not in call(operator, "debit", **body)
        return body

    won, lost, undone, void_, still = bet(1000), bet(200), bet(300), bet(400), bet(500)
    for body, payout in ((won, 1950), (lost, 0), (void_, 800)):
        call(operator, "credit", **{**body, "id": f"c-{body['id']}", "amount": payout, "debit": body["id"]})
    who = {"player": player, "currency": "EUR"}
    call(operator, "rollback", id=f"b-{undone['id']}", debit=undone["id"], **who)
    call(operator, "void", id=f"v-{void_['id']}", round=void_["round"], stake=400, payout=800, **who)

    rows = [shown(row) for row in re.findall(r"<tr[^>]*>(.*?)</tr>", visitor.open("/log").text, re.DOTALL)[1:]]
    expected = [
        (still, "€5.00 – not settled yet"), (void_, "€4.00 €8.00 taken back"), (undone, "€3.00 – stake returned"),
        (lost, "€2.00 €0.00 −€2.00"), (won, "€10.00 €19.50 +€9.50"),
    ]  # fmt: skip
    for row, (body, told) in zip(rows, expected, strict=True):
        assert row.startswith("Baccarat Touch")
        assert row.endswith(f"{body['round']} {told}")
    assert "€102.50" in shown(visitor.page)
