"""Rule files (F-73): what they can say, and each mistake told with its line and the mend."""

import dataclasses
from fractions import Fraction

import pytest

from puntobanco.game import Combine, GameFileError, Limits, Notation, Rebet, Shoe, Shuffle, Sight
from puntobanco.games import all_games, game_from, game_named, read_game, shipped_games, side_bets

GOOD = """\
id = "mine"
name = "My game"
decks = 6
shuffle = "every-round"
combine = "any"

[limits]
chips = [10, 50]
area = { min = 10, max = 1000 }
round = { min = 10, max = 2000 }

[controls]
rebet = "lays"

[bets.player]
pays = [
    { when = { outcome = "player" }, win = "1:1" },
    { when = { outcome = "tie" }, win = "push" },
]

[bets.banker]
pays = [{ when = { outcome = "banker" }, win = "1:1", commission = "5%" }]

[bets.lucky]
use = "lucky-6" # from the library
limits = { min = 10, max = 100 }
"""

#: What is replaced by what, the line of the mistake, and words of the message.
MISTAKES = {
    "not TOML": ("decks = 6", "decks =", 3, "not valid TOML"),
    "a key twice": ("decks = 6", "decks = 6\ndecks = 8", 4, "not valid TOML"),
    "an unknown key": ('combine = "any"', 'combine = "any"\ncolour = "red"', 6, "unknown key 'colour'"),
    "a key is missing": ("decks = 6\n", "", 1, "the file lacks 'decks'"),
    "limits in the wrong table": ("[limits]", "[bets.x]", 8, "unknown key 'chips'"),
    "an id with capitals": ('id = "mine"', 'id = "Mine"', 1, "small letters, digits and dashes"),
    "an empty name": ('"My game"', '" "', 2, "name must be text"),
    "a name that is a number": ('"My game"', "7", 2, "name must be text, not 7"),
    "no decks": ("decks = 6", "decks = 0", 3, "whole number from 1 to 16, not 0"),
    "too many decks": ("decks = 6", "decks = 17", 3, "whole number from 1 to 16, not 17"),
    "half a deck": ("decks = 6", "decks = 6.5", 3, "whole number from 1 to 16, not 6.5"),
    "decks as text": ("decks = 6", 'decks = "6"', 3, "whole number from 1 to 16, not '6'"),
    "decks as a truth": ("decks = 6", "decks = true", 3, "whole number from 1 to 16, not true"),
    "an unknown shuffle": ('"every-round"', '"daily"', 4, "one of every-round, shoe"),
    "a shoe without its table": ('"every-round"', '"shoe"', 4, "needs a table [shoe]"),
    "a shoe shuffled every round": ("[limits]", "[shoe]\ncut_card = 14\nburn = true\n[limits]", 7, "every round"),
    "an unknown way to combine": ('combine = "any"', 'combine = "all"', 5, "one of any, one"),
    "no chips": ("chips = [10, 50]", "chips = []", 8, "smallest first"),
    "chips out of order": ("chips = [10, 50]", "chips = [50, 10]", 8, "smallest first"),
    "a chip twice": ("chips = [10, 50]", "chips = [10, 10]", 8, "smallest first"),
    "a chip of nothing": ("chips = [10, 50]", "chips = [\n    0,\n    10]", 9, "not 0"),
    "chips that are no list": ("chips = [10, 50]", "chips = 10", 8, "chips must be a list, not 10"),
    "a chip of half a cent": ("chips = [10, 50]", "chips = [10.5]", 8, "not 10.5"),
    "a maximum below the minimum": ("area = { min = 10, max = 1000 }", "area = { min = 10, max = 9 }", 9, "not 9"),
    "a limit too high for money": ("max = 1000 }", "max = 9007199254740992 }", 9, "not 9007199254740992"),
    "an unknown limit": ("area = { min = 10,", "area = { least = 1, min = 10,", 9, "unknown key 'least'"),
    "limits no chip fits": ("area = { min = 10, max = 1000 }", "area = { min = 11, max = 19 }", 9, "no number of the"),
    "a bet's limits no chip fits": (
        "max = 100 }",
        "max = 10 }\n[bets.y]\nlimits = { min = 3, max = 9 }",
        27,
        "lacks 'pays'",
    ),
    "a round too small for a bet": (
        "round = { min = 10, max = 2000 }",
        "round = { min = 5, max = 9 }",
        10,
        "below the",
    ),
    "a round above all bets": (
        "round = { min = 10, max = 2000 }",
        "round = { min = 2101, max = 2102 }",
        10,
        "above all",
    ),
    "an unknown control": ('rebet = "lays"', 'rebet = "lays"\nautoplay = true', 14, "unknown key 'autoplay'"),
    "an unknown rebet": ('rebet = "lays"', 'rebet = "doubles"', 13, "one of deals, lays"),
    "a switch that is text": ('rebet = "lays"', 'new_bet = "yes"', 13, "true or false, not 'yes'"),
    "an unknown key of a bet": ("[bets.banker]", '[bets.banker]\npay = "1:1"', 22, "unknown key 'pay'"),
    "a bet with a strange id": ("[bets.banker]", "[bets.Banker]", 21, "small letters, digits and dashes"),
    "a bet that is no table": ("[bets.player]\npays", "[bets]\nplayer = 1\n[bets.p]\npays", 16, "must be a table"),
    "a bet without rows": (
        'pays = [{ when = { outcome = "banker" }, win = "1:1", commission = "5%" }]',
        "pays = []",
        22,
        "never pays",
    ),
    "a row without a win": (
        '{ when = { outcome = "tie" }, win = "push" }',
        '{ when = { outcome = "tie" } }',
        18,
        "lacks 'win'",
    ),
    "a row without when": ('{ when = { outcome = "tie" }, win = "push" }', '{ win = "push" }', 18, "lacks 'when'"),
    "a row that always holds": ('when = { outcome = "tie" }', "when = {}", 18, "say when the row pays"),
    "an unknown fact": ('when = { outcome = "tie" }', "when = { weather = 1 }", 18, "unknown key 'weather'"),
    "an unknown outcome": ('outcome = "tie"', 'outcome = "draw"', 18, "'draw' is not one of 'player', 'banker', 'tie'"),
    "a total of ten": ('when = { outcome = "tie" }', "when = { player_total = 10 }", 18, "10 is not one of 0, 1,"),
    "a total as text": ('when = { outcome = "tie" }', 'when = { player_total = "7" }', 18, "'7' is not one of"),
    "a truth for a number": ('when = { outcome = "tie" }', "when = { cards = true }", 18, "true is not one of 4, 5, 6"),
    "a number for a truth": (
        'when = { outcome = "tie" }',
        "when = { player_natural = 1 }",
        18,
        "not one of false, true",
    ),
    "a list of nothing": ('when = { outcome = "tie" }', "when = { margin = [] }", 18, "an empty list never holds"),
    "pairs and result in a bet": ('outcome = "tie" }', 'player_pair = "pair" }', 16, "make it two bets"),
    "a payout that is a number": ('win = "push"', "win = 1", 18, "must be text, not 1"),
    "a payout in words": ('win = "push"', 'win = "double"', 18, "not a payout"),
    "a payout of nothing": ('win = "push"', 'win = "0:1"', 18, "not a payout"),
    "a payout on nothing": ('win = "push"', 'win = "1:0"', 18, "not a payout"),
    "a negative payout": ('win = "push"', 'win = "-1:1"', 18, "not a payout"),
    "a payout without end": ('win = "push"', 'win = "10001:1"', 18, "more than 10 000 to 1"),
    "a commission on a push": (
        'win = "push"',
        'win = "push", commission = "5%"',
        18,
        "nothing to take a commission on",
    ),
    "a commission of all": ('commission = "5%"', 'commission = "100%"', 22, "a percentage below 100"),
    "a commission as a number": ('commission = "5%"', "commission = 5", 22, "must be text, not 5"),
    "an unknown notation": ("[bets.banker]", '[bets.banker]\nnotation = "per"', 22, "one of to, for"),
    "no such side bet": (
        'use = "lucky-6"',
        'use = "lucky-7"',
        25,
        "no side bet 'lucky-7' in the library; there are player-pair",
    ),
    "a side bet and own rows": ('use = "lucky-6"', 'pays = []\nuse = "lucky-6"', 26, "not valid TOML"),
    "a side bet in one line": (
        '[bets.lucky]\nuse = "lucky-6" # from the library',
        '[bets]\nlucky = { use = "lucky-6" }',
        25,
        "on a line of its own",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_f73_each_mistake_is_told_with_file_line_and_what_is_wrong(mistake):
    old, new, line, words = MISTAKES[mistake]
    assert GOOD.count(old) == 1, "the mistake is made in one place"
    with pytest.raises(GameFileError) as caught:
        game_from(GOOD.replace(old, new), "mine.toml")
    assert (caught.value.source, caught.value.line) == ("mine.toml", line), caught.value
    assert words in caught.value.problem
    assert str(caught.value) == f"mine.toml:{line}: {caught.value.problem}"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("chips = [10, 50]", "chips = [1, 10, 50]"),
        ("chips = [10, 50]", "chips = [10, 1000000000000]"),
        ("area = { min = 10, max = 1000 }", "area = { min = 1, max = 10 }"),
        ("area = { min = 10, max = 1000 }", "area = { min = 10, max = 10 }"),
        ("area = { min = 10, max = 1000 }", "area = { min = 30, max = 40 }"),
        ("area = { min = 10, max = 1000 }", "area = { min = 10, max = 1000000000000 }"),
        ("round = { min = 10, max = 2000 }", "round = { min = 1, max = 10 }"),
        ("round = { min = 10, max = 2000 }", "round = { min = 2100, max = 2100 }"),
        ("decks = 6", "decks = 1"),
        ("decks = 6", "decks = 16"),
        ('outcome = "banker" }, win = "1:1"', 'outcome = "banker" }, win = "10000:1"'),
        ('commission = "5%"', 'commission = "99.9 %"'),
        ('id = "mine"', f'id = "m{"x" * 31}"'),
    ],
)
def test_f73_what_lies_just_inside_the_bounds_is_allowed(old, new):
    assert GOOD.count(old) == 1
    game_from(GOOD.replace(old, new), "mine.toml")


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("chips = [10, 50]", "chips = [10, 1000000000001]", 8),
        ("area = { min = 10, max = 1000 }", "area = { min = 10, max = 1000000000001 }", 9),
        ("round = { min = 10, max = 2000 }", "round = { min = 0, max = 2000 }", 10),
        ('outcome = "banker" }, win = "1:1"', 'outcome = "banker" }, win = "10000.01:1"', 22),
        ('id = "mine"', f'id = "m{"x" * 32}"', 1),
    ],
)
def test_f73_what_lies_just_outside_is_not(old, new, line):
    assert GOOD.count(old) == 1
    with pytest.raises(GameFileError, match=rf"^mine\.toml:{line}: "):
        game_from(GOOD.replace(old, new), "mine.toml")


def test_f73_a_file_that_breaks_off_is_told_with_its_last_line():
    with pytest.raises(GameFileError, match=r"^mine\.toml:3: not valid TOML"):
        game_from('id = "mine"\n\nname = [', "mine.toml")


def test_f73_a_game_without_bets_is_refused():
    with pytest.raises(GameFileError, match=r"mine.toml:15: a game needs at least one bet"):
        game_from(GOOD[: GOOD.index("[bets.player]")] + "[bets]\n", "mine.toml")


@pytest.mark.parametrize(("cut_card", "fits"), [(10, False), (11, True), (295, True), (296, False)])
def test_f73_behind_and_before_the_cut_card_there_are_cards_enough(cut_card, fits):
    """Eleven cards finish a round and deal one more; a burn and a first round need 17 in front. 6 decks: 312 cards."""
    text = GOOD.replace('"every-round"', '"shoe"').replace(
        "[limits]", f"[shoe]\ncut_card = {cut_card}\nburn = true\n[limits]"
    )
    if fits:
        assert game_from(text, "mine.toml").shoe == Shoe(cut_card, burn=True)
    else:
        with pytest.raises(GameFileError, match=r"mine.toml:8: .* from 11 to 295"):
            game_from(text, "mine.toml")


def test_f73_a_rule_file_says_everything_about_a_game():
    game = game_from(GOOD, "mine.toml")
    assert (game.id, game.name, game.decks, game.shuffle, game.combine) == (
        "mine",
        "My game",
        6,
        "every-round",
        Combine.ANY,
    )
    assert game.shuffle is Shuffle.EVERY_ROUND
    assert list(game.bets_by_id) == ["player", "banker", "lucky"]
    assert game.bets_by_id["banker"].paylines[0].returns == Fraction(195, 100)
    assert game.bets_by_id["player"].notation is Notation.TO
    assert game.stakes.chips == (10, 50)
    assert game.stakes.areas == {"player": Limits(10, 1000), "banker": Limits(10, 1000), "lucky": Limits(10, 100)}
    assert game.stakes.round == Limits(10, 2000)
    assert game.controls.rebet is Rebet.LAYS
    assert not game.controls.rebet_double


SWITCHES = ("rebet_double", "new_bet", "tap_chips_clears", "empty_deal_rebets")


@pytest.mark.parametrize("switch", SWITCHES)
def test_f33_a_control_is_there_only_when_the_rule_file_says_so(switch):
    plain = game_from(GOOD.replace('[controls]\nrebet = "lays"\n', ""), "mine.toml").controls
    assert plain.rebet is Rebet.DEALS
    assert not any(getattr(plain, name) for name in SWITCHES)
    switched = game_from(GOOD.replace('rebet = "lays"', f"{switch} = true"), "mine.toml").controls
    assert {name for name in SWITCHES if getattr(switched, name)} == {switch}


@pytest.mark.parametrize(
    ("written", "win"),
    [
        ("8:1", Fraction(8)),
        ("1:2", Fraction(1, 2)),
        ("0.54:1", Fraction(27, 50)),
        ("1.5:1", Fraction(3, 2)),
        ("3:2", Fraction(3, 2)),
    ],
)
def test_f73_payouts_are_read_exactly(written, win):
    game = game_from(GOOD.replace('win = "1:1", commission = "5%"', f'win = "{written}"'), "mine.toml")
    assert game.bets_by_id["banker"].paylines[0].win == win


def test_f73_a_side_bet_from_the_library_pays_as_the_library_says():
    game = game_from(GOOD, "mine.toml")
    assert game.bets_by_id["lucky"].paylines == side_bets()["lucky-6"].bet.paylines


def test_f73_rules_are_kept_complete_so_that_a_new_library_changes_no_old_round():
    """The text kept with a game names no library: read alone, it gives the same game."""
    from puntobanco.game import parse_game

    for game in (game_from(GOOD, "mine.toml"), *shipped_games()):
        assert "use =" not in game.source.replace("#     use", "")
        again = parse_game(game.source, "kept")
        assert (again, again.version) == (game, game.version)


def test_f73_the_library_is_written_as_its_rows_are_read():
    for name, side_bet in side_bets().items():
        assert side_bet.bet.id == name
        assert side_bet.about
        text = GOOD.replace('use = "lucky-6"', side_bet.rows)
        assert game_from(text, "mine.toml").bets_by_id["lucky"].paylines == side_bet.bet.paylines


def test_f73_pair_bets_see_pairs_and_the_others_results():
    pairs = {name for name, side_bet in side_bets().items() if side_bet.bet.sight is Sight.PAIRS}
    assert pairs == {"player-pair", "banker-pair", "either-pair", "perfect-pair"}


def test_f73_equal_rules_are_equal_games_of_one_version_whatever_the_comments():
    remarked = "# a remark\n" + GOOD.replace(" # from the library", "")
    one, other = game_from(GOOD, "a"), game_from(remarked, "b")
    assert (one, one.version) == (other, other.version)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("decks = 6", "decks = 8"),
        ('"My game"', '"Your game"'),
        ('id = "mine"', 'id = "yours"'),
        ('combine = "any"', 'combine = "one"'),
        ("chips = [10, 50]", "chips = [10, 100]"),
        ("max = 1000 }", "max = 1001 }"),
        ("max = 2000 }", "max = 2001 }"),
        ("max = 100 }", "max = 110 }"),
        ('rebet = "lays"', 'rebet = "deals"'),
        ('commission = "5%"', 'commission = "4%"'),
        ('outcome = "tie" }, win = "push"', 'outcome = "tie" }, win = "1:1"'),
        ('when = { outcome = "tie" }', 'when = { outcome = "tie", player_total = 7 }'),
        ("[bets.lucky]", "[bets.luckier]"),
        ('use = "lucky-6"', 'use = "super-6"'),
        ("[bets.banker]", '[bets.banker]\nnotation = "for"'),
        ("[bets.banker]", '[bets.banker]\nname = "Bank"'),
    ],
)
def test_f73_whatever_changes_the_rules_changes_the_version(old, new):
    assert GOOD.count(old) == 1
    assert game_from(GOOD, "a").version != game_from(GOOD.replace(old, new), "a").version


def test_f73_the_drawing_table_is_part_of_the_version():
    game = game_named("touch")
    other = dataclasses.replace(game.tableau, natural_from=9)
    assert dataclasses.replace(game, tableau=other).version != game.version


def test_f73_a_folder_of_rule_files_joins_the_shipped_games(tmp_path):
    (tmp_path / "mine.toml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "notes.txt").write_text("not a game", encoding="utf-8")
    games = all_games(tmp_path)
    assert list(games)[:3] == ["touch", "classic", "baccarat"]
    assert games["mine"] == read_game(tmp_path / "mine.toml")


def test_f73_two_games_cannot_have_one_id(tmp_path):
    (tmp_path / "mine.toml").write_text(GOOD.replace('id = "mine"', 'id = "touch"'), encoding="utf-8")
    with pytest.raises(GameFileError, match=r"mine\.toml:1: there is already a game with id 'touch'"):
        all_games(tmp_path)


def test_f73_an_unknown_game_is_answered_with_those_there_are():
    with pytest.raises(KeyError, match="no game called 'nope'; there are touch, classic"):
        game_named("nope")
