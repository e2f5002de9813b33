"""Accounts: whose money it is, in which book and currency. Fun and money are books that never meet."""

from enum import StrEnum
from typing import Final

from msgspec import Struct


class Book(StrEnum):
    """Play-for-fun credits or money."""

    FUN = "fun"
    MONEY = "money"


#: Owner of the account that takes stakes and pays payouts.
HOUSE: Final = "house"
#: Owner of the account from which fun credits are issued: its balance is minus what was ever given out.
ISSUE: Final = "issue"


#: Owner of the account that stands for the operator's wallet: money comes from it and goes back to it.
OPERATOR: Final = "operator"


#: Owner of the account that bears what a voided payout cannot be taken back from, because it has been spent.
RECEIVABLE: Final = "receivable"


class Account(Struct, frozen=True, order=True):
    """An account. Its balance is what was credited less what was debited, in minor units of `currency` (ISO 4217)."""

    owner: str
    book: Book
    currency: str

    @property
    def may_be_negative(self) -> bool:
        """Only the operator's own accounts may; a patron's never."""
        return self.owner in (HOUSE, ISSUE, OPERATOR, RECEIVABLE)


def patron_account(patron: str, book: Book, currency: str) -> Account:
    """The patron's account at the games."""
    return Account(f"patron:{patron}", book, currency)
