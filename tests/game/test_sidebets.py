"""The library of side bets, read from a text of its own and taken over line for line (F-73)."""

from fractions import Fraction

import pytest

from puntobanco.game import GameFileError
from puntobanco.game.sidebets import parse_side_bets, with_side_bets

LIBRARY = """
[pair]
about = "Player's first two cards are a pair."
pays = [
  { when = { player_pair = ["pair", "perfect"] }, win = "11:1" },
  { when = { banker_pair = "perfect" }, win = "4:1" },
]
"""
ROWS = (
    'pays = [{ when = { player_pair = ["pair", "perfect"] }, win = "11:1" }, '
    '{ when = { banker_pair = "perfect" }, win = "4:1" }]'
)


def test_f73_a_side_bet_is_read_with_its_rows_and_what_it_is_about() -> None:
    library = parse_side_bets(LIBRARY, "library.toml")
    assert [*library] == ["pair"]
    found = library["pair"]
    assert (found.bet.id, found.about) == ("pair", "Player's first two cards are a pair.")
    assert [line.win for line in found.bet.paylines] == [Fraction(11), Fraction(4)]
    assert found.rows == ROWS


@pytest.mark.parametrize(
    ("changed", "line", "told"),
    [
        (('about = "Player', 'wins = 1\nabout = "Player'), 3, "unknown key 'wins'"),
        (('about = "Player\'s first two cards are a pair."', "about = 1"), 3, "about"),
        (('win = "4:1"', 'win = "lots"'), 6, "lots"),
        (("pays = [", "pays = [["), 8, ""),
    ],
)
def test_f73_a_mistake_in_the_library_is_told_with_file_and_line(
    changed: tuple[str, str], line: int, told: str
) -> None:
    with pytest.raises(GameFileError) as refused:
        parse_side_bets(LIBRARY.replace(*changed), "library.toml")
    assert told in str(refused.value)
    assert str(refused.value).startswith("library.toml:")
    assert str(refused.value).startswith(f"library.toml:{line}") or not told


def test_f73_a_line_that_uses_a_side_bet_becomes_its_rows_and_all_else_stays() -> None:
    library = parse_side_bets(LIBRARY, "library.toml")
    text = 'id = "mine"\n[bets.lucky]\n  use = "pair"  # ours\n# use = "pair"\nname = "use"\n'
    assert with_side_bets(text, library, "mine.toml") == (
        f'id = "mine"\n[bets.lucky]\n{ROWS}  # ours\n# use = "pair"\nname = "use"\n'
    )
    with pytest.raises(GameFileError, match=r"mine\.toml:3: no side bet 'twins' in the library; there are pair"):
        with_side_bets(text.replace('use = "pair"  ', 'use = "twins"  '), library, "mine.toml")
