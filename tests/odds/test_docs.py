"""What docs/games.md and docs/maths.md say is what the program does (F-71, F-73)."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from puntobanco.game.bets import FACT_VALUES
from puntobanco.games import game_from, game_named, shipped_games, side_bets
from puntobanco.odds import odds_of, problems
from puntobanco.odds.words import decimal_text

DOCS = Path(__file__).parents[2] / "docs"
GAMES = (DOCS / "games.md").read_text(encoding="utf-8")
MATHS = (DOCS / "maths.md").read_text(encoding="utf-8")


def example():
    return re.search(r"```toml\n(.*?)```", GAMES, re.DOTALL)[1]


def test_f73_the_example_game_can_be_offered():
    game = game_from(example(), "docs/games.md")
    assert problems(game) == []
    assert list(game.bets_by_id) == ["player", "tie", "banker", "lucky-nine", "dragon-7"]
    assert game.bets_by_id["lucky-nine"].label == "Lucky nine"


@pytest.mark.parametrize("fact", FACT_VALUES)
def test_f73_every_fact_is_explained(fact):
    facts = GAMES[GAMES.index("| fact | values |") : GAMES.index("A bet looks either")]
    assert f"`{fact}`" in facts


@pytest.mark.parametrize("key", ["cut_card", "burn", "rebet", "rebet_double", "new_bet", "tap_chips_clears", "combine"])
def test_f73_every_key_is_explained(key):
    assert f"`{key}`" in GAMES[GAMES.index("## Every key") : GAMES.index("### Rows")]


def test_f73_the_library_and_the_shipped_games_are_listed():
    library = GAMES[GAMES.index("## The library") : GAMES.index("## What is refused")]
    listed = set(re.findall(r"`([a-z0-9-]+)`", library))
    assert {name for name in side_bets() if not name.startswith("egalite")} <= listed
    shipped = GAMES[GAMES.index("## Shipped games") :]
    assert re.findall(r"^\| `([a-z-]+)` \| (\d+) ", shipped, re.MULTILINE) == [
        (game.id, str(game.decks)) for game in shipped_games()
    ]


MAIN = {
    "banker, commission 5 %": ("touch", "banker"),
    "player": ("touch", "player"),
    "tie": ("touch", "tie"),
    "tie (classic)": ("classic", "tie"),
    "banker, half on 6 (no-commission)": ("no-commission", "banker"),
    "banker, push on three-card 7 (ez)": ("ez", "banker"),
}
EDGES = re.findall(r"^\| ([^|]+) \| [^|]+ \| (\d+\.\d{6}) \| (\d+\.\d{6}) \|", MATHS, re.MULTILINE)


@pytest.mark.parametrize(("name", "six", "eight"), EDGES)
def test_f71_the_edges_printed_are_the_engine_s(name, six, eight):
    game, bet = MAIN.get(name, ("touch", name))
    rules = game_named(game)
    if name not in MAIN:
        rules = replace(rules, bets=(side_bets()[name].bet,))
    for decks, printed in ((6, six), (8, eight)):
        assert decimal_text(odds_of(rules, decks=decks).by_id[bet].edge * 100, 6) == printed


def test_f71_the_edges_of_the_whole_library_are_printed():
    assert [name for name, _, _ in EDGES] == [*MAIN, *side_bets()]
