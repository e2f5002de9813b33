"""The money of bets at shared tables: taken when a bet is accepted; paid when it is settled, or given back whole."""

import json
from dataclasses import dataclass
from datetime import datetime

from puntobanco.ledger import OPERATOR, Account, Book, Kind, Transfer, refund, stake_transfer
from puntobanco.service import Funding, SharedPart, Visitor, WalletKind
from puntobanco.table import Reason, Refusal, Round, Seat, Settlement, Wager

from . import money
from .accounts import ask_for, hold, post, transfer_row
from .connection import Connection, Row
from .settling import bets_told, house_of, played_by

_COLUMNS = "patron, seat, name, book, currency, wallet, player, debit_id, stake, balance_before, client_seed, stakes"


@dataclass(frozen=True, slots=True)
class Bet:
    """An accepted bet: whose, from which seat, and what paid for it. `balance_before` in minor units."""

    visitor: Visitor
    seat: int
    name: str
    debit_id: str | None
    stake_minor: int
    balance_before: int
    wager: Wager

    @property
    def account(self) -> Account:
        return self.visitor.account

    def debit(self, round_id: str, game_id: str) -> Funding | None:
        """The operator's debit that paid for it."""
        if self.debit_id is None:
            return None
        left = self.balance_before - self.stake_minor
        return Funding(self.debit_id, self.visitor, self.stake_minor, game_id, round_id, left)


def bets_of(connection: Connection, round_id: str) -> dict[str, Bet]:
    """The accepted bets of a round that is not settled, by patron."""
    found = connection.execute(f"SELECT {_COLUMNS} FROM bet WHERE round_id = ?", (round_id,))  # noqa: S608
    return {str(row[0]): _bet(row) for row in found.fetchall()}


def bet_of(connection: Connection, round_id: str, patron: str) -> Bet | None:
    """One of them."""
    row = connection.execute(
        f"SELECT {_COLUMNS} FROM bet WHERE round_id = ? AND patron = ?",  # noqa: S608
        (round_id, patron),
    ).fetchone()
    return None if row is None else _bet(row)


def _bet(row: Row) -> Bet:
    patron, seat, name, book, currency, wallet, player, debit_id, stake, before, client_seed, stakes = row
    visitor = Visitor(str(patron), Book(book), str(currency), WalletKind(wallet), str(player))
    wager = Wager(str(patron), str(client_seed), json.loads(stakes))
    debit = None if debit_id is None else str(debit_id)
    return Bet(visitor, int(seat), str(name), debit, int(stake), int(before), wager)


def accept(
    connection: Connection,
    round_id: str,
    table_id: str,
    seat: Seat,
    wager: Wager,
    visitor: Visitor,
    funding: Funding | None,
    now: datetime,
) -> int | Refusal:
    """Take the stake of an accepted bet; what the patron has left, in minor units."""
    account, stake = visitor.account, wager.stake_minor
    time = now.isoformat(timespec="milliseconds")
    if funding is None:
        held = hold(connection, account)
        before = held.balance_minor
        if before < stake:
            return Refusal(Reason.INSUFFICIENT_BALANCE, {"balanceMinor": before, "stakeMinor": stake})
        connection.set_balances({held.id: before - stake})
    else:
        if not money.use_debit(connection, funding):
            return Refusal(Reason.WALLET_UNKNOWN)
        before = funding.balance_minor + stake
        money.into_game(connection, funding, account, time)
    post(connection, stake_transfer(round_id, account, house_of(account), stake), time)
    row = (
        round_id,
        visitor.patron,
        table_id,
        seat.number,
        seat.name,
        visitor.book.value,
        visitor.currency,
        visitor.wallet.value,
        visitor.player,
        None if funding is None else funding.id,
        wager.client_seed,
        json.dumps(dict(wager.stakes), separators=(",", ":")),
        stake,
        before,
    )
    connection.insert("bet", [row])
    return before - stake


def give_back(connection: Connection, round_id: str, wager: Wager, now: datetime) -> None:
    """Undo all that the acceptance of a bet moved; what a wallet paid goes back to it."""
    bet = bet_of(connection, round_id, wager.patron)
    if bet is None:  # the transfers' ids would not let it be given back twice, but nothing may be lost either
        raise LookupError(f"the bet of {wager.patron} on round {round_id} is not there")
    account, time = bet.account, now.isoformat(timespec="milliseconds")
    post(connection, refund(stake_transfer(round_id, account, house_of(account), bet.stake_minor)), time)
    debit = bet.debit(round_id, "")
    if debit is None:
        held = hold(connection, account)
        connection.set_balances({held.id: held.balance_minor + bet.stake_minor})
    else:
        operator = Account(OPERATOR, account.book, account.currency)
        paid = Transfer(debit.id, operator, account, debit.amount_minor, Kind.WALLET_IN, round_id)
        post(connection, refund(paid), time)
        money.take_back_debit(connection, debit, now)
    connection.execute("DELETE FROM bet WHERE round_id = ? AND patron = ?", (round_id, wager.patron))


def settle(connection: Connection, played: Round, now: datetime) -> tuple[SharedPart, ...]:
    """Pay every bet of a round that is being stored; everybody's part, by seat."""
    bets = bets_of(connection, played.id)
    accounts = {bet.account for bet in bets.values() if bet.debit_id is None}
    held = ask_for(connection, accounts | {house_of(bet.account) for bet in bets.values()})()
    time = now.isoformat(timespec="milliseconds")
    wagers: list[Row] = []
    transfers: list[Row] = []
    changed: dict[int, int] = {}
    parts = []
    for settlement in played.settlements:
        bet = bets[settlement.wager.patron]
        payout, account, house = settlement.payout_minor, bet.account, house_of(bet.account)
        debit = bet.debit(played.id, played.game.id)
        if debit is None:
            patron = held[account]
            after = patron.balance_minor + payout
            patron.balance_minor = changed[patron.id] = after
        else:
            patron = hold(connection, account)
            after = bet.balance_before - bet.stake_minor + payout
        if payout:
            moved = Transfer(f"{played.id}/{account.owner}/payout", house, account, payout, Kind.PAYOUT, played.id)
            transfers.append(transfer_row(moved, held[house].id, patron.id, time))
        part = _part(played, settlement, bet, after, time)
        wagers.append(_wager_row(part, settlement))
        parts.append(part)
        if debit is not None:
            connection.insert("transfer", transfers)
            transfers = []
            money.out_of_game(connection, debit, account, payout, now)
    connection.set_balances(changed)
    connection.insert("wager", wagers)
    connection.insert("transfer", transfers)
    connection.execute("DELETE FROM bet WHERE round_id = ?", (played.id,))
    return tuple(sorted(parts, key=lambda part: part.seat))


def _part(played: Round, settlement: Settlement, bet: Bet, after: int, time: str) -> SharedPart:
    # The stake was taken a while ago, and other money may have moved since: `before` is what would have been without
    # this round, so that before, stake, payout and after agree.
    before = after - settlement.payout_minor + bet.stake_minor
    return SharedPart(played_by(played, settlement, before, after, time), bet.seat, bet.name)


def _wager_row(part: SharedPart, settlement: Settlement) -> Row:
    played = part.played
    told = bets_told(settlement)
    seed = settlement.wager.client_seed
    return (
        played.patron, played.claim.round_id, seed, told, played.balance_before, played.balance_after,
        part.seat, part.name,
    )  # fmt: skip
