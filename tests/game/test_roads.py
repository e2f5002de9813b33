"""The score roads (F-36) against the shared cases, and what must hold of any sequence."""

import json
from itertools import count, groupby
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.game import Outcome
from puntobanco.game.roads import Mark, RoadKeeper, newest, roads_of

CASES = json.loads((Path(__file__).parents[1] / "vectors" / "roads.json").read_text())["cases"]
OUTCOMES = {"P": Outcome.PLAYER, "B": Outcome.BANKER, "T": Outcome.TIE}
each_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case["sequence"][:30] or "nothing")
sequences = st.text("PBT", max_size=90)


def roads_for(sequence):
    return roads_of(OUTCOMES[letter] for letter in sequence)


def as_in_the_vectors(kinds):
    """R regular and B irregular there, R and I here; nothing is a dash there and empty here."""
    return "".join({"R": "R", "I": "B", "": "-"}[kind] for kind in kinds)


@each_case
def test_f36_bead_plate_shows_every_result_down_and_then_right(case):
    assert [[mark.row, mark.column, mark.kind] for mark in roads_for(case["sequence"]).bead] == case["bead"]


@each_case
def test_f36_big_road_shows_streaks_turns_where_blocked_and_counts_ties(case):
    wanted = [Mark(cell["row"], cell["column"], cell["side"] or "", cell["ties"]) for cell in case["big_road"]]
    assert list(roads_for(case["sequence"]).big_road) == wanted


@each_case
def test_f36_derived_roads_compare_streaks(case):
    roads = roads_for(case["sequence"])
    derived = {"big_eye": roads.big_eye, "small": roads.small, "cockroach": roads.cockroach}
    shown = {name: as_in_the_vectors(mark.kind for mark in marks) for name, marks in derived.items()}
    assert shown == {name: case[name] for name in derived}


@each_case
def test_f36_roads_tell_what_the_next_win_would_add(case):
    roads = roads_for(case["sequence"])
    for place, name in enumerate(("eye", "small", "roach")):
        wanted = case["if_next"][name]
        assert as_in_the_vectors([roads.if_banker[place], roads.if_player[place]]) == wanted["B"] + wanted["P"]


def test_f36_a_tie_first_does_not_break_the_board_and_is_kept():
    assert roads_for("TT").big_road == (Mark(0, 0, "", 2),)
    assert roads_for("TTB").big_road == (Mark(0, 0, "B", 2),)


def test_f36_the_first_derived_mark_is_not_lost():
    assert [mark.kind for mark in roads_for("BBPP").big_eye] == ["R"]


def test_f36_a_tail_that_turned_early_goes_down_again_when_it_can():
    """The second dragon tail runs into the first one's, turns in row 4, and may go down behind the end of it."""
    cells = [(mark.row, mark.column) for mark in roads_for("B" * 7 + "P" * 7).big_road]
    assert cells[:7] == [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (5, 1)]
    assert cells[7:] == [(0, 1), (1, 1), (2, 1), (3, 1), (4, 1), (4, 2), (5, 2)]


def test_f36_derived_roads_are_laid_out_like_the_big_road():
    """Two streaks of equal depth, again and again, make one regular column that turns right at the bottom."""
    marks = roads_for("BP" * 10).big_eye
    assert {mark.kind for mark in marks} == {"R"}
    assert [(mark.row, mark.column) for mark in marks[:8]] == [*((row, 0) for row in range(6)), (5, 1), (5, 2)]


#: Streaks up to two tails long, so that tails run into each other and reach the top row.
streaky = st.lists(st.tuples(st.sampled_from("PB"), st.integers(1, 14)), max_size=14).map(
    lambda streaks: "".join(side * length for side, length in streaks)
)


def depths_of(sequence):
    return [len(list(same)) for _, same in groupby(sequence)]


def derived_by_the_rule(sequence, back):
    """Mark m of streak n, as the rule is written down: 'm = 1 needs streak n−1−k and is regular if d[n−1] = d[n−1−k];

    m ≥ 2 needs streak n−k and is irregular only if m = d[n−k] + 1'. The last streak's depth is its final one, which
    is never looked at.
    """
    depths = depths_of(sequence)
    marks = ""
    for n, depth in enumerate(depths):
        for m in range(1, depth + 1):
            if m == 1 and n - 1 - back >= 0:
                marks += "R" if depths[n - 1] == depths[n - 1 - back] else "I"
            elif m >= 2 and n - back >= 0:
                marks += "I" if m == depths[n - back] + 1 else "R"
    return marks


@given(streaky)
def test_f36_derived_roads_follow_the_rule_mark_by_mark(sequence):
    roads = roads_for(sequence)
    for back, road in enumerate((roads.big_eye, roads.small, roads.cockroach), start=1):
        assert "".join(mark.kind for mark in road) == derived_by_the_rule(sequence, back)
        assert all(mark.ties == 0 for mark in road)


def laid_out(sequence):
    """The big road's cells by the rule: down if inside and free, else right; a new streak at the next free top."""
    taken, first, cells = set(), -1, []
    for place, side in enumerate(sequence):
        if place and sequence[place - 1] == side:
            row, column = cells[-1]
            cell = (row + 1, column) if row < 5 and (row + 1, column) not in taken else (row, column + 1)
        else:
            first = next(column for column in count(first + 1) if (0, column) not in taken)
            cell = (0, first)
        taken.add(cell)
        cells.append(cell)
    return cells


@given(streaky)
def test_f36_the_big_road_is_laid_out_by_the_rule_and_never_runs_into_itself(sequence):
    cells = [(mark.row, mark.column) for mark in roads_for(sequence).big_road]
    assert cells == laid_out(sequence)
    assert len(set(cells)) == len(cells)


def test_f36_a_streak_starts_at_the_next_free_top_when_a_tail_lies_along_it():
    """Six tails, each turning a row higher; the sixth runs along the top from column 5 to 12."""
    sequence = "".join(side * length for side, length in zip("BPBPBPB", (18, 16, 14, 12, 10, 8, 1), strict=True))
    cells = [(mark.row, mark.column) for mark in roads_for(sequence).big_road]
    assert cells[-9:-1] == [(0, column) for column in range(5, 13)]
    assert cells[-1] == (0, 13)


@given(sequences)
def test_f36_ties_never_move_a_derived_road(sequence):
    with_ties, without = roads_for(sequence), roads_for(sequence.replace("T", ""))
    assert with_ties.big_eye == without.big_eye
    assert with_ties.small == without.small
    assert with_ties.cockroach == without.cockroach
    assert (with_ties.if_banker, with_ties.if_player) == (without.if_banker, without.if_player)


@given(sequences)
def test_f36_every_result_is_on_the_big_road_once_and_no_cell_is_used_twice(sequence):
    roads = roads_for(sequence)
    wins = [mark for mark in roads.big_road if mark.kind]
    assert "".join(mark.kind for mark in wins) == sequence.replace("T", "")
    assert sum(mark.ties for mark in roads.big_road) == sequence.count("T")
    for road in (roads.bead, roads.big_road, roads.big_eye, roads.small, roads.cockroach):
        cells = {(mark.row, mark.column) for mark in road}
        assert len(cells) == len(road)
        assert all(0 <= row < 6 for row, _ in cells)
    assert {side: roads.counts[outcome] for side, outcome in OUTCOMES.items()} == {
        side: sequence.count(side) for side in OUTCOMES
    }


@given(sequences.filter(bool))
def test_f36_what_was_foreseen_is_what_is_added(sequence):
    before, after = roads_for(sequence[:-1]), roads_for(sequence)
    foreseen = {"B": before.if_banker, "P": before.if_player, "T": ("", "", "")}[sequence[-1]]
    pairs = ((before.big_eye, after.big_eye), (before.small, after.small), (before.cockroach, after.cockroach))
    assert tuple("".join(mark.kind for mark in new[len(old) :]) for old, new in pairs) == foreseen


@given(sequences)
def test_f36_keeping_the_roads_up_to_date_gives_the_same_roads(sequence):
    keeper = RoadKeeper()
    for letter in sequence:
        keeper.add(OUTCOMES[letter])
        keeper.roads()
    assert keeper.roads() == roads_for(sequence)


def test_f36_a_full_bead_plate_keeps_the_newest_columns():
    bead = roads_for("B" * 6 + "P" * 6 + "T" * 2).bead
    assert newest(bead, 2) == (*(Mark(row, 0, "P") for row in range(6)), Mark(0, 1, "T"), Mark(1, 1, "T"))
    assert newest(bead, 3) == bead
    assert newest((), 3) == newest((), 0) == ()
