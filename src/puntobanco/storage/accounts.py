"""Accounts and transfers as rows."""

import apsw

from puntobanco.ledger import Account, Transfer


def balance_of(connection: apsw.Connection, account: Account) -> tuple[int, int]:
    """Balance in minor units (0 for an operator's own account) and row id; the account is opened if it is new."""
    found = connection.execute(
        "SELECT balance, id FROM account WHERE owner = ? AND book = ? AND currency = ?",
        (account.owner, account.book.value, account.currency),
    ).fetchone()
    if found is not None:
        return found[0] or 0, found[1]
    opening = None if account.may_be_negative else 0
    connection.execute(
        "INSERT INTO account (owner, book, currency, balance) VALUES (?, ?, ?, ?)",
        (account.owner, account.book.value, account.currency, opening),
    )
    return 0, connection.last_insert_rowid()


def post(connection: apsw.Connection, transfer: Transfer, time: str) -> None:
    _, debit = balance_of(connection, transfer.debit)
    _, credit = balance_of(connection, transfer.credit)
    connection.execute(
        "INSERT INTO transfer VALUES (?, ?, ?, ?, ?, ?, ?)",
        (transfer.id, debit, credit, transfer.amount_minor, transfer.kind.value, transfer.round_id, time),
    )
