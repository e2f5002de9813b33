"""Games that must not be offered (F-18, F-73), told with bet, file and line by the engine and by `puntobanco check`."""

import argparse

import pytest

from puntobanco.cli import check
from puntobanco.games import game_from
from puntobanco.odds import odds_of, problems

GAME = """\
id = "mine"
name = "My game"
decks = 8
shuffle = "every-round"
combine = "any"

[limits]
chips = [10, 50]
area = { min = 10, max = 1000 }
round = { min = 10, max = 2000 }

[bets.tie]
pays = [{ when = { outcome = "tie" }, win = "8:1" }]

[bets.banker]
pays = [
    { when = { outcome = "banker" }, win = "1:1", commission = "5%" },
    { when = { outcome = "tie" }, win = "push" },
]
"""


def found(text):
    return [(problem.bet, problem.line, problem.text) for problem in problems(game_from(text, "mine.toml"))]


def test_f18_a_game_whose_bets_all_favour_the_house_can_be_offered():
    assert found(GAME) == []


@pytest.mark.parametrize(
    ("old", "new", "bet", "line"),
    [
        ('win = "8:1"', 'win = "10:1"', "tie", 13),
        (', commission = "5%"', "", "banker", 16),
        ('{ when = { outcome = "tie" }, win = "push" }', '{ when = { outcome = "tie" }, win = "1:8" }', "banker", 16),
    ],
)
def test_f18_a_bet_that_returns_more_than_is_staked_is_named_with_its_line(old, new, bet, line):
    """Ten to one on a tie returns 104.7 %; Banker without commission 101.2 %."""
    text = GAME.replace(old, new)
    [(named, where, words)] = found(text)
    assert (named, where) == (bet, line)
    assert f"bet {bet!r} returns 10" in words
    assert "the house would lose" in words
    assert odds_of(game_from(text, "mine.toml")).by_id[bet].rtp > 1


def test_f18_a_bet_that_returns_exactly_what_is_staked_is_allowed():
    """Push on everything: no edge for anybody."""
    text = GAME.replace('{ outcome = "tie" }, win = "8:1"', '{ outcome = ["tie", "player", "banker"] }, win = "push"')
    assert found(text) == []
    assert odds_of(game_from(text, "mine.toml")).by_id["tie"].edge == 0


def test_f73_a_row_that_no_coup_fits_is_named():
    """A natural on three cards."""
    tie = '{ when = { outcome = "tie" }, win = "8:1" }'
    impossible = '{ when = { player_cards = 3, player_natural = true }, win = "5:1" }'
    text = GAME.replace(tie, f"\n    {tie},\n    {impossible},\n")
    assert found(text) == [("tie", 15, "row 2 of bet 'tie' never pays: no coup ends like that")]


def test_f73_a_row_hidden_behind_others_is_named():
    text = GAME.replace('{ outcome = "tie" }, win = "push"', '{ outcome = "banker", banker_total = 6 }, win = "1:2"')
    assert found(text) == [("banker", 18, "row 2 of bet 'banker' never pays: rows above decide first")]


def test_f73_perfect_pairs_need_two_decks():
    text = GAME.replace("decks = 8", "decks = 1") + '\n[bets.perfect]\nuse = "perfect-pair"\n'
    assert [(bet, line) for bet, line, _ in found(text)] == [("perfect", 22), ("perfect", 22)]


def test_f18_every_problem_is_told_not_only_the_first():
    text = GAME.replace('win = "8:1"', 'win = "10:1"').replace(', commission = "5%"', "")
    assert [bet for bet, _, _ in found(text)] == ["tie", "banker"]


def run_check(*files, quiet=False):
    return check.run(argparse.Namespace(files=[str(file) for file in files], quiet=quiet))


def test_f73_check_shows_the_odds_of_a_game_without_mistakes(tmp_path, capsys):
    file = tmp_path / "mine.toml"
    file.write_text(GAME, encoding="utf-8")
    assert run_check(file) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.startswith(f"{file}: no mistakes. My game (mine)")
    assert "85.6404 %" in out


def test_f73_check_can_keep_quiet(tmp_path, capsys):
    file = tmp_path / "mine.toml"
    file.write_text(GAME, encoding="utf-8")
    assert run_check(file, quiet=True) == 0
    assert capsys.readouterr() == ("", "")


def test_f18_check_names_bet_file_and_line_of_a_bet_the_house_would_lose(tmp_path, capsys):
    file = tmp_path / "mine.toml"
    file.write_text(GAME.replace('win = "8:1"', 'win = "10:1"'), encoding="utf-8")
    assert run_check(file) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{file}:13: bet 'tie' returns 104.6716% of what is staked on it")


def test_f73_check_goes_on_after_a_bad_file(tmp_path, capsys):
    bad, good = tmp_path / "bad.toml", tmp_path / "good.toml"
    bad.write_text(GAME.replace("decks = 8", "decks = 99"), encoding="utf-8")
    good.write_text(GAME, encoding="utf-8")
    assert run_check(bad, good) == 1
    out, err = capsys.readouterr()
    assert err == f"{bad}:3: decks must be a whole number from 1 to 16, not 99\n"
    assert out.startswith(f"{good}: no mistakes")


def test_f73_check_says_when_an_id_is_taken(tmp_path, capsys):
    file = tmp_path / "mine.toml"
    file.write_text(GAME.replace('"mine"', '"touch"'), encoding="utf-8")
    assert run_check(file) == 0
    assert "The id 'touch' belongs to a game of the package" in capsys.readouterr().out


def test_f73_check_of_a_file_that_cannot_be_read_is_one_line_and_status_two(tmp_path, capsys):
    binary = tmp_path / "picture.toml"
    binary.write_bytes(b"\x89PNG\xff")
    assert run_check(tmp_path / "nowhere.toml", binary) == 2
    assert capsys.readouterr().err.splitlines() == [
        f"puntobanco: cannot read {tmp_path / 'nowhere.toml'}: No such file or directory",
        f"puntobanco: cannot read {binary}: it is not UTF-8 text",
    ]
