"""How play has to be conducted where one is licensed: pauses, reality checks, limits of time and loss (F-37)."""

from collections import OrderedDict
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from puntobanco.table import Reason, Refusal

from .ports import Clock, Played
from .visitor import Visitor

#: Stays that are remembered at most; beyond that the longest idle are forgotten.
_MOST_STAYS: Final = 100_000


@dataclass(frozen=True, slots=True)
class HouseRules:
    """What is switched on. Zero switches a rule off; amounts are minor units."""

    minimum_round_seconds: float = 0
    fast_play: bool = True
    reality_check_minutes: float = 0
    idle_minutes: float = 0
    session_minutes: int = 0
    loss_limit_minor: int = 0
    show_stay: bool = False


@dataclass(slots=True)
class Stay:
    """One visit of a patron: since when, what was staked and paid out, and when they last did something."""

    visitor: Visitor
    since: datetime
    seen: datetime
    checked: datetime
    dealt: datetime | None = None
    rounds: int = 0
    staked_minor: int = 0
    paid_minor: int = 0

    @property
    def lost_minor(self) -> int:
        """Net loss in minor units; negative when ahead."""
        return self.staked_minor - self.paid_minor


@dataclass(frozen=True, slots=True)
class Waits:
    """Seconds of a stay: how many there were, and how many from now until the rules ask for something or allow it.

    `check_seconds` is None where there are no reality checks.
    """

    stayed_seconds: float
    check_seconds: float | None
    deal_seconds: float


class Conduct:
    """Keeps the stays of the patrons who are here, and asks the house rules about each deal."""

    def __init__(self, clock: Clock, rules: HouseRules = HouseRules()) -> None:
        self.rules = rules
        self._clock = clock
        self._stays: OrderedDict[str, Stay] = OrderedDict()

    def stay(self, visitor: Visitor) -> Stay:
        """The patron's stay, begun now if they have just come; they count as seen."""
        now = self._clock.now()
        stay = self._stays.get(visitor.patron)
        if stay is None:
            stay = self._stays[visitor.patron] = Stay(visitor, since=now, seen=now, checked=now)
            if len(self._stays) > _MOST_STAYS:
                self._stays.popitem(last=False)
        stay.seen = now
        self._stays.move_to_end(visitor.patron)
        return stay

    def refusal(self, visitor: Visitor) -> Refusal | None:
        """Why the patron may not deal now; None when they may."""
        rules, stay = self.rules, self.stay(visitor)
        now = stay.seen
        if rules.session_minutes and now - stay.since >= timedelta(minutes=rules.session_minutes):
            return Refusal(Reason.SESSION_OVER, {"minutes": rules.session_minutes})
        if rules.loss_limit_minor and stay.lost_minor >= rules.loss_limit_minor:
            return Refusal(Reason.LOSS_LIMIT, {"limitMinor": rules.loss_limit_minor})
        if rules.reality_check_minutes and now - stay.checked >= timedelta(minutes=rules.reality_check_minutes):
            minutes = int((now - stay.since).total_seconds() // 60)
            told = {"minutes": minutes, "stakedMinor": stay.staked_minor, "paidMinor": stay.paid_minor}
            return Refusal(Reason.REALITY_CHECK, {**told, "rounds": stay.rounds})
        if stay.dealt is not None and now - stay.dealt < timedelta(seconds=rules.minimum_round_seconds):
            return Refusal(Reason.ROUND_TOO_SOON, {"seconds": f"{rules.minimum_round_seconds:g}"})
        return None

    def waits(self, stay: Stay) -> Waits:
        """When the patron has to look back again, and when they may deal again."""
        rules, now = self.rules, self._clock.now()
        check = deal = 0.0
        if rules.reality_check_minutes:
            check = rules.reality_check_minutes * 60 - (now - stay.checked).total_seconds()
        if stay.dealt is not None:
            deal = rules.minimum_round_seconds - (now - stay.dealt).total_seconds()
        return Waits(
            stayed_seconds=(now - stay.since).total_seconds(),
            check_seconds=max(0.0, check) if rules.reality_check_minutes else None,
            deal_seconds=max(0.0, deal),
        )

    def dealt(self, visitor: Visitor, played: Played) -> None:
        """A round was dealt to the patron."""
        stay = self.stay(visitor)
        stay.dealt = stay.seen
        stay.rounds += 1
        stay.staked_minor += sum(played.claim.stakes.values())
        stay.paid_minor += sum(played.claim.payouts.values())

    def go_on(self, visitor: Visitor) -> None:
        """The patron says that they are still there, or, when a reality check is due, that they have read it."""
        stay = self.stay(visitor)
        if self.waits(stay).check_seconds == 0:
            stay.checked = stay.seen

    def gone(self, visitor: Visitor) -> None:
        """The patron's stay is over."""
        self._stays.pop(visitor.patron, None)

    def known(self, visitor: Visitor) -> Stay | None:
        """The patron's stay, if there is one; this does not count as seeing them."""
        return self._stays.get(visitor.patron)

    def idle_seconds(self, stay: Stay) -> float:
        """For how long the patron has done nothing."""
        return (self._clock.now() - stay.seen).total_seconds()

    def idle(self) -> list[Visitor]:
        """Who has done nothing for longer than the rules allow."""
        if not self.rules.idle_minutes:
            return []
        latest = self._clock.now() - timedelta(minutes=self.rules.idle_minutes)
        return [stay.visitor for stay in self._stays.values() if stay.seen <= latest]
