"""R-3: the power goes at any moment of an evening's play. What was answered is there; what was not, is whole or absent.

The same check has to see that `synchronous=NORMAL`, and a disk that only says it has synced, lose answered rounds.
"""

import asyncio
from pathlib import Path
from random import Random  # noqa: TID251 - chooses when a test loses its power; nothing is dealt from it
from shutil import copy, rmtree

import pytest

from puntobanco.games import all_games
from puntobanco.service import Dealt, Play, Purse, Sessions, SystemClock, SystemEntropy, View
from puntobanco.storage import SqliteStore, audit, sqlite
from puntobanco.storage.seal import KEY_FILE
from puntobanco.table import Deal
from tests.soak import figure, size, turns

from .disk import Note, Trace, remembered

PATRONS, ROUNDS = 6, 25
#: Pages in the log after which it is written back into the database: often, so that power is lost in the middle of it.
CHECKPOINT = 40


async def evening(folder: Path, trace: Trace) -> None:
    """Patrons play as fast as they can; each answer is noted the moment it comes."""
    async with SqliteStore(folder) as store:
        connection = store._connection
        assert isinstance(connection, sqlite.SqliteConnection)
        connection.raw.wal_autocheckpoint(CHECKPOINT)
        entropy, clock, purse = SystemEntropy(), SystemClock(), Purse()
        await store.keep_rules(tuple(all_games().values()), clock.now())
        play, sessions = Play(all_games(), store, entropy, clock, purse), Sessions(store, entropy, clock, purse)
        trace.add(Note(None))  # from here on there is a database to come back to

        async def patron() -> None:
            visitor, _ = await sessions.open()
            for _ in range(ROUNDS):
                view = await play.sit(visitor, "touch")
                assert isinstance(view, View)
                deal = Deal(visitor.patron, view.offer, "ab" * 16, {"player": 100})
                answer = await play.deal(visitor, "touch", deal)
                assert isinstance(answer, Dealt)
                claim, after = answer.played.claim, answer.played.balance_after
                trace.add(Note((claim.round_id, claim.player, claim.banker, after)))

        await asyncio.gather(*(patron() for _ in range(PATRONS)))


def stored(folder: Path) -> set[tuple[object, ...]]:
    with_reader = sqlite.open_reader(folder)
    rows = with_reader.execute(
        "SELECT round.id, player, banker, balance_after FROM wager JOIN round ON round.id = wager.round_id"
    ).fetchall()
    with_reader.close()
    return {(name, tuple(player.split()), tuple(banker.split()), after) for name, player, banker, after in rows}


def lost_at(trace: Trace, moment: int, folder: Path, key: Path, chance: Random | None) -> int:
    """How many answered rounds are gone when the power went at that moment; the books must be right all the same."""
    folder.mkdir()
    try:
        trace.write_image(moment, folder, chance)
        copy(key, folder / KEY_FILE)
        asyncio.run(start_again(folder))
        report = audit(folder)
        assert report.faults == (), (moment, report.faults[:3])
        answered = {note for note in trace.notes(moment) if note is not None}
        return len(answered - stored(folder))
    finally:
        rmtree(folder)


async def start_again(folder: Path) -> None:
    async with SqliteStore(folder) as store:
        await store.keep_rules(tuple(all_games().values()), SystemClock().now())


def losses(folder: Path, moments: int, *, lies: bool = False, name: str = "power losses") -> int:
    """Answered rounds that were lost in so many losses of power, at moments spread over an evening."""
    data = folder / "data"
    data.mkdir()
    with remembered(lies=lies) as trace:
        asyncio.run(evening(data, trace))
    first = next(number for number, event in enumerate(trace.events) if isinstance(event, Note))
    chance, lost, hit = Random(3), 0, 0  # noqa: S311 - see above
    for number in turns("R-3", name, ci=moments, long=40 * moments):
        moment = chance.randrange(first + 1, len(trace.events))
        # Half of a disk that lies need not even be a database, so from that one nothing unsynced is kept.
        part = chance if number % 2 and not lies else None
        gone = lost_at(trace, moment, folder / f"image{number}", data / KEY_FILE, part)
        lost, hit = lost + gone, hit + bool(gone)
    figure("R-3", name, events=len(trace.events), answered=PATRONS * ROUNDS, lost=lost, losses_that_lost=hit)
    return lost


def test_r3_no_answered_round_is_lost_with_the_power(tmp_path: Path) -> None:
    for number in range(size(ci=1, long=3)):
        folder = tmp_path / str(number)
        folder.mkdir()
        assert losses(folder, moments=60) == 0


def test_r3_without_a_sync_for_each_commit_answered_rounds_are_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = sqlite._settle_pragma

    def normal(connection: object, name: str, value: str | int) -> None:
        real(connection, name, 1 if name == "synchronous" else value)  # type: ignore[arg-type]

    monkeypatch.setattr(sqlite, "_settle_pragma", normal)
    assert losses(tmp_path, moments=15, name="synchronous=NORMAL") > 0


def test_r3_a_disk_that_lies_about_syncing_is_seen_to_lose(tmp_path: Path) -> None:
    assert losses(tmp_path, moments=1, lies=True, name="a lying disk") > 0
