"""`puntobanco odds` and `puntobanco games` as a person or a script calls them (F-71, F-73)."""

import argparse
import csv
import io
import json
import sys
from fractions import Fraction
from html.parser import HTMLParser
from itertools import pairwise

import pytest

from puntobanco.cli import check, games, odds
from puntobanco.games import game_named, shipped_games

EIGHT = {
    "player": 2_230_518_282_592_256,
    "banker": 2_292_252_566_437_888,
    "tie": 475_627_426_473_216,
    "total": 4_998_398_275_503_360,
}


@pytest.fixture
def call(capsys):
    """Calls a command and gives its exit status, what it printed, and what it complained of."""

    def calling(*words):
        parser = argparse.ArgumentParser(prog="puntobanco")
        subparsers = parser.add_subparsers(required=True)
        for command in (odds, games, check):
            command.register(subparsers)
        args = parser.parse_args([str(word) for word in words])
        status = args.run(args)
        return (status, *capsys.readouterr())

    return calling


def test_f71_json_has_counts_as_integers_and_figures_as_fractions(call):
    status, out, err = call("odds", "touch", "--json")
    told = json.loads(out)
    assert (status, err) == (0, "")
    assert (told["game"], told["version"], told["decks"]) == ("touch", game_named("touch").version, 8)
    assert told["outcomes"] == EIGHT
    assert [bet["id"] for bet in told["bets"]] == ["player", "tie", "banker"]
    banker = told["bets"][2]
    for name in ("edge", "rtp", "hit", "push", "lost", "variance"):
        assert str(Fraction(banker[name])) == banker[name], "n/d in lowest terms"
    win, tie, total = EIGHT["banker"], EIGHT["tie"], EIGHT["total"]
    assert Fraction(banker["rtp"]) == 1 - Fraction(banker["edge"]) == (Fraction(39, 20) * win + tie) / total
    assert (Fraction(banker["hit"]), Fraction(banker["push"])) == (Fraction(win, total), Fraction(tie, total))
    assert [way["count"] for way in banker["ways"]] == [win, tie, EIGHT["player"]]


def test_f71_whole_numbers_are_fractions_too(call):
    told = json.loads(call("odds", "touch", "--json")[1])
    assert told["bets"][1]["push"] == "0/1"


def test_f71_decks_override_the_game_s(call):
    told = json.loads(call("odds", "touch", "--json", "--decks", "6")[1])
    assert (told["decks"], told["outcomes"]["banker"]) == (6, 403_095_751_234_560)


def test_f71_seen_cards_are_out_of_the_shoe(call):
    """Without any ten or court card of one deck 36 are left, in 36 · 35 · 34 · 33 · 32 · 31 orders."""
    seen = ",".join(rank + suit for rank in "TJQK" for suit in "CDHS")
    told = json.loads(call("odds", "touch", "--json", "--decks", "1", "--seen", seen)[1])
    assert (told["cards"], told["outcomes"]["total"]) == (36, 36 * 35 * 34 * 33 * 32 * 31)


def test_f71_without_json_a_table_is_printed_with_the_published_percentages(call):
    status, out, _ = call("odds", "touch")
    lines = {line.split()[0]: line for line in out.splitlines() if line.strip()}
    assert status == 0
    assert "98.9421 %" in lines["banker"]
    assert "98.7649 %" in lines["player"]
    assert "85.6404 %" in lines["tie"]
    assert "4 998 398 275 503 360" in lines["total"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("nope",), "no game 'nope'; there are touch, classic, baccarat"),
        (("touch", "--decks", "17"), "decks must be a whole number from 1 to 16, not 17"),
        (("touch", "--decks", "0"), "decks must be a whole number from 1 to 16, not 0"),
        (("touch", "--decks", "many"), "decks must be a whole number from 1 to 16, not 'many'"),
        (("touch", "--seen", "1Z"), "'1Z' is not a card"),
        (("touch", "--decks", "1", "--seen", "9H 9H"), "9H was seen more often than the shoe holds it"),
        (("nowhere.toml",), "nowhere.toml: No such file or directory"),
        (("touch", "--games", "no-such-folder"), "there is no folder no-such-folder"),
        (("touch", "--json", "--format", "csv"), "contradict each other"),
        (("touch", "--out", "odds.png"), "draw into odds.png with --plot"),
        (("touch", "--par", "--rounds", "0"), "at least one round, not 0"),
        (("touch", "--par", "--confidence", "95"), "between 0 and 1, not at 95"),
        (("touch", "--out", "no-such-folder/x.txt"), "no-such-folder/x.txt: No such file or directory"),
    ],
)
def test_f71_a_mistake_is_one_clear_line_and_status_two(call, words, complaint):
    status, out, err = call("odds", *words)
    assert (status, out) == (2, "")
    assert err.startswith("puntobanco: ")
    assert complaint in err
    assert err.count("\n") == 1


def test_f73_a_rule_file_s_mistakes_are_told_with_file_and_line(call, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text('id = "mine"\ndecks = 8\n', encoding="utf-8")
    status, _, err = call("odds", file)
    assert status == 2
    assert err.startswith(f"puntobanco: {file}:1: ")


def test_f73_a_rule_file_can_be_named_in_place_of_a_game(call, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text(game_named("ez").source.replace('id = "ez"', 'id = "mine"'), encoding="utf-8")
    assert json.loads(call("odds", file, "--json")[1])["game"] == "mine"
    assert json.loads(call("odds", "mine", "--games", tmp_path, "--json")[1])["game"] == "mine"


def test_f73_games_are_listed_one_a_line_id_first(call):
    status, out, _ = call("games")
    assert status == 0
    assert [line.split()[0] for line in out.splitlines()] == [game.id for game in shipped_games()]
    assert "Baccarat Touch" in out.splitlines()[0]


def test_f73_games_and_side_bets_can_be_listed_as_json(call):
    assert json.loads(call("games", "--json")[1])[0]["version"] == game_named("touch").version
    assert "dragon-7" in json.loads(call("games", "--side-bets", "--json")[1])
    assert "Banker wins with 7 on three cards" in call("games", "--side-bets")[1]


def test_f73_a_folder_that_is_not_there_is_one_clear_line(call):
    assert call("games", "--games", "nowhere") == (2, "", "puntobanco: there is no folder nowhere\n")


def test_f71_every_command_has_help_with_an_example(capsys):
    for name, command in (("odds", odds), ("games", games), ("check", check)):
        parser = argparse.ArgumentParser(prog="puntobanco")
        command.register(parser.add_subparsers())
        with pytest.raises(SystemExit) as left:
            parser.parse_args([name, "--help"])
        assert left.value.code == 0
        assert f"puntobanco {name} " in capsys.readouterr().out.partition("example")[2]


PAR_TITLES = [
    "Par sheet",
    "Drawing table",
    "Outcomes",
    "Cards drawn",
    "Pairs",
    "Bets",
    "Paytable",
    "Confidence bands of the actual RTP (95 %, two-sided, equal stakes)",
    "Return at the stake, payouts rounded down",
]


def test_f71_the_par_sheet_is_printed_whole(call):
    _, out, _ = call("odds", "touch", "--par")
    lines = out.splitlines()
    titles = [before for before, line in pairwise(lines) if line and set(line) == {"─"}]
    assert titles == PAR_TITLES
    assert game_named("touch").version in out
    assert "RTP of all bets: 85.6404% to 98.9421%" in out


def par_tables_of(text):
    """Tables of a CSV par sheet by title: heads and rows."""
    tables, block = {}, []
    for row in [*csv.reader(io.StringIO(text)), []]:
        if row:
            block.append(row)
        elif block:
            tables[block[0][0]] = block[1:]
            block = []
    return tables


def test_f71_the_par_sheet_as_csv_adds_up(call):
    tables = par_tables_of(call("odds", "touch", "--par", "--format", "csv")[1])
    assert list(tables) == [*PAR_TITLES, "All results"]
    results = tables["All results"]
    assert results[0][-2:] == ["draws", "probability"]
    assert sum(int(row[-2]) for row in results[1:]) == EIGHT["total"]
    assert sum(int(row[2]) for row in tables["Pairs"][1:]) == EIGHT["total"]
    assert sum(int(cell) for row in tables["Cards drawn"][1:] for cell in row[1:4]) == EIGHT["total"]
    assert dict(row[:2] for row in tables["Outcomes"][1:]) == {side: str(count) for side, count in EIGHT.items()}
    assert [row[1] for row in tables["Bets"][1:]][2].startswith("0.98942")
    [ten_cents] = [row for row in tables["Return at the stake, payouts rounded down"] if row[:2] == ["banker", "10"]]
    exact = (Fraction(19, 10) * EIGHT["banker"] + EIGHT["tie"]) / EIGHT["total"]
    assert abs(Fraction(ten_cents[2]) - exact) <= Fraction(1, 2 * 10**15)
    assert ten_cents[4] == "20"


def test_f71_the_par_sheet_s_drawing_table_is_the_engine_s(call):
    rows = par_tables_of(call("odds", "touch", "--par", "--format", "csv")[1])["Drawing table"][1:]
    draws = game_named("touch").tableau.banker_draws
    assert rows == [
        [f"Banker {total}", *("D" if draws[total][third] else "S" for third in range(11))] for total in range(8)
    ]


def test_f71_the_par_sheet_as_json_says_the_same(call):
    par = json.loads(call("odds", "touch", "--par", "--json", "--rounds", "500", "--confidence", "0.9")[1])
    assert par["outcomes"] == EIGHT
    assert (
        sum(result["count"] for result in par["results"])
        == sum(pair["count"] for pair in par["pairs"])
        == EIGHT["total"]
    )
    assert [(band["bet"], band["rounds"]) for band in par["bands"]] == [("player", 500), ("tie", 500), ("banker", 500)]
    assert par["bands"][0]["rtp"][0] < Fraction(par["bets"][0]["rtp"]) < par["bands"][0]["rtp"][1]
    assert par["rtp_range"] == [par["bets"][1]["rtp"], par["bets"][2]["rtp"]]
    assert par["tableau"]["banker_draws"][3][8] is False
    stakes = {(stake["bet"], stake["stake"]): stake for stake in par["stakes"]}
    assert stakes["banker", 10]["free_step"] == 20
    assert Fraction(stakes["banker", 10]["rtp"]) == (Fraction(19, 10) * EIGHT["banker"] + EIGHT["tie"]) / EIGHT["total"]


class Cells(HTMLParser):
    """Text of all table cells, and the tags left open."""

    def __init__(self):
        super().__init__()
        self.cells, self.open = [], []

    def handle_starttag(self, tag, _attrs):
        if tag != "meta":
            self.open.append(tag)
        if tag in ("td", "th"):
            self.cells.append("")

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open and self.open[-1] in ("td", "th"):
            self.cells[-1] += data


def test_f71_the_par_sheet_as_html_is_a_whole_page_with_every_figure(call, tmp_path):
    file = tmp_path / "par.html"
    status, out, err = call("odds", "touch", "--par", "--out", file)
    assert (status, out, err) == (0, "", f"wrote {file}\n")
    page = Cells()
    page.feed(file.read_text(encoding="utf-8"))
    assert page.open == []
    assert {"4 998 398 275 503 360", "98.9421 %", game_named("touch").version, "Banker 7"} <= set(page.cells)


def test_f71_a_game_s_name_cannot_break_the_page(call, tmp_path):
    file = tmp_path / "mine.toml"
    source = game_named("touch").source.replace('id = "touch"', 'id = "mine"')
    file.write_text(source.replace('"Baccarat Touch"', '"<script>alert(1)</script>"'), encoding="utf-8")
    page = call("odds", file, "--par", "--format", "html")[1]
    assert "<script" not in page
    assert "&lt;script&gt;" in page


def test_f71_the_ending_of_the_file_chooses_the_format(call, tmp_path):
    call("odds", "touch", "--out", tmp_path / "odds.json")
    assert json.loads((tmp_path / "odds.json").read_text())["outcomes"] == EIGHT
    call("odds", "touch", "--out", tmp_path / "odds.csv")
    assert (tmp_path / "odds.csv").read_text().startswith("Outcomes\n")


@pytest.mark.parametrize(("name", "start"), [("plot.png", b"\x89PNG"), ("plot.svg", b"<?xml")])
def test_f71_returns_and_bands_are_drawn(call, tmp_path, name, start):
    status, _, err = call("odds", "ez", "--plot", tmp_path / name)
    assert (status, err) == (0, f"wrote {tmp_path / name}\n")
    assert (tmp_path / name).read_bytes().startswith(start)


def test_f71_without_matplotlib_a_plot_is_refused_with_the_remedy(call, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    monkeypatch.delitem(sys.modules, "puntobanco.cli.odds_plot", raising=False)
    status, _, err = call("odds", "touch", "--plot", tmp_path / "plot.png")
    assert status == 2
    assert "pip install 'puntobanco[sim]'" in err
    assert not (tmp_path / "plot.png").exists()
