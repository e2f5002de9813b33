"""The cashier: money between the operator's wallet and the games, never lost and never twice.

Every debit is written down before it is asked for. It ends in exactly one of two ways, each decided in one transaction:
*used*, together with the round or buy-in it paid for, or *undone*, together with the rollback that must be answered.
"""

import asyncio
import logging
from dataclasses import dataclass
from datetime import timedelta

from puntobanco.table import Reason, Refusal

from .ports import Clock, Entropy, Funding, Store, Unavailable
from .visitor import Visitor
from .wallet import Answered, Declined, OperatorWallet, WalletKind, WalletUnknown

_log = logging.getLogger(__name__)

#: A debit is tried this often, in at most this many seconds in all.
TRIES, SECONDS = 3, 5.0
_PAUSES = (0.1, 0.3)
#: A debit that is older and has not ended never will by itself: nobody waits for it so long.
LEFT_SECONDS = 60.0


@dataclass(frozen=True, slots=True)
class BuyIns:
    """How much a patron of a transfer wallet may hold in the game, in minor units."""

    most_minor: int = 1_000_000


class Cashier:
    """Moves money for visitors who play with an operator's wallet."""

    def __init__(
        self, store: Store, wallet: OperatorWallet, entropy: Entropy, clock: Clock, buy_ins: BuyIns = BuyIns()
    ) -> None:
        self._store, self._wallet, self._entropy, self._clock = store, wallet, entropy, clock
        self._buy_ins = buy_ins
        #: The last balance that the operator told of each patron, for when it does not answer.
        self._told: dict[str, int] = {}

    async def balance(self, visitor: Visitor) -> int:
        """What the visitor can stake: what is in the game, or with a seamless wallet what the operator holds."""
        if visitor.wallet is not WalletKind.SEAMLESS:
            return await self._store.balance(visitor.account)
        try:
            told = await self._wallet.call("balance", {"player": visitor.player, "currency": visitor.currency})
        except WalletUnknown as error:
            _log.warning("balance unknown: %s", error)
            return self._told.get(visitor.patron, 0)
        # Wins that the operator has not taken yet are the patron's all the same.
        owed = await self._store.owed(visitor.player, visitor.currency)
        self._told[visitor.patron] = max(0, told.balance_minor or 0) + owed
        return self._told[visitor.patron]

    async def fund(
        self, visitor: Visitor, *, round_id: str, stake_minor: int, game_id: str, debit_id: str = ""
    ) -> Funding | Refusal:
        """Have the operator pay the stake of a round that is about to be dealt, under the round's id or another."""
        debit = Funding(debit_id or round_id, visitor, stake_minor, game_id, round_id, balance_minor=0)
        return await self._debit(debit)

    async def buy_in(self, visitor: Visitor, amount_minor: int) -> int | Refusal:
        """Bring money into the game (F-51); the new balance in minor units."""
        held = await self._store.balance(visitor.account)
        if held + amount_minor > self._buy_ins.most_minor:
            room = max(0, self._buy_ins.most_minor - held)
            return Refusal(Reason.BUY_IN_LIMIT, {"maximumMinor": self._buy_ins.most_minor, "roomMinor": room})
        debit = Funding(f"in/{self._entropy.round_id()}", visitor, amount_minor, "", None, balance_minor=0)
        answer = await self._debit(debit)
        return answer if isinstance(answer, Refusal) else await self._store.buy_in(answer, self._clock.now())

    async def cash_out(self, visitor: Visitor) -> int:
        """Send everything in the game back to the operator; how much that was. Sent until it is answered.

        Of a seamless wallet too, which has something there only if it was a transfer wallet before.
        """
        if visitor.wallet is WalletKind.NONE:
            return 0
        return await self._store.cash_out(f"out/{self._entropy.round_id()}", visitor, self._clock.now())

    async def undo(self, debit: Funding) -> None:
        """Undo a debit unless it has been used."""
        await self._store.undo_debit(debit, self._clock.now())

    async def undo_unfinished(self, *, older_seconds: float | None = None) -> int:
        """Undo every debit that paid for nothing and whose server lives no more; how many.

        With `older_seconds`, those too that were asked for so long ago by servers that live.
        """
        until = None if older_seconds is None else self._clock.now() - timedelta(seconds=older_seconds)
        debits = await self._store.stray_debits(until)
        for debit in debits:
            await self._store.undo_debit(debit, self._clock.now())
        return len(debits)

    async def keep_up(self, *, every_seconds: float = 15) -> None:
        """Until cancelled, undo what a failing database or a dead node has left unfinished: nothing stays taken."""
        while True:
            await asyncio.sleep(every_seconds)
            try:
                undone = await self.undo_unfinished(older_seconds=LEFT_SECONDS)
            except Unavailable as error:
                _log.warning("unfinished debits: %s", error)
                continue
            if undone:
                _log.warning("%s debits that paid for nothing are being rolled back", undone)

    async def _debit(self, debit: Funding) -> Funding | Refusal:
        await self._store.ask_debit(debit, self._clock.now())
        answer = await self._ask(debit)
        if isinstance(answer, Answered):
            return debit.paid(answer.balance_minor)
        if answer is None:
            await self._store.undo_debit(debit, self._clock.now())
            return Refusal(Reason.WALLET_UNKNOWN)
        await self._store.refuse_debit(debit.id)
        if answer.code == "insufficient-funds":
            balance = answer.balance_minor or 0
            return Refusal(Reason.INSUFFICIENT_BALANCE, {"balanceMinor": balance, "stakeMinor": debit.amount_minor})
        return Refusal(Reason.WALLET_REFUSED, {"problem": answer.code})

    async def _ask(self, debit: Funding) -> Answered | Declined | None:
        """The operator's answer to a debit; None when it stays unknown."""
        body = debit.body()
        try:
            async with asyncio.timeout(SECONDS):
                for attempt in range(TRIES):
                    try:
                        return await self._wallet.call("debit", body)
                    except WalletUnknown as error:
                        _log.warning("debit %s, try %s: %s", debit.id, attempt + 1, error)
                        if attempt < len(_PAUSES):
                            await asyncio.sleep(_PAUSES[attempt])
        except TimeoutError:
            _log.warning("debit %s: no answer in %s s", debit.id, SECONDS)
        return None
