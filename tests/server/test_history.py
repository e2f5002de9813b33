"""F-53 over REST: filters, pages, one round, and the table for spreadsheets, by somebody who plays."""

import csv
import io
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from fractions import Fraction
from typing import Any

import httpx
import pytest

from tests.support import Server, deal_body, new_session


@pytest.fixture
def patron(server: Server) -> Iterator[httpx.Client]:
    with new_session(server.url) as client:
        yield client


def play(patron: httpx.Client, game: str, **bets: int) -> dict[str, Any]:
    table = patron.get(f"/api/tables/{game}").json()
    answer = patron.post(f"/api/tables/{game}/rounds", json=deal_body(table, bets))
    assert answer.status_code == 200, answer.text
    dealt: dict[str, Any] = answer.json()["round"]
    return dealt


def rounds(patron: httpx.Client, **asked: str) -> list[str]:
    """Ids of all pages."""
    found: list[str] = []
    before: dict[str, str] = {}
    while True:
        page = patron.get("/api/rounds", params={"most": 2, **asked, **before}).raise_for_status().json()
        found += [one["roundId"] for one in page["rounds"]]
        if page["next"] is None:
            return found
        before = {"before": page["next"]}


def test_f53_a_round_tells_the_commission_of_each_bet_by_its_own_rules(patron: httpx.Client) -> None:
    """Touch: 5 % of a Banker's win, and what is rounded down goes with it; nothing of anything else."""
    for _ in range(6):
        told = play(patron, "touch", player=10, banker=330, tie=10)
        kept = {bet["area"]: bet["commission"] for bet in told["bets"]}
        won = told["outcome"] == "banker"
        exact = Fraction(5, 100) * 330
        assert kept == {"player": 0, "banker": -(-exact.numerator // exact.denominator) if won else 0, "tie": 0}
        assert patron.get(f"/api/rounds/{told['roundId']}").json() == told


def test_f53_filters_by_game_outcome_and_time(patron: httpx.Client) -> None:
    played = [play(patron, game, banker=500) for game in ("touch", "touch", "classic", "touch", "touch", "touch")]
    ids = sorted((one["roundId"] for one in played), reverse=True)
    assert rounds(patron) == ids
    assert rounds(patron, game="classic") == [played[2]["roundId"]]
    for outcome in ("player", "banker", "tie"):
        wanted = [one["roundId"] for one in played if one["outcome"] == outcome]
        assert rounds(patron, outcome=outcome) == sorted(wanted, reverse=True)
    assert rounds(patron, outcome="void") == []
    later = (datetime.now(UTC) + timedelta(hours=1)).isoformat()
    assert rounds(patron, since=later) == []
    assert rounds(patron, until=later) == ids
    assert rounds(patron, since=played[3]["time"]) == sorted((one["roundId"] for one in played[3:]), reverse=True)


@pytest.mark.parametrize(
    "asked", [{"outcome": "lost"}, {"since": "yesterday"}, {"most": "0"}, {"most": "101"}, {"game": "x" * 33}]
)
def test_r9_nonsense_in_a_filter_is_refused(patron: httpx.Client, asked: dict[str, str]) -> None:
    for path in ("/api/rounds", "/api/rounds.csv"):
        if path == "/api/rounds" or "most" not in asked:
            assert patron.get(path, params=asked).status_code == 400


@pytest.mark.parametrize("far", ["0001-01-01T00:00:00+23:59", "1969-12-31T23:59:59Z", "1970-01-01T00:00:00Z"])
def test_since_the_beginning_of_time_is_everything_and_until_then_nothing(patron: httpx.Client, far: str) -> None:
    told = play(patron, "touch", player=100)
    assert rounds(patron, since=far) == [told["roundId"]]
    assert rounds(patron, until=far) == []


@pytest.mark.parametrize("far", ["9999-12-31T23:59:59-23:59", "9999-12-31T23:59:59Z"])
def test_until_the_end_of_time_is_everything_and_since_then_nothing(patron: httpx.Client, far: str) -> None:
    told = play(patron, "touch", player=100)
    assert rounds(patron, until=far) == [told["roundId"]]
    assert rounds(patron, since=far) == []
    assert told["roundId"] in patron.get("/api/rounds.csv", params={"until": far}).text


def test_f53_the_table_for_spreadsheets_holds_what_the_pages_hold(patron: httpx.Client) -> None:
    played = [play(patron, "touch", banker=330, tie=10), play(patron, "classic", player=500)]
    answer = patron.get("/api/rounds.csv")
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert answer.headers["content-disposition"] == 'attachment; filename="rounds.csv"'
    lines = list(csv.DictReader(io.StringIO(answer.text, newline="")))
    by_id = {line["round"]: line for line in lines}
    assert len(lines) == 2
    for told in played:
        line = by_id[told["roundId"]]
        assert Fraction(line["stake"]) * 100 == told["stake"]
        assert Fraction(line["payout"]) * 100 == told["payout"]
        assert Fraction(line["commission"]) * 100 == sum(bet["commission"] for bet in told["bets"])
        assert Fraction(line["balance_after"]) * 100 == told["balanceAfter"]
        assert line["player"].split() == told["player"]["cards"]
        assert (line["game"], line["time"], line["currency"]) == (told["game"], told["time"], "EUR")
        assert line["rule_version"] == told["gameVersion"]
        before, after = Fraction(line["balance_before"]), Fraction(line["balance_after"])
        assert after == before - Fraction(line["stake"]) + Fraction(line["payout"])
    only = patron.get("/api/rounds.csv", params={"game": "classic"}).text.splitlines()
    assert len(only) == 2
    assert only[0].startswith("time,game,round,")


def test_f53_nobody_reads_another_patron_s_rounds(patron: httpx.Client, server: Server) -> None:
    told = play(patron, "touch", player=100)
    with new_session(server.url) as other:
        assert rounds(other) == []
        assert other.get(f"/api/rounds/{told['roundId']}").status_code == 404
        assert other.get("/api/rounds.csv").text.count("\n") == 1
    assert httpx.get(f"{server.url}/api/rounds.csv").status_code == 401
