"""Debits of the operator's wallet and the outbox, as rows. Each function runs inside a transaction."""

import json
from collections.abc import Mapping
from datetime import datetime

from puntobanco.ledger import OPERATOR, Account, Book, Kind, Transfer
from puntobanco.service import Funding, OutboxEntry, Visitor, WalletKind

from .accounts import hold, post
from .connection import Connection


def ask_debit(connection: Connection, debit: Funding, node: int, now: datetime) -> None:
    """Write down that it is about to be asked for by `node`."""
    visitor = debit.visitor
    connection.execute(
        "INSERT INTO debit VALUES (?, ?, ?, ?, ?, ?, ?, 'asked', ?, ?)",
        (
            debit.id,
            visitor.patron,
            visitor.player,
            visitor.currency,
            debit.amount_minor,
            debit.game_id,
            debit.round_id,
            now.isoformat(timespec="milliseconds"),
            node,
        ),
    )


def _end(connection: Connection, debit_id: str, state: str, *, was: str = "asked") -> bool:
    """Ask for a change of state; False when the debit is not in the state it `was` in."""
    ended = connection.execute(
        "UPDATE debit SET state = ? WHERE id = ? AND state = ? RETURNING 1", (state, debit_id, was)
    )
    return len(ended.fetchall()) == 1


def use_debit(connection: Connection, debit: Funding) -> bool:
    """The debit pays for what is written in this transaction; False when it has been undone or used."""
    return _end(connection, debit.id, "used")


def refuse_debit(connection: Connection, debit_id: str) -> None:
    """The operator has refused it."""
    _end(connection, debit_id, "refused")


def undo_debit(connection: Connection, debit: Funding, now: datetime) -> None:
    """Unless it has ended, it is undone, and its rollback has to be answered."""
    if _end(connection, debit.id, "undone"):
        _roll_back(connection, debit, now)


def take_back_debit(connection: Connection, debit: Funding, now: datetime) -> None:
    """What a used debit paid for is given back: so is the debit."""
    if _end(connection, debit.id, "undone", was="used"):
        _roll_back(connection, debit, now)


def _roll_back(connection: Connection, debit: Funding, now: datetime) -> None:
    call_id = f"{debit.id}/rollback"
    body = {"id": call_id, "player": debit.visitor.player, "currency": debit.visitor.currency, "debit": debit.id}
    put(connection, call_id, "rollback", body, now)


def stray_debits(connection: Connection, until: datetime | None) -> tuple[Funding, ...]:
    """Debits that have not ended, and whose node will not end them any more, or asked for at `until` or before."""
    rows = connection.execute(
        "SELECT id, patron, player, currency, amount, game_id, round_id FROM debit "
        "WHERE state = 'asked' AND (time <= ? OR node NOT IN (SELECT id FROM node))",
        ("" if until is None else until.isoformat(timespec="milliseconds"),),
    )
    return tuple(
        Funding(
            id=str(debit_id),
            visitor=Visitor(str(patron), Book.MONEY, str(currency), WalletKind.NONE, str(player)),
            amount_minor=int(str(amount)),
            game_id=str(game_id),
            round_id=None if round_id is None else str(round_id),
            balance_minor=0,
        )
        for debit_id, patron, player, currency, amount, game_id, round_id in rows
    )


def into_game(connection: Connection, debit: Funding, account: Account, time: str) -> None:
    """What the operator paid is on the patron's account."""
    operator = Account(OPERATOR, account.book, account.currency)
    post(connection, Transfer(debit.id, operator, account, debit.amount_minor, Kind.WALLET_IN, debit.round_id), time)


def out_of_game(connection: Connection, debit: Funding, account: Account, payout_minor: int, now: datetime) -> None:
    """A round's payout, even of nothing, goes to the operator, whose credit closes the round."""
    call_id = f"{debit.id}/credit"
    if payout_minor:
        operator = Account(OPERATOR, account.book, account.currency)
        time = now.isoformat(timespec="milliseconds")
        post(connection, Transfer(call_id, account, operator, payout_minor, Kind.WALLET_OUT, debit.round_id), time)
    body = {**debit.body(), "id": call_id, "amount": payout_minor, "debit": debit.id}
    put(connection, call_id, "credit", body, now)


def buy_in(connection: Connection, debit: Funding, now: datetime) -> int:
    """Use the debit of a buy-in; the new balance. Nothing is added when it has ended already."""
    account = debit.visitor.account
    held = hold(connection, account)
    if not use_debit(connection, debit):
        return held.balance_minor
    into_game(connection, debit, account, now.isoformat(timespec="milliseconds"))
    after = held.balance_minor + debit.amount_minor
    connection.set_balances({held.id: after})
    return after


def cash_out(connection: Connection, call_id: str, visitor: Visitor, now: datetime) -> int:
    """Everything on the visitor's account goes back; how much that was."""
    account = visitor.account
    held = hold(connection, account)
    amount = held.balance_minor
    if amount == 0:
        return 0
    operator = Account(OPERATOR, account.book, account.currency)
    time = now.isoformat(timespec="milliseconds")
    post(connection, Transfer(call_id, account, operator, amount, Kind.WALLET_OUT), time)
    connection.set_balances({held.id: 0})
    body = {
        "id": call_id,
        "player": visitor.player,
        "currency": visitor.currency,
        "amount": amount,
        "game": None,
        "round": None,
        "debit": None,
    }
    put(connection, call_id, "credit", body, now)
    return amount


def put(
    connection: Connection,
    call_id: str,
    call: str,
    body: Mapping[str, object],
    now: datetime,
    after: str | None = None,
) -> None:
    """A call for the operator to answer, once that with the id `after` has been answered."""
    text = json.dumps(dict(body), separators=(",", ":"), ensure_ascii=False)
    connection.execute(
        "INSERT INTO outbox VALUES (?, ?, ?, ?, ?, 0, NULL)", (call_id, call, text, after, now.timestamp())
    )


def owed(connection: Connection, player: str, currency: str) -> int:
    """Credits to the player that are still in the outbox."""
    row = connection.execute(
        "SELECT coalesce(sum(CAST(json_extract(body, '$.amount') AS BIGINT)), 0) FROM outbox "
        "WHERE answer IS NULL AND call = 'credit' "
        "AND json_extract(body, '$.player') = ? AND json_extract(body, '$.currency') = ?",
        (player, currency),
    ).fetchone()
    return 0 if row is None else int(str(row[0]))


_DUE = """
    SELECT {} FROM outbox
    WHERE answer IS NULL AND due <= ?
      AND NOT EXISTS (SELECT 1 FROM outbox AS before WHERE before.id = outbox.after AND before.answer IS NULL)
    ORDER BY due LIMIT ?
"""


def is_outbox_due(connection: Connection, now: datetime) -> bool:
    """Whether there is a call to be taken."""
    return connection.execute(_DUE.format("1"), (now.timestamp(), 1)).fetchone() is not None


def take_outbox_due(connection: Connection, now: datetime, until: datetime, most: int) -> tuple[OutboxEntry, ...]:
    """Calls that are due, oldest first, for nobody else to send before `until`; what others are taking is left out."""
    due = connection.execute(f"{_DUE.format('id')} FOR UPDATE SKIP LOCKED", (now.timestamp(), most)).fetchall()
    rows = connection.execute(
        "UPDATE outbox SET due = ? WHERE id IN (SELECT value FROM json_each(?)) RETURNING id, call, body, tries",
        (until.timestamp(), json.dumps([entry for (entry,) in due])),
    ).fetchall()
    taken = {str(i): OutboxEntry(str(i), str(call), str(body), int(str(tries))) for i, call, body, tries in rows}
    return tuple(taken[str(entry)] for (entry,) in due)


def outbox_done(connection: Connection, entry_id: str, answer: str) -> None:
    """The call was answered."""
    connection.execute("UPDATE outbox SET answer = ?, tries = tries + 1 WHERE id = ?", (answer, entry_id))


def outbox_later(connection: Connection, entry_id: str, due: datetime) -> None:
    """The call was tried in vain."""
    connection.execute("UPDATE outbox SET due = ?, tries = tries + 1 WHERE id = ?", (due.timestamp(), entry_id))


def state_of(connection: Connection, call_id: str) -> str:
    """What has become of a call, as we know it: of a debit its state, of any other whether it was answered."""
    row = connection.execute("SELECT state FROM debit WHERE id = ?", (call_id,)).fetchone()
    if row is not None:
        return str(row[0])
    row = connection.execute("SELECT answer FROM outbox WHERE id = ?", (call_id,)).fetchone()
    return "unknown" if row is None else "waiting" if row[0] is None else "answered"
