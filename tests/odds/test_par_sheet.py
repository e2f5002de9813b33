"""The figures in the par sheet of eight decks, against published counts and small mathematics.

The counts of outcomes are those that every published analysis of eight decks has (of 4 998 398 275 503 360 draws).
"""

from fractions import Fraction
from itertools import product

import pytest

from puntobanco.game import cards_named
from puntobanco.games import game_named
from puntobanco.odds import Composition, odds_of
from puntobanco.odds.par_sheet import odds_tables, par_tables
from puntobanco.odds.tables import Cell
from tests.plain_rules import cards_due

ALL = 4_998_398_275_503_360
PLAYER, BANKER, TIE = 2_230_518_282_592_256, 2_292_252_566_437_888, 475_627_426_473_216
SHARES = {name: Fraction(count, ALL) for name, count in (("player", PLAYER), ("banker", BANKER), ("tie", TIE))}


def rows_of(title: str, game: str = "touch") -> list[tuple[Cell, ...]]:
    tables = {table.title: table for table in par_tables(odds_of(game_named(game)), software="test")}
    return list(tables[title].rows)


def total(cells: list[Cell]) -> int:
    assert all(isinstance(cell, int) for cell in cells)
    return sum(cell for cell in cells if isinstance(cell, int))


def test_outcomes() -> None:
    assert rows_of("Outcomes") == [
        ("player", PLAYER, SHARES["player"]),
        ("banker", BANKER, SHARES["banker"]),
        ("tie", TIE, SHARES["tie"]),
        ("total", ALL, 1),
    ]


def test_the_short_form_is_outcomes_and_bets() -> None:
    assert [table.title for table in odds_tables(odds_of(game_named("touch")))] == ["Outcomes", "Bets"]


def test_bets() -> None:
    rows = {row[0]: row[1:] for row in rows_of("Bets")}
    player, banker, tie = SHARES["player"], SHARES["banker"], SHARES["tie"]
    returns = {
        "player": {2: player, 1: tie},
        "banker": {Fraction(39, 20): banker, 1: tie},
        "tie": {9: tie},
    }
    assert set(rows) == set(returns)
    for bet, ways in returns.items():
        rtp = sum((much * share for much, share in ways.items()), Fraction(0))
        lost = 1 - sum(ways.values())
        moment = [
            sum(((much - rtp) ** power * share for much, share in ways.items()), Fraction(0)) + (-rtp) ** power * lost
            for power in (2, 3)
        ]
        push = ways.get(1, Fraction(0))
        hit = sum(ways.values()) - push
        assert rows[bet][:5] == (rtp, 1 - rtp, hit, push, moment[0]), bet
        deviation = float(moment[0]) ** 0.5
        told = [cell for cell in rows[bet][5:] if isinstance(cell, Fraction)]
        assert [float(cell) for cell in told] == pytest.approx([deviation, float(moment[1]) / deviation**3])


def test_cards_drawn() -> None:
    rows = rows_of("Cards drawn")
    assert total([cell for row in rows for cell in row[1:4]]) == ALL
    for place, count in ((1, PLAYER), (2, BANKER), (3, TIE)):
        assert total([row[place] for row in rows]) == count
    for row in rows:
        assert row[4] == Fraction(total(list(row[1:4])), ALL)
    assert [row[4] for row in rows] == numbers_of_cards()


def numbers_of_cards() -> list[Fraction]:
    """By the plain rules: how often Player and Banker have 2 and 2, 2 and 3, 3 and 2, 3 and 3 cards."""
    due = {(2, 2): 0, (2, 3): 0, (3, 2): 0, (3, 3): 0}
    left = dict.fromkeys("A23456789", 32) | {"T": 128}
    for values in product(left, repeat=5):
        ways = 1
        for place, value in enumerate(values):
            ways *= left[value] - values[:place].count(value)
        due[cards_due([*values[:2], values[4]], list(values[2:4]))] += ways
    assert sum(due.values()) == 416 * 415 * 414 * 413 * 412
    return [Fraction(ways, sum(due.values())) for ways in due.values()]


def test_pairs_by_the_cards_that_are_left() -> None:
    rows = rows_of("Pairs")
    assert total([row[2] for row in rows]) == ALL
    assert all(row[3] == Fraction(total([row[2]]), ALL) for row in rows)
    for side in (0, 1):
        of = {name: total([row[2] for row in rows if row[side] == name]) for name in ("pair", "perfect pair")}
        # Of the 415 other cards 7 are the same card and 24 more have its rank.
        assert of == {"pair": ALL * 24 // 415, "perfect pair": ALL * 7 // 415}


def test_the_paytable_has_every_way_of_a_bet_and_its_part_of_the_return() -> None:
    player, banker, tie = SHARES["player"], SHARES["banker"], SHARES["tie"]
    rows = [row for row in rows_of("Paytable") if row[0] == "banker"]
    assert rows == [
        ("banker", "outcome = banker", "1:1 less 5%", BANKER, banker, banker * Fraction(39, 20)),
        ("banker", "outcome = tie", "push", TIE, tie, tie),
        ("banker", "otherwise", "lost", PLAYER, player, 0),
    ]


def test_bands_are_the_return_give_or_take_its_deviation() -> None:
    tie = SHARES["tie"]
    deviation = float(81 * tie * (1 - tie)) ** 0.5
    title = "Confidence bands of the actual RTP (95 %, two-sided, equal stakes)"
    mine = [row for row in rows_of(title) if row[0] == "tie"]
    assert [row[2] for row in mine] == [1_000, 10_000, 100_000, 1_000_000, 10_000_000]
    for _, rtp, rounds, *bounds in mine:
        assert rtp == 9 * tie
        assert isinstance(rounds, int)
        away = 1.959963984540054 * deviation / rounds**0.5  # the 97.5 % point of the normal distribution
        assert [float(bound) for bound in bounds if isinstance(bound, Fraction)] == pytest.approx(
            [float(9 * tie) - away, float(9 * tie) + away]
        )


def test_other_bands_when_asked_for_them() -> None:
    tables = par_tables(odds_of(game_named("touch")), software="test", rounds=(400,), confidence=0.995)
    bands = tables[7]
    assert bands.title == "Confidence bands of the actual RTP (99.5 %, two-sided, equal stakes)"
    assert [row[2] for row in bands.rows] == [400] * 3


def test_return_at_the_stake() -> None:
    rows = rows_of("Return at the stake, payouts rounded down")
    banker = {row[1]: row[2:] for row in rows if row[0] == "banker"}
    exact = SHARES["banker"] * Fraction(39, 20) + SHARES["tie"]
    # Ten cents win nine and a half, of which nine are paid; twenty win nineteen.
    at_ten = SHARES["banker"] * Fraction(19, 10) + SHARES["tie"]
    assert banker[10] == (at_ten, exact - at_ten, 20)
    assert banker[100] == (exact, 0, 20)
    assert {row[4] for row in rows if row[0] in ("player", "tie")} == {1}


def test_all_results_that_can_be_and_no_other() -> None:
    rows = rows_of("All results")
    assert total([row[5] for row in rows]) == ALL
    assert all(row[5] and row[6] == Fraction(total([row[5]]), ALL) for row in rows)
    assert len({row[:5] for row in rows}) == len(rows)
    for outcome, count in (("player", PLAYER), ("banker", BANKER), ("tie", TIE)):
        mine = [row for row in rows if row[0] == outcome]
        assert total([row[5] for row in mine]) == count
        for _, player, banker, player_cards, banker_cards, *_ in mine:
            assert isinstance(player, int)
            assert isinstance(banker, int)
            ahead = "tie" if player == banker else "player" if player > banker else "banker"
            assert ahead == outcome
            assert player_cards in (2, 3)
            if player_cards == 2:
                assert player >= 6 or banker >= 8, "Player draws to five, unless Banker has a natural"
            if (player_cards, banker_cards) == (2, 3):
                assert player in (6, 7)


def test_a_shoe_partly_dealt_is_called_so() -> None:
    left = Composition.of_decks(8).without(cards_named("TC AS 9H"))
    tables = par_tables(odds_of(game_named("touch"), left), software="test")
    assert ("decks", "8 by the rules; these figures are for 413 cards left of a shoe partly dealt") in tables[0].rows
