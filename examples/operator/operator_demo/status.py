"""What has become of a call that moves money: what was answered to it, and what has undone it since."""

from typing import Any

import apsw
import msgspec

from . import answers, debits
from .calls import Status


def status(connection: apsw.Connection, call: Status) -> dict[str, Any]:
    """`state`: unknown (never seen), refused, done, or undone (rolled back, or its round is void)."""
    if debits.is_buried(connection, call.id):
        return {"id": call.id, "state": "undone", "answer": None}
    kept = answers.kept(connection, call.id)
    if kept is None:
        return {"id": call.id, "state": "unknown", "answer": None}
    told = {"id": call.id, "call": kept.call, "answer": msgspec.json.decode(kept.answer.body)}
    if kept.answer.status != 200:
        return {**told, "state": "refused"}
    debit = debits.find(connection, call.id)
    is_undone = debit is not None and (debit.rolled_back or debit.void) is not None
    return {**told, "state": "undone" if is_undone else "done"}
