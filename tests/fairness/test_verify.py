"""F-70: a saved round is checked from its seeds, and each kind of lie is found."""

import pytest

from puntobanco.fairness import Claim, Finding, verify
from puntobanco.games import game_named
from tests.support import vectors

CASE = vectors("deals.json")["vectors"][0]
TOUCH = game_named("touch")


def honest() -> Claim:
    """Vector 0 by hand: Player 3C 6S makes 9, a natural, so both stand on two; Banker 6C 4C makes 0. Player wins."""
    return Claim(
        round_id=CASE["round_id"],
        commitment=CASE["commitment"],
        server_seed=CASE["server_seed"],
        client_seeds=tuple(CASE["client_seeds"]),
        decks=8,
        shoe_id=CASE["round_id"],
        first=0,
        player=("3C", "6S"),
        banker=("6C", "4C"),
        outcome="player",
        stakes={"player": 100, "tie": 10, "banker": 30},
        payouts={"player": 200, "tie": 0, "banker": 0},
        game_version=TOUCH.version,
    )


def test_f70_an_honest_round_has_no_findings() -> None:
    assert verify(honest(), TOUCH) == ()


@pytest.mark.parametrize(
    ("lie", "finding"),
    [
        ({"commitment": "00" * 32}, Finding.COMMITMENT),
        ({"player": ("3C", "6H")}, Finding.CARDS),
        ({"outcome": "banker"}, Finding.OUTCOME),
        ({"payouts": {"player": 199, "tie": 0, "banker": 0}}, Finding.PAYOUTS),
        ({"game_version": "00" * 32}, Finding.VERSION),
    ],
)
def test_f70_each_lie_is_found(lie: dict, finding: Finding) -> None:
    assert verify(honest()._replace(**lie), TOUCH) == (finding,)


def test_f70_a_round_of_a_shoe_that_is_not_over_is_not_yet_checkable() -> None:
    assert verify(honest()._replace(server_seed=None)) == (Finding.SEALED,)


def test_f70_another_seed_is_found_by_commitment_and_cards() -> None:
    findings = verify(honest()._replace(server_seed="11" * 32))
    assert Finding.COMMITMENT in findings
    assert Finding.CARDS in findings
