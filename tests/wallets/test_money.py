"""F-19, F-50, F-51, R-7: money between a real operator and the games, on good days and on very bad ones."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from operator_demo import codes
from operator_demo.database import open_database
from operator_demo.players import Player

from puntobanco.games import all_games
from puntobanco.ledger import reconcile
from puntobanco.service import (
    Answered,
    Cashier,
    Dealt,
    Outbox,
    Play,
    Purse,
    Sessions,
    SystemClock,
    SystemEntropy,
    View,
    Visitor,
    WalletUnknown,
)
from puntobanco.storage import SqliteStore, audit, transfers_in
from puntobanco.table import Deal, Reason, Refusal
from puntobanco.wallets import HttpWallet, entries
from tests.operator.support import SECRET, Process, new_player, start_operator
from tests.soak import figure, size, turns


@contextlib.contextmanager
def operator_process(folder: Path, *options: str) -> Iterator[Process]:
    process = start_operator(folder, *options)
    try:
        yield process
    finally:
        process.stop()


class House:
    """The game server's parts around a store and a real operator's wallet."""

    def __init__(self, store: SqliteStore, wallet: HttpWallet, door: HttpWallet) -> None:
        """`wallet` is asked in play, `door` with the patience of somebody who wants to come in."""
        entropy, clock, purse = SystemEntropy(), SystemClock(), Purse()
        self.store, self.wallet, self.door = store, wallet, door
        self.cashier = Cashier(store, wallet, entropy, clock)
        self.play = Play(all_games(), store, entropy, clock, purse, self.cashier)
        self.sessions = Sessions(store, entropy, clock, purse)
        self.outbox = Outbox(store, wallet, clock, longest_seconds=1)

    async def visitor(self, *codes: str) -> Visitor:
        """The player whom the first code names that is answered; a code whose answer got lost is used up."""
        for code in codes:
            with contextlib.suppress(WalletUnknown):
                told = await self.door.call("authenticate", {"code": code})
                assert isinstance(told, Answered)
                return (await self.sessions.open_for_player("demo", told.told))[0]
        raise AssertionError("no code was answered")

    async def deal(self, visitor: Visitor, stake: int, area: str = "player") -> Dealt | Refusal:
        view = await self.play.sit(visitor, "touch")
        assert isinstance(view, View)
        return await self.play.deal(visitor, "touch", Deal(visitor.patron, view.offer, "ab" * 16, {area: stake}))

    async def delivered(self) -> None:
        """Until the operator has answered all that is in the outbox."""
        for _ in range(600):
            with contextlib.suppress(WalletUnknown):
                await self.outbox.deliver_due()
            rows = self.store._reader.execute("SELECT count(*) FROM outbox WHERE answer IS NULL").fetchall()
            if rows == [(0,)]:
                return
            await asyncio.sleep(0.05)
        left = self.store._reader.execute("SELECT call, body, tries FROM outbox WHERE answer IS NULL").fetchall()
        raise AssertionError(f"the outbox is not empty after a long while: {left[:3]}")


@contextlib.asynccontextmanager
async def house_at(folder: Path, operator: Process, *, seconds: float = 1.6) -> AsyncIterator[House]:
    wallet, door = (
        HttpWallet(url=f"{operator.url}/wallet", operator="demo", secret=SECRET.encode(), seconds=patience)
        for patience in (seconds, 20)
    )
    async with wallet, door, SqliteStore(folder) as store:
        await store.keep_rules(tuple(all_games().values()), SystemClock().now())
        yield House(store, wallet, door)


def player_with(operator: Process, balance: int, *, wallet: str, count: int = 1) -> list[tuple[Player, list[str]]]:
    """Players with money, and launch codes for each, so many that on the worst day one of them is answered.

    Written beside the running operator, as its cashier would.
    """
    connection = open_database(operator.data)
    made = []
    for number in range(count):
        connection.execute("BEGIN IMMEDIATE")
        name = f"{wallet} {balance} {number}"
        player = new_player(connection, name, "EUR", balance, time.time(), wallet=wallet, language="en")
        mine = [codes.new_code(connection, player.id, time.time()) for _ in range(30)]
        connection.execute("COMMIT")
        made.append((player, mine))
    connection.close()
    return made


async def same_books(folder: Path, house: House) -> None:
    theirs = await entries(house.wallet)
    assert reconcile(transfers_in(folder), theirs) == []


async def test_f50_a_seamless_round_is_one_debit_and_one_credit(tmp_path: Path) -> None:
    with operator_process(tmp_path / "operator") as operator:
        [(_, launches)] = player_with(operator, 10_000, wallet="seamless")
        async with house_at(tmp_path / "games", operator) as house:
            visitor = await house.visitor(*launches)
            assert await house.cashier.balance(visitor) == 10_000
            dealt = await house.deal(visitor, 500)
            assert isinstance(dealt, Dealt)
            played = dealt.played
            payout = sum(played.claim.payouts.values())
            assert (played.balance_before, played.balance_after) == (10_000, 9_500 + payout)
            # The patron's balance counts the win although the operator has not been told of it yet.
            assert await house.cashier.balance(visitor) == played.balance_after
            await house.delivered()
            assert await house.cashier.balance(visitor) == played.balance_after
            assert await house.store.balance(visitor.account) == 0
            await same_books(tmp_path / "games", house)
        assert audit(tmp_path / "games").faults == ()


async def test_f50_without_the_money_no_card_is_dealt(tmp_path: Path) -> None:
    with operator_process(tmp_path / "operator") as operator:
        [(_, launches)] = player_with(operator, 300, wallet="seamless")
        async with house_at(tmp_path / "games", operator) as house:
            visitor = await house.visitor(*launches)
            refused = await house.deal(visitor, 500)
            assert refused == Refusal(Reason.INSUFFICIENT_BALANCE, {"balanceMinor": 300, "stakeMinor": 500})
            assert isinstance(await house.deal(visitor, 300), Dealt)
            await house.delivered()
            await same_books(tmp_path / "games", house)
        assert audit(tmp_path / "games").rounds == 1


async def test_f51_a_transfer_wallet_brings_money_in_and_takes_all_of_it_out_once(tmp_path: Path) -> None:
    with operator_process(tmp_path / "operator") as operator:
        [(_, launches)] = player_with(operator, 10_000, wallet="transfer")
        async with house_at(tmp_path / "games", operator) as house:
            visitor = await house.visitor(*launches)
            poor = await house.deal(visitor, 500)
            assert isinstance(poor, Refusal)
            assert poor.reason is Reason.INSUFFICIENT_BALANCE
            assert await house.play.buy_in(visitor, 2_000) == 2_000
            dealt = await house.deal(visitor, 500)
            assert isinstance(dealt, Dealt)
            left = dealt.played.balance_after
            too_much = await house.play.buy_in(visitor, 1_000_000)
            assert isinstance(too_much, Refusal)
            assert too_much.reason is Reason.BUY_IN_LIMIT
            lacking = await house.play.buy_in(visitor, 20_000)
            assert isinstance(lacking, Refusal)
            assert lacking.reason is Reason.INSUFFICIENT_BALANCE
            assert sorted(await asyncio.gather(*(house.play.cash_out(visitor) for _ in range(20)))) == [0] * 19 + [left]
            await house.delivered()
            assert await house.store.balance(visitor.account) == 0
            told = await house.wallet.call("balance", {"player": visitor.player, "currency": "EUR"})
            assert told.balance_minor == 8_000 + left
            await same_books(tmp_path / "games", house)
        assert audit(tmp_path / "games").faults == ()


async def test_when_the_operator_is_gone_nothing_is_dealt_and_the_debit_is_rolled_back_later(tmp_path: Path) -> None:
    with operator_process(tmp_path / "operator") as operator:
        [(_, launches)] = player_with(operator, 10_000, wallet="seamless")
        async with house_at(tmp_path / "games", operator) as house:
            visitor = await house.visitor(*launches)
            port = operator.port
            operator.kill()
            refused = await house.deal(visitor, 500)
            assert refused == Refusal(Reason.WALLET_UNKNOWN)
        back = start_operator(operator.data, port=port)
        try:
            async with house_at(tmp_path / "games", back) as house:
                await house.delivered()
                await same_books(tmp_path / "games", house)
                assert await house.cashier.balance(visitor) == 10_000
                assert isinstance(await house.deal(visitor, 500), Dealt)
        finally:
            back.stop()


async def test_a_crash_between_debit_and_round_gives_the_money_back_on_the_next_start(tmp_path: Path) -> None:
    with operator_process(tmp_path / "operator") as operator:
        [(_, launches)] = player_with(operator, 10_000, wallet="seamless")
        async with house_at(tmp_path / "games", operator) as house:
            visitor = await house.visitor(*launches)
            # The debit is asked for and paid, and then the server dies before it could store the round.
            funding = await house.cashier.fund(visitor, round_id="r-lost", stake_minor=700, game_id="touch")
            assert not isinstance(funding, Refusal)
        async with house_at(tmp_path / "games", operator) as house:
            assert await house.cashier.balance(visitor) == 9_300
            assert await house.cashier.undo_unfinished() == 1
            await house.delivered()
            assert await house.cashier.balance(visitor) == 10_000
            await same_books(tmp_path / "games", house)


async def test_f57_a_void_round_is_taken_back_at_the_operator_too(tmp_path: Path) -> None:
    with operator_process(tmp_path / "operator") as operator:
        [(_, launches)] = player_with(operator, 10_000, wallet="seamless")
        async with house_at(tmp_path / "games", operator) as house:
            visitor = await house.visitor(*launches)
            dealt = await house.deal(visitor, 500)
            assert isinstance(dealt, Dealt)
            now, round_id = SystemClock().now(), dealt.played.claim.round_id
            assert await house.store.ask_void(round_id, "a fault", "ann", now) is None
            assert await house.store.approve_void(round_id, "bo", now) is None
            await house.delivered()
            assert await house.cashier.balance(visitor) == 10_000
            await same_books(tmp_path / "games", house)
        assert audit(tmp_path / "games").faults == ()


PATRONS, ROUNDS = 100, size(ci=20, long=1000)


async def test_r7_two_thousand_rounds_with_a_wallet_gone_mad_end_in_equal_books(tmp_path: Path) -> None:
    """Two calls of five go wrong: lost before or after their effect, 500, twice, late, unsigned, wrongly signed."""
    options = ("--chaos", "r7", "--chaos-hold", "0.4")
    with operator_process(tmp_path / "operator", *options) as operator:
        players = player_with(operator, 10_000_000, wallet="seamless", count=PATRONS)
        async with house_at(tmp_path / "games", operator, seconds=0.25) as house:
            delivering = asyncio.create_task(house.outbox.run(every_seconds=0.05))

            ended = asyncio.Event()

            async def patron(launches: list[str], *, first: bool) -> tuple[int, int]:
                visitor = await house.visitor(*launches)
                dealt = refused = 0
                rounds = turns("R-7", "rounds of a patron", ci=ROUNDS, long=ROUNDS) if first else range(ROUNDS)
                for _ in rounds:
                    if ended.is_set():
                        break
                    answer = await house.deal(visitor, 100, "banker")
                    if isinstance(answer, Dealt):
                        dealt += 1
                    else:
                        assert answer.reason in (Reason.WALLET_UNKNOWN, Reason.INSUFFICIENT_BALANCE), answer
                        refused += 1
                if first and dealt + refused < ROUNDS:  # a soak's minutes are over
                    ended.set()
                return dealt, refused

            counts = await asyncio.gather(
                *(patron(launches, first=not number) for number, (_, launches) in enumerate(players))
            )
            delivering.cancel()
            await asyncio.wait([delivering])
            await house.delivered()
            for _ in range(50):
                try:
                    await same_books(tmp_path / "games", house)
                    break
                except WalletUnknown:
                    continue
            else:
                pytest.fail("the report could not be had in fifty tries")
            dealt, refused = (sum(column) for column in zip(*counts, strict=True))
            figure("R-7", "rounds", dealt=dealt, wallet_unknown=refused)
            assert ended.is_set() or dealt + refused == PATRONS * ROUNDS
            assert dealt > ROUNDS
    report = audit(tmp_path / "games")
    assert report.faults == ()
    assert report.rounds == dealt
