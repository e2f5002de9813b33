"""Transfers: the only way money moves. Each has an id chosen by its cause, so that repeating it changes nothing."""

from enum import StrEnum

from msgspec import Struct

from .account import Account


class Kind(StrEnum):
    """Why money moved."""

    ISSUE = "issue"
    STAKE = "stake"
    PAYOUT = "payout"
    #: Money from the operator's wallet into the game, and back.
    WALLET_IN = "wallet-in"
    WALLET_OUT = "wallet-out"
    #: A round declared void: each of its transfers is taken back.
    REVERSAL = "reversal"
    #: A bet given back before it was dealt: the transfers that its acceptance made are undone.
    REFUND = "refund"


class Transfer(Struct, frozen=True):
    """`amount_minor` (a positive whole number) from `debit` to `credit`.

    Raises ValueError for an amount that is not positive or for accounts of different books or currencies.
    """

    id: str
    debit: Account
    credit: Account
    amount_minor: int
    kind: Kind
    round_id: str | None = None

    def __post_init__(self) -> None:
        if type(self.amount_minor) is not int or self.amount_minor <= 0:
            raise ValueError(f"a transfer moves a positive whole amount, not {self.amount_minor!r}")
        if (self.debit.book, self.debit.currency) != (self.credit.book, self.credit.currency):
            raise ValueError(f"{self.debit} and {self.credit} are of different books")
        if self.debit == self.credit:
            raise ValueError(f"{self.debit} cannot pay itself")


def stake_transfer(round_id: str, patron: Account, house: Account, amount_minor: int) -> Transfer:
    """The stake of one patron in one round."""
    return Transfer(f"{round_id}/{patron.owner}/stake", patron, house, amount_minor, Kind.STAKE, round_id)


def payout_transfer(round_id: str, patron: Account, house: Account, amount_minor: int) -> Transfer:
    """The payout of one patron in one round, stakes included."""
    return Transfer(f"{round_id}/{patron.owner}/payout", house, patron, amount_minor, Kind.PAYOUT, round_id)


def refund(transfer: Transfer) -> Transfer:
    """The transfer that undoes `transfer` of a bet that is not dealt; there is only one, so it is undone once."""
    return _opposite(transfer, f"{transfer.id}/refund", Kind.REFUND)


def reversal(transfer: Transfer) -> Transfer:
    """The transfer that takes `transfer` back; there is only one, so it cannot be taken back twice."""
    return _opposite(transfer, f"{transfer.id}/void", Kind.REVERSAL)


def _opposite(transfer: Transfer, transfer_id: str, kind: Kind) -> Transfer:
    return Transfer(transfer_id, transfer.credit, transfer.debit, transfer.amount_minor, kind, transfer.round_id)
