"""Rounds that are settled together: everything read at once, decided in order, written at once (see `Store.settle`).

Over a network a database takes as long for one row as for a hundred; what counts is how often it is asked.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime

from puntobanco.game import card_name
from puntobanco.ledger import HOUSE, Account, payout_transfer, stake_transfer
from puntobanco.service import Funding, Played
from puntobanco.table import Reason, Refusal, Round, claim_of

from . import money
from .accounts import Held, ask_for, hold, transfer_row
from .connection import Connection, Row
from .rows import played_of
from .seal import Seal


@dataclass(frozen=True, slots=True)
class Settle:
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
        held = ask_for(connection, patrons | {_house(account) for account in patrons})
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
        self._store_round(played, time, asked.seal)
        bets = {area: [staked, settlement.payouts[area]] for area, staked in wager.stakes.items()}
        told = json.dumps(bets, separators=(",", ":"))
        self._rows.wager.append((wager.patron, played.id, wager.client_seed, told, before, after))
        self._settled[played.id] = Played(
            claim_of(played, settlement),
            table_id=played.table_id,
            game_id=played.game.id,
            patron=wager.patron,
            client_seed=wager.client_seed,
            number=played.place.number,
            balance_before=before,
            balance_after=after,
            settled_at=datetime.fromisoformat(time),
        )
        return self._settled[played.id]

    def _hold(self, account: Account) -> Held:
        held = self._held.get(account)
        if held is None:
            held = self._held[account] = hold(self._connection, account)
        return held

    def _move(self, round_id: str, account: Account, stake: int, payout: int, time: str) -> None:
        house = _house(account)
        patron_id, house_id = self._hold(account).id, self._hold(house).id
        stake_moved = stake_transfer(round_id, account, house, stake)
        self._rows.transfer.append(transfer_row(stake_moved, patron_id, house_id, time))
        if payout:
            paid = payout_transfer(round_id, account, house, payout)
            self._rows.transfer.append(transfer_row(paid, house_id, patron_id, time))

    def _store_round(self, played: Round, time: str, seal: Seal) -> None:
        place, seed = played.place, played.shoe.server_seed
        lasts = played.game.shoe is not None
        if lasts and place.number == 1:
            sealed = seal.close(seed, place.shoe_id)
            self._connection.execute("INSERT INTO shoe VALUES (?, ?, NULL)", (place.shoe_id, sealed))
        if lasts and place.is_last:
            self._connection.execute("UPDATE shoe SET server_seed = ? WHERE id = ?", (seed, place.shoe_id))
        self._rows.round.append(
            (
                played.id,
                played.table_id,
                played.game.id,
                played.game.version,
                played.game.decks,
                played.offer.commitment,
                place.shoe_id,
                place.number,
                place.first,
                None if lasts else seed,
                ",".join(played.shoe.client_seeds),
                " ".join(map(card_name, played.coup.player)),
                " ".join(map(card_name, played.coup.banker)),
                played.coup.outcome.value,
                time,
            )
        )


def _house(account: Account) -> Account:
    return Account(HOUSE, account.book, account.currency)
