"""What a seat remembers from round to round and what it forgets, what its patron is called, where its clock stands."""

import pytest

from puntobanco.table import (
    LONGEST_NAME,
    CameBack,
    GoAway,
    OfferRound,
    Phase,
    Return,
    Settle,
    Sit,
    Skip,
    Stand,
    Table,
    Tick,
    WagerAccepted,
    clean_name,
    decide,
    free_name,
)
from tests.table.test_shared_table import BET_MS, after, deal, done, offer, table_of


def seat(table: Table, patron: str):
    found = table.seat_of(patron)
    assert found is not None
    return found


def test_a_patron_who_comes_back_is_known_by_the_new_connection() -> None:
    table = table_of("anna", "bo")
    assert seat(table, "anna").link == "link-anna"
    # The same connection again is nothing new, unless it had been taken for gone.
    assert done(table, Sit("anna", link="link-anna"))[1] == ()
    away = after(table, GoAway("anna", "link-anna"))
    assert done(away, Sit("anna", link="link-anna"))[1] == (CameBack("anna", "link-anna"),)
    # Another one takes over, whether or not the old one is known to be gone.
    for before in (table, away):
        moved, events = done(before, Sit("anna", link="new"))
        assert events == (CameBack("anna", "new"),)
        assert (seat(moved, "anna").link, seat(moved, "anna").is_away) == ("new", False)


def silent_for_a_round(patron: str, *others: str) -> Table:
    """A table where `patron` has let a round pass without a word, and the next one is offered."""
    table = after(table_of(patron, *others), *(deal(other) for other in others))
    table = after(table, Tick(), now_ms=BET_MS)
    table = after(table, Settle("r1"), OfferRound(offer(2)))
    assert (seat(table, patron).missed, seat(table, patron).is_waited_for) == (1, False)
    return table


def test_any_word_makes_up_for_rounds_that_were_let_pass() -> None:
    table = silent_for_a_round("bo", "anna", "cy")
    skipped = after(table, Skip("bo", "r2"))
    assert (seat(skipped, "bo").missed, seat(skipped, "bo").skipped) == (0, True)
    betting = after(skipped, deal("bo", 2))
    assert (seat(betting, "bo").missed, seat(betting, "bo").skipped) == (0, False)
    assert seat(after(table, deal("bo", 2)), "bo").missed == 0
    # A word of one is not a word of another.
    assert seat(after(table, deal("anna", 2)), "bo").missed == 1
    # Those who bet or skip have missed nothing when the bets close.
    closed = after(after(table, Skip("bo", "r2"), deal("anna", 2)), Tick(), now_ms=BET_MS)
    assert closed.phase is Phase.SETTLING
    assert [seat(closed, patron).missed for patron in ("anna", "bo", "cy")] == [0, 0, 1]


def test_a_round_that_is_over_leaves_nothing_behind() -> None:
    table = after(table_of("anna", "bo", "cy"), Skip("cy", "r1"), deal("anna"), Stand("anna"), deal("bo"))
    assert (table.left, table.phase) == (("anna",), Phase.SETTLING)
    assert table.closes_at_ms is None
    for ending in (Settle("r1"), Return("r1")):
        over = after(table, ending)
        assert (over.phase, over.offer, over.wagers, over.left, over.closes_at_ms) == (
            Phase.BETTING,
            None,
            (),
            (),
            None,
        )
        assert [taken.skipped for taken in over.seated] == [False, False]
    # Given back while the clock ran: the next round has its own.
    running = after(table_of("anna", "bo"), deal("anna"))
    assert running.closes_at_ms == BET_MS
    assert after(running, Return("r1")).closes_at_ms is None


def test_whoever_takes_a_bet_back_does_not_stop_the_clock_of_the_others() -> None:
    table = after(table_of("anna", "bo", "cy"), deal("anna"), deal("bo"), now_ms=1000)
    assert after(table, Stand("anna"), now_ms=2000).closes_at_ms == 1000 + BET_MS
    assert after(table, Stand("anna"), Stand("bo"), now_ms=2000).closes_at_ms is None


def test_without_a_time_it_is_the_beginning() -> None:
    events = decide(table_of("anna", "bo"), deal("anna"))
    assert isinstance(events, tuple)
    assert isinstance(events[0], WagerAccepted)
    assert events[0].closes_at_ms == BET_MS


@pytest.mark.parametrize(
    ("wanted", "taken", "given"),
    [
        ("Anna", [], "Anna"),
        ("Anna", ["Bo"], "Anna"),
        ("anna", ["ANNA"], "anna 2"),
        ("anna", ["ANNA", "Anna 2"], "anna 3"),
        ("", ["", ""], ""),
        ("x" * LONGEST_NAME, ["x" * LONGEST_NAME], "x" * (LONGEST_NAME - 2) + " 2"),
        ("x" * 17 + " yz", ["x" * 17 + " yz"], "x" * 17 + " 2"),  # no two spaces where it was cut
        ("x" * LONGEST_NAME, ["x" * 20, *(f"{'x' * 18} {n}" for n in range(2, 10))], "x" * (LONGEST_NAME - 3) + " 10"),
    ],
)
def test_a_name_that_is_taken_gets_the_next_number_and_stays_short(wanted: str, taken: list[str], given: str) -> None:
    assert free_name(wanted, taken) == given


def test_only_the_beginning_of_an_endless_name_is_looked_at() -> None:
    assert clean_name("\u200b" * (8 * LONGEST_NAME - 1) + "ab") == "a"


def test_a_seat_number_is_the_lowest_that_is_free() -> None:
    table = after(table_of("anna", "bo", "cy"), Stand("bo"), Sit("di"))
    assert [(taken.number, taken.patron) for taken in table.seated] == [(1, "anna"), (2, "di"), (3, "cy")]
