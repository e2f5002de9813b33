"""Rounds that are settled together: everything read at once, decided in order, written at once (see `Store.settle`).

Over a network a database takes as long for one row as for a hundred; what counts is how often it is asked.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime

import msgspec

from puntobanco.game import card_name
from puntobanco.ledger import HOUSE, Account, payout_transfer, stake_transfer
from puntobanco.service import Funding, Played
from puntobanco.table import Reason, Refusal, Round, Settlement, claim_of

from . import money
from .accounts import Held, ask_for, hold, transfer_row
from .connection import Connection, Row
from .rows import played_of
from .seal import Seal


class Settle(msgspec.Struct, frozen=True):
    """The job: take, store and pay a round of one wager."""

    played: Round
    account: Account
    now: datetime
    seal: Seal
    funding: Funding | None = None

    def __call__(self, connection: Connection) -> Played | Refusal:
        return settle(connection, [self])[0]


def settle(connection: Connection, asked: Sequence[Settle]) -> list[Played | Refusal]:
    """The answers to `asked`, in order."""
    batch = _Batch(connection, asked)
    answers = [batch.settle(one) for one in asked]
    batch.write()
    return answers


@dataclass(slots=True)
class _Written:
    """Rows on their way, by table."""

    transfer: list[Row] = field(default_factory=list)
    round: list[Row] = field(default_factory=list)
    wager: list[Row] = field(default_factory=list)


class _Batch:
    """Accounts and rounds as they stand after the settlements so far."""

    def __init__(self, connection: Connection, asked: Sequence[Settle]) -> None:
        self._connection, self._rows = connection, _Written()
        # A stake that a wallet has paid moves through an account whose balance stays as it is.
        patrons = {one.account for one in asked if one.funding is None}
        held = ask_for(connection, patrons | {house_of(account) for account in patrons})
        self._changed: dict[int, int] = {}
        ids = json.dumps([one.played.id for one in asked])
        known = connection.execute("SELECT id FROM round WHERE id IN (SELECT value FROM json_each(?))", (ids,))
        self._held = held()
        self._stored = {str(round_id) for (round_id,) in known}
        self._settled: dict[str, Played] = {}

    def write(self) -> None:
        self._connection.set_balances(self._changed)
        self._connection.insert("round", self._rows.round)
        self._connection.insert("wager", self._rows.wager)
        self._connection.insert("transfer", self._rows.transfer)

    def settle(self, asked: Settle) -> Played | Refusal:
        played, account = asked.played, asked.account
        (settlement,) = played.settlements
        wager = settlement.wager
        if played.id in self._stored or played.id in self._settled:
            known = self._settled.get(played.id) or played_of(self._connection, played.id, wager.patron)
            if known is not None and known.answers(wager, played.offer.commitment):
                return known
            return Refusal(Reason.ROUND_ID_REUSED)
        stake, payout = wager.stake_minor, settlement.payout_minor
        time = asked.now.isoformat(timespec="milliseconds")
        if asked.funding is None:
            patron = self._held[account]
            before = patron.balance_minor
            if before < stake:
                return Refusal(Reason.INSUFFICIENT_BALANCE, {"balanceMinor": before, "stakeMinor": stake})
            patron.balance_minor = self._changed[patron.id] = before - stake + payout
        else:
            if not money.use_debit(self._connection, asked.funding):
                return Refusal(Reason.WALLET_UNKNOWN)
            before = asked.funding.balance_minor + stake
            money.into_game(self._connection, asked.funding, account, time)
        after = before - stake + payout
        self._move(played.id, account, stake, payout, time)
        if asked.funding is not None:
            money.out_of_game(self._connection, asked.funding, account, payout, asked.now)
        keep_shoe(self._connection, played, asked.seal)
        self._rows.round.append(round_row(played, time))
        told = bets_told(settlement)
        self._rows.wager.append((wager.patron, played.id, wager.client_seed, told, before, after, 0, ""))
        self._settled[played.id] = played_by(played, settlement, before, after, time)
        return self._settled[played.id]

    def _hold(self, account: Account) -> Held:
        held = self._held.get(account)
        if held is None:
            held = self._held[account] = hold(self._connection, account)
        return held

    def _move(self, round_id: str, account: Account, stake: int, payout: int, time: str) -> None:
        house = house_of(account)
        patron_id, house_id = self._hold(account).id, self._hold(house).id
        stake_moved = stake_transfer(round_id, account, house, stake)
        self._rows.transfer.append(transfer_row(stake_moved, patron_id, house_id, time))
        if payout:
            paid = payout_transfer(round_id, account, house, payout)
            self._rows.transfer.append(transfer_row(paid, house_id, patron_id, time))


def bets_told(settlement: Settlement) -> str:
    """A wager's bets as they are stored: area → [stake, payout]."""
    payouts = settlement.payouts
    bets = {area: (staked, payouts[area]) for area, staked in settlement.wager.stakes.items()}
    return msgspec.json.encode(bets).decode()


def played_by(played: Round, settlement: Settlement, before: int, after: int, time: str) -> Played:
    """The round as the patron of `settlement` will find it."""
    return Played(
        claim_of(played, settlement),
        table_id=played.table_id,
        game_id=played.game.id,
        patron=settlement.wager.patron,
        client_seed=settlement.wager.client_seed,
        number=played.place.number,
        balance_before=before,
        balance_after=after,
        settled_at=datetime.fromisoformat(time),
    )


def keep_shoe(connection: Connection, played: Round, seal: Seal) -> None:
    """The seed of a shoe of several rounds: sealed with its first, revealed with its last."""
    place, seed = played.place, played.shoe.server_seed
    if played.game.shoe is None:
        return
    if place.number == 1:
        sealed = seal.close(seed, place.shoe_id)
        connection.execute("INSERT INTO shoe VALUES (?, ?, NULL)", (place.shoe_id, sealed))
    if place.is_last:
        connection.execute("UPDATE shoe SET server_seed = ? WHERE id = ?", (seed, place.shoe_id))


def round_row(played: Round, time: str) -> Row:
    """The row of a round."""
    place, game = played.place, played.game
    return (
        played.offer.round_id,
        played.table_id,
        game.id,
        game.version,
        game.decks,
        played.offer.commitment,
        place.shoe_id,
        place.number,
        place.first,
        None if game.shoe is not None else played.shoe.server_seed,
        ",".join(played.shoe.client_seeds),
        " ".join([card_name(card) for card in played.coup.player]),
        " ".join([card_name(card) for card in played.coup.banker]),
        str(played.coup.outcome),
        time,
    )


def house_of(account: Account) -> Account:
    """The house's account that plays against `account`."""
    return Account(HOUSE, account.book, account.currency)
