"""Our books against the operator's: equal books have no difference, and each kind of difference is named (R-7)."""

import pytest

from puntobanco.ledger import (
    OPERATOR,
    RECEIVABLE,
    Account,
    Book,
    Entry,
    Fault,
    Kind,
    Transfer,
    patron_account,
    reconcile,
    refund,
    reversal,
)

ANNA = patron_account("anna", Book.MONEY, "EUR")
WALLET = Account(OPERATOR, Book.MONEY, "EUR")
STAKE = Transfer("r1", WALLET, ANNA, 300, Kind.WALLET_IN, "r1")
PAID = Transfer("r1/credit", ANNA, WALLET, 600, Kind.WALLET_OUT, "r1")
DEBITED, CREDITED = Entry("r1", "debit", "p-1", -300), Entry("r1/credit", "credit", "p-1", 600)


def test_books_that_are_equal_have_no_difference() -> None:
    assert reconcile([STAKE, PAID], [DEBITED, CREDITED]) == []
    assert reconcile([], []) == []


def test_a_credit_of_nothing_is_no_difference() -> None:
    assert reconcile([STAKE], [DEBITED, Entry("r1/credit", "credit", "p-1", 0)]) == []


@pytest.mark.parametrize(
    ("theirs", "faults"),
    [
        ([DEBITED], [Fault("r1/credit", "here 600, at the operator 0 minor units")]),
        ([CREDITED], [Fault("r1", "here -300, at the operator 0 minor units")]),
        ([DEBITED, CREDITED, CREDITED], [Fault("r1/credit", "here 600, at the operator 1200 minor units")]),
        ([DEBITED, CREDITED, Entry("r2", "debit", "p-1", -5)], [Fault("r2", "here 0, at the operator -5 minor units")]),
    ],
    ids=["a lost credit", "a debit that never was", "a double credit", "a debit that paid for nothing"],
)
def test_each_difference_is_named(theirs: list[Entry], faults: list[Fault]) -> None:
    assert reconcile([STAKE, PAID], theirs) == faults


def test_what_we_sent_twice_counts_twice() -> None:
    assert reconcile([STAKE, PAID, PAID], [DEBITED, CREDITED]) == [
        Fault("r1/credit", "here 1200, at the operator 600 minor units")
    ]


def test_a_debit_that_was_rolled_back_is_worth_nothing() -> None:
    assert reconcile([], [DEBITED, Entry("r1/rollback", "rollback", "p-1", 300)]) == []
    (fault,) = reconcile([], [DEBITED, Entry("r1/rollback", "rollback", "p-1", 200)])
    assert fault == Fault("r1", "here 0, at the operator -100 minor units")


def test_transfers_that_the_operator_has_no_part_in_are_left_out() -> None:
    welcome = Transfer(
        "welcome", Account("issue", Book.FUN, "EUR"), patron_account("bo", Book.FUN, "EUR"), 5, Kind.ISSUE
    )
    assert reconcile([welcome], []) == []


def test_a_void_round_is_taken_back_in_one_entry() -> None:
    """The stake went back, the payout was taken back: together -300 at the operator, under the round's own id."""
    ours = [STAKE, PAID, reversal(STAKE), reversal(PAID)]
    assert reconcile(ours, [DEBITED, CREDITED, Entry("r1/void", "void", "p-1", -300)]) == []
    (fault,) = reconcile(ours, [DEBITED, CREDITED])
    assert fault == Fault("r1/void", "here -300, at the operator 0 minor units")


def test_what_the_house_bears_of_a_void_round_is_not_the_operators() -> None:
    bearer = Account(RECEIVABLE, Book.MONEY, "EUR")
    lacking = Transfer("r1/lack", bearer, ANNA, 50, Kind.REVERSAL, "r1")
    assert reconcile([STAKE, lacking], [DEBITED]) == []


def test_a_bet_given_back_before_its_deal_is_worth_nothing_under_the_id_of_its_debit() -> None:
    """Taken by the bet and given back when its table closed: the operator has a debit and its rollback, or neither."""
    ours = [STAKE, refund(STAKE)]
    rolled_back = Entry("r1/rollback", "rollback", "p-1", 300)
    assert reconcile(ours, [DEBITED, rolled_back]) == []
    assert reconcile(ours, []) == []
    assert reconcile(ours, [DEBITED]) == [Fault("r1", "here 0, at the operator -300 minor units")]
    # The stake that went on from the patron to the house never was the operator's.
    house = Account("house", Book.MONEY, "EUR")
    laid = Transfer("r1/patron:anna/stake", ANNA, house, 300, Kind.STAKE, "r1")
    assert reconcile([*ours, laid, refund(laid)], [DEBITED, rolled_back]) == []
