"""Exact counts against published vectors (F-71)."""

import json
from pathlib import Path

import pytest

from puntobanco.game import PUNTO_BANCO, Outcome
from puntobanco.games import game_named
from puntobanco.odds import Composition, odds_of

VECTORS = Path(__file__).parents[1] / "vectors"
SHOES = json.loads((VECTORS / "outcome_counts.json").read_text())["shoes"]


@pytest.mark.parametrize("shoe", SHOES, ids=lambda shoe: f"{shoe['decks']} decks")
def test_f71_outcome_counts_equal_the_published_integers(shoe):
    odds = odds_of(game_named("touch"), decks=shoe["decks"])
    assert odds.game.tableau is PUNTO_BANCO
    assert odds.outcomes == {Outcome(side): shoe[side] for side in ("player", "banker", "tie")}
    assert odds.total == shoe["total"] == sum(odds.results) == sum(odds.pairs)
    assert odds.shoe == Composition.of_decks(shoe["decks"])
