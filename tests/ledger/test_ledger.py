"""Double entry: what a transfer refuses to be, and what the audit of the books finds."""

import pytest

from puntobanco.ledger import (
    HOUSE,
    ISSUE,
    Account,
    Book,
    Kind,
    Transfer,
    audit_books,
    patron_account,
    payout_transfer,
    stake_transfer,
)

ANNA = patron_account("anna", Book.FUN, "EUR")
BO = patron_account("bo", Book.FUN, "EUR")
HOUSE_EUR = Account(HOUSE, Book.FUN, "EUR")
ISSUE_EUR = Account(ISSUE, Book.FUN, "EUR")


def some_books() -> list[Transfer]:
    return [
        Transfer("welcome/anna", ISSUE_EUR, ANNA, 1000, Kind.ISSUE),
        stake_transfer("r1", ANNA, HOUSE_EUR, 300),
        payout_transfer("r1", ANNA, HOUSE_EUR, 600),
    ]


def test_right_books_have_no_fault() -> None:
    assert audit_books(some_books(), {ANNA: 1300}) == []


def test_a_balance_that_is_not_its_transfers_is_found() -> None:
    (fault,) = audit_books(some_books(), {ANNA: 1301})
    assert "1301" in fault.what
    assert "1300" in fault.what


def test_a_transfer_posted_twice_is_found() -> None:
    books = some_books()
    faults = audit_books([*books, books[1]], {ANNA: 1000})
    assert [fault.where for fault in faults] == ["r1/patron:anna/stake"]


def test_a_patron_below_zero_is_found_and_an_operator_is_not() -> None:
    faults = audit_books([stake_transfer("r1", BO, HOUSE_EUR, 5)], {BO: -5})
    assert [fault.what for fault in faults] == ["below zero: -5"]


@pytest.mark.parametrize("amount", [0, -1, 1.5, True, "1"])
def test_a_transfer_moves_only_positive_whole_amounts(amount: object) -> None:
    with pytest.raises(ValueError, match="positive whole amount"):
        Transfer("x", ANNA, BO, amount, Kind.STAKE)  # type: ignore[arg-type]


def test_books_and_currencies_never_meet() -> None:
    for other in (patron_account("bo", Book.MONEY, "EUR"), patron_account("bo", Book.FUN, "SEK")):
        with pytest.raises(ValueError, match="different books"):
            Transfer("x", ANNA, other, 1, Kind.STAKE)
    with pytest.raises(ValueError, match="cannot pay itself"):
        Transfer("x", ANNA, ANNA, 1, Kind.STAKE)
