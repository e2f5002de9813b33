"""F-37: what the house rules ask for is asked of every deal, and money is not touched by any of it."""

import pytest

from puntobanco.games import all_games
from puntobanco.service import Conduct, Dealt, HouseRules, Play, Purse, Sessions, View, Visitor, Waits
from puntobanco.storage import DatabaseStore
from puntobanco.table import Deal, Reason, Refusal
from puntobanco.testing import SeededEntropy, SetClock
from tests.databases import Database


class Table:
    """A patron at a Touch table under some house rules."""

    def __init__(self, store: DatabaseStore, rules: HouseRules) -> None:
        self.clock = SetClock()
        entropy, purse = SeededEntropy("conduct"), Purse()
        self.play = Play(all_games(), store, entropy, self.clock, purse, conduct=Conduct(self.clock, rules))
        self.sessions = Sessions(store, entropy, self.clock, purse)

    async def sit(self) -> Visitor:
        visitor, _ = await self.sessions.open()
        return visitor

    async def deal(self, visitor: Visitor, **stakes: int) -> Dealt | Refusal:
        view = await self.play.sit(visitor, "touch")
        assert isinstance(view, View)
        deal = Deal(visitor.patron, view.offer, "ab" * 16, stakes or {"player": 100})
        return await self.play.deal(visitor, "touch", deal)


def reason(answer: object) -> Reason:
    assert isinstance(answer, Refusal), answer
    return answer.reason


async def test_f37_a_round_takes_its_least_time(database: Database) -> None:
    async with database.open() as store:
        table = Table(store, HouseRules(minimum_round_seconds=5))
        visitor = await table.sit()
        assert isinstance(await table.deal(visitor), Dealt)
        table.clock.advance(seconds=4.9)
        assert reason(await table.deal(visitor)) is Reason.ROUND_TOO_SOON
        table.clock.advance(seconds=0.1)
        assert isinstance(await table.deal(visitor), Dealt)


async def test_f37_a_deal_sent_again_is_answered_whatever_the_house_rules_say(database: Database) -> None:
    async with database.open() as store:
        table = Table(store, HouseRules(minimum_round_seconds=60, reality_check_minutes=1))
        visitor = await table.sit()
        view = await table.play.sit(visitor, "touch")
        assert isinstance(view, View)
        deal = Deal(visitor.patron, view.offer, "ab" * 16, {"player": 100})
        first = await table.play.deal(visitor, "touch", deal)
        table.clock.advance(minutes=2)
        again = await table.play.deal(visitor, "touch", deal)
        assert isinstance(first, Dealt)
        assert isinstance(again, Dealt)
        assert again.played == first.played


async def test_f37_a_reality_check_holds_bets_until_it_is_answered(database: Database) -> None:
    async with database.open() as store:
        table = Table(store, HouseRules(reality_check_minutes=30))
        visitor = await table.sit()
        first = await table.deal(visitor, player=100)
        assert isinstance(first, Dealt)
        table.clock.advance(minutes=30)
        held = await table.deal(visitor)
        assert reason(held) is Reason.REALITY_CHECK
        assert isinstance(held, Refusal)
        paid = sum(first.played.claim.payouts.values())
        assert held.args == {"minutes": 30, "stakedMinor": 100, "paidMinor": paid, "rounds": 1}
        assert reason(await table.deal(visitor)) is Reason.REALITY_CHECK
        table.play.conduct.go_on(visitor)
        assert isinstance(await table.deal(visitor), Dealt)


async def test_f37_time_and_loss_have_their_limits(database: Database) -> None:
    async with database.open() as store:
        table = Table(store, HouseRules(session_minutes=60, loss_limit_minor=3000))
        visitor = await table.sit()
        answers = [await table.deal(visitor, tie=1000) for _ in range(60)]
        lost = 0
        for answer in answers:
            if isinstance(answer, Refusal):
                assert answer.reason is Reason.LOSS_LIMIT
                assert lost >= 3000
                break
            lost += 1000 - sum(answer.played.claim.payouts.values())
        else:
            pytest.fail("sixty ties in a row would be a wonder")
        other = await table.sit()
        assert isinstance(await table.deal(other), Dealt)
        table.clock.advance(minutes=60)
        assert reason(await table.deal(other)) is Reason.SESSION_OVER


async def test_f56_who_does_nothing_is_idle_and_who_plays_is_not(database: Database) -> None:
    async with database.open() as store:
        table = Table(store, HouseRules(idle_minutes=10))
        busy, lazy = await table.sit(), await table.sit()
        await table.deal(busy)
        await table.deal(lazy)
        table.clock.advance(minutes=9)
        await table.deal(busy)
        table.clock.advance(minutes=1)
        assert table.play.conduct.idle() == [lazy]
        table.play.conduct.gone(lazy)
        assert table.play.conduct.idle() == []


async def test_f37_the_table_is_told_how_long_it_has_to_wait_and_until_when_it_need_not_look_back(
    database: Database,
) -> None:
    async with database.open() as store:
        table = Table(store, HouseRules(minimum_round_seconds=5, reality_check_minutes=10))
        visitor = await table.sit()
        conduct = table.play.conduct
        assert conduct.waits(conduct.stay(visitor)) == Waits(0, check_seconds=600, deal_seconds=0)
        table.clock.advance(seconds=100)
        assert isinstance(await table.deal(visitor), Dealt)
        table.clock.advance(seconds=2)
        assert conduct.waits(conduct.stay(visitor)) == Waits(102, check_seconds=498, deal_seconds=3)
        table.clock.advance(minutes=20)
        assert conduct.waits(conduct.stay(visitor)) == Waits(1302, check_seconds=0, deal_seconds=0)
        conduct.go_on(visitor)
        assert conduct.waits(conduct.stay(visitor)) == Waits(1302, check_seconds=600, deal_seconds=0)


async def test_f37_who_says_that_they_are_still_there_has_not_looked_back(database: Database) -> None:
    async with database.open() as store:
        table = Table(store, HouseRules(reality_check_minutes=10))
        visitor = await table.sit()
        table.play.conduct.stay(visitor)
        table.clock.advance(minutes=9)
        table.play.conduct.go_on(visitor)
        table.clock.advance(minutes=1)
        assert reason(await table.deal(visitor)) is Reason.REALITY_CHECK


async def test_where_nothing_is_asked_for_there_is_nothing_to_wait_for(database: Database) -> None:
    async with database.open() as store:
        table = Table(store, HouseRules())
        visitor = await table.sit()
        await table.deal(visitor)
        assert table.play.conduct.waits(table.play.conduct.stay(visitor)) == Waits(0, None, 0)
