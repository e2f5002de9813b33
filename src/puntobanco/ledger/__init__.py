"""Double entry: accounts, transfers between them, and the proof that the books are right. Pure."""

from .account import HOUSE, ISSUE, OPERATOR, RECEIVABLE, Account, Book, patron_account
from .audit import Fault, audit_books
from .reconcile import Entry, reconcile
from .transfer import Kind, Transfer, payout_transfer, refund, reversal, stake_transfer

__all__ = [
    "HOUSE",
    "ISSUE",
    "OPERATOR",
    "RECEIVABLE",
    "Account",
    "Book",
    "Entry",
    "Fault",
    "Kind",
    "Transfer",
    "audit_books",
    "patron_account",
    "payout_transfer",
    "reconcile",
    "refund",
    "reversal",
    "stake_transfer",
]
