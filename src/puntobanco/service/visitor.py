"""A visitor: a patron as one session knows them, with the account they play from."""

from msgspec import Struct

from puntobanco.ledger import Account, Book, patron_account

from .wallet import WalletKind


class Visitor(Struct, frozen=True):
    """`player` is who the patron is at the operator, and `name` what to call them; both empty for play money."""

    patron: str
    book: Book
    currency: str
    wallet: WalletKind = WalletKind.NONE
    player: str = ""
    name: str = ""

    @property
    def account(self) -> Account:
        """The account that stakes are taken from."""
        return patron_account(self.patron, self.book, self.currency)
