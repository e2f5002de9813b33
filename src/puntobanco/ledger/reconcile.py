"""Our books against the operator's: what moved between the two, entry by entry."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from .account import OPERATOR
from .audit import Fault
from .transfer import Kind, Transfer


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the operator's report; `amount_minor` is what it added to the player's balance there."""

    id: str
    kind: str
    player: str
    amount_minor: int


def reconcile(ours: Iterable[Transfer], theirs: Iterable[Entry]) -> list[Fault]:
    """Every difference between our wallet transfers and the operator's entries; empty when both agree.

    What we took in must have been debited there and the other way round. A debit that paid for nothing here must
    have been rolled back there: both its entries together are worth nothing. What we took back of a void round must
    have been taken back there.
    """
    expected: dict[str, int] = defaultdict(int)
    for transfer in ours:
        if transfer.kind is Kind.WALLET_IN:
            expected[transfer.id] -= transfer.amount_minor
        elif transfer.kind is Kind.WALLET_OUT:
            expected[transfer.id] += transfer.amount_minor
        elif transfer.kind is Kind.REVERSAL and transfer.round_id is not None:
            debit = transfer.id.removesuffix("/void").removesuffix("/credit")
            expected[f"{debit}/void"] += _taken_back(transfer)
        elif transfer.kind is Kind.REFUND:
            expected[transfer.id.removesuffix("/refund")] += _taken_back(transfer)
    found: dict[str, int] = defaultdict(int)
    for entry in theirs:
        # A rollback is entered under its own id; it belongs to the debit it undoes.
        found[entry.id.removesuffix("/rollback")] += entry.amount_minor
    return [
        Fault(name, f"here {expected.get(name, 0)}, at the operator {found.get(name, 0)} minor units")
        for name in sorted(expected.keys() | found.keys())
        if expected.get(name, 0) != found.get(name, 0)
    ]


def _taken_back(transfer: Transfer) -> int:
    """What the reversal of a wallet transfer adds to the player's balance at the operator."""
    if transfer.credit.owner == OPERATOR:
        return transfer.amount_minor
    return -transfer.amount_minor if transfer.debit.owner == OPERATOR else 0
