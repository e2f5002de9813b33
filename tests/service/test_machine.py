"""R-1: table, service, ledger and either database under random play, against a model that knows only the rules.

Whatever is done, in whatever order, with restarts and failing writes in between: balances are the model's, a deal sent
again is answered the same, and the audit of the whole database finds nothing.
"""

import asyncio
from collections.abc import Callable, Coroutine
from fractions import Fraction
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    initialize,
    invariant,
    multiple,
    rule,
    run_state_machine_as_test,
)

from puntobanco.games import all_games
from puntobanco.service import Dealt, Play, Purse, Sessions, View, Visitor
from puntobanco.table import Deal, Offer, Reason, Refusal
from puntobanco.testing import SeededEntropy, SetClock
from tests.databases import Database
from tests.soak import size, turns

#: What comes back for a stake of 1, written down from F-10 … F-14, not read from the game files.
RETURNS = {
    "touch": {"player": Fraction(2), "banker": Fraction(195, 100), "tie": Fraction(9)},
    "classic": {"player": Fraction(2), "banker": Fraction(195, 100), "tie": Fraction(10)},
    "baccarat": {"player": Fraction(2), "banker": Fraction(195, 100), "tie": Fraction(9)},
}
#: Area minimum, area maximum (tie, others) and round maximum of the shipped games, in cents.
LIMITS = {"touch": (10, 20_000, 150_000, 200_000), "classic": (100, 20_000, 150_000, 150_000),
          "baccarat": (10, 15_000, 100_000, 150_000)}  # fmt: skip
GAMES = tuple(RETURNS)
START = 100_000


def model_payout(game: str, area: str, stake: int, outcome: str) -> int:
    if area == outcome:
        return int(stake * RETURNS[game][area])
    return stake if outcome == "tie" else 0


def model_refusal(game: str, stakes: dict[str, int], balance: int) -> Reason | None:
    """The refusal that the spec's limits ask for."""
    least, tie_most, side_most, round_most = LIMITS[game]
    if game == "classic" and len(stakes) > 1:
        return Reason.ONE_AREA_ONLY
    for area, stake in stakes.items():
        if stake < least:
            return Reason.BELOW_MINIMUM
        if stake > (tie_most if area == "tie" else side_most):
            return Reason.ABOVE_MAXIMUM
    total = sum(stakes.values())
    if total > round_most:
        return Reason.ROUND_ABOVE_MAXIMUM
    return Reason.INSUFFICIENT_BALANCE if total > balance else None


amounts = st.one_of(
    st.integers(1, 2000), st.sampled_from([9, 10, 99, 100, 15_000, 15_001, 20_000, 20_001, 100_000, 150_000, 150_001])
)
stakes_of = st.dictionaries(st.sampled_from(["player", "banker", "tie"]), amounts, min_size=1, max_size=3)


class PlayMachine(RuleBasedStateMachine):
    """Random patrons, random bets, restarts and failures."""

    patrons = Bundle("patrons")
    offers = Bundle("offers")
    answered = Bundle("answered")

    def __init__(self, database: Database) -> None:
        super().__init__()
        self.database = database
        self.loop = asyncio.new_event_loop()
        self.clock, self.purse = SetClock(), Purse("EUR", START)
        self.model: dict[Visitor, int] = {}
        self.rounds: set[str] = set()

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    @initialize(cards=st.integers(0, 2**32))
    def begin(self, cards: int) -> None:
        self.entropy = SeededEntropy(f"machine {cards}")
        self.open()

    def open(self) -> None:
        async def opened() -> None:
            self.store = self.database.open()
            await self.store.keep_rules(tuple(all_games().values()), self.clock.now())
            self.play = Play(all_games(), self.store, self.entropy, self.clock, self.purse)
            self.sessions = Sessions(self.store, self.entropy, self.clock, self.purse)

        self.run(opened())

    @rule(target=patrons)
    def arrive(self) -> Any:
        if len(self.model) >= 4:
            return multiple()
        visitor, _ = self.run(self.sessions.open())
        self.model[visitor] = START
        return visitor

    @rule(target=offers, patron=patrons, game=st.sampled_from(GAMES))
    def sit(self, patron: Visitor, game: str) -> tuple[Visitor, str, Offer]:
        view = self.run(self.play.sit(patron, game))
        assert isinstance(view, View)
        assert view.balance_minor == self.model[patron]
        return patron, game, view.offer

    @rule(target=answered, place=consumes(offers), stakes=stakes_of)
    def deal(self, place: tuple[Visitor, str, Offer], stakes: dict[str, int]) -> Any:
        patron, game, offer = place
        deal = Deal(patron.patron, offer, "ab" * 16, stakes)
        answer = self.run(self.play.deal(patron, game, deal))
        if isinstance(answer, Refusal):
            stale = self.play.open_offer(patron.patron, game) != offer or offer.round_id in self.rounds
            expected = model_refusal(game, stakes, self.model[patron])
            assert answer.reason is expected or (
                stale and answer.reason in (Reason.OFFER_VOID, Reason.ROUND_ID_REUSED)
            ), (answer, expected)
            return multiple()
        self.check_dealt(answer, patron, game, deal)
        return patron, game, deal, answer

    def check_dealt(self, answer: Dealt, patron: Visitor, game: str, deal: Deal) -> None:
        claim = answer.played.claim
        if claim.round_id not in self.rounds:  # else it is the stored answer of an equal deal
            self.rounds.add(claim.round_id)
            assert model_refusal(game, dict(deal.stakes), self.model[patron]) is None
            assert answer.played.balance_before == self.model[patron]
            for area, stake in deal.stakes.items():
                payout = model_payout(game, area, stake, claim.outcome)
                assert claim.payouts[area] == payout
                self.model[patron] += payout - stake
            assert answer.played.balance_after == self.model[patron]
        assert dict(claim.stakes) == dict(deal.stakes)

    @rule(told=answered)
    def deal_again(self, told: tuple[Visitor, str, Deal, Dealt]) -> None:
        patron, game, deal, first = told
        again = self.run(self.play.deal(patron, game, deal))
        assert isinstance(again, Dealt)
        assert again.played == first.played

    @rule(told=answered)
    def deal_the_same_round_otherwise(self, told: tuple[Visitor, str, Deal, Dealt]) -> None:
        patron, game, deal, _ = told
        other = Deal(patron.patron, deal.offer, "cd" * 16, deal.stakes)
        assert self.run(self.play.deal(patron, game, other)) == Refusal(Reason.ROUND_ID_REUSED)

    @rule(patron=patrons)
    def deal_at_all_tables_at_once(self, patron: Visitor) -> None:
        async def at_once() -> list[Dealt | Refusal]:
            views = [await self.play.sit(patron, game) for game in GAMES]
            deals = [Deal(patron.patron, view.offer, "ab" * 16, {"player": 60_000}) for view in views]  # type: ignore[union-attr]
            return await asyncio.gather(*(self.play.deal(patron, g, d) for g, d in zip(GAMES, deals, strict=True)))

        for answer in sorted(self.run(at_once()), key=lambda a: isinstance(a, Refusal)):
            if isinstance(answer, Dealt):
                claim = answer.played.claim
                self.rounds.add(claim.round_id)
                # The three are written one after another, in whatever order: each starts where another ended.
                self.model[patron] += claim.payouts["player"] - 60_000
            else:
                assert answer.reason is Reason.INSUFFICIENT_BALANCE
        assert self.model[patron] >= 0

    @rule(patron=patrons)
    def refill(self, patron: Visitor) -> None:
        answer = self.run(self.play.refill(patron))
        if self.model[patron] >= START:
            assert answer == Refusal(Reason.NOTHING_TO_REFILL, {"balanceMinor": self.model[patron]})
        else:
            assert answer == START
            self.model[patron] = START

    @rule()
    def restart(self) -> None:
        self.run(self.store.close())
        self.open()

    @rule(place=consumes(offers))
    def a_write_fails(self, place: tuple[Visitor, str, Offer]) -> None:
        """The disk fails in the middle of a batch: that round is not played, and the next one is."""
        patron, game, offer = place
        if self.model[patron] < 100 or offer.round_id in self.rounds:
            return
        deal = Deal(patron.patron, offer, "ab" * 16, {"player": 100})
        with self.database.broken("wager"):
            answer = self.run(self.play.deal(patron, game, deal))
        assert isinstance(answer, Refusal)
        assert answer.reason in (Reason.NOT_AVAILABLE, Reason.OFFER_VOID)

    @invariant()
    def balances_are_the_models(self) -> None:
        for patron, balance in self.model.items():
            assert self.run(self.store.balance(patron.account)) == balance

    def teardown(self) -> None:
        if hasattr(self, "store"):
            self.run(self.store.close())
            report = self.database.audit()
            assert report.faults == ()
            assert report.rounds == len(self.rounds)
        self.loop.close()


def test_r1_whatever_is_done_the_books_are_the_models(new_database: Callable[[], Database]) -> None:
    address = new_database().address
    examples, steps = (20, size(ci=25, long=100)) if address else (size(ci=200, long=20), size(ci=50, long=100))
    bounds = settings(max_examples=examples, stateful_step_count=steps, deadline=None)
    where = "PostgreSQL" if address else "SQLite"
    for _ in turns("R-1", f"times {examples} plays of {steps} steps on {where}", ci=1, long=5000 // examples):
        run_state_machine_as_test(lambda: PlayMachine(new_database()), settings=bounds)
