"""Exact counts against published vectors, and against dealing every coup there is (F-71)."""

import json
from pathlib import Path

import pytest

from puntobanco.game import PUNTO_BANCO, Outcome, result_at
from puntobanco.games import game_named
from puntobanco.odds import Composition, odds_of

VECTORS = Path(__file__).parents[1] / "vectors"
SHOES = json.loads((VECTORS / "outcome_counts.json").read_text())["shoes"]
each_shoe = pytest.mark.parametrize("shoe", SHOES, ids=lambda shoe: f"{shoe['decks']} decks")


@each_shoe
def test_f71_outcome_counts_equal_the_published_integers(shoe):
    odds = odds_of(game_named("touch"), decks=shoe["decks"])
    assert odds.game.tableau is PUNTO_BANCO
    assert odds.outcomes == {Outcome(side): shoe[side] for side in ("player", "banker", "tie")}
    assert odds.total == shoe["total"]


@each_shoe
def test_f71_dealing_every_coup_through_the_production_rules_counts_the_published_integers(every_coup, shoe):
    counts = every_coup.counts(shoe["decks"])
    sides = dict.fromkeys(("player", "banker", "tie"), 0)
    for index, count in enumerate(counts):
        sides[result_at(index).outcome.value] += count
    assert sides == {side: shoe[side] for side in sides}
    assert sum(counts) == shoe["total"]


@each_shoe
def test_f71_every_single_result_is_counted_as_dealing_every_coup_counts_it(every_coup, shoe):
    odds = odds_of(game_named("touch"), Composition.of_decks(shoe["decks"]))
    assert list(odds.results) == every_coup.counts(shoe["decks"])


def test_f71_eight_decks_give_the_counts_the_feature_list_names():
    outcomes = odds_of(game_named("touch")).outcomes
    assert outcomes[Outcome.BANKER] == 2_292_252_566_437_888
    assert outcomes[Outcome.PLAYER] == 2_230_518_282_592_256
    assert outcomes[Outcome.TIE] == 475_627_426_473_216
