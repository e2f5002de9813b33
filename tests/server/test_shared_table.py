"""Shared tables over the play socket, on one server: what each patron is told, and what becomes of their money."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

from puntobanco.fairness import commitment_to, drawn_cards
from puntobanco.game import card_name
from puntobanco.storage import audit
from tests.shared_client import Patron, new_patron, new_table, results_of
from tests.support import Server, running_server

FUN = 100_000


@asynccontextmanager
async def patrons_at(server: Server, *names: str, seat: bool = True) -> AsyncIterator[tuple[str, list[Patron]]]:
    """A new table, and patrons who sit at it in this order."""
    patrons = [await new_patron(server.url) for _ in names]
    table = await new_table(patrons[0])
    for patron, name in zip(patrons, names, strict=True):
        view = await patron.join(table, name, seat=seat)
        assert view["type"] == "tableView", view
    try:
        yield table, patrons
    finally:
        for patron in patrons:
            await patron.close()


async def test_f40_two_patrons_share_one_deal_and_each_is_paid(server: Server) -> None:
    async with patrons_at(server, "Anna", "Bo") as (_, (anna, bo)):
        accepted = await anna.bet({"player": 100})
        assert accepted["money"]["balance"] == FUN - 100
        seen = await bo.hear_of("tableChanged")
        while not any(seat["bets"] for seat in seen["seats"]):
            seen = await bo.hear_of("tableChanged")
        assert seen["seats"] == [{"seat": 1, "name": "Anna", "state": "bet", "bets": {"player": 100}}]
        assert 0 < seen["closesIn"] <= 15_000
        await bo.bet({"banker": 300, "tie": 50})
        rounds = []
        for patron in (anna, bo):
            dealt = await patron.hear_of("tableDealt")
            own = await patron.hear_of("settled")
            rounds.append(dealt["round"])
            assert own["round"]["roundId"] == dealt["round"]["roundId"]
            assert own["money"]["balance"] == own["round"]["balanceAfter"] == await patron.money()
            stake = own["round"]["stake"]
            assert own["round"]["balanceAfter"] == FUN - stake + own["round"]["payout"]
        assert rounds[0] == rounds[1]
        assert [(seat, stake) for seat, stake, _ in results_of(rounds[0])] == [(1, 100), (2, 350)]
        assert [seat for seat, _, _ in results_of(rounds[0])] == [1, 2]


async def test_the_deal_follows_from_everybodys_seeds_in_order_of_acceptance(server: Server) -> None:
    async with patrons_at(server, "Anna", "Bo") as (_, (anna, bo)):
        assert anna.table is not None
        offer = anna.table.view["offer"]
        for patron, seed in ((bo, "bb" * 16), (anna, "aa" * 16)):
            await patron.quiet()
            await patron.ask("betAccepted", **patron.deal_message({"player": 100}, offer, seed))
        played = (await anna.hear_of("tableDealt"))["round"]
        own = (await bo.hear_of("settled"))["round"]
        assert played["clientSeeds"] == own["clientSeeds"] == ["bb" * 16, "aa" * 16]
        seed = bytes.fromhex(played["serverSeed"])
        assert commitment_to(seed) == offer["commitment"]
        cards = drawn_cards(seed, offer["roundId"], ["bb" * 16, "aa" * 16], 8)
        first = [card_name(next(cards)) for _ in range(4)]
        hands = played["player"]["cards"], played["banker"]["cards"]
        assert [hands[0][0], hands[1][0], hands[0][1], hands[1][1]] == first


async def test_f41_who_skips_is_not_waited_for_and_sees_the_cards(server: Server) -> None:
    async with patrons_at(server, "Anna", "Bo") as (_, (anna, bo)):
        await bo.quiet()
        assert (await bo.skip())["type"] == "skipped"
        await anna.bet({"player": 100})
        assert (await anna.hear_of("settled"))["round"]["stake"] == 100
        await bo.quiet()
        assert [len(bo.dealt), bo.settled] == [1, []]
        assert bo.seat(2) == {"seat": 2, "name": "Bo", "state": "deciding", "bets": {}}
        assert await bo.money() == FUN


async def test_f40_the_clock_deals_when_somebody_says_nothing_and_then_waits_for_them_no_more(tmp_path: Path) -> None:
    with running_server(tmp_path / "data", bet_seconds="1") as server:
        async with patrons_at(server, "Anna", "Bo") as (_, (anna, bo)):
            for _ in range(2):
                await anna.quiet()
                await anna.bet({"player": 100})
                await anna.hear_of("settled")
            await bo.quiet()
            assert len(bo.dealt) == 2
            seat = bo.seat(2)
            assert seat is not None
            assert seat["state"] == "idle"
    assert audit(tmp_path / "data").faults == ()


async def test_f40_leaving_before_the_deal_refunds(server: Server) -> None:
    async with patrons_at(server, "Anna", "Bo") as (table, (anna, bo)):
        await anna.bet({"player": 700})
        assert await anna.money() == FUN - 700
        assert (await anna.ask("left", type="leave"))["type"] == "left"
        assert await anna.money() == FUN
        await bo.quiet()
        assert bo.seat(1) is None
        back = await anna.join(table, "Anna")
        refused = await anna.bet({"player": 700})
        assert (refused["code"], refused["offer"]) == ("bets-closed", back["offer"])
        assert await anna.money() == FUN


async def test_f40_a_dropped_patron_finds_seat_bet_and_result_and_nobody_else_does(server: Server) -> None:
    async with patrons_at(server, "Anna", "Bo", "Cy") as (table, (anna, bo, cy)):
        await anna.bet({"banker": 500})
        await anna.close()
        await bo.quiet()
        seat = bo.seat(1)
        assert seat == {"seat": 1, "name": "Anna", "state": "away", "bets": {"banker": 500}}
        stranger = await new_patron(server.url)
        assert (await stranger.join(table, "Anna"))["you"] == 4
        await stranger.ask("left", type="leave")
        await stranger.close()
        back = await anna.join(table)
        assert (back["you"], back["bet"]["bets"], back["money"]["balance"]) == (1, {"banker": 500}, FUN - 500)
        await anna.close()
        # The bet stands while its patron is gone, and is dealt with the others'.
        for patron in (bo, cy):
            await patron.quiet()
            await patron.bet({"player": 100})
        await bo.hear_of("settled")
        found = await anna.join(table)
        assert found["mine"]["bets"][0]["stake"] == 500
        assert found["money"]["balance"] == found["mine"]["balanceAfter"] == await anna.money()
        assert found["last"]["roundId"] == found["mine"]["roundId"]


async def test_f40_a_late_joiner_sees_the_round_and_bets_in_the_next(server: Server) -> None:
    async with patrons_at(server, "Anna", "Bo") as (table, (anna, bo)):
        await anna.bet({"player": 100})
        late = await new_patron(server.url)
        view = await late.join(table, "Cy")
        assert [seat["state"] for seat in view["seats"]] == ["bet", "deciding", "deciding"]
        assert await late.skip()
        await bo.quiet()
        await bo.bet({"player": 100})
        await late.hear_of("tableDealt")
        await late.quiet()
        assert (await late.bet({"tie": 100}))["type"] == "betAccepted"
        await late.close()


async def test_onlookers_hear_everything_and_bet_nothing(server: Server) -> None:
    async with patrons_at(server, "Anna") as (table, (anna,)):
        onlooker = await new_patron(server.url)
        view = await onlooker.join(table, seat=False)
        assert (view["you"], len(view["seats"])) == (None, 1)
        assert (await onlooker.bet({"player": 100}))["code"] == "not-seated"
        await anna.bet({"player": 100})
        assert (await onlooker.hear_of("tableDealt"))["round"]["results"][0]["stake"] == 100
        await onlooker.close()


async def test_a_full_table_takes_onlookers_only(tmp_path: Path) -> None:
    with running_server(tmp_path / "data", table_seats="2") as server:
        async with patrons_at(server, "Anna", "Bo") as (table, _):
            third = await new_patron(server.url)
            assert (await third.join(table, "Cy"))["code"] == "table-full"
            assert (await third.join(table, seat=False))["you"] is None
            await third.close()


async def test_what_the_changes_make_is_what_a_new_view_shows(server: Server) -> None:
    async with patrons_at(server, "Anna", "Bo", "Anna") as (table, (anna, bo, other)):
        onlooker = await new_patron(server.url)
        await onlooker.join(table, seat=False)
        for number in range(4):
            for patron in (anna, bo, other):
                await patron.quiet(0.05)
            await anna.bet({"player": 100 + number})
            if number % 2:
                await bo.skip()
            else:
                await bo.bet({"tie": 50})
            await other.close()
            await anna.hear_of("settled")
            await other.join(table, "Anna")
        await other.ask("left", type="leave")
        for patron in (anna, bo, onlooker):
            await patron.quiet()
            assert patron.table is not None
            fresh = await new_patron(server.url)
            shown = await fresh.join(table, seat=False)
            assert {name: shown[name] for name in patron.table.shown()} == patron.table.shown()
            await fresh.close()
        await onlooker.close()


async def test_no_seed_card_or_patron_is_told_before_its_time(server: Server) -> None:
    async with patrons_at(server, "Anna", "Bo") as (table, (anna, bo)):
        seen = json.dumps(bo.table.view) if bo.table else ""
        await anna.bet({"player": 100})
        seen += json.dumps(await bo.hear_of("tableChanged"))
        async with httpx.AsyncClient(base_url=server.url, headers={"cookie": bo.cookie}) as client:
            seen += (await client.get("/api/shared")).text + (await client.get(f"/api/shared/{table}")).text
            who = (await client.post("/api/session")).json()["patron"]
        await bo.quiet()
        await bo.bet({"player": 100})
        dealt = await bo.hear_of("tableDealt")
        assert dealt["round"]["serverSeed"] not in seen
        assert who not in seen + json.dumps(dealt)


async def test_the_same_bet_again_gets_the_same_answer_before_and_after_the_deal(server: Server) -> None:
    async with patrons_at(server, "Anna", "Bo") as (_, (anna, bo)):
        message = anna.deal_message({"player": 100})
        first = await anna.ask("betAccepted", **message)
        assert await anna.ask("betAccepted", **message) == first
        other = await anna.ask("betAccepted", **{**message, "bets": {"player": 200}})
        assert other["code"] == "round-id-reused"
        await bo.quiet()
        await bo.skip()
        settled = await anna.hear_of("settled")
        again = await anna.ask("settled", **message)
        assert again["round"] == settled["round"]
        assert await anna.money() == settled["round"]["balanceAfter"]


async def test_f42_the_lobby_lists_public_tables_and_links_lead_to_private_ones(server: Server) -> None:
    anna = await new_patron(server.url)
    public, private = await new_table(anna, name="  The\tFriday  table "), await new_table(anna, public=False)
    await anna.join(public, "Anna")
    await anna.bet({"player": 100})
    await anna.hear_of("settled")
    async with httpx.AsyncClient(base_url=server.url, headers={"cookie": anna.cookie}) as client:
        await asyncio.sleep(1.1)  # the list may be a second old
        listed = await client.get("/api/shared")
        tables = {state["table"]["id"]: state for state in listed.json()["tables"]}
        assert private not in tables
        shown = tables[public]
        assert (shown["table"]["name"], shown["taken"], shown["phase"]) == ("The Friday table", 1, "betting")
        assert sum(shown["roads"]["counts"].values()) == 1
        assert shown["roundMinimum"] > 0
        again = await client.get("/api/shared", headers={"if-none-match": listed.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        found = (await client.get(f"/api/shared/{private}")).json()
        assert (found["table"]["public"], found["taken"]) == (False, 0)
        assert (await client.get("/api/shared/aaaaaaaaaaaaaaaa")).status_code == 404
        third = await client.post("/api/shared", json={"game": "touch", "public": False})
        assert third.status_code == 201
        fourth = await client.post("/api/shared", json={"game": "touch", "public": False})
        assert (fourth.status_code, fourth.json()["code"], fourth.json()["args"]) == (
            409,
            "too-many-tables",
            {"most": 3},
        )
        for body in ({"game": "roulette", "public": True}, {"game": "touch", "public": 1}, {"game": "touch"}):
            assert (await client.post("/api/shared", json=body)).status_code in (400, 404)
    await anna.close()


async def test_a_newer_connection_of_the_same_patron_plays_on_the_same_seat(server: Server) -> None:
    async with patrons_at(server, "Anna", "Bo") as (table, (anna, bo)):
        older, anna.socket = anna.socket, None
        view = await anna.join(table)
        assert view["you"] == 1
        assert older is not None
        heard = []
        with suppress(ConnectionClosed):
            while True:
                heard.append(json.loads(await asyncio.wait_for(older.recv(), 10))["type"])
        assert heard[-1] == "replaced"
        assert older.close_code == 4409
        await bo.quiet()
        seat = bo.seat(1)
        assert seat is not None
        assert seat["state"] == "deciding"


async def test_after_a_restart_bets_are_given_back_and_seats_are_found_again(tmp_path: Path) -> None:
    with running_server(tmp_path / "data") as server:
        async with patrons_at(server, "Anna", "Bo") as (table, (anna, bo)):
            await anna.bet({"player": 700})
            server.kill()
    assert audit(tmp_path / "data").faults == ()
    with running_server(tmp_path / "data") as server:
        for patron, number in ((anna, 1), (bo, 2)):
            await patron.drop()
            patron.url = server.url
            view = await patron.join(table)
            assert (view["you"], view["bet"]) == (number, None)
        assert await anna.money() == FUN
        await anna.bet({"player": 100})
        await bo.quiet()
        await bo.bet({"player": 100})
        await anna.hear_of("settled")
        await anna.close()
        await bo.close()
    assert audit(tmp_path / "data").faults == ()
