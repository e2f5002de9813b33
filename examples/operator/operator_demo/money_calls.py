"""The four calls that move money: each looks, then writes or refuses, inside the caller's transaction.

Refusals are looked for in a fixed order, and a refusal has written nothing.
"""

from typing import Any

import apsw

from . import books, debits, players
from .books import GAMES, Entry
from .calls import Credit, Debit, MoneyCall, Rollback, Void
from .players import Player
from .refusals import Code, Refusal
from .times import day_of, iso

Outcome = dict[str, Any] | Refusal


def carry_out(connection: apsw.Connection, call: MoneyCall, now: float) -> Outcome:
    """What `call` leads to, the first time it is seen."""
    player = players.find(connection, call.player)
    if player is None or player.currency != call.currency:
        return Refusal(Code.UNKNOWN_PLAYER, f"there is no player {call.player} with an account in {call.currency}")
    match call:
        case Debit():
            return _debit(connection, call, player, now)
        case Credit():
            return _credit(connection, call, now)
        case Rollback():
            return _rollback(connection, call, now)
        case Void():
            return _void(connection, call, now)
    raise TypeError(type(call))


def _debit(connection: apsw.Connection, call: Debit, player: Player, now: float) -> Outcome:
    has = books.balance(connection, call.player, call.currency)
    limit = player.day_limit_minor
    if debits.is_buried(connection, call.id):
        return Refusal(Code.ROLLED_BACK, f"debit {call.id} was rolled back before it came", has)
    if not players.may_stake(connection, call.player):
        return Refusal(Code.SESSION_ENDED, "the player has logged out or left the game", has)
    if limit is not None and debits.staked_on(connection, call.player, day_of(now)) + call.amount > limit:
        return Refusal(Code.LIMIT_REACHED, "the player's own limit for today would be passed", has)
    if call.amount > has:
        return Refusal(Code.INSUFFICIENT_FUNDS, f"the player has {has}, which is less than {call.amount}", has)
    debits.add(connection, call, iso(now))
    return _told(call, _post(connection, call, now, (-call.amount,), call.round))


def _credit(connection: apsw.Connection, call: Credit, now: float) -> Outcome:
    # No look at sessions, limits or logins: a player is owed what was won.
    has = books.balance(connection, call.player, call.currency)
    if call.debit is None:  # a transfer out closes no single debit: it is all that was left of several
        return _told(call, _post(connection, call, now, (call.amount,), None))
    if debits.is_buried(connection, call.debit):
        return Refusal(Code.ROLLED_BACK, f"debit {call.debit} was rolled back before it came", has)
    debit = debits.find(connection, call.debit)
    if debit is None or (debit.player, debit.round) != (call.player, call.round):
        return Refusal(Code.UNKNOWN_DEBIT, f"the player has no debit {call.debit} for round {call.round}", has)
    if debit.rolled_back is not None:
        return Refusal(Code.ROLLED_BACK, f"debit {call.debit} was rolled back by {debit.rolled_back}", has)
    if debit.credit is not None:
        return Refusal(Code.ALREADY_CLOSED, f"debit {call.debit} was closed by credit {debit.credit}", has)
    debits.close(connection, call.debit, credit=call.id, paid_minor=call.amount)
    return _told(call, _post(connection, call, now, (call.amount,), call.round))


def _rollback(connection: apsw.Connection, call: Rollback, now: float) -> Outcome:
    has = books.balance(connection, call.player, call.currency)
    debit = debits.find(connection, call.debit)
    if debit is None:
        # Not seen, or seen and refused: either way it must never be taken. A refused debit stays refused by itself.
        debits.bury(connection, call.debit, rollback=call.id)
        return _told(call, has) | {"undone": False}
    if debit.player != call.player:
        return Refusal(Code.UNKNOWN_DEBIT, f"the player has no debit {call.debit}", has)
    if debit.credit is not None or debit.void is not None:
        return Refusal(Code.ALREADY_CLOSED, f"debit {call.debit} was closed by {debit.credit or debit.void}", has)
    if debit.rolled_back is not None:
        return _told(call, has) | {"undone": False}
    debits.roll_back(connection, call.debit, rollback=call.id)
    after = _post(connection, call, now, (debit.amount_minor,), debit.round)
    return _told(call, after) | {"undone": debit.amount_minor > 0}


def _void(connection: apsw.Connection, call: Void, now: float) -> Outcome:
    has = books.balance(connection, call.player, call.currency)
    known = debits.of_round(connection, call.player, call.round)
    standing = [debit for debit in known if debit.rolled_back is None]
    if not known:
        return Refusal(Code.UNKNOWN_ROUND, f"the player has staked nothing in round {call.round}", has)
    if not standing:
        return Refusal(Code.ROLLED_BACK, f"the stake of round {call.round} was rolled back", has)
    if any(debit.void is not None for debit in standing):
        return Refusal(Code.ALREADY_CLOSED, f"round {call.round} was taken back by {standing[0].void}", has)
    # A credit may still be on its way: it will be accepted, and the sum comes out the same in either order.
    stake = sum(debit.amount_minor for debit in standing)
    paid = sum(debit.paid_minor or 0 for debit in standing)
    if stake != call.stake or (paid != call.payout and all(debit.credit is not None for debit in standing)):
        return Refusal(Code.AMOUNTS_DIFFER, f"in our books round {call.round} has stake {stake}, payout {paid}", has)
    for debit in standing:
        debits.take_back(connection, debit.id, void=call.id)
    return _told(call, _post(connection, call, now, (call.stake, -call.payout), call.round))


def _post(connection: apsw.Connection, call: MoneyCall, now: float, amounts: tuple[int, ...], of: str | None) -> int:
    kind = type(call).__name__.lower()
    entry = Entry("games", call.id, kind, call.player, call.currency, of, iso(now))
    return books.post(connection, entry, amounts, against=GAMES)


def _told(call: MoneyCall, balance_minor: int) -> dict[str, Any]:
    return {"id": call.id, "balance": balance_minor}
