"""Voiding a round: every transfer of it taken back, once, in one transaction (F-57)."""

from datetime import datetime

from puntobanco.ledger import RECEIVABLE, Account, Kind, Transfer, reversal
from puntobanco.service import VoidRefusal

from . import journal, money
from .accounts import hold, post
from .connection import Connection
from .rows import transfers_of

_MOVED = (Kind.STAKE, Kind.PAYOUT, Kind.WALLET_IN, Kind.WALLET_OUT)


def ask_void(connection: Connection, round_id: str, reason: str, by: str, now: datetime) -> VoidRefusal | None:
    """Ask for a round to be declared void. None when it has been asked for now."""
    if connection.execute("SELECT 1 FROM round WHERE id = ?", (round_id,)).fetchone() is None:
        return VoidRefusal.NO_ROUND
    if connection.execute("SELECT 1 FROM void WHERE round_id = ?", (round_id,)).fetchone() is not None:
        return VoidRefusal.ASKED_ALREADY
    time = now.isoformat(timespec="seconds")
    connection.execute("INSERT INTO void VALUES (?, ?, ?, ?, NULL, NULL)", (round_id, reason, by, time))
    journal.write(connection, by, "void asked", {"round": round_id, "reason": reason}, now)
    return None


def approve_void(connection: Connection, round_id: str, by: str, now: datetime) -> VoidRefusal | None:
    """A second person approves: stakes go back, payouts are taken back. None when that has been done now."""
    row = connection.execute(
        "SELECT asked_by, approved_by FROM void WHERE round_id = ? FOR UPDATE", (round_id,)
    ).fetchone()
    if row is None:
        return VoidRefusal.NOT_ASKED
    asked_by, approved_by = row
    if approved_by is not None:
        return VoidRefusal.VOID_ALREADY
    if asked_by == by:
        return VoidRefusal.SAME_PERSON
    time = now.isoformat(timespec="milliseconds")
    transfers = transfers_of(connection, round_id)
    given_back = {transfer.id.removesuffix("/refund") for transfer in transfers if transfer.kind is Kind.REFUND}
    taken_back = [one for one in transfers if one.kind in _MOVED and one.id not in given_back]
    for transfer in taken_back:
        post(connection, reversal(transfer), time)
    for patron, change in _changes(taken_back).items():
        _adjust(connection, patron, change, round_id, time)
    _tell_operator(connection, round_id, now)
    connection.execute("UPDATE void SET approved_by = ?, approved_at = ? WHERE round_id = ?", (by, time, round_id))
    journal.write(connection, by, "void approved", {"round": round_id}, now)
    return None


def _changes(taken_back: list[Transfer]) -> dict[Account, int]:
    """By how much each patron's balance changes, in minor units."""
    changes: dict[Account, int] = {}
    for transfer in taken_back:
        for account, sign in ((transfer.debit, 1), (transfer.credit, -1)):
            if not account.may_be_negative:
                changes[account] = changes.get(account, 0) + sign * transfer.amount_minor
    return changes


def _adjust(connection: Connection, patron: Account, change: int, round_id: str, time: str) -> None:
    """Change a patron's balance; what they have spent already is borne by the house as a receivable."""
    held = hold(connection, patron)
    lacking = max(0, -(held.balance_minor + change))
    if lacking:
        bearer = Account(RECEIVABLE, patron.book, patron.currency)
        post(
            connection,
            Transfer(f"{round_id}/{patron.owner}/lack", bearer, patron, lacking, Kind.REVERSAL, round_id),
            time,
        )
    connection.set_balances({held.id: held.balance_minor + change + lacking})


def _tell_operator(connection: Connection, round_id: str, now: datetime) -> None:
    """With a seamless wallet the operator takes each player's part back, after it has closed it."""
    debits = connection.execute(
        "SELECT id, patron, player, currency, amount FROM debit WHERE state = 'used' AND id >= ? AND id < ?",
        (round_id, f"{round_id}~"),
    )
    for debit_id, patron, player, currency, stake in debits.fetchall():
        paid = connection.execute(
            "SELECT amount FROM transfer WHERE id = ?", (f"{round_id}/patron:{patron}/payout",)
        ).fetchone()
        payout = 0 if paid is None else int(str(paid[0]))
        call_id = f"{debit_id}/void"
        body = {"player": player, "currency": currency, "round": round_id, "stake": stake, "payout": payout}
        money.put(connection, call_id, "void", {"id": call_id, **body}, now, after=f"{debit_id}/credit")
