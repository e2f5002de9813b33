"""Sums over rounds: counted on by and by in the background, so that no page ever has to add up millions of rounds."""

import json
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from puntobanco.service import Money, Tally

from .connection import Connection

#: Rounds that are counted in one go.
CHUNK: Final = 2_000

_Key = tuple[str, str, str, str, str, str]  # day, game, version, book, currency, bet

_PARTS = """
    SELECT round.time, round.game_id, round.game_version, account.book, account.currency, wager.bets
    FROM {rounds} AS round JOIN wager ON wager.round_id = round.id
         JOIN transfer ON transfer.id = round.id || '/patron:' || wager.patron || '/stake'
         JOIN account ON account.id = transfer.debit
"""
_AFTER = "WHERE (time, id) > (?, ?) AND time < ? ORDER BY time, id LIMIT ?"


@dataclass(slots=True)
class _Sum:
    rounds: int = 0
    stake: int = 0
    payout: int = 0
    squares: float = 0.0

    def add(self, stake: int, payout: int, sign: int = 1) -> None:
        self.rounds += sign
        self.stake += sign * stake
        self.payout += sign * payout
        self.squares += sign * float(stake) ** 2

    def join(self, other: "_Sum") -> None:
        self.rounds += other.rounds
        self.stake += other.stake
        self.payout += other.payout
        self.squares += other.squares


@dataclass(frozen=True, slots=True)
class Counted:
    """What was added up after one mark, and the mark that follows from it."""

    before: tuple[str, str]
    after: tuple[str, str]
    rounds: int
    sums: dict[_Key, _Sum] = field(default_factory=dict)


def _add_up(parts: Iterable[tuple[object, ...]], sums: dict[_Key, _Sum], sign: int = 1) -> None:
    for time, game, version, book, currency, bets in parts:
        of = (str(time)[:10], str(game), str(version), str(book), str(currency))
        told: dict[str, list[int]] = json.loads(str(bets))
        sums[*of, ""].add(sum(stake for stake, _ in told.values()), sum(paid for _, paid in told.values()), sign)
        for bet, (stake, paid) in told.items():
            sums[*of, bet].add(stake, paid, sign)


def _mark(connection: Connection) -> tuple[str, str]:
    row = connection.execute("SELECT time, round_id FROM tally_mark WHERE id = 1").fetchone()
    return ("", "") if row is None else (str(row[0]), str(row[1]))


def add_up(connection: Connection, until: datetime) -> Counted:
    """Read and add up the next rounds after the mark that were settled before `until`. Only reads."""
    mark = _mark(connection)
    before = until.isoformat(timespec="milliseconds")
    chosen = connection.execute(f"SELECT time, id FROM round {_AFTER}", (*mark, before, CHUNK)).fetchall()  # noqa: S608
    if not chosen:
        return Counted(mark, mark, 0)
    last = (str(chosen[-1][0]), str(chosen[-1][1]))
    sums: dict[_Key, _Sum] = defaultdict(_Sum)
    within = f"(SELECT * FROM round {_AFTER})"  # noqa: S608
    _add_up(connection.execute(_PARTS.format(rounds=within), (*mark, before, CHUNK)), sums)
    return Counted(mark, last, len(chosen), sums)


def count(connection: Connection, counted: Counted) -> int:
    """Write what was added up, unless somebody has moved the mark meanwhile; how many rounds were counted."""
    if _mark(connection) != counted.before:
        return 0
    for key, more in counted.sums.items():
        connection.execute(
            """
            INSERT INTO tally VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (day, game_id, game_version, book, currency, bet) DO UPDATE SET
                rounds = tally.rounds + excluded.rounds, stake = tally.stake + excluded.stake,
                payout = tally.payout + excluded.payout, squares = tally.squares + excluded.squares
            """,
            (*key, more.rounds, more.stake, more.payout, more.squares),
        )
    connection.execute("UPDATE tally_mark SET time = ?, round_id = ? WHERE id = 1", counted.after)
    return counted.rounds


def tallies(connection: Connection, day: str | None) -> tuple[Tally, ...]:
    """Sums of a day, or of all time: what is counted, what is not yet, less what is void."""
    sums = _counted(connection, day)
    rest = _PARTS.format(rounds="round") + "WHERE (round.time, round.id) > (?, ?)"
    _add_up(connection.execute(rest, _mark(connection)), sums)
    void = "(SELECT round.* FROM void JOIN round ON round.id = void.round_id WHERE approved_at IS NOT NULL)"
    _add_up(connection.execute(_PARTS.format(rounds=void)), sums, -1)
    whole: dict[tuple[str, str, str, str, str], _Sum] = defaultdict(_Sum)
    for (when, game, version, book, currency, bet), more in sums.items():
        if day is None or when == day:
            whole[game, version, book, currency, bet].join(more)
    return tuple(
        Tally(game, version, Money(book, currency), bet, of.rounds, of.stake, of.payout, of.squares)
        for (game, version, book, currency, bet), of in sorted(whole.items())
    )


def _counted(connection: Connection, day: str | None) -> dict[_Key, _Sum]:
    sums: dict[_Key, _Sum] = defaultdict(_Sum)
    where, values = ("WHERE day = ?", (day,)) if day else ("", ())
    found = connection.execute(
        "SELECT day, game_id, game_version, book, currency, bet, rounds, stake, payout, squares "  # noqa: S608
        f"FROM tally {where}",
        values,
    )
    for when, game, version, book, currency, bet, rounds, stake, payout, squares in found:
        key = (str(when), str(game), str(version), str(book), str(currency), str(bet))
        sums[key] = _Sum(int(str(rounds)), int(str(stake)), int(str(payout)), float(str(squares)))
    return sums
