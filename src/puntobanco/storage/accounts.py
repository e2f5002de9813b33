"""Accounts and transfers as rows."""

import json
from collections.abc import Callable, Collection
from dataclasses import dataclass

from puntobanco.ledger import Account, Book, Transfer

from .connection import Connection, Row


@dataclass(slots=True)
class Held:
    """An account's row, locked when it is a patron's. `balance_minor` is 0 for an operator's own account."""

    id: int
    balance_minor: int


def hold(connection: Connection, account: Account) -> Held:
    """The account, opened if it is new; a patron's stays locked until the transaction ends.

    The operator's own accounts are never locked or written: every round of every node moves money on them.
    """
    found = _find(connection, account)
    if found is not None:
        return found
    opened = connection.execute(
        "INSERT INTO account (owner, book, currency, balance) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id",
        (account.owner, account.book.value, account.currency, None if account.may_be_negative else 0),
    ).fetchall()
    if opened:
        return Held(opened[0][0], 0)
    found = _find(connection, account)  # another node has opened it meanwhile
    if found is None:
        raise LookupError(f"{account} can neither be opened nor found")
    return found


def _find(connection: Connection, account: Account) -> Held | None:
    key = (account.owner, account.book.value, account.currency)
    statement = "SELECT id, balance FROM account WHERE owner = ? AND book = ? AND currency = ?"
    if not account.may_be_negative:
        statement += " FOR UPDATE"
    found = connection.execute(statement, key).fetchone()
    return None if found is None else Held(found[0], found[1] or 0)


def ask_for(connection: Connection, accounts: Collection[Account]) -> Callable[[], dict[Account, Held]]:
    """Like `hold` for many accounts, patrons' locked in the order of their ids, so that two nodes never wait in a ring.

    The questions are asked now and answered by what is returned: others that are asked meanwhile travel with them.
    """
    statement = (
        "SELECT owner, book, currency, id, balance FROM account "
        "WHERE owner IN (SELECT value FROM json_each(?)) ORDER BY id"
    )
    patrons = {account.owner for account in accounts if not account.may_be_negative}
    others = {account.owner for account in accounts if account.may_be_negative}
    asked = (
        connection.execute(f"{statement} FOR UPDATE", (json.dumps(sorted(patrons)),)),
        connection.execute(statement, (json.dumps(sorted(others)),)),
    )

    def answer() -> dict[Account, Held]:
        held = {
            Account(owner, Book(book), currency): Held(row_id, balance or 0)
            for rows in asked
            for owner, book, currency, row_id, balance in rows
        }
        return {account: held.get(account) or hold(connection, account) for account in accounts}

    return answer


def transfer_row(transfer: Transfer, debit: int, credit: int, time: str) -> Row:
    """The row of a transfer between the accounts with these ids."""
    return (transfer.id, debit, credit, transfer.amount_minor, transfer.kind.value, transfer.round_id, time)


def post(connection: Connection, transfer: Transfer, time: str) -> None:
    debit, credit = hold(connection, transfer.debit), hold(connection, transfer.credit)
    connection.insert("transfer", [transfer_row(transfer, debit.id, credit.id, time)])
