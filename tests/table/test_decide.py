"""The table's state machine: what it accepts, what it refuses and in which order (F-15, F-16, F-17)."""

import dataclasses

import pytest
from msgspec.structs import replace

from puntobanco.game import Limits
from puntobanco.games import game_named
from puntobanco.table import (
    BettingClosed,
    Command,
    Deal,
    Offer,
    OfferRound,
    Phase,
    Reason,
    Refusal,
    Return,
    Seat,
    Settle,
    Sit,
    Stand,
    Table,
    Wager,
    WagerAccepted,
    check_stakes,
    decide,
    evolve,
    step,
)
from puntobanco.table.events import RoundOffered, RoundReturned, RoundSettled, Seated, Stood

OFFER = Offer("r1", "c" * 64)
TOUCH, CLASSIC = game_named("touch"), game_named("classic")


def after(table: Table, *commands: object) -> Table:
    for command in commands:
        events = decide(table, command)  # type: ignore[arg-type]
        assert not isinstance(events, Refusal), events
        for event in events:
            table = evolve(table, event)
    return table


def open_table(game=TOUCH, seats: int = 1) -> Table:
    return after(Table("t", game, seats=seats), Sit("anna"), OfferRound(OFFER))


def deal(**changes: object) -> Deal:
    return replace(Deal("anna", OFFER, "ab" * 16, {"player": 100}), **changes)


def reason(table: Table, command: object) -> Reason:
    answer = decide(table, command)  # type: ignore[arg-type]
    assert isinstance(answer, Refusal), answer
    return answer.reason


@pytest.mark.parametrize(
    ("seats", "command"),
    [(1, deal()), (1, Stand("anna")), (2, deal()), (2, Stand("anna")), (2, Sit("bert"))],
)
def test_the_table_after_a_step_is_what_its_events_make_of_it(seats: int, command: Command) -> None:
    table = open_table(seats=seats)
    stepped = step(table, command)
    assert not isinstance(stepped, Refusal)
    assert stepped.events == decide(table, command)
    assert stepped.table == after(table, command) != table


def test_a_deal_at_a_private_table_closes_the_bets() -> None:
    accepted, closed = decide(open_table(), deal())
    assert isinstance(accepted, WagerAccepted)
    assert isinstance(closed, BettingClosed)
    assert closed.wagers == (accepted.wager,)
    assert accepted.wager.stake_minor == 100


def test_a_table_deals_when_everyone_seated_is_ready() -> None:
    table = after(open_table(seats=2), Sit("bo"))
    (first,) = decide(table, deal())
    assert isinstance(first, WagerAccepted)
    table = after(table, deal())
    *_, closed = decide(table, deal(patron="bo", client_seed="cd" * 16))
    assert isinstance(closed, BettingClosed)
    assert [wager.patron for wager in closed.wagers] == ["anna", "bo"]


def test_nothing_is_dealt_twice_and_no_bet_slips_into_another_round() -> None:
    settling = after(open_table(), deal())
    assert settling.phase is Phase.SETTLING
    assert reason(settling, deal()) is Reason.ROUND_IN_PROGRESS
    settled = after(settling, Settle("r1"))
    assert reason(settled, deal()) is Reason.OFFER_VOID
    reopened = after(settled, OfferRound(Offer("r2", "d" * 64)))
    assert reason(reopened, deal()) is Reason.OFFER_VOID
    assert reason(reopened, Settle("r1")) is Reason.OFFER_VOID


def test_what_the_house_does_at_the_wrong_time_is_refused() -> None:
    betting, settling = open_table(), after(open_table(), deal())
    wager = Wager("anna", "ab" * 16, {"player": 100})
    assert reason(settling, OfferRound(Offer("r2", "d" * 64))) is Reason.ROUND_IN_PROGRESS
    empty = Table("t", TOUCH)
    for table, early in (
        (betting, Settle("r1")),
        (empty, Settle("r1")),
        (empty, Return("r1")),
        (betting, Return("r2")),
    ):
        assert reason(table, early) is Reason.OFFER_VOID
    assert reason(settling, Return("r2")) is Reason.OFFER_VOID
    assert reason(settling, Settle("r2")) is Reason.OFFER_VOID
    assert decide(settling, Settle("r1")) == (RoundSettled("r1"),)
    assert decide(settling, Return("r1")) == (RoundReturned("r1", (wager,)),)
    assert reason(betting, Stand("bo")) is Reason.NOT_SEATED
    assert reason(settling, Stand("anna")) is Reason.ROUND_IN_PROGRESS


def test_one_patron_bets_once_in_a_round_of_several() -> None:
    table = after(open_table(seats=2), Sit("bo"), deal())
    assert table.phase is Phase.BETTING
    assert reason(table, deal()) is Reason.BETS_CLOSED
    # No other round is offered over a bet that lies.
    assert reason(table, OfferRound(Offer("r2", "d" * 64))) is Reason.ROUND_IN_PROGRESS


def test_a_wager_is_what_the_patron_sent_and_belongs_to_the_offer_it_answers() -> None:
    wager = Wager("anna", "ab" * 16, {"player": 100})
    accepted, closed = decide(open_table(), deal())
    assert accepted == WagerAccepted(wager)
    assert closed == BettingClosed(OFFER, (wager,))


def test_every_event_raises_the_version_by_one() -> None:
    table = Table("t", TOUCH, seats=2, version=7)
    wager = Wager("anna", "ab" * 16, {"player": 100})
    events = [Seated(Seat(1, "anna")), RoundOffered(OFFER), WagerAccepted(wager), BettingClosed(OFFER, (wager,)),
              RoundSettled("r1"), RoundReturned("r1"), Stood("anna")]  # fmt: skip
    for version, event in enumerate(events, start=8):
        table = evolve(table, event)
        assert table.version == version


def test_a_new_offer_takes_no_bet_over_from_the_last() -> None:
    settled = after(open_table(), deal(), Settle("r1"), OfferRound(Offer("r2", "d" * 64)))
    assert (settled.wagers, settled.left, settled.closes_at_ms) == ((), (), None)
    assert settled.offer == Offer("r2", "d" * 64)


def test_a_round_that_could_not_be_stored_leaves_no_bet_behind() -> None:
    table = after(open_table(), deal(), Return("r1"))
    assert (table.phase, table.offer, table.wagers) == (Phase.BETTING, None, ())


def test_only_patrons_who_sit_may_bet_and_seats_are_counted() -> None:
    table = open_table()
    assert reason(table, deal(patron="bo")) is Reason.NOT_SEATED
    assert reason(table, Sit("bo")) is Reason.TABLE_FULL
    assert decide(table, Sit("anna")) == ()
    assert reason(after(table, Stand("anna")), deal()) is Reason.NOT_SEATED


def test_refusals_are_asked_in_the_order_of_the_enum() -> None:
    """A deal that is wrong in every way is refused for the first reason; mending that one shows the next."""
    wrong = Deal("bo", Offer("r9", "0" * 64), "ab" * 16, {"moon": 1, "player": 10**9})
    table = open_table(CLASSIC)
    mends: list[dict[str, object]] = [
        {},
        {"patron": "anna"},
        {"offer": Offer("r1", "0" * 64)},
        {"offer": OFFER},
        {"stakes": {"player": 1, "tie": 10**9}},
        {"stakes": {"player": 1}},
        {"stakes": {"player": 10**9}},
    ]
    found = []
    for mend in mends:
        wrong = replace(wrong, **mend)
        found.append(reason(table, wrong))
    assert found == [
        Reason.NOT_SEATED,
        Reason.OFFER_VOID,
        Reason.COMMITMENT_MISMATCH,
        Reason.UNKNOWN_AREA,
        Reason.ONE_AREA_ONLY,
        Reason.BELOW_MINIMUM,
        Reason.ABOVE_MAXIMUM,
    ]
    order = list(Reason)
    assert sorted(found, key=order.index) == found


def test_f17_limits_hold_for_each_area_and_for_the_round() -> None:
    areas, whole = TOUCH.stakes.areas, TOUCH.stakes.round
    assert check_stakes(TOUCH, {"tie": areas["tie"].minimum}) is None
    assert check_stakes(TOUCH, {"tie": areas["tie"].maximum}) is None
    below = check_stakes(TOUCH, {"tie": areas["tie"].minimum - 1})
    assert below == Refusal(Reason.BELOW_MINIMUM, {"area": "tie", "minimumMinor": areas["tie"].minimum})
    above = check_stakes(TOUCH, {"tie": areas["tie"].maximum + 1})
    assert above == Refusal(Reason.ABOVE_MAXIMUM, {"area": "tie", "maximumMinor": areas["tie"].maximum})
    full = {"player": whole.maximum - 50_000, "banker": 50_000}
    assert check_stakes(TOUCH, full) is None
    assert check_stakes(TOUCH, {"moon": 100}) == Refusal(Reason.UNKNOWN_AREA, {"area": "moon"})
    stakes = dataclasses.replace(TOUCH.stakes, round=Limits(500, whole.maximum))
    dear = dataclasses.replace(TOUCH, stakes=stakes)
    assert check_stakes(dear, {"tie": 499}) == Refusal(Reason.ROUND_BELOW_MINIMUM, {"minimumMinor": 500})
    assert check_stakes(dear, {"tie": 500}) is None
    over = check_stakes(TOUCH, {**full, "tie": 10})
    assert over == Refusal(Reason.ROUND_ABOVE_MAXIMUM, {"maximumMinor": whole.maximum})


def test_f15_f16_any_bets_together_or_just_one() -> None:
    assert check_stakes(TOUCH, {"player": 100, "tie": 100, "banker": 100}) is None
    assert check_stakes(CLASSIC, {"player": 100, "banker": 100}) == Refusal(Reason.ONE_AREA_ONLY)
    assert check_stakes(CLASSIC, {"tie": 100}) is None


@pytest.mark.parametrize("name", [reason.name for reason in Reason])
def test_every_refusal_has_its_words(name: str) -> None:
    from puntobanco.locales import has

    assert has(f"refusal-{Reason[name].code}")
