"""Playing at a private table: answered once, found again, never dealt twice, whatever the network does."""

import asyncio
from datetime import datetime

from puntobanco.fairness import commitment_to
from puntobanco.games import all_games
from puntobanco.ledger import Account
from puntobanco.service import Dealt, Funding, Play, Played, Purse, Sessions, Unavailable, View, Visitor
from puntobanco.storage import DatabaseStore
from puntobanco.table import Deal, Offer, Reason, Refusal, Round
from puntobanco.testing import SeededEntropy, SetClock
from tests.databases import Database


class House:
    """A store, and a player of it, in a folder."""

    def __init__(self, store: DatabaseStore, seed: str = "house", **options: int) -> None:
        self.store, self.entropy, self.clock, self.purse = store, SeededEntropy(seed), SetClock(), Purse()
        self.play = Play(all_games(), store, self.entropy, self.clock, self.purse, **options)
        self.sessions = Sessions(store, self.entropy, self.clock, self.purse)

    async def patron(self) -> Visitor:
        await self.store.keep_rules(tuple(all_games().values()), self.clock.now())
        return (await self.sessions.open())[0]

    async def sit(self, patron: Visitor, game: str = "touch") -> View:
        view = await self.play.sit(patron, game)
        assert isinstance(view, View)
        return view


def deal(patron: Visitor, offer: Offer, **stakes: int) -> Deal:
    return Deal(patron.patron, offer, "ab" * 16, stakes or {"player": 100})


async def test_the_commitment_is_shown_before_the_bet_and_the_seed_with_the_result(database: Database) -> None:
    async with database.open() as store:
        house = House(store)
        patron = await house.patron()
        offer = (await house.sit(patron)).offer
        dealt = await house.play.deal(patron, "touch", deal(patron, offer))
        assert isinstance(dealt, Dealt)
        assert dealt.played.claim.commitment == offer.commitment
        assert commitment_to(bytes.fromhex(dealt.played.claim.server_seed)) == offer.commitment
        assert dealt.offer.commitment != offer.commitment


async def test_the_same_deal_again_is_the_same_answer_at_once_and_later(database: Database) -> None:
    async with database.open() as store:
        house = House(store)
        patron = await house.patron()
        offer = (await house.sit(patron)).offer
        once = deal(patron, offer)
        answers = await asyncio.gather(*(house.play.deal(patron, "touch", once) for _ in range(200)))
        later = await house.play.deal(patron, "touch", once)
        other = await house.play.deal(patron, "touch", deal(patron, offer, player=200))
        assert {answer.played.claim.round_id for answer in (*answers, later)} == {offer.round_id}
        assert len({(answer.played.balance_after) for answer in (*answers, later)}) == 1
        assert other == Refusal(Reason.ROUND_ID_REUSED)
    assert database.audit().rounds == 1


async def test_f54_a_patron_who_comes_back_finds_the_same_round(database: Database) -> None:
    async with database.open() as store:
        house = House(store)
        patron = await house.patron()
        offer = (await house.sit(patron)).offer
        dealing = asyncio.create_task(house.play.deal(patron, "touch", deal(patron, offer)))
        await asyncio.sleep(0)  # the bets are on their way to the disk
        dealing.cancel()  # and the connection is gone
        view = await house.sit(patron)
        assert view.last is not None
        assert view.last.claim.round_id == offer.round_id
        assert view.balance_minor == view.last.balance_after
    async with database.open() as store:
        again = await House(store, "restarted").sit(patron)
        assert again.last == view.last
        assert again.outcomes == view.outcomes
        assert again.balance_minor == view.balance_minor


async def test_after_a_restart_an_open_offer_is_void_and_nothing_was_taken(database: Database) -> None:
    async with database.open() as store:
        house = House(store)
        patron = await house.patron()
        offer = (await house.sit(patron)).offer
    async with database.open() as store:
        house = House(store, "restarted")
        assert await house.play.deal(patron, "touch", deal(patron, offer)) == Refusal(Reason.OFFER_VOID)
        fresh = house.play.open_offer(patron.patron, "touch")
        assert fresh is not None
        assert isinstance(await house.play.deal(patron, "touch", deal(patron, fresh)), Dealt)


async def test_a_refused_bet_leaves_the_same_offer_open(database: Database) -> None:
    async with database.open() as store:
        house = House(store)
        patron = await house.patron()
        offer = (await house.sit(patron)).offer
        poor = await house.play.deal(patron, "touch", deal(patron, offer, player=150_000))
        assert isinstance(poor, Refusal)
        assert poor.reason is Reason.INSUFFICIENT_BALANCE
        assert house.play.open_offer(patron.patron, "touch") == offer
        assert isinstance(await house.play.deal(patron, "touch", deal(patron, offer, player=100_000)), Dealt)


async def test_a_patron_cannot_play_or_see_anothers_round(database: Database) -> None:
    async with database.open() as store:
        house = House(store)
        anna, bo = await house.patron(), await house.patron()
        offer = (await house.sit(anna)).offer
        await house.sit(bo)
        assert await house.play.deal(bo, "touch", deal(bo, offer)) == Refusal(Reason.OFFER_VOID)
        assert isinstance(await house.play.deal(anna, "touch", deal(anna, offer)), Dealt)
        assert await store.played(offer.round_id, bo.patron) is None


class Forgetful(DatabaseStore):
    """Says that it failed, after having stored: the worst a disk or a network can do."""

    failing = True

    def settle(
        self, played: Round, account: Account, now: datetime, funding: Funding | None = None
    ) -> "asyncio.Future[Played | Refusal]":
        stored = super().settle(played, account, now, funding)
        if not self.failing:
            return stored
        told: asyncio.Future[Played | Refusal] = asyncio.get_running_loop().create_future()
        stored.add_done_callback(lambda _: told.set_exception(Unavailable("the answer got lost")))
        return told


async def test_when_the_store_does_not_answer_asking_again_tells_what_happened(database: Database) -> None:
    async with Forgetful(database.folder, database.address) as store:
        house = House(store)
        patron = await house.patron()
        offer = (await house.sit(patron)).offer
        once = deal(patron, offer)
        assert await house.play.deal(patron, "touch", once) == Refusal(Reason.NOT_AVAILABLE)
        store.failing = False
        told = await house.play.deal(patron, "touch", once)
        assert isinstance(told, Dealt)
        assert told.played.claim.round_id == offer.round_id
        assert (await house.sit(patron)).last == told.played
    assert database.audit().rounds == 1


async def test_tables_that_nobody_uses_are_forgotten_and_found_again(database: Database) -> None:
    async with database.open() as store:
        house = House(store, most_tables=2)
        patrons = [await house.patron() for _ in range(4)]
        views = [await house.sit(patron) for patron in patrons]
        assert len(house.play._seats) == 2
        assert house.play.open_offer(patrons[0].patron, "touch") is None
        assert (await house.sit(patrons[0])).offer != views[0].offer


async def test_refill_fills_up_and_no_further(database: Database) -> None:
    async with database.open() as store:
        house = House(store)
        patron = await house.patron()
        full = await house.play.refill(patron)
        assert full == Refusal(Reason.NOTHING_TO_REFILL, {"balanceMinor": 100_000})
        offer = (await house.sit(patron)).offer
        while True:
            dealt = await house.play.deal(patron, "touch", deal(patron, offer, tie=1000))
            assert isinstance(dealt, Dealt)
            offer = dealt.offer
            if dealt.played.balance_after < 100_000:
                break
        assert await house.play.refill(patron) == 100_000


async def test_an_unknown_game_is_refused(database: Database) -> None:
    async with database.open() as store:
        house = House(store)
        patron = await house.patron()
        assert await house.play.sit(patron, "roulette") == Refusal(Reason.UNKNOWN_GAME, {"game": "roulette"})
        nowhere = await house.play.deal(patron, "roulette", deal(patron, Offer("r", "c")))
        assert nowhere == Refusal(Reason.UNKNOWN_GAME, {"game": "roulette"})


async def test_a_stranger_has_no_session(database: Database) -> None:
    async with database.open() as store:
        house = House(store)
        patron, token = await house.sessions.open()
        assert await house.sessions.visitor(token) == patron
        for wrong in (None, "", token[:-1], token + "x", "a" * 10_000):
            assert await house.sessions.visitor(wrong) is None
