"""Shared tables as rows, and what is read of them."""

import json
from collections.abc import Collection, Mapping
from itertools import groupby
from typing import Any, Final

import msgspec

from puntobanco.game import Game, Outcome
from puntobanco.ledger import Book, Fault
from puntobanco.service import Played, SharedPart, SharedRound, TableInfo, TableRecord
from puntobanco.table import Offer, Phase, Seat, Table, Wager

from .connection import Connection
from .rows import PLAYED_COLUMNS, PLAYED_SOURCE, played_from

_COLUMNS: Final = (
    "id, name, game_id, book, currency, public, seats, bet_ms, hold_ms, opened_by, owner, epoch, state, game_version"
)


class _State(msgspec.Struct):
    """What of a table is stored as JSON."""

    seated: tuple[Seat, ...]
    phase: Phase
    offer: Offer | None
    wagers: tuple[Wager, ...]
    left: tuple[str, ...]
    closes_at_ms: int | None
    version: int


def state_of(table: Table) -> str:
    """The state as it is stored."""
    kept = {name: getattr(table, name) for name in _State.__struct_fields__}
    return msgspec.json.encode(_State(**kept)).decode()


def record_from(row: tuple[Any, ...], game: Game) -> TableRecord:
    """A row of `_COLUMNS`."""
    table_id, name, game_id, book, currency, public, seats, bet_ms, hold_ms, opened_by, owner, epoch, state, _ = row
    info = TableInfo(
        id=str(table_id),
        name=str(name),
        game_id=str(game_id),
        book=Book(book),
        currency=str(currency),
        is_public=bool(public),
        seats=int(seats),
        bet_ms=int(bet_ms),
        hold_ms=int(hold_ms),
        opened_by=str(opened_by),
    )
    kept = msgspec.json.decode(state, type=_State)
    table = Table(
        info.id,
        game,
        info.seats,
        info.bet_ms,
        info.hold_ms,
        **{field: getattr(kept, field) for field in _State.__struct_fields__},
    )
    return TableRecord(info, table, int(owner), int(epoch))


def locked(connection: Connection, table_id: str, game: Game) -> tuple[TableRecord, str] | None:
    """The open table, locked until the transaction ends, and the version of the rules its round is offered under."""
    row = connection.execute(
        f"SELECT {_COLUMNS} FROM shared_table WHERE id = ? AND closed = 0 FOR UPDATE",  # noqa: S608
        (table_id,),
    ).fetchone()
    return None if row is None or row[2] != game.id else (record_from(row, game), str(row[-1]))


def tables(connection: Connection, ids: Collection[str], games: Mapping[str, Game]) -> tuple[TableRecord, ...]:
    """Those of the tables that are open and whose game is known."""
    found = connection.execute(
        f"SELECT {_COLUMNS} FROM shared_table "  # noqa: S608
        "WHERE id IN (SELECT value FROM json_each(?)) AND closed = 0",
        (json.dumps(sorted(ids)),),
    )
    return tuple(record_from(row, games[row[2]]) for row in found.fetchall() if row[2] in games)


def public_tables(connection: Connection, most: int, games: Mapping[str, Game]) -> tuple[TableRecord, ...]:
    """Public tables, those where somebody sits first, full ones last."""
    found = connection.execute(
        f"SELECT {_COLUMNS} FROM shared_table "  # noqa: S608
        "WHERE closed = 0 AND public = 1 ORDER BY CASE WHEN taken < seats THEN 0 ELSE 1 END, taken DESC, id LIMIT ?",
        (most,),
    )
    return tuple(record_from(row, games[row[2]]) for row in found.fetchall() if row[2] in games)


def versions(connection: Connection, ids: Collection[str]) -> dict[str, tuple[int, int]]:
    """Epoch and version of those of the tables that are open."""
    found = connection.execute(
        "SELECT id, epoch, version FROM shared_table WHERE id IN (SELECT value FROM json_each(?)) AND closed = 0",
        (json.dumps(sorted(ids)),),
    )
    return {str(table_id): (int(epoch), int(version)) for table_id, epoch, version in found}


def orphans(connection: Connection) -> tuple[str, ...]:
    """Open tables whose owner does not live."""
    found = connection.execute(
        "SELECT id FROM shared_table WHERE closed = 0 AND owner <> 0 AND owner NOT IN (SELECT id FROM node)"
    )
    return tuple(str(table_id) for (table_id,) in found)


def rounds(connection: Connection, table_id: str, after: str, most: int) -> tuple[SharedRound, ...]:
    """The last `most` rounds of a table after `after`, oldest first."""
    chosen = connection.execute(
        "SELECT id FROM round WHERE table_id = ? AND id > ? ORDER BY id DESC LIMIT ?", (table_id, after, most)
    ).fetchall()
    found = connection.execute(
        f"SELECT {PLAYED_COLUMNS}, wager.seat, wager.name {PLAYED_SOURCE} "  # noqa: S608
        "WHERE round.id IN (SELECT value FROM json_each(?)) ORDER BY round.id, wager.seat",
        (json.dumps([round_id for (round_id,) in chosen]),),
    )
    parts = (SharedPart(played_from(row[:-2]), int(row[-2]), str(row[-1])) for row in found.fetchall())
    by_round = groupby(parts, key=lambda part: part.played.claim.round_id)
    return tuple(SharedRound(tuple(together)) for _, together in by_round)


def outcomes(connection: Connection, table_id: str, most: int) -> tuple[Outcome, ...]:
    """The last outcomes of a table, oldest first."""
    found = connection.execute(
        "SELECT outcome FROM round WHERE table_id = ? ORDER BY id DESC LIMIT ?", (table_id, most)
    ).fetchall()
    return tuple(Outcome(str(outcome)) for (outcome,) in reversed(found))


def last_of(connection: Connection, table_id: str, patron: str | None = None) -> Played | None:
    """The last round of a table: a patron's, or anybody's part in it."""
    whose, values = ("", ()) if patron is None else ("AND patron = ?", (patron,))
    row = connection.execute(
        f"SELECT {PLAYED_COLUMNS} {PLAYED_SOURCE} WHERE table_id = ? {whose} ORDER BY round.id DESC LIMIT 1",
        (table_id, *values),
    ).fetchone()
    return None if row is None else played_from(row)


def is_betting(connection: Connection, patron: str) -> bool:
    """Whether the patron has a bet at some table that is not settled."""
    return connection.execute("SELECT 1 FROM bet WHERE patron = ? LIMIT 1", (patron,)).fetchone() is not None


def open_stakes(connection: Connection) -> dict[tuple[str, str], int]:
    """Stakes in minor units of the bets that are not settled, by round and account owner."""
    found = connection.execute("SELECT round_id, patron, stake FROM bet")
    return {(str(round_id), f"patron:{patron}"): int(stake) for round_id, patron, stake in found}


def audit_bets(connection: Connection) -> list[Fault]:
    """Bets and tables that do not agree on what lies on the cloth."""
    found = connection.execute("SELECT round_id, patron, table_id, stake FROM bet")
    bets = {(str(table), str(round_id), str(patron), int(stake)) for round_id, patron, table, stake in found}
    laid = set()
    for table_id, text in connection.execute("SELECT id, state FROM shared_table").fetchall():
        state = msgspec.json.decode(text, type=_State)
        round_id = "" if state.offer is None else state.offer.round_id
        laid |= {(str(table_id), round_id, wager.patron, wager.stake_minor) for wager in state.wagers}
    return [
        Fault(round_id, f"the bet of {patron} and what lies on table {table} do not agree")
        for table, round_id, patron, _ in sorted(bets ^ laid)
    ]
