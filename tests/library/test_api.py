"""What an analyst asks of the library first (F-75)."""

import json
from fractions import Fraction
from importlib import resources
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import puntobanco as pb
from tests.support import Server, deal_body, new_session, vectors


def test_a_game_is_loaded_by_its_id_or_from_its_file(tmp_path: Path) -> None:
    text = (resources.files("puntobanco.games") / "classic.toml").read_text(encoding="utf-8")
    file = tmp_path / "own.toml"
    file.write_text(text)
    assert pb.load("classic") == pb.load(file) == pb.load(str(file)) == pb.game_from(text, "own")
    assert pb.load("classic").version == pb.load(file).version


def test_mistakes_in_loading_say_what_to_do(tmp_path: Path) -> None:
    with pytest.raises(KeyError, match="no game called 'poker'; there are touch, classic"):
        pb.load("poker")
    with pytest.raises(FileNotFoundError):
        pb.load("./none.toml")
    file = tmp_path / "own.toml"
    file.write_text('id = "own"\ndecks = 99\n')
    with pytest.raises(pb.GameFileError, match=r"own\.toml:"):
        pb.load(file)


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ("9H KD 4S 6C 2D", "9H 4S 2D (5) against KD 6C (6): banker"),
        ("9h kd 4s 6c 2d AS AS AS", "9H 4S 2D (5) against KD 6C (6): banker"),  # the rest stays in the shoe
        ("4C 3D 4H 4S", "4C 4H (8) against 3D 4S (7): player"),
        ("TC JD QH KS AC AD", "TC QH AC (1) against JD KS AD (1): tie"),
    ],
)
def test_a_coup_is_dealt_from_given_cards(cards: str, told: str) -> None:
    coup = pb.deal(cards)
    assert str(coup) == told
    assert pb.deal(cards.split()) == pb.deal(pb.cards_named(cards)) == coup


def test_cards_that_are_none_or_too_few_are_refused() -> None:
    with pytest.raises(ValueError, match="'1X' is not a card"):
        pb.deal("9H KD 4S 1X")
    with pytest.raises(ValueError, match="the shoe ran out in the middle of a coup"):
        pb.deal("9H KD 4S 6C")


@pytest.mark.parametrize("case", vectors("deals.json")["vectors"][:20])
def test_a_coup_is_dealt_from_the_seeds_of_the_vectors(case: dict[str, Any]) -> None:
    seeds = case["server_seed"], case["round_id"], case["client_seeds"]
    drawn = [
        pb.card_name(card) for card in islice(pb.drawn_cards(bytes.fromhex(seeds[0]), *seeds[1:], case["decks"]), 6)
    ]
    assert drawn == case["cards"][:6]
    game = next(game for game in pb.shipped_games() if game.decks == 8)
    if case["decks"] == game.decks:
        assert pb.deal_from_seeds(*seeds, game) == pb.deal(case["cards"])


def test_a_server_seed_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        pb.deal_from_seeds("00", "id", [], pb.load("touch"))
    with pytest.raises(ValueError, match="non-hexadecimal"):
        pb.deal_from_seeds("zz" * 32, "id", [], pb.load("touch"))


def test_f11_f12_f13_settling_pays_by_the_games_own_rules() -> None:
    banker, tie = pb.deal("2C 9D 5S TH"), pb.deal("TC JD QH KS AC AD")
    assert pb.load("touch").settle({"banker": 10, "player": 10, "tie": 10}, banker) == {
        "banker": 19,
        "player": 0,
        "tie": 0,
    }
    assert pb.load("touch").settle({"tie": 10, "banker": 10}, tie) == {"tie": 90, "banker": 10}
    assert pb.load("classic").settle({"tie": 10}, tie) == {"tie": 100}


def test_f18_f71_odds_of_a_fresh_and_of_a_depleted_shoe() -> None:
    touch = pb.load("touch")
    fresh = pb.odds_of(touch)
    assert fresh.outcomes[pb.Outcome.BANKER] == 2_292_252_566_437_888
    aces = pb.Composition.of_decks(8).without(pb.cards_named("AC AD AH AS"))
    depleted = pb.odds_of(touch, aces)
    assert depleted.shoe.size == 412
    assert isinstance(depleted.by_id["banker"].edge, Fraction)
    assert depleted.by_id["banker"].edge != fresh.by_id["banker"].edge


def test_roads_are_made_from_letters() -> None:
    roads = pb.roads_of(pb.outcomes_named("PPB T"))
    assert [(mark.row, mark.column, mark.kind) for mark in roads.big_road] == [(0, 0, "P"), (1, 0, "P"), (0, 1, "B")]
    assert roads.big_road[-1].ties == 1
    with pytest.raises(ValueError, match="'x' is no outcome"):
        pb.outcomes_named("PxB")


def test_f70_a_round_of_a_server_is_read_and_checked(server: Server) -> None:
    with new_session(server.url) as patron:
        table = patron.get("/api/tables/touch").json()
        played = patron.post("/api/tables/touch/rounds", json=deal_body(table, {"banker": 500})).json()["round"]
    touch = pb.load("touch")
    claim = pb.claim_from(json.loads(json.dumps(played)))
    assert pb.verify(claim, touch) == ()
    assert claim.stakes == {"banker": 500}
    played["bets"][0]["payout"] += 1
    assert pb.verify(pb.claim_from(played), touch) == (pb.Finding.PAYOUTS,)
    del played["commitment"]
    with pytest.raises(KeyError, match="commitment"):
        pb.claim_from(played)


def test_coups_odds_and_roads_show_themselves_in_notebooks() -> None:
    coup = pb.deal("9H KD 4S 6C 2D")._repr_html_()
    assert "9♥" in coup
    assert "<b>6</b></td><td>wins" in coup
    assert "Tie" in pb.deal("TC JD QH KS AC AD")._repr_html_()
    odds = pb.odds_of(pb.load("touch"))
    assert "98.9421 %" in odds._repr_html_()
    assert "<h2>Bets</h2>" in pb.bet_table(odds)._repr_html_()
    assert repr(odds) == ("<GameOdds of touch, 416 cards: player 98.7649%, tie 85.6404%, banker 98.9421%>")
    roads = pb.roads_of(pb.outcomes_named("PPBTBPBPPPPPPPPBB"))
    drawn = roads._repr_html_()
    assert drawn.startswith("<svg")
    discs = len(roads.bead) + len(roads.big_road) + sum(mark.kind == "P" for mark in roads.big_road)
    assert drawn.count("<circle") == discs + len(roads.big_eye) + len(roads.small)
    assert drawn.count("<path") == 1 + len(roads.cockroach)  # the tie, and the cockroach road
