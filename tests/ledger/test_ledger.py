"""Double entry: what a transfer refuses to be, and what the audit of the books finds."""

import pytest
from msgspec.structs import force_setattr

from puntobanco.ledger import (
    HOUSE,
    ISSUE,
    OPERATOR,
    RECEIVABLE,
    Account,
    Book,
    Fault,
    Kind,
    Transfer,
    audit_books,
    patron_account,
    payout_transfer,
    refund,
    reversal,
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


def test_a_patrons_account_is_theirs_in_one_book_and_currency() -> None:
    assert patron_account("bo", Book.MONEY, "SEK") == Account("patron:bo", Book.MONEY, "SEK")


def test_an_account_says_whose_it_is() -> None:
    assert Account("patron:anna", Book.FUN, "EUR") == ANNA
    assert not ANNA.may_be_negative
    for owner in (HOUSE, ISSUE, OPERATOR, RECEIVABLE):
        assert Account(owner, Book.FUN, "EUR").may_be_negative


def test_stake_and_payout_go_opposite_ways_and_name_their_round() -> None:
    assert stake_transfer("r1", ANNA, HOUSE_EUR, 300) == Transfer(
        "r1/patron:anna/stake", ANNA, HOUSE_EUR, 300, Kind.STAKE, "r1"
    )
    assert payout_transfer("r1", ANNA, HOUSE_EUR, 600) == Transfer(
        "r1/patron:anna/payout", HOUSE_EUR, ANNA, 600, Kind.PAYOUT, "r1"
    )


def test_a_reversal_is_the_same_amount_the_other_way_under_the_one_id_it_can_have() -> None:
    assert reversal(stake_transfer("r1", ANNA, HOUSE_EUR, 300)) == Transfer(
        "r1/patron:anna/stake/void", HOUSE_EUR, ANNA, 300, Kind.REVERSAL, "r1"
    )


def test_a_refund_is_the_same_amount_the_other_way_under_the_one_id_it_can_have() -> None:
    assert refund(stake_transfer("r1", ANNA, HOUSE_EUR, 300)) == Transfer(
        "r1/patron:anna/stake/refund", HOUSE_EUR, ANNA, 300, Kind.REFUND, "r1"
    )


def test_a_balance_that_is_not_its_transfers_is_found() -> None:
    (fault,) = audit_books(some_books(), {ANNA: 1301})
    assert fault == Fault(str(ANNA), "balance is 1301, its transfers make 1300")


def test_a_balance_without_any_transfer_is_found_and_an_account_without_money_is_right() -> None:
    (fault,) = audit_books([], {ANNA: 5})
    assert fault == Fault(str(ANNA), "balance is 5, its transfers make 0")
    assert audit_books(some_books(), {ANNA: 1300, BO: 0}) == []


def test_a_patron_who_has_lost_everything_is_not_below_zero() -> None:
    books = [Transfer("welcome/bo", ISSUE_EUR, BO, 5, Kind.ISSUE), stake_transfer("r1", BO, HOUSE_EUR, 5)]
    assert audit_books(books, {BO: 0}) == []


def test_a_transfer_posted_twice_is_found() -> None:
    books = some_books()
    faults = audit_books([*books, books[1]], {ANNA: 1000})
    assert faults == [Fault("r1/patron:anna/stake", "posted twice")]


def test_a_patron_below_zero_is_found_and_an_operator_is_not() -> None:
    faults = audit_books([stake_transfer("r1", BO, HOUSE_EUR, 5)], {BO: -5})
    assert faults == [Fault(str(BO), "below zero: -5")]


def test_money_from_nowhere_is_found() -> None:
    """A transfer can no longer be made between currencies, so one is forged here as a broken database might hold it."""
    forged = stake_transfer("r1", ANNA, HOUSE_EUR, 300)
    force_setattr(forged, "credit", Account(HOUSE, Book.FUN, "SEK"))
    faults = audit_books([*some_books(), forged], {ANNA: 1000})
    assert Fault("fun EUR", "sums to -300") in faults
    assert Fault("fun SEK", "sums to 300") in faults


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
