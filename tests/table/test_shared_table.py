"""A table that several patrons share: who is waited for, the clock, skipping, leaving, coming back (F-40, F-41)."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from puntobanco.games import game_named
from puntobanco.table import (
    LONGEST_NAME,
    MOST_MISSED,
    BettingClosed,
    CameBack,
    Command,
    Deal,
    Event,
    GoAway,
    Offer,
    OfferRound,
    Phase,
    Reason,
    Refusal,
    Return,
    RoundReturned,
    RoundSettled,
    Settle,
    Sit,
    Skip,
    Skipped,
    Stand,
    Stood,
    Table,
    Tick,
    WagerAccepted,
    WagerReturned,
    WentAway,
    clean_name,
    decide,
    evolve,
    free_name,
)

TOUCH = game_named("touch")
BET_MS, HOLD_MS = 15_000, 60_000


def offer(number: int = 1) -> Offer:
    return Offer(f"r{number}", "c" * 64)


def deal(patron: str, number: int = 1) -> Deal:
    return Deal(patron, offer(number), "ab" * 16, {"player": 100})


def done(table: Table, command: Command, now_ms: int = 0) -> tuple[Table, tuple[Event, ...]]:
    events = decide(table, command, now_ms)
    assert not isinstance(events, Refusal), events
    for event in events:
        table = evolve(table, event)
    return table, events


def after(table: Table, *commands: Command, now_ms: int = 0) -> Table:
    for command in commands:
        table, _ = done(table, command, now_ms)
    return table


def reason(table: Table, command: Command, now_ms: int = 0) -> Reason:
    answer = decide(table, command, now_ms)
    assert isinstance(answer, Refusal), answer
    return answer.reason


def table_of(*patrons: str, seats: int = 7) -> Table:
    table = Table("t", TOUCH, seats=seats, bet_ms=BET_MS, hold_ms=HOLD_MS)
    return after(table, *(Sit(patron, patron, f"link-{patron}") for patron in patrons), OfferRound(offer()))


def closes(events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, BettingClosed) for event in events)


def test_f40_the_round_starts_when_everyone_seated_has_dealt() -> None:
    table, events = done(table_of("anna", "bo"), deal("anna"))
    assert not closes(events)
    table, events = done(table, deal("bo"))
    assert closes(events)
    assert [wager.patron for wager in table.wagers] == ["anna", "bo"]


def test_f41_skipping_counts_as_ready_and_may_be_thought_better_of() -> None:
    table, events = done(table_of("anna", "bo"), Skip("bo", "r1"))
    assert events == (Skipped("bo"),)
    assert closes(decide(table, deal("anna")))  # type: ignore[arg-type]
    assert done(table, Skip("bo", "r1"))[1] == ()
    table = after(table_of("anna", "bo", "cy"), Skip("bo", "r1"), deal("bo"))
    assert reason(table, Skip("bo", "r1")) is Reason.BETS_CLOSED
    assert reason(table, Skip("anna", "r9")) is Reason.OFFER_VOID
    assert reason(table, Skip("eve", "r1")) is Reason.NOT_SEATED


def test_f41_nobody_bets_nothing_is_dealt() -> None:
    table = after(table_of("anna", "bo"), Skip("anna", "r1"), Skip("bo", "r1"))
    assert done(table, Tick(), 10**9)[0].phase is Phase.BETTING


def test_f40_the_clock_starts_with_the_first_bet_and_ends_the_waiting() -> None:
    table = table_of("anna", "bo", "cy")
    assert table.closes_at_ms is None
    table = after(table, deal("anna"), now_ms=1000)
    table = after(table, deal("bo"), now_ms=3000)
    assert table.closes_at_ms == 1000 + BET_MS
    assert done(table, Tick(), 999 + BET_MS)[1] == ()
    table, events = done(table, Tick(), 1000 + BET_MS)
    assert closes(events)
    assert reason(table, deal("cy"), 1000 + BET_MS) is Reason.BETS_CLOSED


def test_gone_and_idle_seats_never_block() -> None:
    table = after(table_of("anna", "bo"), GoAway("bo", "link-bo"))
    table, events = done(table, deal("anna"))
    assert closes(events)
    # Bo comes back, says nothing for one round and costs the others one clock, and after that nothing.
    table = after(table, Settle("r1"), Sit("bo", link="again"), OfferRound(offer(2)), deal("anna", 2))
    assert table.phase is Phase.BETTING
    table = after(table, Tick(), now_ms=BET_MS)
    table = after(table, Settle("r2"), OfferRound(offer(3)))
    table, events = done(table, deal("anna", 3))
    assert closes(events)


def test_a_seat_where_nobody_plays_is_free_again_after_some_rounds() -> None:
    table = table_of("anna", "bo")
    for number in range(1, MOST_MISSED + 1):
        assert "bo" in table.patrons
        table = after(table, deal("anna", number), now_ms=number * 100_000)
        table = after(table, Tick(), now_ms=number * 100_000 + BET_MS)
        table = after(table, Settle(f"r{number}"), OfferRound(offer(number + 1)))
    assert table.patrons == ("anna",)


def test_f40_leaving_before_the_deal_gives_the_bet_back_and_after_it_settles() -> None:
    table = after(table_of("anna", "bo"), deal("anna"))
    left, events = done(table, Stand("anna"))
    assert isinstance(events[0], WagerReturned)
    assert events[1] == Stood("anna")
    assert (left.wagers, left.closes_at_ms) == ((), None)
    # Whoever took a bet back cannot put it in again: the transfer of that round and patron has been.
    back = after(left, Sit("anna"))
    assert reason(back, deal("anna")) is Reason.BETS_CLOSED
    assert closes(decide(back, deal("bo"), 0)) is False  # type: ignore[arg-type]
    settling = after(table, deal("bo"))
    assert reason(settling, Stand("anna")) is Reason.ROUND_IN_PROGRESS
    assert after(settling, Settle("r1"), Stand("anna")).patrons == ("bo",)


def test_leaving_can_leave_nobody_to_wait_for() -> None:
    table = after(table_of("anna", "bo"), deal("anna"))
    assert closes(done(table, Stand("bo"))[1])
    assert closes(done(table, GoAway("bo", "link-bo"))[1])


def test_f40_a_late_joiner_sees_the_running_round_and_bets_in_the_next() -> None:
    table = after(table_of("anna"), deal("anna"))
    assert table.phase is Phase.SETTLING
    table = after(table, Sit("bo"))
    assert reason(table, deal("bo")) is Reason.BETS_CLOSED
    table = after(table, Settle("r1"), OfferRound(offer(2)), deal("anna", 2))
    assert closes(done(table, deal("bo", 2))[1])


def test_f40_a_dropped_patrons_seat_is_held_and_found_again_by_the_same_patron_only() -> None:
    table = after(table_of("anna", "bo", seats=2), deal("anna"))
    table, events = done(table, GoAway("anna", "link-anna"), 5000)
    assert events == (WentAway("anna", 5000 + HOLD_MS),)
    assert reason(table, Sit("eve")) is Reason.TABLE_FULL
    table, events = done(table, Sit("anna", "Somebody", "new"), 6000)
    assert events == (CameBack("anna", "new"),)
    seat = table.seat_of("anna")
    assert seat is not None
    assert (seat.number, seat.name, seat.is_away) == (1, "anna", False)
    assert table.wager_of("anna") is not None
    # The old connection is noticed to be gone only now; the new one is what counts.
    assert done(table, GoAway("anna", "link-anna"), 7000)[1] == ()


def test_a_held_seat_is_free_when_its_time_is_over_but_not_under_a_bet() -> None:
    table = after(table_of("anna", "bo"), deal("anna"), GoAway("anna", "link-anna"), now_ms=0)
    assert done(replace(table, closes_at_ms=None), Tick(), HOLD_MS)[1] == ()
    table = after(table, Tick(), now_ms=BET_MS)
    table = after(table, Settle("r1"))
    assert done(table, Tick(), HOLD_MS - 1)[1] == ()
    assert done(table, Tick(), HOLD_MS)[1] == (Stood("anna"),)


def test_a_round_that_cannot_be_played_gives_every_bet_back() -> None:
    for bets in ((deal("anna"),), (deal("anna"), deal("bo"))):
        table, events = done(after(table_of("anna", "bo"), *bets), Return("r1"))
        assert isinstance(events[0], RoundReturned)
        assert [wager.patron for wager in events[0].wagers] == [bet.patron for bet in bets]
        assert (table.offer, table.wagers) == (None, ())


@pytest.mark.parametrize(
    ("wanted", "shown"),
    [
        ("  Anna   Öberg ", "Anna Öberg"),
        ("a\u202eb\u0000c\u200bd\n e", "abcd e"),
        ("\u0301\u0301", ""),
        ("e" + "\u0301\u0302\u0303\u0304\u0305", "é\u0302\u0303"),
        ("ﬁne", "fine"),
        ("x" * 50, "x" * LONGEST_NAME),
        ("🂡 Ace", "🂡 Ace"),
        ("", ""),
    ],
)
def test_names_are_cleaned_and_short(wanted: str, shown: str) -> None:
    assert clean_name(wanted) == shown


@given(st.lists(st.text(max_size=40), max_size=12))
def test_no_two_at_a_table_are_called_the_same(wanted: list[str]) -> None:
    given_names: list[str] = []
    for name in wanted:
        given_names.append(free_name(name, given_names))
    spoken = [name.casefold() for name in given_names if name]
    assert len(set(spoken)) == len(spoken)
    assert all(len(name) <= LONGEST_NAME and name == name.strip() for name in given_names)


PATRONS = st.sampled_from(["anna", "bo", "cy", "di"])
COMMANDS = st.one_of(
    st.builds(Sit, PATRONS, st.sampled_from(["", "Al", "al"]), st.sampled_from(["l1", "l2"])),
    st.builds(Stand, PATRONS),
    st.builds(GoAway, PATRONS, st.sampled_from(["l1", "l2"])),
    st.builds(lambda patron: ("skip", patron), PATRONS),
    st.builds(lambda patron: ("deal", patron), PATRONS),
    st.just(Tick()),
    st.sampled_from([("settle", ""), ("offer", ""), ("return", "")]),
)


def command_of(asked: Any, table: Table, rounds: int) -> Command | None:
    """A command that answers the open offer, whichever that is."""
    if not isinstance(asked, tuple):
        return asked  # type: ignore[no-any-return]
    kind, patron = asked
    if kind == "offer":
        return OfferRound(offer(rounds + 1))
    if table.offer is None:
        return None
    open_round = table.offer.round_id
    return {
        "skip": Skip(patron, open_round),
        "deal": Deal(patron, table.offer, "ab" * 16, {"player": 100}),
        "settle": Settle(open_round),
        "return": Return(open_round),
    }[kind]


@given(st.lists(st.tuples(COMMANDS, st.integers(0, 20_000)), max_size=60))
def test_whatever_happens_every_bet_has_one_end_and_nobody_is_kept_waiting(script: list[tuple[Any, int]]) -> None:
    table = Table("t", TOUCH, seats=3, bet_ms=BET_MS, hold_ms=HOLD_MS)
    now_ms, rounds = 0, 0
    open_bets: Counter[tuple[str, str]] = Counter()
    ever: set[tuple[str, str]] = set()
    for asked, later in script:
        now_ms += later
        command = command_of(asked, table, rounds)
        if command is None:
            continue
        before, events = table, decide(table, command, now_ms)
        if isinstance(events, Refusal):
            continue
        for event in events:
            round_id = table.offer.round_id if table.offer else ""
            match event:
                case WagerAccepted(wager):
                    assert (round_id, wager.patron) not in ever  # a bet of a round and patron is accepted only once
                    ever.add((round_id, wager.patron))
                    open_bets[round_id, wager.patron] += 1
                case WagerReturned(wager):
                    assert table.phase is Phase.BETTING
                    open_bets[round_id, wager.patron] -= 1
                case BettingClosed(_, wagers):
                    assert wagers == table.wagers
                    assert wagers
                    late = table.closes_at_ms is not None and now_ms >= table.closes_at_ms
                    silent = {seat.patron for seat in table.seated if not seat.skipped}
                    silent -= {wager.patron for wager in wagers}
                    waited = {seat.patron for seat in table.seated if not seat.is_away and not seat.missed}
                    assert late or not silent & waited
                case RoundSettled() | RoundReturned():
                    for wager in table.wagers:
                        open_bets[round_id, wager.patron] -= 1
            table = evolve(table, event)
        rounds += isinstance(command, OfferRound)
        assert table.version == before.version + len(events)
        assert len({seat.number for seat in table.seated}) == len(set(table.patrons)) == len(table.seated) <= 3
        assert {patron for (_, patron), count in open_bets.items() if count} == {bet.patron for bet in table.wagers}
        assert set(open_bets.values()) <= {0, 1}
        if table.phase is Phase.BETTING and table.wagers:
            # A bet that stands is dealt at the end of its clock at the latest, whatever the others do.
            assert table.closes_at_ms is not None
            assert table.closes_at_ms <= now_ms + BET_MS
            assert closes(done(table, Tick(), table.closes_at_ms)[1])
