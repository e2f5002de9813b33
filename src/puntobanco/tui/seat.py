"""A patron's seat at one table: what has been laid, asked and answered. Knows nothing of screens.

Chips lie here only; the house hears of them in one message, all or none. A deal that was sent is kept until it is
answered and asked again after a lost connection, which its round id makes safe.
"""

import contextlib
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import Final

import msgspec

from puntobanco.game import Game
from puntobanco.table import Slip
from puntobanco.wire import ToClient
from puntobanco.wire import messages as wire

from .checking import Verdict, check, revealed
from .courtesy import Remark, remark_on_dealing, remark_on_laying
from .house import House, Link, LinkLost
from .memory import Memory
from .words import Words

#: Keys that deal count only after a rest of so many seconds: a mashed or held key starts one round, not twenty.
CALM_S: Final = 0.35
#: So many rounds are kept for the card history.
_MOST_PAST: Final = 200


class Phase(StrEnum):
    """Betting: the cloth is free. Waiting: a deal is sent. Telling: its round is being shown. Told: it lies there."""

    BETTING = "betting"
    WAITING = "waiting"
    TELLING = "telling"
    TOLD = "told"


class Seat:
    """One seat. Make it with `sit`; ask `is_open` before offering anything to the patron."""

    def __init__(
        self,
        house: House,
        game_id: str,
        words: Words,
        memory: Memory,
        *,
        rules: Mapping[str, Game],
        seed: Callable[[], str],
        clock: Callable[[], float],
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        """`rules`: games by version, to check payouts by. `seed` gives 16 fresh bytes in hex, `clock` seconds."""
        self._house, self._memory, self._rules, self._seed, self._clock = house, memory, rules, seed, clock
        self._now = now
        self.game_id, self.words = game_id, words
        self.phase = Phase.BETTING
        self.slip = Slip()
        self.chip_minor = 0
        #: The house's figure; while a round is told, the one from before it.
        self.balance_minor = 0
        self.round: wire.RoundRecord | None = None
        self.past: list[wire.RoundRecord] = []
        self.verdicts: dict[str, Verdict] = {}
        self.last_stakes: dict[str, int] = {}
        self.roads: wire.Roads | None = None
        #: What the patron should read before anything else, in words; empty when nothing was refused.
        self.refusal = ""
        #: The house wants the patron to look back before the next round; `refusal` is its account (F-37).
        self.must_look_back = False
        self._calm_from = 0.0
        self._waiting: Mapping[str, int] = {}
        self._asked: dict[str, wire.Deal] = {}

    async def sit(self) -> bool:
        """Take the seat, or find it again. False when the house refuses; `refusal` says why. Raises LinkLost."""
        answer = await self._house.ask(wire.Sit(self.game_id))
        if not isinstance(answer, wire.Snapshot):
            self.refusal = answer.message if isinstance(answer, wire.Refused) else ""
            return False
        self.game, self.money, self.offer, self.outlook = answer.game, answer.money, answer.offer, answer.outlook
        self.words = Words(self.words.language, answer.money.currency)
        self.rules, self._stay = answer.rules, answer.stay
        chips = answer.game.chips
        if self.chip_minor not in chips:
            self.chip_minor = chips[min(1, len(chips) - 1)]
        if answer.last is not None:
            self.last_stakes = _stakes(answer.last)
        if self.phase in (Phase.BETTING, Phase.TOLD):
            self._find(answer)
            await self.ask_roads()
        return True

    def _find(self, snapshot: wire.Snapshot) -> None:
        """Stand where the last round left the table, which may still have to be shown (F-54)."""
        self.balance_minor = snapshot.money.balance
        last = snapshot.last
        if last is None:
            return
        if last.round_id != self._memory.shown(self._house.place, self.game_id):
            self._tell(last)
        elif not self.past and not self.slip:
            self.round, self.past, self.phase = last, [last], Phase.TOLD
            self._check(last)

    @property
    def here(self) -> timedelta:
        """For how long the patron has been at the house."""
        return self._now() - datetime.fromisoformat(self._stay.since)

    @property
    def net_minor(self) -> int:
        """What the patron is up, or down when negative, since coming."""
        return self._stay.paid - self._stay.staked

    # ------------------------------------------------------------ what may be done

    @property
    def is_open(self) -> bool:
        """Chips may be laid and taken off."""
        return self.phase in (Phase.BETTING, Phase.TOLD) and self._house.link is Link.UP

    @property
    def can_rebet(self) -> bool:
        """The last bets may be laid again: on an empty table only."""
        return self.is_open and bool(self.last_stakes) and not self.slip

    @property
    def deal_rebets(self) -> bool:
        """DEAL on the empty table repeats the last round (F-28)."""
        return self.can_rebet and self.phase is Phase.TOLD and self.game.controls.empty_deal_rebets

    @property
    def can_deal(self) -> bool:
        return self.is_open and (bool(self.slip) or self.deal_rebets)

    @property
    def stakes_shown(self) -> dict[str, int]:
        """What lies on the areas: the bets being laid, or those of the round being dealt and told."""
        if self.phase is Phase.WAITING:
            return dict(self._waiting)
        if self.phase is Phase.TELLING and self.round is not None:
            return _stakes(self.round)
        return self.slip.stakes

    # ------------------------------------------------------------ chips

    def pick(self, place: int) -> None:
        """Choose the chip at `place` of the tray, from 0; places without a chip are passed over."""
        if 0 <= place < len(self.game.chips):
            self.chip_minor = self.game.chips[place]
            self.refusal = ""

    def lay(self, area: str) -> None:
        """Put the chosen chip on `area`, unless that would be too much (F-16, F-17, F-21)."""
        if self.is_open:
            laid = self.slip.lay(area, self.chip_minor)
            if self._may(remark_on_laying(self.game, self.balance_minor, laid.stakes)):
                self._lay_out(laid)

    def take_off(self, area: str) -> None:
        """Take one chip's value off `area` (F-23)."""
        self._edit(self.slip.take_off(area, self.chip_minor, self.game.chips))

    def clear_area(self, area: str) -> None:
        self._edit(self.slip.clear_area(area))

    def clear(self) -> None:
        self._edit(Slip())

    def undo(self) -> None:
        self._edit(self.slip.undo())

    def new_bet(self) -> None:
        """Clear the told round away; the chip stays chosen (F-27)."""
        if self.is_open:
            self._lay_out(Slip())

    def _edit(self, slip: Slip) -> None:
        if self.is_open:
            self.slip, self.refusal = slip, ""

    def _lay_out(self, slip: Slip) -> None:
        self.slip, self.refusal, self.round, self.phase = slip, "", None, Phase.BETTING

    def _may(self, remark: Remark | None) -> bool:
        self.refusal = "" if remark is None else self.words.refusal(remark.code, remark.args)
        return remark is None

    # ------------------------------------------------------------ rounds

    async def deal(self) -> None:
        """Deal the bets that lie, or what DEAL on the empty table means here (F-26, F-28). Raises LinkLost."""
        if self.deal_rebets:
            await self.rebet()
        elif self.can_deal:
            await self._stake(self.slip.stakes)

    async def rebet(self, *, factor: int = 1) -> None:
        """The last bets again: dealt at once, or only laid, as the game has it (F-28 … F-30). Raises LinkLost."""
        if not self.can_rebet or (factor == 2 and not self.game.controls.rebet_double):
            return
        slip = Slip.of(self.last_stakes, self.game.chips, factor=factor)
        if self.game.controls.rebet == "deals" or factor == 2:
            await self._stake(slip.stakes)
        elif self._may(remark_on_dealing(self.game, self.balance_minor, slip.stakes)):
            self._lay_out(slip)

    async def go(self) -> None:
        """Space: deal when bets lie, else the last bets again (F-31). Raises LinkLost."""
        await (self.deal() if self.slip else self.rebet())

    async def refill(self) -> None:
        """Fill the play money up again. Raises LinkLost."""
        if self.is_open:
            self._heard(await self._house.ask(wire.Refill()))

    async def go_on(self) -> None:
        """The patron has looked back, or is still there. Raises LinkLost."""
        self.must_look_back, self.refusal = False, ""
        await self._house.ask(wire.GoOn())

    async def ask_roads(self) -> None:
        """Raises LinkLost."""
        answer = await self._house.ask(wire.AskRoads())
        if isinstance(answer, wire.Roads):
            self.roads = answer

    def told(self) -> None:
        """The round has been shown to its end: its money counts, and the table is open again."""
        if self.phase is Phase.TELLING and self.round is not None:
            self.phase = Phase.TOLD
            self.paid()
            if self.round.round_id in self._asked:  # not one that was played before we came
                stay, played = self._stay, self.round
                self._stay = msgspec.structs.replace(
                    stay, staked=stay.staked + played.stake, paid=stay.paid + played.payout
                )
            self.past = [self.round, *self.past][:_MOST_PAST]
            self._calm_from = self._clock() + CALM_S
            self._memory.keep_shown(self._house.place, self.game_id, self.round.round_id)

    def paid(self) -> None:
        """The chips are paid out: from now on the balance shown is the one after the round."""
        self.balance_minor = self.money.balance

    def is_calm(self) -> bool:
        """Whether a key that deals counts now. One pressed too soon makes the rest begin anew."""
        now = self._clock()
        if self.is_open and now >= self._calm_from:
            return True
        self._calm_from = now + CALM_S
        return False

    async def _stake(self, stakes: dict[str, int]) -> None:
        if not self._may(remark_on_dealing(self.game, self.balance_minor, stakes)):
            return
        before = self.phase, self.round
        self.phase, self.round, self._waiting = Phase.WAITING, None, stakes
        answer = await self._ask_until_answered(stakes)
        if isinstance(answer, wire.Refused) and answer.code == "offer-void" and answer.offer is not None:
            # The house has lost its offer, as after a restart, and taken nothing: answer the new one, with a new seed.
            self.offer = answer.offer
            answer = await self._ask_until_answered(stakes)
        if isinstance(answer, wire.RoundRecord):
            self._tell(answer)
        else:
            self.phase, self.round = before
            self._heard(answer)
            if isinstance(answer, wire.Refused) and answer.code == "not-available":
                await self._learn_the_truth()

    async def _learn_the_truth(self) -> None:
        """The house could not say whether the round was stored: look, and show it if it was."""
        refusal = self.refusal
        with contextlib.suppress(LinkLost):
            await self.sit()
        if self.phase is not Phase.TELLING:
            self.refusal = refusal

    async def _ask_until_answered(self, stakes: dict[str, int]) -> "wire.RoundRecord | ToClient":
        """The round that was dealt, or the house's answer instead of it."""
        asked = wire.Deal(self.offer.round_id, self.offer.commitment, self._seed(), stakes)
        self._asked[asked.round_id] = asked
        while True:
            try:
                answer = await self._house.ask(asked)
                break
            except LinkLost:
                await self._sit_after_loss()
        if isinstance(answer, wire.Dealt):
            self.offer, self.outlook = answer.offer, answer.outlook
            return answer.round
        return answer

    async def _sit_after_loss(self) -> None:
        """Take the seat again when the link is back. Raises LinkLost when it never will be."""
        while True:
            await self._house.mended()
            with contextlib.suppress(LinkLost):
                await self._house.ask(wire.Sit(self.game_id))
                return

    def _tell(self, played: wire.RoundRecord) -> None:
        self.phase, self.round, self.slip, self.refusal = Phase.TELLING, played, Slip(), ""
        self.last_stakes = _stakes(played)
        self.balance_minor = played.balance_before
        self.money = msgspec.structs.replace(self.money, balance=played.balance_after)
        self._check(played)

    def _check(self, played: wire.RoundRecord) -> None:
        """Check the round, and all rounds of its shoe once that is over and its seed is no secret any more."""
        opened = {each.round_id: each for each in revealed(self.past, played)}
        self.past = [opened.get(each.round_id, each) for each in self.past]
        for each in (played, *opened.values()):
            self.verdicts[each.round_id] = check(each, self._asked, self._rules)

    def _heard(self, answer: "wire.RoundRecord | ToClient") -> None:
        if isinstance(answer, wire.Balance):
            self.money, self.refusal = answer.money, ""
            self.paid()
        elif isinstance(answer, wire.Refused):
            self.refusal = answer.message
            self.offer = answer.offer or self.offer
            self.must_look_back = answer.code == "reality-check"


def _stakes(played: wire.RoundRecord) -> dict[str, int]:
    return {bet.area: bet.stake for bet in played.bets}
