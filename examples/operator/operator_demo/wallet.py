"""The wallet: a signed call in, its answer out, in one transaction with the nonce, the money and the answer itself."""

from typing import Any

import apsw

from . import answers, books, codes, players
from .answers import Answer, Kept
from .calls import CALLS, Authenticate, Balance, Call, Finish, MoneyCall, Report, Status
from .database import transaction
from .money_calls import Outcome, carry_out
from .nonces import is_new
from .refusals import Code, Refusal
from .report import report
from .signing import Stamp
from .status import status
from .strict import MalformedError, decode
from .times import iso

BAD_SIGNATURE = answers.to_answer(Refusal(Code.BAD_SIGNATURE, "signature, timestamp or nonce is not right"))


def answer_call(connection: apsw.Connection, name: str, raw: bytes, stamp: Stamp, now: float) -> Answer:
    """The answer to a call whose signature is right. When this returns, it is durable."""
    with transaction(connection):
        if not is_new(connection, stamp, now):
            return BAD_SIGNATURE
        kind = CALLS.get(name)
        if kind is None:
            return answers.to_answer(Refusal(Code.UNKNOWN_CALL, f"there is no call {name!r}"))
        try:
            call = decode(raw, kind)
        except MalformedError as problem:
            return answers.to_answer(Refusal(Code.MALFORMED, str(problem)))
        if isinstance(call, MoneyCall):
            return _once(connection, name, call, now)
        return answers.to_answer(_other(connection, call, now))


def _once(connection: apsw.Connection, name: str, call: MoneyCall, now: float) -> Answer:
    """A call that moves money: carried out once, answered alike ever after."""
    content = answers.fingerprint(name, call)
    before = answers.kept(connection, call.id)
    if before is None:
        answer = answers.to_answer(carry_out(connection, call, now))
        answers.keep(connection, call.id, Kept(name, content, answer), iso(now))
        return answer
    if before.content == content:
        return before.answer
    known = players.find(connection, call.player)
    balance = books.balance(connection, known.id, known.currency) if known is not None else None
    return answers.to_answer(Refusal(Code.ID_REUSED, f"{call.id} was a {before.call} with other content", balance))


def _other(connection: apsw.Connection, call: Call, now: float) -> Outcome:
    match call:
        case Authenticate():
            return _authenticate(connection, call, now)
        case Balance():
            player = players.find(connection, call.player)
            if player is None or player.currency != call.currency:
                return Refusal(Code.UNKNOWN_PLAYER, f"no player {call.player} with an account in {call.currency}")
            return {"balance": books.balance(connection, call.player, call.currency)}
        case Finish():
            if players.find(connection, call.player) is None:
                return Refusal(Code.UNKNOWN_PLAYER, f"no player {call.player}")
            players.finished(connection, call.player, call.session)
            return {}
        case Status():
            return status(connection, call)
        case Report():
            return report(connection, call)
    raise TypeError(type(call))


def _authenticate(connection: apsw.Connection, call: Authenticate, now: float) -> dict[str, Any] | Refusal:
    owner = codes.spend(connection, call.code, now)
    player = None if owner is None else players.find(connection, owner)
    if player is None:
        return Refusal(Code.UNKNOWN_CODE, "this code was used, is older than a minute, or was never given out")
    players.launched(connection, player.id)
    return {
        "player": player.id,
        "name": player.name,
        "currency": player.currency,
        "balance": books.balance(connection, player.id, player.currency),
        "language": player.language,
        "wallet": player.wallet,
    }
