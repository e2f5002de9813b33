"""Actual against expected return: the sums are right however they were counted, and the band is the exact one."""

import asyncio
import math
from datetime import timedelta

import pytest

from puntobanco.games import game_named
from puntobanco.odds import odds_of
from puntobanco.office.figures import by_game
from puntobanco.office.returns import returns_of
from puntobanco.service import Money, Played, RoundSearch, Tally
from puntobanco.storage import DatabaseStore, OfficeStore, inspection
from puntobanco.testing import SeededEntropy
from tests.databases import Database
from tests.storage.test_store import ANNA, NOW, a_round, funded

TOUCH = game_named("touch")
FUN = Money("fun", "EUR")


def office_of(store: DatabaseStore, database: Database) -> OfficeStore:
    return OfficeStore(store, database.folder, database.address)


def tally(bet: str, rounds: int, stake: int, payout: int) -> Tally:
    """Rounds of one stake each."""
    return Tally("touch", TOUCH.version, FUN, bet, rounds, rounds * stake, payout, float(rounds * stake**2))


def test_the_band_of_equal_stakes_is_the_one_of_the_odds_engine() -> None:
    odds = odds_of(TOUCH)
    for bet in odds.bets:
        (row,) = returns_of((tally(bet.id, 10_000, 100, 990_000),), odds)
        assert row.theory == float(bet.rtp)
        assert (row.low, row.high) == pytest.approx(bet.band(10_000))
        assert row.actual == 0.99


def test_the_band_of_player_follows_from_known_counts() -> None:
    """Eight decks: Banker 2292252566437888, Player 2230518282592256, Tie 475627426473216 of 4998398275503360."""
    wins, pushes, total = 2_230_518_282_592_256, 475_627_426_473_216, 4_998_398_275_503_360
    mean = (2 * wins + pushes) / total
    variance = (4 * wins + pushes) / total - mean**2
    (row,) = returns_of((tally("player", 400, 100, 40_000),), odds_of(TOUCH))
    assert row.theory == pytest.approx(mean, abs=1e-12)
    assert row.high - row.theory == pytest.approx(1.959963984540054 * math.sqrt(variance / 400), abs=1e-12)


def test_unequal_stakes_widen_the_band() -> None:
    odds = odds_of(TOUCH)
    even = (tally("player", 100, 100, 10_000),)
    uneven = (tally("player", 99, 1, 99), tally("player", 1, 9_901, 9_901))
    (narrow,), (wide,) = returns_of(even, odds), returns_of(uneven, odds)
    assert wide.high - wide.low > 9 * (narrow.high - narrow.low)


def test_what_is_far_outside_is_said_to_be() -> None:
    (row,) = returns_of((tally("player", 100_000, 100, 11_000_000),), odds_of(TOUCH))
    assert not row.inside
    assert 0 <= float(row.chart["actual"]) <= 100


async def test_tallies_are_the_same_however_far_they_were_counted_and_void_rounds_are_left_out(
    database: Database,
) -> None:
    entropy = SeededEntropy("tally")
    async with (
        await funded(database, 100_000) as store,
        office_of(store, database) as office,
    ):
        results = []
        for number in range(30):
            bets = {"player": 100, "tie": 10 * (number + 1)}
            played = await store.settle(a_round(entropy, bets), ANNA, NOW + timedelta(seconds=number))
            assert isinstance(played, Played)
            results.append(played)
        live = await office.tallies(None)
        assert await office.count_on(NOW + timedelta(seconds=10)) == 10
        assert await office.tallies(None) == live
        assert await office.count_on(NOW + timedelta(days=1)) == 20
        assert await office.count_on(NOW + timedelta(days=1)) == 0
        assert await office.tallies(None) == live == await office.tallies(NOW.date().isoformat())
        assert await office.tallies("2001-01-01") == ()
        by_bet = {one.bet: one for one in live}
        assert by_bet["tie"].stake == sum(played.claim.stakes["tie"] for played in results)
        assert by_bet["tie"].payout == sum(played.claim.payouts["tie"] for played in results)
        assert by_bet["tie"].squares == sum(float(played.claim.stakes["tie"]) ** 2 for played in results)
        assert by_bet[""].rounds == 30
        gone = results[3]
        await store.ask_void(gone.claim.round_id, "a fault", "ann", NOW)
        assert await office.tallies(None) == live  # nothing is void before the second person
        await store.approve_void(gone.claim.round_id, "bo", NOW)
        less = {one.bet: one for one in await office.tallies(None)}
        assert less[""].rounds == 29
        assert less["player"].payout == by_bet["player"].payout - gone.claim.payouts["player"]


async def test_two_who_count_at_once_count_once(database: Database) -> None:
    entropy = SeededEntropy("twice")
    async with await funded(database, 100_000) as store:
        for _ in range(5):
            await store.settle(a_round(entropy, {"player": 100}), ANNA, NOW)
        async with (
            office_of(store, database) as one,
            office_of(store, database) as other,
        ):
            until = NOW + timedelta(days=1)
            assert sum(await asyncio.gather(one.count_on(until), other.count_on(until))) == 5
            (whole,) = [tally for tally in await one.tallies(None) if not tally.bet]
            assert whole.rounds == 5


async def test_a_search_for_what_is_rare_goes_on_from_where_it_stopped(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:

    monkeypatch.setattr(inspection, "MOST_READ", 10)
    entropy = SeededEntropy("rare")
    async with (
        await funded(database, 100_000) as store,
        office_of(store, database) as office,
    ):
        rare = await store.settle(a_round(entropy, {"player": 5000}), ANNA, NOW)
        for number in range(35):
            await store.settle(a_round(entropy, {"player": 100}), ANNA, NOW + timedelta(seconds=number + 1))
        for start in (RoundSearch(least_stake_minor=5000), RoundSearch(least_stake_minor=5000, patron="anna")):
            wanted, found, pages = start, [], 0
            while True:
                page = await office.search(wanted, 25)
                found += [one.played for one in page.found]
                pages += 1
                if page.key is None:
                    break
                wanted = RoundSearch(least_stake_minor=5000, patron=start.patron, key=page.key)
            assert found == [rare]
            assert pages == 4


def test_figures_are_summed_over_versions_and_told_apart_by_money() -> None:
    lines = by_game(
        (
            tally("", 2, 100, 150),
            tally("player", 2, 100, 150),
            Tally("touch", "other rules", FUN, "", 1, 50, 0, 2500.0),
            Tally("touch", TOUCH.version, Money("money", "SEK"), "", 1, 1000, 1950, 1e6),
        ),
        {"touch": "Touch"},
    )
    money, fun = lines
    assert (fun.rounds, fun.stake, fun.payout, fun.win) == (3, 250, 150, 100)
    assert (money.money, money.win, money.hold) == (Money("money", "SEK"), -950, -0.95)
