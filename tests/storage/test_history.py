"""F-53: a patron's history, filtered and paged, on both databases, without ever reading a table from end to end."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from puntobanco.games import all_games
from puntobanco.service import Dealt, Play, Played, Purse, Sessions, View, Visitor, Wanted, uuid7
from puntobanco.storage import DatabaseStore, history
from puntobanco.storage.connection import Connection, Row
from puntobanco.storage.places import open_writer
from puntobanco.table import Deal
from puntobanco.testing import SeededEntropy, SetClock
from tests.databases import Database

#: Later than the ids that `SeededEntropy` gives, as a settlement is later than its offer.
FIRST = datetime(2027, 1, 16, tzinfo=UTC)


class Patron:
    """Somebody who plays a round an hour."""

    def __init__(self, store: DatabaseStore, visitor: Visitor, play: Play, clock: SetClock) -> None:
        self.store, self.visitor, self.play, self.clock = store, visitor, play, clock
        self.played: list[Played] = []

    @classmethod
    async def come(cls, store: DatabaseStore) -> "Patron":
        clock = SetClock(FIRST)
        entropy, purse = SeededEntropy("history"), Purse(fun_minor=10**9)
        await store.keep_rules(tuple(all_games().values()), FIRST)
        visitor, _ = await Sessions(store, entropy, clock, purse).open()
        return cls(store, visitor, Play(all_games(), store, entropy, clock, purse), clock)

    async def deal(self, *games: str) -> None:
        for game in games:
            view = await self.play.sit(self.visitor, game)
            assert isinstance(view, View)
            deal = Deal(self.visitor.patron, view.offer, "ab" * 16, {"banker": 500})
            dealt = await self.play.deal(self.visitor, game, deal)
            assert isinstance(dealt, Dealt)
            self.played.insert(0, dealt.played)
            self.clock.advance(hours=1)

    async def all_of(self, wanted: Wanted, most: int = 3) -> list[str]:
        """Round ids of every page."""
        found: list[str] = []
        before = None
        while True:
            page = await self.store.history(self.visitor.patron, wanted, before, most)
            assert len(page.rounds) <= most
            found += [played.claim.round_id for played in page.rounds]
            before = page.next
            if before is None:
                return found

    def ids(self, *, game: str = "", outcome: str = "") -> list[str]:
        """What is expected, from what was dealt: the round that was offered last comes first."""
        wanted = [
            played.claim.round_id
            for played in self.played
            if game in ("", played.game_id) and outcome in ("", played.claim.outcome)
        ]
        return sorted(wanted, reverse=True)


@pytest.mark.parametrize("read", [2, 5_000])
async def test_f53_filters_let_through_what_they_say_and_pages_lose_and_repeat_nothing(
    database: Database, monkeypatch: pytest.MonkeyPatch, read: int
) -> None:
    """With two rounds read at once, most pages are empty or short, and the sum of them is the same."""
    monkeypatch.setattr(history, "MOST_READ", read)
    async with database.open() as store:
        patron = await Patron.come(store)
        await patron.deal(*["touch"] * 9, "classic", *["touch"] * 4, "classic")
        assert await patron.all_of(Wanted()) == patron.ids()
        assert await patron.all_of(Wanted(game_id="classic")) == patron.ids(game="classic")
        assert len(patron.ids(game="classic")) == 2
        for outcome in ("player", "banker", "tie"):
            assert await patron.all_of(Wanted(outcome=outcome)) == patron.ids(outcome=outcome)
        both = Wanted(game_id="touch", outcome="banker")
        assert await patron.all_of(both) == patron.ids(game="touch", outcome="banker")
        assert await patron.all_of(Wanted(game_id="grand")) == []
        stranger = await store.history("nobody", Wanted(), None, 10)
        assert (stranger.rounds, stranger.next) == ((), None)


async def test_f53_days_are_those_on_which_a_round_was_settled(database: Database) -> None:
    async with database.open() as store:
        patron = await Patron.come(store)
        await patron.deal(*["touch"] * 6)
        third, fifth = FIRST + timedelta(hours=2), FIRST + timedelta(hours=4)
        settled = [played.settled_at for played in patron.played]
        assert settled == [FIRST + timedelta(hours=hours) for hours in (5, 4, 3, 2, 1, 0)]
        ids = patron.ids()
        assert await patron.all_of(Wanted(since=third)) == ids[:4]
        assert await patron.all_of(Wanted(until=third)) == ids[4:]
        assert await patron.all_of(Wanted(since=third, until=fifth)) == ids[2:4]
        assert await patron.all_of(Wanted(since=fifth, until=third)) == []


async def test_f57_rounds_declared_void_can_be_asked_for_alone(database: Database) -> None:
    async with database.open() as store:
        patron = await Patron.come(store)
        await patron.deal(*["touch"] * 5)
        asked, void = patron.ids()[1], patron.ids()[3]
        for round_id in (asked, void):
            assert await store.ask_void(round_id, "a fault", "ann", FIRST) is None
        assert await store.approve_void(void, "bo", FIRST) is None
        assert await patron.all_of(Wanted(is_void=True)) == [void]
        page = await store.history(patron.visitor.patron, Wanted(is_void=True), None, 1)
        assert page.rounds[0].void is not None
        assert page.rounds[0].void.reason == "a fault"


PATRONS, ROUNDS = 4, 5_000


def fill(connection: Connection) -> None:
    """Rounds of several patrons, as the settling job would write them."""
    rounds: list[Row] = []
    wagers: list[Row] = []
    with connection.transaction():
        for number in range(PATRONS * ROUNDS):
            round_id, patron = uuid7(1_770_000_000_000 + number, number), f"p{number % PATRONS}"
            game, outcome = "touch" if number % 100 else "classic", ("banker", "player", "tie")[number % 3]
            time = (FIRST + timedelta(seconds=number)).isoformat(timespec="milliseconds")
            told = (
                round_id,
                f"{game}:{patron}",
                game,
                "v",
                8,
                "c",
                round_id,
                1,
                0,
                b"",
                "s",
                "9C 9D",
                "TC TD",
                outcome,
            )
            rounds.append((*told, time))
            wagers.append((patron, round_id, "s", '{"banker":[1,0]}', 10, 9, 0, ""))
        connection.insert("round", rounds)
        connection.insert("wager", wagers)


@contextmanager
def filled(database: Database) -> Iterator[Connection]:
    connection = open_writer(database.folder, database.address)
    try:
        fill(connection)
        connection.execute("ANALYZE")
        yield connection
    finally:
        connection.close()


def whole_tables(connection: Connection, database: Database, statement: str, asked: tuple[object, ...]) -> set[str]:
    """The tables of wagers and rounds that the database would read from end to end to answer."""
    if not database.address:
        steps = [str(row[3]) for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}", asked)]
        searched = [step.split()[1] for step in steps if step.startswith("SEARCH") and "PRIMARY KEY" in step]
        return {"wager", "round"} - set(searched) | {"round"} & {step.split()[1] for step in steps if "SCAN" in step}
    ((told,),) = connection.execute(f"EXPLAIN (FORMAT JSON) {statement}", asked).fetchall()
    found: set[str] = set()

    def look(node: dict[str, Any]) -> None:
        if node["Node Type"] == "Seq Scan":
            found.add(node["Relation Name"])
        for below in node.get("Plans", []):
            look(below)

    look(told[0]["Plan"])
    return found & {"wager", "round"}


def test_p8_every_question_goes_down_a_key_on_both_databases(database: Database) -> None:
    filters = ("", "9", "classic", "classic", "", "")
    with filled(database) as connection:
        assert whole_tables(connection, database, history.PAGE, ("p1", "~", "", 100, *filters, 11)) == set()
        assert whole_tables(connection, database, history.VOID, ("p1", "~", "", *filters, 11)) == set()
        piece = "SELECT * FROM round WHERE outcome = ?"
        assert "round" in whole_tables(connection, database, piece, ("tie",))  # or this test sees nothing
        (end,) = connection.execute(history.END, ("p1", "~", "", ROUNDS - 1)).fetchall()
        assert end == (uuid7(1_770_000_000_001, 1),)
