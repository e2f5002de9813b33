"""REST: sessions, tables and rounds by script, errors in one shape, and the headers of every answer."""

import json

import httpx

from tests.support import Server, deal_body, new_session


def test_f18_games_are_told_with_their_computed_return(server: Server) -> None:
    games = {game["id"]: game for game in httpx.get(f"{server.url}/api/games").json()}
    assert list(games)[:3] == ["touch", "classic", "baccarat"]
    assert games["touch"]["rtp"] == {"player": "98.76", "tie": "85.64", "banker": "98.94"}
    assert min(map(float, games["classic"]["rtp"].values())) == 95.07
    assert games["classic"]["combine"] == "one"
    pays = {area["id"]: area["pays"][0] for area in games["touch"]["areas"]}
    assert (pays["tie"]["win"], pays["tie"]["notation"]) == ("9", "for")
    assert pays["banker"]["commission"] == "5%"


def test_a_session_is_a_proper_cookie_and_is_found_again(server: Server) -> None:
    first = httpx.post(f"{server.url}/api/session")
    assert first.status_code == 201
    cookie = first.headers["set-cookie"]
    assert cookie.startswith("__Host-session=")
    for flag in ("HttpOnly", "Secure", "SameSite=strict", "Path=/"):
        assert flag in cookie
    assert "Domain" not in cookie
    again = httpx.post(f"{server.url}/api/session", headers={"cookie": cookie.split(";")[0]})
    assert again.status_code == 200
    assert again.json() == first.json()
    assert "set-cookie" not in again.headers


def test_without_a_session_nothing_can_be_asked(server: Server) -> None:
    for path in ("/api/tables/touch", "/api/rounds/x"):
        answer = httpx.get(server.url + path)
        assert answer.status_code == 401
        assert "POST /api/session" in answer.json()["message"]


def test_a_round_by_script_is_kept_and_only_for_its_patron(server: Server) -> None:
    with new_session(server.url) as anna, new_session(server.url) as bo:
        table = anna.get("/api/tables/baccarat").json()
        dealt = anna.post("/api/tables/baccarat/rounds", json=deal_body(table, {"banker": 30, "tie": 20}))
        assert dealt.status_code == 200
        played = dealt.json()["round"]
        path = f"/api/rounds/{played['roundId']}"
        assert anna.get(path).json() == played
        assert bo.get(path).status_code == 404
        assert anna.get("/api/tables/baccarat").json()["last"] == played
        assert (
            bo.post("/api/tables/baccarat/rounds", json=deal_body(table, {"banker": 30})).json()["code"] == "offer-void"
        )


def test_refusals_have_their_status_and_their_words(server: Server) -> None:
    with new_session(server.url) as client:
        table = client.get("/api/tables/classic").json()

        def refused(game: str = "classic", **change: object) -> tuple[int, str, str]:
            answer = client.post(f"/api/tables/{game}/rounds", json=deal_body(table, {"player": 100}) | change)
            told = answer.json()
            return answer.status_code, told["code"], told["message"]

        assert refused(bets={"player": 99})[:2] == (422, "below-minimum")
        assert "€1.00" in refused(bets={"player": 99})[2]
        assert refused(bets={"player": 150_001})[:2] == (422, "above-maximum")
        assert refused(bets={"player": 100, "tie": 100})[:2] == (422, "one-area-only")
        assert refused(bets={"moon": 100})[:2] == (422, "unknown-area")
        assert refused(bets={"player": 100_001})[:2] == (422, "insufficient-balance")
        assert refused(commitment="0" * 64)[:2] == (409, "commitment-mismatch")
        assert refused(roundId="0199f3c2-7b1e-7034-9ad3-ed6c80b65386")[:2] == (409, "offer-void")
        assert refused(game="roulette")[:2] == (404, "unknown-game")


def test_refill_over_rest(server: Server) -> None:
    with new_session(server.url) as client:
        answer = client.post("/api/refill")
        assert answer.status_code == 422
        assert answer.json()["code"] == "nothing-to-refill"


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/nowhere", "/health/live"):
        headers = httpx.get(server.url + path).headers
        assert "script-src 'self'" in headers["content-security-policy"], path
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    assert httpx.get(f"{server.url}/api/games").headers["cache-control"] == "no-store"


def test_errors_have_one_shape_and_tell_no_secrets(server: Server) -> None:
    answer = httpx.get(f"{server.url}/nowhere")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    wrong = httpx.put(f"{server.url}/api/session")
    assert (wrong.status_code, wrong.json()["code"]) == (405, "method-not-allowed")
    assert "Traceback" not in answer.text + wrong.text


def test_the_openapi_document_tells_every_route_and_the_bets(server: Server) -> None:
    document = httpx.get(f"{server.url}/api/schema/openapi.json").json()
    assert {
        "/api/session",
        "/api/games",
        "/api/tables/{game}",
        "/api/tables/{game}/rounds",
        "/api/rounds/{round_id}",
    } <= set(document["paths"])
    body = document["paths"]["/api/tables/{game}/rounds"]["post"]["requestBody"]["content"]["application/json"][
        "schema"
    ]
    name = body["$ref"].rsplit("/", 1)[1]
    assert set(document["components"]["schemas"][name]["properties"]) == {"roundId", "commitment", "clientSeed", "bets"}
    assert "secret" not in json.dumps(document)


def test_health(server: Server) -> None:
    assert httpx.get(f"{server.url}/health/live").json() == {"status": "live"}
    assert httpx.get(f"{server.url}/health/ready").json() == {"status": "ready"}


def test_f53_the_history_is_paged_newest_first_and_ones_own(server: Server) -> None:
    with new_session(server.url) as anna, new_session(server.url) as bo:
        table = anna.get("/api/tables/touch").json()
        played = []
        for _ in range(5):
            table = anna.post("/api/tables/touch/rounds", json=deal_body(table, {"player": 10})).json()
            played.insert(0, table["round"])
        first = anna.get("/api/rounds", params={"most": 3}).json()
        assert first["rounds"] == played[:3]
        second = anna.get("/api/rounds", params={"most": 3, "before": first["next"]}).json()
        assert second == {"rounds": played[3:], "next": None}
        assert bo.get("/api/rounds").json() == {"rounds": [], "next": None}
        assert anna.get("/api/rounds", params={"most": 0}).status_code == 400


def test_f42_the_lobby_tells_money_tables_and_their_roads(server: Server) -> None:
    with new_session(server.url) as client:
        before = client.get("/api/lobby").json()
        assert [table["game"]["id"] for table in before["tables"]][:3] == ["touch", "classic", "baccarat"]
        assert before["money"] == {
            "balance": 100_000,
            "currency": "EUR",
            "exponent": 2,
            "mode": "fun",
            "wallet": "none",
        }
        table = client.get("/api/tables/classic").json()
        told = client.post("/api/tables/classic/rounds", json=deal_body(table, {"player": 100})).json()["round"]
        after = client.get("/api/lobby").json()
        assert after["money"]["balance"] == told["balanceAfter"]
        counts = {table["game"]["id"]: table["roads"]["counts"] for table in after["tables"]}
        assert counts["classic"][told["outcome"]] == 1
        assert sum(counts["touch"].values()) == 0
