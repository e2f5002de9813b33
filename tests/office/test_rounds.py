"""Looking for rounds and seeing one in full; a void by two people through the pages, also across kill -9 (F-57)."""

import contextlib
import re
import threading
from pathlib import Path

import httpx
import pytest

from puntobanco.storage import audit
from tests.office.support import Visit, arrive, play, words
from tests.support import Server, deal_body, free_port, new_session, start_server


def ids(answer: httpx.Response) -> list[str]:
    """Rounds of a page of the search, in their order."""
    return re.findall(r'<th scope="row"><a href="/office/rounds/([0-9a-f-]{36})"', answer.text)


@pytest.fixture(scope="module")
def clerk(house: Server) -> Visit:
    return arrive(house.url, house.data, "ann", "operator")


@pytest.fixture(scope="module")
def chief(house: Server) -> Visit:
    return arrive(house.url, house.data, "bo", "supervisor")


def test_f76_rounds_are_found_by_what_is_known_of_them(house: Server, clerk: Visit) -> None:
    small = play(house.url, "touch", {"player": 100}, 5)
    large = play(house.url, "classic", {"banker": 5000}, 3)
    patron = re.search(r"patron=([0-9a-f]+)", clerk.get(f"/office/rounds?id={small[0]['roundId']}").text)
    assert patron is not None
    newest_first = [told["roundId"] for told in reversed(small)]
    assert ids(clerk.get(f"/office/rounds?patron={patron[1]}")) == newest_first
    assert ids(clerk.get(f"/office/rounds?id={large[1]['roundId']}")) == [large[1]["roundId"]]
    assert ids(clerk.get("/office/rounds?stake=50.00")) == [told["roundId"] for told in reversed(large)]
    assert set(ids(clerk.get("/office/rounds?game=touch"))) >= set(newest_first)
    assert not set(ids(clerk.get("/office/rounds?game=touch"))) & {told["roundId"] for told in large}
    for outcome in ("player", "banker", "tie"):
        found = ids(clerk.get(f"/office/rounds?patron={patron[1]}&outcome={outcome}"))
        assert found == [told["roundId"] for told in reversed(small) if told["outcome"] == outcome]
    assert ids(clerk.get("/office/rounds?until=2020-01-01")) == []
    assert ids(clerk.get(f"/office/rounds?since=2020-01-01&patron={patron[1]}")) == newest_first
    wrong = clerk.get("/office/rounds?since=yesterday&stake=much")
    assert wrong.status_code == 422
    assert "write the time as" in words(wrong)
    assert "write an amount" in words(wrong)


def test_f76_pages_follow_each_other_without_a_gap_or_a_double(house: Server, clerk: Visit) -> None:
    played = [told["roundId"] for told in play(house.url, "baccarat", {"player": 200}, 60)]
    found, path = [], "/office/rounds?game=baccarat"
    while path:
        page = clerk.get(path)
        found += ids(page)
        more = re.search(r'class="more" href="([^"]+)"', page.text)
        path = "" if more is None else more[1].replace("&amp;", "&")
    assert found == played[::-1]


def test_f76_a_round_shows_its_cards_seeds_check_and_transfers(house: Server, clerk: Visit) -> None:
    (told,) = play(house.url, "touch", {"player": 100, "tie": 50}, 1)
    page = clerk.get(f"/office/rounds/{told['roundId']}")
    text = words(page)
    for part in (told["commitment"], told["serverSeed"], *told["clientSeeds"], told["gameVersion"]):
        assert part in text
    assert "the seeds deal these cards" in text
    assert "€1.50" in text  # the stake's transfer
    assert "Dealt again from the seeds" in text
    assert page.text.count("<li class=") == len(told["player"]["cards"]) + len(told["banker"]["cards"])
    assert clerk.get("/office/rounds/not-there").status_code == 404


def test_f76_a_shoe_that_is_not_over_keeps_its_secret_from_the_office_too(tmp_path: Path) -> None:
    server = start_server(tmp_path / "data", office="true", offer="shoe")
    try:
        (told,) = play(server.url, "shoe", {"banker": 1000}, 1)
        page = arrive(server.url, server.data, "eve", "supervisor").get(f"/office/rounds/{told['roundId']}")
        assert "stays secret, here too" in words(page)
    finally:
        server.stop()


def test_f57_two_people_void_a_round_and_the_patron_sees_it(house: Server, clerk: Visit, chief: Visit) -> None:
    with new_session(house.url) as patron:
        table = patron.get("/api/tables/touch").json()
        before = table["money"]["balance"]
        told = patron.post("/api/tables/touch/rounds", json=deal_body(table, {"player": 100})).json()["round"]
        path = f"/office/rounds/{told['roundId']}"
        assert "Give a reason" in words(clerk.post(f"{path}/void", reason=" x "))
        assert "nobody has asked" in words(chief.post(f"{path}/approve"))
        assert clerk.post(f"{path}/void", reason="the camera <b>failed</b>").status_code == 303
        assert "asked for already" in words(chief.post(f"{path}/void", reason="once more, please"))
        page = chief.get(path)
        assert "the camera <b>failed</b>" in words(page)  # told as it was written, never as markup
        assert "<b>failed" not in page.text
        assert "Approve: declare it void" in words(page)
        assert "Approve: declare it void" not in words(clerk.get(path))
        assert chief.post(f"{path}/approve").status_code == 303
        assert "void already" in words(chief.post(f"{path}/approve"))
        seen = patron.get("/api/rounds").json()["rounds"][0]
        assert seen["void"]["reason"] == "the camera <b>failed</b>"
        assert patron.get("/api/tables/touch").json()["money"]["balance"] == before
    journal = words(chief.get("/office/journal"))
    assert journal.index("bo void approved") < journal.index("ann void asked")
    assert audit(house.data).faults == ()


def test_f57_nobody_approves_what_they_asked_for_themselves(house: Server, chief: Visit) -> None:
    (told,) = play(house.url, "touch", {"player": 100}, 1)
    path = f"/office/rounds/{told['roundId']}"
    chief.post(f"{path}/void", reason="a doubt of mine")
    assert "a second person has to approve" in words(chief.post(f"{path}/approve"))
    assert "This round is void" not in words(chief.get(path))


def test_f57_a_void_survives_kill_9_whenever_it_comes(tmp_path: Path) -> None:
    """The server dies 0, 1, 2 … ms after the approval was sent; afterwards it is void once or not yet, never half."""
    port = free_port()
    server = start_server(tmp_path / "data", port=port, office="true")
    try:
        with new_session(server.url) as patron:
            table = patron.get("/api/tables/touch").json()
            start = table["money"]["balance"]
            rounds = []
            for _ in range(4):
                table = patron.post("/api/tables/touch/rounds", json=deal_body(table, {"player": 100})).json()
                rounds.append(table["round"]["roundId"])
            asking = arrive(server.url, server.data, "ann", "operator")
            judging = arrive(server.url, server.data, "bo", "supervisor")
            for number, round_id in enumerate(rounds):
                path = f"/office/rounds/{round_id}"
                asking.post(f"{path}/void", reason="a test of crashes")
                sending = threading.Thread(target=_approve, args=(judging, path))
                sending.start()
                threading.Event().wait(0.004 + number / 1000)
                server.kill()
                sending.join()
                server = start_server(tmp_path / "data", port=port, office="true")
                assert audit(server.data).faults == ()
                judging.post(f"{path}/approve")  # the session outlives the crash as well
                assert "This round is void" in words(judging.get(path))
            assert patron.get("/api/tables/touch").json()["money"]["balance"] == start
    finally:
        server.kill()
    assert audit(server.data).faults == ()


def _approve(judging: Visit, path: str) -> None:
    with contextlib.suppress(httpx.TransportError, KeyError):
        judging.post(f"{path}/approve", on=path)
