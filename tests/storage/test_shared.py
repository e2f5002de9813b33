"""Shared tables as they are stored: bets and their money, settling together, owners and epochs (F-40, R-4, R-8)."""

import asyncio
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path

from puntobanco.fairness import verify
from puntobanco.game import Game
from puntobanco.games import game_named
from puntobanco.ledger import Book
from puntobanco.service import Acted, Fresh, Owned, TableInfo, Visitor, WalletKind
from puntobanco.storage import DatabaseSharedStore, DatabaseStore
from puntobanco.table import Deal, GoAway, Offer, Phase, Reason, Refusal, Sit, Stand, Tick
from puntobanco.testing import SeededEntropy
from tests.databases import Database, NewDatabase
from tests.postgres import Postgres
from tests.soak import turns

NOW = datetime(2026, 1, 31, 12, 0, tzinfo=UTC)
TOUCH, SHOE = game_named("touch"), game_named("shoe")
GAMES = {game.id: game for game in (TOUCH, SHOE)}
FUN = 10_000


def info(game: Game = TOUCH, table_id: str = "table") -> TableInfo:
    return TableInfo(table_id, "Friday", game.id, Book.FUN, "EUR", True, 7, 15_000, 60_000, "anna")


def visitor(patron: str) -> Visitor:
    return Visitor(patron, Book.FUN, "EUR")


class House:
    """A store with a table, patrons with play money, and fresh randomness."""

    def __init__(self, store: DatabaseStore, seed: str = "shared", game: Game = TOUCH) -> None:
        self.store, self.shared, self.game = store, DatabaseSharedStore(store), game
        self.entropy, self.now = SeededEntropy(seed), NOW

    async def open(self, *patrons: str, table_id: str = "table") -> None:
        await self.store.keep_rules((self.game,), NOW)
        await self.shared.open_table(info(self.game, table_id), self.game, 10, NOW)
        for patron in patrons:
            await self.store.issue(f"welcome/{patron}", visitor(patron).account, FUN, NOW)
            assert isinstance(await self.shared.act(table_id, self.game, Sit(patron, patron, "l"), NOW), Acted)

    def fresh(self) -> Fresh:
        return Fresh(self.entropy.round_id(), self.entropy.server_seed())

    async def take(self, table_id: str = "table") -> Owned:
        owned = await self.shared.take(table_id, self.game, self.fresh(), self.now)
        assert isinstance(owned, Owned), owned
        return owned

    async def bet(self, patron: str, offer: Offer, stake: int = 100, seed: str = "ab") -> Acted | Refusal:
        deal = Deal(patron, offer, seed * 16, {"player": stake})
        return await self.shared.bet("table", self.game, deal, visitor(patron), self.now)

    async def settle(self, owned: Owned) -> Owned | Refusal:
        assert owned.secret is not None
        return await self.shared.settle_table(
            "table", self.game, owned.record.epoch, owned.secret, self.fresh(), self.now
        )

    async def balance(self, patron: str) -> int:
        return await self.store.balance(visitor(patron).account)


def offer_of(owned: Owned) -> Offer:
    assert owned.secret is not None
    return owned.secret.offer


async def test_f40_a_bet_takes_its_stake_and_the_round_pays_everybody_together(database: Database) -> None:
    async with database.open() as store:
        house = House(store)
        await house.open("anna", "bo")
        owned = await house.take()
        first = await house.bet("anna", offer_of(owned), 100, "aa")
        assert isinstance(first, Acted)
        assert (first.balance_minor, first.record.table.phase) == (FUN - 100, Phase.BETTING)
        assert await house.balance("anna") == FUN - 100
        assert database.audit().faults == ()
        second = await house.bet("bo", offer_of(owned), 300, "bb")
        assert isinstance(second, Acted)
        assert second.record.table.phase is Phase.SETTLING
        settled = await house.settle(owned)
        assert isinstance(settled, Owned)
        assert settled.settled is not None
        anna, bo = settled.settled.parts
        assert (anna.seat, anna.name, bo.seat) == (1, "anna", 2)
        assert anna.played.claim.client_seeds == bo.played.claim.client_seeds == ("aa" * 16, "bb" * 16)
        for part, stake in ((anna, 100), (bo, 300)):
            assert verify(part.played.claim, TOUCH) == ()
            payout = sum(part.played.claim.payouts.values())
            assert part.played.balance_after == FUN - stake + payout == await house.balance(part.played.patron)
        assert settled.record.table.offer == offer_of(settled) != offer_of(owned)
        assert await house.shared.table_rounds("table", "", 5) == (settled.settled,)
        assert await house.shared.last_at_table("table", "bo") == bo.played
        assert await house.shared.table_outcomes("table", 5) == (settled.settled.outcome,)
    report = database.audit()
    assert (report.rounds, report.faults) == (1, ())


async def test_the_same_bet_again_is_the_same_answer_and_another_is_refused(database: Database) -> None:
    async with database.open() as store:
        house = House(store)
        await house.open("anna", "bo")
        owned = await house.take()
        answers = await asyncio.gather(*(house.bet("anna", offer_of(owned)) for _ in range(50)))
        assert {answer.balance_minor for answer in answers if isinstance(answer, Acted)} == {FUN - 100}
        assert await house.bet("anna", offer_of(owned), 200) == Refusal(Reason.ROUND_ID_REUSED)
        assert await house.balance("anna") == FUN - 100
        too_much = await house.bet("bo", offer_of(owned), FUN + 1)
        assert too_much == Refusal(Reason.INSUFFICIENT_BALANCE, {"balanceMinor": FUN, "stakeMinor": FUN + 1})
    assert database.audit().faults == ()


async def test_r4_the_same_bet_200_times_on_two_servers_is_one_debit_and_200_equal_answers(
    postgres: Postgres, tmp_path: Path
) -> None:
    for number in turns("R-4", "shared table, one bet 200 times on two servers", ci=5, long=1000):
        address, folder = postgres.address(), tmp_path / str(number)
        async with AsyncExitStack() as stack:
            stores = [await stack.enter_async_context(DatabaseStore(folder / name, address)) for name in "ab"]
            a, b = [House(store, f"node {name}") for store, name in zip(stores, "ab", strict=True)]
            await a.open("anna", "bo")
            offer = offer_of(await a.take())
            answers = await asyncio.gather(*((a, b)[number % 2].bet("anna", offer) for number in range(200)))
            assert [answer.balance_minor for answer in answers if isinstance(answer, Acted)] == [FUN - 100] * 200
            assert sum(answer.is_new for answer in answers if isinstance(answer, Acted)) == 1
            assert await a.balance("anna") == FUN - 100
        assert Database(folder / "a", address).audit().faults == ()


async def test_r4_200_bets_at_once_on_a_balance_for_one_are_exactly_one(new_database: NewDatabase) -> None:
    """The stake of a bet is held until its round is dealt, so that nothing can be won meanwhile."""
    for _ in turns("R-4", "shared tables, 200 bets on a balance for one", ci=2, long=1000):
        await one_of_200_bets(new_database())


async def one_of_200_bets(database: Database) -> None:
    ids = [f"t{number}" for number in range(200)]
    async with AsyncExitStack() as stack:
        stores = [await stack.enter_async_context(database.open())]
        if database.address:
            other = DatabaseStore(database.folder / "other", database.address)
            stores.append(await stack.enter_async_context(other))
        houses = [House(store, f"node {number}") for number, store in enumerate(stores)]
        await houses[0].open("anna")
        offers = {}
        for table_id in ids:
            await houses[0].shared.open_table(info(table_id=table_id), TOUCH, 1000, NOW)
            for patron in ("anna", "bo"):
                await houses[0].shared.act(table_id, TOUCH, Sit(patron), NOW)
            offers[table_id] = offer_of(await houses[0].take(table_id))
        bets = [
            houses[number % len(houses)].shared.bet(
                table_id, TOUCH, Deal("anna", offers[table_id], "ab" * 16, {"player": FUN}), visitor("anna"), NOW
            )
            for number, table_id in enumerate(ids)
        ]
        answers = await asyncio.gather(*bets)
        assert sum(isinstance(answer, Acted) for answer in answers) == 1
        poor = Refusal(Reason.INSUFFICIENT_BALANCE, {"balanceMinor": 0, "stakeMinor": FUN})
        assert sum(answer == poor for answer in answers) == 199
        assert await houses[0].balance("anna") == 0
    assert database.audit().faults == ()


async def test_f40_leaving_before_the_deal_gives_the_stake_back_once(database: Database) -> None:
    async with database.open() as store:
        house = House(store)
        await house.open("anna", "bo")
        owned = await house.take()
        await house.bet("anna", offer_of(owned), 500)
        leaving = [house.shared.act("table", TOUCH, Stand("anna"), NOW) for _ in range(5)]
        left = await asyncio.gather(*leaving)
        assert sum(isinstance(one, Acted) for one in left) == 1
        assert await house.balance("anna") == FUN
        await house.shared.act("table", TOUCH, Sit("anna"), NOW)
        assert await house.bet("anna", offer_of(owned), 500) == Refusal(Reason.BETS_CLOSED)
        # The others play on, and when their round is declared void the bet that was given back stays as it is.
        await house.bet("bo", offer_of(owned), 100)
        house.now += timedelta(seconds=15)
        await house.shared.act("table", TOUCH, Tick(), house.now)
        settled = await house.settle(owned)
        assert isinstance(settled, Owned)
        assert settled.settled is not None
        assert await store.ask_void(settled.settled.id, "fault", "ann", NOW) is None
        assert await store.approve_void(settled.settled.id, "bo", NOW) is None
        assert (await house.balance("anna"), await house.balance("bo")) == (FUN, FUN)
    assert database.audit().faults == ()


async def test_a_round_whose_owner_is_gone_gives_every_stake_back(database: Database) -> None:
    async with database.open() as store:
        house = House(store)
        await house.open("anna", "bo", "cy")
        owned = await house.take()
        for patron in ("anna", "bo"):
            await house.bet(patron, offer_of(owned), 700)
    assert database.audit().faults == ()
    async with database.open() as store:
        again = House(store, "after")
        assert await again.shared.orphans() == ("table",)
        taken = await again.take()
        assert taken.record.epoch == owned.record.epoch + 1
        assert taken.record.table.wagers == ()
        assert [await again.balance(patron) for patron in ("anna", "bo", "cy")] == [FUN] * 3
        # What the old owner still knows is worth nothing.
        late = await again.settle(owned)
        assert late == Refusal(Reason.NOT_AVAILABLE)
        assert await again.shared.orphans() == ()
    assert database.audit().faults == ()


async def test_a_shoe_of_several_rounds_goes_on_under_another_owner(database: Database) -> None:
    async with database.open() as store:
        house = House(store, game=SHOE)
        await house.open("anna")
        owned = await house.take()
        for _ in range(3):
            await house.bet("anna", offer_of(owned))
            settled = await house.settle(owned)
            assert isinstance(settled, Owned)
            owned = settled
        assert owned.secret is not None
        assert owned.secret.shoe is not None
        assert owned.secret.shoe.number == 4
    async with database.open() as store:
        house = House(store, "after", SHOE)
        taken = await house.take()
        assert taken.secret is not None
        assert taken.secret.shoe == owned.secret.shoe
        await house.bet("anna", offer_of(taken))
        settled = await house.settle(taken)
        assert isinstance(settled, Owned)
        assert settled.settled is not None
        assert settled.settled.parts[0].played.number == 4
    assert database.audit().faults == ()


async def test_what_seamless_wallets_paid_goes_back_to_them_when_a_round_is_not_dealt(database: Database) -> None:
    from puntobanco.service import Funding

    pia = Visitor("pia", Book.MONEY, "EUR", WalletKind.SEAMLESS, "p-17")
    async with database.open() as store:
        house = House(store)
        await store.keep_rules((TOUCH,), NOW)
        table = TableInfo("table", "", "touch", Book.MONEY, "EUR", True, 7, 15_000, 60_000)
        await house.shared.open_table(table, TOUCH, 10, NOW)
        await house.shared.act("table", TOUCH, Sit("pia"), NOW)
        await house.shared.act("table", TOUCH, Sit("waiting"), NOW)
        owned = await house.take()
        for number, ends in enumerate(("returned", "settled")):
            offer = offer_of(owned)
            paid = Funding(f"{offer.round_id}/{number}", pia, 500, "touch", offer.round_id, 2_000)
            await store.ask_debit(paid, NOW)
            deal = Deal("pia", offer, "ab" * 16, {"player": 500})
            bet = await house.shared.bet("table", TOUCH, deal, pia, NOW, paid)
            assert isinstance(bet, Acted)
            assert bet.balance_minor == 2_000
            if ends == "returned":
                owned = await house.take()
                (call,) = await store.outbox_due(NOW, 10)
                assert (call.call, call.id) == ("rollback", f"{paid.id}/rollback")
            else:
                house.now += timedelta(seconds=16)
                await house.shared.act("table", TOUCH, Tick(), house.now)
                settled = await house.settle(owned)
                assert isinstance(settled, Owned)
                assert settled.settled is not None
                (call,) = await store.outbox_due(NOW + timedelta(seconds=60), 1)
                played = settled.settled.parts[0].played
                assert played.balance_before == 2_500
                await store.outbox_done(call.id, "{}")
                (credit,) = [one for one in await store.outbox_due(NOW + timedelta(hours=1), 9) if one.call == "credit"]
                assert credit.id == f"{paid.id}/credit"
                assert f'"amount":{sum(played.claim.payouts.values())},' in credit.body
    assert database.audit().faults == ()


async def test_seats_are_held_and_empty_tables_are_closed(database: Database) -> None:
    async with database.open() as store:
        house = House(store)
        await house.open("anna")
        await house.open(table_id="empty")
        await house.shared.act("table", TOUCH, GoAway("anna", "l"), NOW)
        assert await house.shared.close_empty(NOW + timedelta(seconds=1)) == ("empty",)
        assert await house.shared.table("empty", GAMES) is None
        record = await house.shared.table("table", GAMES)
        assert record is not None
        seat = record.table.seat_of("anna")
        assert seat is not None
        assert seat.held_until_ms == int(NOW.timestamp() * 1000) + 60_000
        later = NOW + timedelta(minutes=1)
        gone = await house.shared.act("table", TOUCH, Tick(), later)
        assert isinstance(gone, Acted)
        assert gone.record.table.patrons == ()
        assert [one.info.id for one in await house.shared.public_tables(5, GAMES)] == ["table"]
        assert await house.shared.public_tables(5, {}) == ()
        assert await house.shared.close_empty(later + timedelta(seconds=1)) == ("table",)
        assert await house.shared.act("table", TOUCH, Sit("anna"), NOW) == Refusal(Reason.UNKNOWN_TABLE)


async def test_a_patron_opens_only_so_many_tables(database: Database) -> None:
    async with database.open() as store:
        shared = DatabaseSharedStore(store)
        for number in range(2):
            await shared.open_table(info(table_id=f"t{number}"), TOUCH, 2, NOW)
        refused = await shared.open_table(info(table_id="t2"), TOUCH, 2, NOW)
        assert refused == Refusal(Reason.TOO_MANY_TABLES, {"most": 2})


async def test_no_table_has_two_owners_and_the_dead_are_found_out(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.address()
    async with AsyncExitStack() as stack:
        a, b = [House(await stack.enter_async_context(DatabaseStore(tmp_path / name, address)), name) for name in "ab"]
        await a.open("anna", "bo")
        owned = await a.take()
        await a.bet("anna", offer_of(owned))
        assert await b.shared.take("table", TOUCH, b.fresh(), NOW) == Refusal(Reason.NOT_AVAILABLE)
        # Any node takes a bet; only the owner can deal.
        assert isinstance(await b.bet("bo", offer_of(owned)), Acted)
        beats = await b.shared.beat()
        assert beats == {a.shared.node: 0, b.shared.node: 1}
        await a.shared.beat()
        assert not await b.shared.strike_off(a.shared.node, 0)  # it has said something since
        assert await b.shared.strike_off(a.shared.node, 1)
        taken = await b.take()
        assert [await b.balance(patron) for patron in ("anna", "bo")] == [FUN, FUN]
        # The old owner was only cut off. It comes back and can neither deal nor take the table again.
        assert await a.settle(owned) == Refusal(Reason.NOT_AVAILABLE)
        assert a.shared.node in await a.shared.beat()
        assert await a.shared.take("table", TOUCH, a.fresh(), NOW) == Refusal(Reason.NOT_AVAILABLE)
        for house, patron in ((a, "anna"), (b, "bo")):
            assert isinstance(await house.bet(patron, offer_of(taken)), Acted)
        assert isinstance(await b.settle(taken), Owned)
    assert Database(tmp_path / "a", address).audit().faults == ()


async def test_tables_changed_by_two_nodes_in_any_order_never_wait_in_a_ring(
    postgres: Postgres, tmp_path: Path
) -> None:
    address = postgres.address()
    ids = [f"t{number}" for number in range(8)]
    async with AsyncExitStack() as stack:
        houses = [
            House(await stack.enter_async_context(DatabaseStore(tmp_path / name, address)), name) for name in "ab"
        ]
        for table_id in ids:
            await houses[0].open(table_id=table_id)
        commands = []
        for turn in range(10):
            for house, order in zip(houses, (ids, ids[::-1]), strict=True):
                for table_id in order:
                    patron = f"{house.shared.node}"
                    command = Sit(patron) if turn % 2 == 0 else Stand(patron)
                    commands.append(house.shared.act(table_id, TOUCH, command, NOW))
        assert all(isinstance(answer, Acted) for answer in await asyncio.gather(*commands))
        record = await houses[0].shared.table("t0", GAMES)
        assert record is not None
        assert (record.table.version, record.table.seated) == (20, ())
