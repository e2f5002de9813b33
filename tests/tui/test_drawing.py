"""What is drawn: every card tells rank and suit, every mark tells by letter or shape what its colour tells."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.game import Outcome, card_name, roads_of
from puntobanco.game.cards import DECK_SIZE, Card
from puntobanco.server import tell
from puntobanco.tui.canvas import Canvas
from puntobanco.tui.cards import LARGE, SMALL, SUITS, CardSize, back, face, rank_shown
from puntobanco.tui.sheet import BEAD, BIG_ROAD, SHAPES, Road, draw_road
from puntobanco.tui.story import NORMAL, last_scene, scenes
from puntobanco.tui.words import Words
from puntobanco.wire.messages import Hand, RoundRecord
from tests.support import vectors

NAMES = [card_name(Card(code)) for code in range(DECK_SIZE)]


@pytest.mark.parametrize("across", [False, True])
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_no_two_cards_look_alike_even_without_colour(size: CardSize, across: bool) -> None:
    faces = {name: face(name, size, across=across).text().plain for name in NAMES}
    assert len(set(faces.values())) == DECK_SIZE
    assert back(size, across=across).text().plain not in faces.values()
    for name, drawn in faces.items():
        assert rank_shown(name) in drawn
        assert size is LARGE or SUITS[name[1]] in drawn


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_third_card_lies_across(size: CardSize) -> None:
    standing, lying = face("9H", size), face("9H", size, across=True)
    assert lying.width > standing.width
    assert lying.height < standing.height


def test_what_is_drawn_outside_a_canvas_is_cut_off() -> None:
    canvas = Canvas(3, 1)
    canvas.write(-1, 0, "abcdef", "bold")
    canvas.write(0, 5, "x", "bold")
    assert canvas.text().plain == "bcd"


def drawn(road: Road, outcomes: str, width: int = 200) -> list[str]:
    kept = roads_of({"P": Outcome.PLAYER, "B": Outcome.BANKER, "T": Outcome.TIE}[letter] for letter in outcomes)
    return draw_road(road, tell.roads(kept), width, Words()).text().plain.replace("·", " ").split("\n")


@pytest.mark.parametrize("case", vectors("roads.json")["cases"], ids=lambda case: case["sequence"][:20] or "none")
def test_f36_bead_plate_and_big_road_are_drawn_as_the_vectors_say(case: dict[str, Any]) -> None:
    outcomes = case["sequence"]
    beads = drawn(BEAD, outcomes)
    for number, letter in enumerate(outcomes):
        column, row = divmod(number, 6)
        assert beads[row][2 * column] == letter
    big = drawn(BIG_ROAD, outcomes)
    found = {(row, column) for row in range(6) for column in range(100) if big[row][2 * column] != " "}
    assert found == {(cell["row"], cell["column"]) for cell in case["big_road"]}


def test_f36_player_banker_and_ties_differ_on_the_big_road_without_colour() -> None:
    rows = drawn(BIG_ROAD, "PBTPTT")
    assert rows[0].rstrip() == "◉ ○╱◉2"
    assert drawn(BIG_ROAD, "T")[0].rstrip() == "╱"


def test_f36_regular_and_irregular_marks_differ_without_colour() -> None:
    for regular, irregular in SHAPES.values():
        assert regular != irregular
    assert len({shape for shapes in SHAPES.values() for shape in shapes}) == 6


@given(st.text("PBT", min_size=1, max_size=120), st.integers(8, 40))
def test_f36_a_road_longer_than_its_paper_shows_its_newest_columns(outcomes: str, width: int) -> None:
    whole, cut = drawn(BEAD, outcomes, 400), drawn(BEAD, outcomes, width)
    columns = -(-len(outcomes) // 6)
    first = max(0, columns - width // 2)
    assert [row.rstrip() for row in cut] == [row[2 * first :].rstrip() for row in whole]


def record(player: str, banker: str) -> RoundRecord:
    hands = [Hand(tuple(cards.split()), 0, (0,) * len(cards.split()), natural=False) for cards in (player, banker)]
    return RoundRecord("r", "touch", "v", 8, "c", "s", (), None, *hands, "tie", (), 0, 0, 0, 0, "", None)


@pytest.mark.parametrize(
    ("player", "banker", "order"),
    [
        ("2C 3C", "4C 5C", "PBPB"),
        ("2C 3C 4C", "4C 5C", "PBPBP"),
        ("2C 3C", "4C 5C 6C", "PBPBB"),
        ("2C 3C 4C", "4C 5C 6C", "PBPBPB"),
    ],
)
def test_f03_cards_are_laid_in_the_order_in_which_they_are_dealt(player: str, banker: str, order: str) -> None:
    played = record(player, banker)
    laid, seen = "", (0, 0)
    for _, scene in scenes(played, NORMAL):
        now = (scene.player_laid, scene.banker_laid)
        if now != seen:
            laid += "P" if now[0] > seen[0] else "B"
            assert sum(now) == sum(seen) + 1
        seen = now
        assert scene.player_turned <= scene.player_laid
        assert not scene.result or (scene.player_turned, scene.banker_turned) == now
        assert not scene.paid or scene.result
    assert laid == order
    assert scenes(played, NORMAL)[-1][1] == last_scene(played)


def test_a_third_card_and_the_payment_have_a_pause_before_them() -> None:
    told = scenes(record("2C 3C 4C", "4C 5C 6C"), NORMAL)
    pauses = {scene.player_laid + scene.banker_laid: pause for pause, scene in reversed(told) if not scene.result}
    assert pauses[5] == pauses[6] == NORMAL.third
    assert told[-1][0] == NORMAL.result
