"""What the back office looks up. Every question reads a bounded number of rows, however many rounds there are."""

import json
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from puntobanco.service import (
    Found,
    FoundPage,
    JournalLine,
    Money,
    Moved,
    RoundFile,
    RoundSearch,
    VoidCase,
    WalletCall,
)

from . import rows
from .connection import Connection, Row

#: A page of a search reads at most so many rounds; rare ones are found by going on from there.
MOST_READ: Final = 20_000

_COLUMNS = """
    round.id, table_id, game_id, game_version, decks, commitment, shoe_id, number, first,
    coalesce(round.server_seed, shoe.server_seed), client_seeds, player, banker, outcome, round.time,
    patron, client_seed, bets, balance_before, balance_after, void.reason, void.approved_at,
    account.book, account.currency
"""
_JOINS = """
    JOIN transfer ON transfer.id = round.id || '/patron:' || wager.patron || '/stake'
    JOIN account ON account.id = transfer.debit
    LEFT JOIN shoe ON shoe.id = round.shoe_id
    LEFT JOIN void ON void.round_id = round.id AND void.approved_at IS NOT NULL
"""
_FOUND = f"SELECT {_COLUMNS} FROM wager JOIN round ON round.id = wager.round_id {_JOINS}"  # noqa: S608


def search(connection: Connection, wanted: RoundSearch, most: int) -> FoundPage:
    """A page of rounds, newest first (see `InspectionStore.search`)."""
    if wanted.round_id:
        found = tuple(
            _found(row) for row in connection.execute(_FOUND + "WHERE wager.round_id = ?", (wanted.round_id,))
        )
        return FoundPage(found, None, None)
    return _of_patron(connection, wanted, most) if wanted.patron else _by_time(connection, wanted, most)


def _filters(wanted: RoundSearch) -> tuple[str, list[str | int]]:
    """Conditions and their parameters, for everything but the place in the order."""
    parts: list[str] = []
    values: list[str | int] = []
    for column, value in (("game_id", wanted.game_id), ("outcome", wanted.outcome)):
        if value:
            parts.append(f" AND round.{column} = ?")
            values.append(value)
    if wanted.least_stake_minor:
        parts.append(" AND transfer.amount >= ?")
        values.append(wanted.least_stake_minor)
    return "".join(parts), values


def _of_patron(connection: Connection, wanted: RoundSearch, most: int) -> FoundPage:
    more, values = _filters(wanted)
    window = (wanted.patron, wanted.key or "~")
    within = "SELECT * FROM wager WHERE patron = ? AND round_id < ? ORDER BY round_id DESC LIMIT ?"
    since, until = _bounds(wanted)
    found = connection.execute(
        f"SELECT {_COLUMNS} FROM ({within}) AS wager JOIN round ON round.id = wager.round_id {_JOINS}"  # noqa: S608
        f"WHERE round.time >= ? AND round.time < ?{more} ORDER BY round.id DESC LIMIT ?",
        (*window, MOST_READ, since, until, *values, most + 1),
    ).fetchall()
    last = connection.execute(
        "SELECT round_id FROM wager WHERE patron = ? AND round_id < ? ORDER BY round_id DESC LIMIT 1 OFFSET ?",
        (*window, MOST_READ - 1),
    ).fetchone()
    return _page(found, most, lambda row: str(row[0]), None if last is None else str(last[0]), None)


def _by_time(connection: Connection, wanted: RoundSearch, most: int) -> FoundPage:
    more, values = _filters(wanted)
    since, until = _bounds(wanted)
    time, _, round_id = wanted.key.partition(" ")
    window = (since, time or until, round_id or "")
    where = "WHERE time >= ? AND (time, id) < (?, ?) ORDER BY time DESC, id DESC LIMIT ?"
    within = f"SELECT * FROM round {where}"  # noqa: S608
    found = connection.execute(
        f"SELECT {_COLUMNS} FROM ({within}) AS round JOIN wager ON wager.round_id = round.id {_JOINS}"  # noqa: S608
        f"WHERE 1 = 1{more} ORDER BY round.time DESC, round.id DESC LIMIT ?",
        (*window, MOST_READ, *values, most + 1),
    ).fetchall()
    last = connection.execute(
        f"SELECT time, id FROM round {where} OFFSET ?",  # noqa: S608
        (*window, 1, MOST_READ - 1),
    ).fetchone()
    end = None if last is None else f"{last[0]} {last[1]}"
    back = None if last is None else datetime.fromisoformat(str(last[0]))
    return _page(found, most, lambda row: f"{row[14]} {row[0]}", end, back)


def _bounds(wanted: RoundSearch) -> tuple[str, str]:
    """Times as they are stored; text compares as time does, because all of them are UTC."""
    since = "" if wanted.since is None else _text(wanted.since)
    return since, "9" if wanted.until is None else _text(wanted.until)


def _page(
    found: Sequence[Row],
    most: int,
    key_of: Callable[[tuple[Any, ...]], str],
    end: str | None,
    back: datetime | None,
) -> FoundPage:
    """The rows to show, and where to go on: after the last of them, or where reading ended."""
    shown = tuple(_found(row) for row in found[:most])
    if len(found) > most:
        return FoundPage(shown, key_of(found[most - 1]), None)
    return FoundPage(shown, end, back)


def round_file(connection: Connection, round_id: str) -> RoundFile | None:
    """One round with all that belongs to it."""
    parts = tuple(_found(row) for row in connection.execute(_FOUND + "WHERE wager.round_id = ?", (round_id,)))
    if not parts:
        return None
    times = connection.execute(
        "SELECT id, time FROM transfer WHERE id >= ? AND id < ?", (round_id, f"{round_id}~")
    ).fetchall()
    when = {str(transfer_id): datetime.fromisoformat(str(time)) for transfer_id, time in times}
    moved = (Moved(transfer, when[transfer.id]) for transfer in rows.transfers_of(connection, round_id))
    case = connection.execute("SELECT * FROM void WHERE round_id = ?", (round_id,)).fetchone()
    return RoundFile(
        parts=parts,
        moved=tuple(sorted(moved, key=lambda one: (one.time, one.transfer.kind.value == "reversal"))),
        calls=_calls_of(connection, round_id),
        void=None if case is None else _case(case),
        rules=rule_file(connection, parts[0].played.claim.game_version),
    )


def _calls_of(connection: Connection, round_id: str) -> tuple[WalletCall, ...]:
    debits = connection.execute(
        "SELECT id, player, currency, amount, state FROM debit WHERE id >= ? AND id < ?", (round_id, f"{round_id}~")
    )
    calls = [
        WalletCall(
            str(debit_id),
            "debit",
            json.dumps({"player": player, "currency": currency, "amount": amount}),
            1,
            str(state),
            None,
        )
        for debit_id, player, currency, amount, state in debits
    ]
    due = connection.execute(
        "SELECT id, call, body, tries, answer, due FROM outbox WHERE id >= ? AND id < ? ORDER BY due",
        (round_id, f"{round_id}~"),
    )
    return (*calls, *map(_call, due))


def unanswered(connection: Connection, most: int) -> tuple[WalletCall, ...]:
    """Calls that the operator has not answered, the one tried most often first."""
    found = connection.execute(
        "SELECT id, call, body, tries, answer, due FROM outbox WHERE answer IS NULL ORDER BY tries DESC, due LIMIT ?",
        (most,),
    )
    return tuple(map(_call, found))


def unanswered_count(connection: Connection) -> int:
    """How many calls the operator has not answered."""
    row = connection.execute("SELECT count(*) FROM outbox WHERE answer IS NULL").fetchone()
    return 0 if row is None else int(str(row[0]))


def void_cases(connection: Connection, most: int) -> tuple[VoidCase, ...]:
    """Those that wait first, then the newest."""
    found = connection.execute(
        "SELECT * FROM void ORDER BY CASE WHEN approved_at IS NULL THEN 0 ELSE 1 END, asked_at DESC LIMIT ?", (most,)
    )
    return tuple(map(_case, found))


def journal_before(connection: Connection, seq: int | None, most: int) -> tuple[JournalLine, ...]:
    """Lines before `seq`, newest first."""
    found = connection.execute(
        "SELECT seq, time, actor, action, detail FROM journal WHERE seq < ? ORDER BY seq DESC LIMIT ?",
        (seq or 2**62, most),
    )
    return tuple(
        JournalLine(int(str(number)), datetime.fromisoformat(str(time)), str(actor), str(action), str(detail))
        for number, time, actor, action, detail in found
    )


def rounds_since(connection: Connection, since: datetime) -> int:
    """How many rounds were settled since."""
    row = connection.execute("SELECT count(*) FROM round WHERE time >= ?", (_text(since),)).fetchone()
    return 0 if row is None else int(str(row[0]))


def rule_file(connection: Connection, version: str) -> str | None:
    """The rule file of a version."""
    row = connection.execute("SELECT source FROM rules WHERE version = ?", (version,)).fetchone()
    return None if row is None else str(row[0])


def _text(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="milliseconds")


def _found(row: tuple[object, ...]) -> Found:
    return Found(rows.played_from(row[:-2]), Money(str(row[-2]), str(row[-1])))


def _call(row: tuple[object, ...]) -> WalletCall:
    call_id, call, body, tries, answer, due = row
    when = datetime.fromtimestamp(float(str(due)), UTC)
    told = None if answer is None else str(answer)
    return WalletCall(str(call_id), str(call), str(body), int(str(tries)), told, None if told is not None else when)


def _case(row: tuple[object, ...]) -> VoidCase:
    round_id, reason, asked_by, asked_at, approved_by, approved_at = row
    return VoidCase(
        str(round_id),
        str(reason),
        str(asked_by),
        datetime.fromisoformat(str(asked_at)),
        None if approved_by is None else str(approved_by),
        None if approved_at is None else datetime.fromisoformat(str(approved_at)),
    )
