"""How an analyst's code is seen by a type checker; `test_typing.py` runs mypy over it. Never run itself.

Each `type: ignore` here is a promise: mypy complains when the mistake beside it is no mistake any more.
"""

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import assert_type

import puntobanco as pb

touch = pb.load("touch")
assert_type(touch, pb.Game)
assert_type(pb.load(Path("my.toml")), pb.Game)
pb.load(7)  # type: ignore[arg-type]

coup = pb.deal("9H KD 4S 6C 2D")
assert_type(coup, pb.Coup)
assert_type(coup.player, tuple[pb.Card, ...])
assert_type(coup.outcome, pb.Outcome)
assert_type(pb.deal(pb.cards_named("9H KD 4S 6C 2D")), pb.Coup)
assert_type(pb.deal_from_seeds("00" * 32, "id", ["11" * 16], touch), pb.Coup)
pb.Card(7) + "7"  # type: ignore[operator]

assert_type(touch.settle({"banker": 100}, coup), dict[str, int])
touch.settle({"banker": 1.0}, coup)  # type: ignore[dict-item]

odds = pb.odds_of(touch, pb.Composition.of_decks(8).without(coup.dealt))
assert_type(odds, pb.GameOdds)
assert_type(odds.outcomes, Mapping[pb.Outcome, int])
assert_type(odds.by_id["banker"].edge, Fraction)
assert_type(odds.by_id["banker"].band(1000), tuple[float, float])
assert_type(pb.at_stake(odds.by_id["banker"], 10).rtp, Fraction)
odds.shoe = pb.Composition.of_decks(6)  # type: ignore[misc]

assert_type(pb.roads_of(pb.outcomes_named("PBT")), pb.Roads)
assert_type(pb.verify(pb.claim_from({}), touch), tuple[pb.Finding, ...])
assert_type(pb.as_text(pb.odds_tables(odds)), str)
assert_type(pb.shipped_games(), tuple[pb.Game, ...])
assert_type(pb.simulate(touch, 1000, seed=1), pb.Simulation)
assert_type(pb.report_of(pb.simulate(touch, 1000, seed=1)), pb.Report)
assert_type(pb.__version__, str)
pb.simulate(touch, 1000)  # type: ignore[call-arg]
print(pb.nothing)  # type: ignore[attr-defined]
