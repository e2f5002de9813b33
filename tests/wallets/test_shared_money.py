"""Bets at shared tables that an operator's wallet pays: taken, settled, given back, void (F-19, F-40, F-57)."""

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from puntobanco.service import Accepted, Hall, Room, SystemClock, SystemEntropy, Visitor
from puntobanco.storage import DatabaseSharedStore, audit
from puntobanco.table import Deal, Reason, Refusal
from tests.operator.support import Process
from tests.wallets.test_money import House, house_at, operator_process, player_with, same_books

MONEY = 10_000


@dataclass
class Evening:
    """A house with a hall, and players of the operator at one of its tables."""

    house: House
    hall: Hall
    room: Room
    players: list[Visitor]

    async def bet(self, visitor: Visitor, stake: int) -> Accepted | Refusal:
        assert self.room.offer is not None
        deal = Deal(visitor.patron, self.room.offer, "ab" * 16, {"player": stake})
        answer = await self.hall.deal(visitor, self.room.info.id, deal)
        assert isinstance(answer, Accepted | Refusal)
        return answer

    async def dealt(self) -> str:
        """Let the croupier deal; the id of the round."""
        await self.hall.croupier.see_to(self.room)
        assert self.room.last is not None
        return self.room.last.id

    async def balances(self) -> list[int]:
        return [await self.house.cashier.balance(visitor) for visitor in self.players]


async def sit(house: House, players: list[Visitor], table: str = "") -> Evening:
    hall = Hall(house.play, DatabaseSharedStore(house.store), SystemEntropy(), SystemClock())
    if not table:
        opened = await hall.open_table(players[0], "touch", "", is_public=True)
        assert isinstance(opened, Room)
        table = opened.info.id
    for visitor in players:
        room = await hall.join(visitor, table, "", f"link-{visitor.patron}", wants_seat=True)
        assert isinstance(room, Room), room
    return Evening(house, hall, hall.rooms[table], players)


@contextlib.asynccontextmanager
async def evening(folder: Path, operator: Process) -> AsyncIterator[Evening]:
    async with house_at(folder, operator) as house:
        launches = [codes for _, codes in player_with(operator, MONEY, wallet="seamless", count=2)]
        yield await sit(house, [await house.visitor(*codes) for codes in launches])


async def test_each_players_wallet_pays_its_own_part_of_one_round(tmp_path: Path) -> None:
    with operator_process(tmp_path / "operator") as operator:
        async with evening(tmp_path / "games", operator) as playing:
            anna, bo = playing.players
            accepted = await playing.bet(anna, 500)
            assert isinstance(accepted, Accepted)
            assert accepted.balance_minor == MONEY - 500
            assert await playing.bet(anna, 500) == accepted
            poor = await playing.bet(bo, MONEY + 1)
            assert isinstance(poor, Refusal)
            assert poor.reason is Reason.INSUFFICIENT_BALANCE
            # The operator keeps to its answer for a debit; another try of the same round is another debit.
            assert isinstance(await playing.bet(bo, 700), Accepted)
            round_id = await playing.dealt()
            await playing.house.delivered()
            after = await playing.balances()
            for visitor, balance in zip(playing.players, after, strict=True):
                played = await playing.house.store.played(round_id, visitor.patron)
                assert played is not None
                assert played.balance_after == balance
            await same_books(tmp_path / "games", playing.house)
            now = SystemClock().now()
            assert await playing.house.store.ask_void(round_id, "a fault", "ann", now) is None
            assert await playing.house.store.approve_void(round_id, "bo", now) is None
            await playing.house.delivered()
            assert await playing.balances() == [MONEY, MONEY]
            await same_books(tmp_path / "games", playing.house)
        assert audit(tmp_path / "games").faults == ()


async def test_what_is_not_dealt_goes_back_to_the_wallet_that_paid_it(tmp_path: Path) -> None:
    with operator_process(tmp_path / "operator") as operator:
        async with evening(tmp_path / "games", operator) as playing:
            anna, bo = playing.players
            await playing.bet(anna, 500)
            assert await playing.balances() == [MONEY - 500, MONEY]
            assert await playing.hall.stand(anna, playing.room.info.id, f"link-{anna.patron}") is None
            await playing.house.delivered()
            assert await playing.balances() == [MONEY, MONEY]
            await playing.hall.join(anna, playing.room.info.id, "", "again", wants_seat=True)
            await playing.bet(bo, 900)  # and the server dies before Anna has said anything
            table, players = playing.room.info.id, playing.players
        async with house_at(tmp_path / "games", operator) as house:
            playing = await sit(house, players, table)
            assert playing.room.table.wagers == ()
            await house.delivered()
            assert await playing.balances() == [MONEY, MONEY]
            await same_books(tmp_path / "games", house)
            for visitor in playing.players:
                assert isinstance(await playing.bet(visitor, 100), Accepted)
            await playing.dealt()
            await house.delivered()
            await same_books(tmp_path / "games", house)
    assert audit(tmp_path / "games").faults == ()


async def test_fun_and_money_never_sit_at_one_table(tmp_path: Path) -> None:
    with operator_process(tmp_path / "operator") as operator:
        async with evening(tmp_path / "games", operator) as playing:
            tourist, _ = await playing.house.sessions.open()
            table = playing.room.info.id
            refused = await playing.hall.join(tourist, table, "", "x", wants_seat=True)
            assert refused == Refusal(Reason.OTHER_MONEY)
            assert isinstance(await playing.hall.join(tourist, table, "", "x", wants_seat=False), Room)
            assert (await playing.bet(tourist, 100)) == Refusal(Reason.OTHER_MONEY)
