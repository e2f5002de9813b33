"""Changes of shared tables: each locks the table's row, lets the table decide, and moves the money of its events.

Whoever changes a table does it in one transaction, so that nodes need not know of each other.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime

from puntobanco.fairness import commitment_to
from puntobanco.game import Game
from puntobanco.service import (
    Acted,
    Fresh,
    Funding,
    Owned,
    Secret,
    SharedRound,
    TableInfo,
    TableRecord,
    Visitor,
)
from puntobanco.table import (
    Command,
    Deal,
    Event,
    Offer,
    OfferRound,
    Reason,
    Refusal,
    Return,
    Round,
    RoundReturned,
    Seat,
    Settle,
    Table,
    TableShoe,
    Wager,
    WagerReturned,
    decide,
    evolve_all,
    play_round,
)

from . import jobs, nodes, shared_bets
from .connection import Connection
from .rows import open_shoe
from .seal import Seal
from .settling import keep_shoe, round_row
from .shared_rows import last_of, locked, state_of


def milliseconds(now: datetime) -> int:
    """The clock of shared tables: Unix time."""
    return int(now.timestamp() * 1000)


def open_table(
    connection: Connection, info: TableInfo, game: Game, most_open: int, now: datetime
) -> TableRecord | Refusal:
    """A new table (see `SharedStore.open_table`)."""
    row = connection.execute(
        "SELECT count(*) FROM shared_table WHERE opened_by = ? AND closed = 0", (info.opened_by,)
    ).fetchone()
    if info.opened_by and row is not None and int(row[0]) >= most_open:
        return Refusal(Reason.TOO_MANY_TABLES, {"most": most_open})
    table = Table(info.id, game, info.seats, info.bet_ms, info.hold_ms)
    values = (
        info.id,
        info.name,
        info.game_id,
        game.version,
        info.book.value,
        info.currency,
        int(info.is_public),
        info.seats,
        info.bet_ms,
        info.hold_ms,
        info.opened_by,
        0,
        0,
        0,
        0,
        0,
        now.timestamp(),
        state_of(table),
    )
    connection.insert("shared_table", [values])
    return TableRecord(info, table, owner=0, epoch=0)


@dataclass(frozen=True, slots=True)
class Act:
    """The job: a command that moves no stake."""

    table_id: str
    game: Game
    command: Command
    now: datetime

    def __call__(self, connection: Connection) -> Acted | Refusal:
        found = locked(connection, self.table_id, self.game)
        if found is None:
            return Refusal(Reason.UNKNOWN_TABLE)
        record, rules = found
        events = decide(record.table, self.command, milliseconds(self.now))
        if isinstance(events, Refusal):
            return events
        return Acted(_stored(connection, record, events, rules, self.now) if events else record)


@dataclass(frozen=True, slots=True)
class TakeBet:
    """The job: a bet, with its stake."""

    table_id: str
    game: Game
    deal: Deal
    visitor: Visitor
    now: datetime
    funding: Funding | None = None

    def __call__(self, connection: Connection) -> Acted | Refusal:
        found = locked(connection, self.table_id, self.game)
        if found is None:
            return Refusal(Reason.UNKNOWN_TABLE)
        record, rules = found
        table, deal = record.table, self.deal
        known = shared_bets.bet_of(connection, deal.offer.round_id, deal.patron)
        if known is not None:
            if known.wager == Wager(deal.patron, deal.client_seed, dict(deal.stakes)):
                return Acted(record, known.balance_before - known.stake_minor, is_new=False)
            return Refusal(Reason.ROUND_ID_REUSED)
        if rules != self.game.version:  # offered by a node with other rules than ours
            return Refusal(Reason.NOT_AVAILABLE)
        events = decide(table, deal, milliseconds(self.now))
        if isinstance(events, Refusal):
            return events
        wager = Wager(deal.patron, deal.client_seed, dict(deal.stakes))
        left = shared_bets.accept(
            connection,
            deal.offer.round_id,
            self.table_id,
            _seat(table, deal.patron),
            wager,
            self.visitor,
            self.funding,
            self.now,
        )
        if isinstance(left, Refusal):
            return left
        return Acted(_stored(connection, record, events, rules, self.now), left)


@dataclass(frozen=True, slots=True)
class Take:
    """The job: `node` becomes the owner of a table whose owner does not live (see `SharedStore.take`)."""

    table_id: str
    game: Game
    node: int
    fresh: Fresh
    now: datetime
    seal: Seal

    def __call__(self, connection: Connection) -> Owned | Refusal:
        found = locked(connection, self.table_id, self.game)
        if found is None:
            return Refusal(Reason.UNKNOWN_TABLE)
        record, _ = found
        if record.owner not in (0, self.node) and nodes.lives(connection, record.owner):
            return Refusal(Reason.NOT_AVAILABLE)
        events: tuple[Event, ...] = ()
        if record.table.offer is not None:
            events = _sure(decide(record.table, Return(record.table.offer.round_id)))
        secret = _secret(self.fresh, self._shoe(connection))
        table = evolve_all(record.table, events)
        events = (*events, *_sure(decide(table, OfferRound(secret.offer))))
        mine = replace(record, owner=self.node, epoch=record.epoch + 1)
        return Owned(_stored(connection, mine, events, self.game.version, self.now), secret)

    def _shoe(self, connection: Connection) -> TableShoe | None:
        """The shoe that the table goes on with; one that was opened under other rules is revealed and over."""
        last = last_of(connection, self.table_id)
        left = None if last is None else open_shoe(connection, last, self.seal)
        if left is None:
            return None
        if left.game_version != self.game.version:
            jobs.end_shoe(connection, left.id, left.server_seed)
            return None
        return TableShoe(left.id, self.game, left.server_seed, left.client_seeds, left.number, left.first)


@dataclass(frozen=True, slots=True)
class SettleTable:
    """The job: deal, store and pay the closed round, and offer the next (see `SharedStore.settle_table`)."""

    table_id: str
    game: Game
    node: int
    epoch: int
    secret: Secret
    fresh: Fresh | None
    now: datetime
    seal: Seal

    def __call__(self, connection: Connection) -> Owned | Refusal:
        record = _owned(connection, self.table_id, self.game, self.node, self.epoch)
        if isinstance(record, Refusal):
            return record
        table, offer = record.table, self.secret.offer
        events = decide(table, Settle(offer.round_id))
        if isinstance(events, Refusal):
            return events
        played = self._played(table)
        keep_shoe(connection, played, self.seal)
        connection.insert("round", [round_row(played, self.now.isoformat(timespec="milliseconds"))])
        parts = shared_bets.settle(connection, played, self.now)
        after = evolve_all(table, events)
        secret = None
        if self.fresh is None:
            record = replace(record, owner=0, epoch=record.epoch + 1)
        else:
            secret = _secret(self.fresh, played.next_shoe)
            events = (*events, *_sure(decide(after, OfferRound(secret.offer))))
        stored = _stored(connection, record, events, self.game.version, self.now)
        return Owned(stored, secret, SharedRound(parts))

    def _played(self, table: Table) -> Round:
        secret = self.secret
        shoe = secret.shoe or TableShoe.opened(
            round_id=secret.offer.round_id,
            game=self.game,
            server_seed=secret.server_seed,
            client_seeds=tuple(wager.client_seed for wager in table.wagers),
        )
        return play_round(table_id=self.table_id, offer=secret.offer, shoe=shoe, wagers=table.wagers)


@dataclass(frozen=True, slots=True)
class GiveUp:
    """The job: the owner leaves the table to others (see `SharedStore.give_up`)."""

    table_id: str
    game: Game
    node: int
    epoch: int
    now: datetime

    def __call__(self, connection: Connection) -> TableRecord | Refusal:
        record = _owned(connection, self.table_id, self.game, self.node, self.epoch)
        if isinstance(record, Refusal):
            return record
        if record.table.wagers:
            return Refusal(Reason.ROUND_IN_PROGRESS)
        offer = record.table.offer
        events = () if offer is None else _sure(decide(record.table, Return(offer.round_id)))
        free = replace(record, owner=0, epoch=record.epoch + 1)
        return _stored(connection, free, events, self.game.version, self.now)


def close_empty(connection: Connection, before: datetime) -> tuple[str, ...]:
    """Close the tables where nobody has sat since; their ids."""
    closed = connection.execute(
        "UPDATE shared_table SET closed = 1 WHERE closed = 0 AND taken = 0 AND touched < ? RETURNING id",
        (before.timestamp(),),
    )
    return tuple(str(table_id) for (table_id,) in closed)


def _owned(connection: Connection, table_id: str, game: Game, node: int, epoch: int) -> TableRecord | Refusal:
    """The table, if it is still this node's."""
    found = locked(connection, table_id, game)
    if found is None:
        return Refusal(Reason.UNKNOWN_TABLE)
    record, _ = found
    return record if (record.owner, record.epoch) == (node, epoch) else Refusal(Reason.NOT_AVAILABLE)


def _secret(fresh: Fresh, shoe: TableShoe | None) -> Secret:
    """The next round: of the shoe that is open, or of a new one."""
    seed = fresh.server_seed if shoe is None else shoe.server_seed
    return Secret(Offer(fresh.round_id, commitment_to(seed)), seed, shoe)


def _seat(table: Table, patron: str) -> Seat:
    seat = table.seat_of(patron)
    if seat is None:
        raise LookupError(f"a bet was accepted from {patron}, who is not seated")
    return seat


def _sure(decided: tuple[Event, ...] | Refusal) -> tuple[Event, ...]:
    """The events of a command of the house's own, which the table cannot refuse."""
    if isinstance(decided, Refusal):  # a bug, not a patron's doing
        raise RuntimeError(f"the table refused its own house: {decided}")
    return decided


def _stored(
    connection: Connection, record: TableRecord, events: Iterable[Event], rules: str, now: datetime
) -> TableRecord:
    """The table after `events`, stored, with what they give back given back."""
    table = record.table
    for event in events:
        if isinstance(event, WagerReturned | RoundReturned):
            offer = table.offer
            wagers = (event.wager,) if isinstance(event, WagerReturned) else event.wagers
            for wager in wagers:
                shared_bets.give_back(connection, "" if offer is None else offer.round_id, wager, now)
        table = evolve_all(table, (event,))
    connection.execute(
        "UPDATE shared_table SET game_version = ?, owner = ?, epoch = ?, version = ?, taken = ?, touched = ?, "
        "state = ? WHERE id = ?",
        (
            rules,
            record.owner,
            record.epoch,
            table.version,
            len(table.seated),
            now.timestamp(),
            state_of(table),
            record.info.id,
        ),
    )
    return replace(record, table=table)


#: Jobs that change one table.
TableJob = Act | TakeBet | Take | SettleTable | GiveUp


def lock_tables(connection: Connection, ids: Iterable[str]) -> None:
    """Lock the rows in the order of their ids, so that two nodes never wait for each other in a ring."""
    connection.execute(
        "SELECT id FROM shared_table WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id FOR UPDATE",
        (json.dumps(sorted(ids)),),
    ).fetchall()
