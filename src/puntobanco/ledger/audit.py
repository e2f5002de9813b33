"""The books, checked from the first transfer: what every other figure of the system has to agree with."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from .account import Account
from .transfer import Transfer


@dataclass(frozen=True, slots=True)
class Fault:
    """Something in the books that must not be: which account or transfer, and what is wrong."""

    where: str
    what: str


def replay(transfers: Iterable[Transfer]) -> dict[Account, int]:
    """Balances in minor units as the transfers make them."""
    balances: dict[Account, int] = defaultdict(int)
    for transfer in transfers:
        balances[transfer.debit] -= transfer.amount_minor
        balances[transfer.credit] += transfer.amount_minor
    return dict(balances)


def audit_books(transfers: Iterable[Transfer], balances: Mapping[Account, int]) -> list[Fault]:
    """Faults found when `balances` (as stored) are held against the replay of all `transfers`.

    Checked: no transfer twice; every stored balance is the replayed one; no patron below zero; each book and
    currency sums to zero.
    """
    faults: list[Fault] = []
    seen: set[str] = set()

    def each() -> Iterable[Transfer]:
        for transfer in transfers:
            if transfer.id in seen:
                faults.append(Fault(transfer.id, "posted twice"))
            seen.add(transfer.id)
            yield transfer

    replayed = replay(each())
    for account in sorted(replayed.keys() | balances.keys()):
        is_now, should_be = balances.get(account), replayed.get(account, 0)
        if is_now is not None and is_now != should_be:
            faults.append(Fault(str(account), f"balance is {is_now}, its transfers make {should_be}"))
        if should_be < 0 and not account.may_be_negative:
            faults.append(Fault(str(account), f"below zero: {should_be}"))
    sums: dict[tuple[str, str], int] = defaultdict(int)
    for account, balance in replayed.items():
        sums[account.book, account.currency] += balance
    faults += [Fault(f"{book} {currency}", f"sums to {total}") for (book, currency), total in sums.items() if total]
    return faults
