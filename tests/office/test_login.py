"""Coming in: password and second factor, lock-out, replayed codes, sessions, forms, roles (F-76)."""

import re
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime

import httpx
import pytest

from puntobanco.service import Role
from puntobanco.service.staff import new_member
from puntobanco.storage import audit
from puntobanco.storage.staff_file import StaffFile
from tests.office.support import CHEAP, PASSWORD, Visit, arrive, code, form_token, hire, words
from tests.support import Server, running_server


def test_all_three_are_needed_and_the_answer_does_not_say_which_was_wrong(house: Server) -> None:
    secret = hire(house.data, "lena", "viewer")
    told = set()
    for name, password, given in (
        ("nobody", PASSWORD, code(secret)),
        ("lena", "something else", code(secret)),
        ("lena", PASSWORD, "000000"),
        ("lena", PASSWORD, ""),
    ):
        answer = Visit(house.url).post("/office/login", on="/office/login", name=name, password=password, code=given)
        assert answer.status_code == 403
        told.add(re.sub("lena|nobody", "", words(answer)))
        assert "__Host-office=" not in str(answer.headers.get_list("set-cookie"))
    assert len(told) == 1
    assert Visit(house.url).log_in("lena", secret).status_code == 303


def test_after_five_wrong_tries_the_right_ones_are_refused_too_and_it_is_told_kindly(house: Server) -> None:
    secret = hire(house.data, "mia", "viewer")
    for name in ("mia", "stranger"):
        answers = [Visit(house.url).log_in(name, secret, password="wrong password") for _ in range(5)]
        assert "Too many wrong tries" in words(answers[4])
        assert "Too many" not in words(answers[3])
    assert "Too many wrong tries" in words(Visit(house.url).log_in("mia", secret))


def test_a_code_works_once(house: Server) -> None:
    secret = hire(house.data, "nils", "viewer")
    assert Visit(house.url).log_in("nils", secret, later=0).status_code == 303
    assert Visit(house.url).log_in("nils", secret, later=0).status_code == 403
    assert Visit(house.url).log_in("nils", secret, later=-1).status_code == 403  # nor does an older one
    assert Visit(house.url).log_in("nils", secret, later=1).status_code == 303


def test_the_session_is_new_after_the_login_and_its_cookie_is_shut(house: Server) -> None:
    visit = Visit(house.url, {"__Host-office": "chosen-by-somebody-else-0123456789abcdef"})
    answer = visit.log_in("olaf", hire(house.data, "olaf", "viewer"))
    (cookie,) = [line for line in answer.headers.get_list("set-cookie") if line.startswith("__Host-office=")]
    assert "chosen-by" not in cookie
    for part in ("HttpOnly", "Secure", "SameSite=strict", "Path=/"):
        assert part.lower() in cookie.lower()
    assert "domain" not in cookie.lower()
    assert visit.get("/office").status_code == 200
    before = dict(visit.cookies)
    assert visit.post("/office/logout").headers["location"] == "/office/login"
    assert Visit(house.url, before).get("/office").headers["location"] == "/office/login"


@pytest.mark.parametrize(
    "path", ["", "/rounds", "/rounds/x", "/voids", "/tables", "/returns", "/outbox", "/journal", "/password"]
)
def test_nobody_sees_a_page_without_a_session(house: Server, path: str) -> None:
    answer = Visit(house.url).get(f"/office{path}")
    assert (answer.status_code, answer.headers["location"]) == (303, "/office/login")


def test_a_form_of_another_session_does_nothing(house: Server) -> None:
    one, other = arrive(house.url, house.data, "pia", "supervisor"), arrive(house.url, house.data, "quin", "supervisor")
    strange = form_token(other.get("/office").text)
    for token in ("", strange, "0" * 64):
        answer = one.post("/office/tables/touch", csrf=token, act="close")
        assert answer.status_code == 403
        assert "nothing was done" in words(answer)
    assert "mark closed" not in one.get("/office/tables").text
    login = Visit(house.url)._send("POST", "/office/login", data={"name": "pia", "password": PASSWORD, "code": "1"})
    assert login.status_code == 403


def test_pages_carry_no_script_and_no_inline_style_and_forbid_both(house: Server) -> None:
    visit = arrive(house.url, house.data, "rosa", "supervisor")
    for path in ("", "/rounds", "/voids", "/tables", "/returns", "/outbox", "/journal", "/password", "/login"):
        answer = visit.get(f"/office{path}")
        assert answer.status_code == 200, path
        assert not re.search(r"<script|<style|\sstyle=|\son\w+=", answer.text), path
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["cache-control"] == "no-store"


def test_a_viewer_may_look_and_do_nothing(house: Server) -> None:
    viewer = arrive(house.url, house.data, "sam", "viewer")
    for path, form in (
        ("/tables/touch", {"act": "close"}),
        ("/rounds/x/void", {"reason": "because"}),
        ("/rounds/x/approve", {}),
    ):
        answer = viewer.post(f"/office{path}", **form)
        assert answer.status_code == 403
        assert "Nothing was done" in words(answer)
    operator = arrive(house.url, house.data, "tove", "operator")
    assert operator.post("/office/rounds/x/approve").status_code == 403
    assert operator.post("/office/tables/touch", act="limits").status_code == 403
    assert "refused" in words(operator.get("/office/journal"))


def test_a_one_time_password_has_to_be_changed_first(house: Server) -> None:
    member = new_member("ulla", Role.VIEWER, "given-once-only", datetime.now(UTC), CHEAP)
    with StaffFile(house.data) as staff:
        staff.put(member, "test", "staff added", datetime.now(UTC))
    visit = Visit(house.url)
    visit.log_in("ulla", member.totp_secret, password="given-once-only")
    assert visit.get("/office/rounds").headers["location"] == "/office/password"
    for old, new, again, complaint in (
        ("wrong", PASSWORD, PASSWORD, "another one"),
        ("given-once-only", "short", "short", "12 to 128"),
        ("given-once-only", PASSWORD, PASSWORD + "!", "not the same"),
        ("given-once-only", "ulla ulla ulla", "ulla ulla ulla", "too easy"),
        ("given-once-only", "given-once-only", "given-once-only", "has to be another"),
    ):
        answer = visit.post("/office/password", on="/office/password", old=old, new=new, again=again)
        assert (answer.status_code, complaint in words(answer)) == (422, True), words(answer)
    visit.post("/office/password", on="/office/password", old="given-once-only", new=PASSWORD, again=PASSWORD)
    assert visit.get("/office").headers["location"] == "/office/login"  # every session of that name has ended
    assert visit.log_in("ulla", member.totp_secret, later=1).status_code == 303
    assert visit.get("/office").status_code == 200


def test_hundreds_of_tries_from_one_address_are_slowed_down(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running_server(tmp_path_factory.mktemp("slow") / "data", office="true") as server:
        visit = Visit(server.url)
        token = form_token(visit.get("/office/login").text)

        def guess(number: int) -> int:
            return visit.post(
                "/office/login", csrf=token, name="anybody", password="guess", code=f"{number:06}"
            ).status_code

        # Sixty at once, then one a second: tries one after the other might not be more on a slow machine.
        with ThreadPoolExecutor(16) as many:
            statuses = Counter(many.map(guess, range(100)))
        assert statuses[429] >= 5
        assert statuses.keys() == {403, 429}
    assert audit(server.data).faults == ()


def test_without_the_setting_there_is_no_office(server: Server) -> None:
    assert Visit(server.url).get("/office").status_code == 404
    assert Visit(server.url).get("/office/login").status_code == 404


def test_tries_behind_a_proxy_are_counted_by_the_visitor_s_address_and_not_by_the_proxy_s(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with running_server(tmp_path_factory.mktemp("proxy") / "data", office="true") as server:

        def comes(address: str) -> int:
            return httpx.post(f"{server.url}/office/login", headers={"x-forwarded-for": address}, data={}).status_code

        with ThreadPoolExecutor(16) as many:
            assert Counter(many.map(lambda _: comes("203.0.113.7"), range(100)))[429] >= 5
        assert comes("198.51.100.1") == 403  # not the form of a page that it has loaded, but heard
