"""Pages as documents: sound HTML, text that fits, and the command that writes them."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from puntobanco.cli import main
from puntobanco.rulebook import Frame, Kind, Link, Wanted, written

from .pages import GAMES, LANGUAGES, NOW, odds, page, read_page


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_html_is_sound(game: str, language: str) -> None:
    """Closed elements, scopes and no inline style are checked while reading; here ids, language and links."""
    read_page(game, language, "html")
    text = page(game, language, "html")
    assert f'<html lang="{language}" dir="ltr">' in text
    ids = re.findall(r' id="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    for target in re.findall(r'(?:href="#|aria-labelledby=")([^"]+)"', text):
        assert target in ids
    assert text.count("<h1>") == 1
    levels = [int(level) for level in re.findall(r"<h([123])", text)]
    assert all(after - before <= 1 for before, after in pairwise(levels))
    assert "<script" not in text


def test_cells_look_as_they_read() -> None:
    """What a cell of the drawing table shows, says to a screen reader, and is coloured by, is the same."""
    cells = re.findall(
        r'<td class="(draws|stands)"><span aria-hidden="true">(.)</span><span class="unseen">(\w+)',
        page("touch", "en", "html"),
    )
    assert len(cells) == 88
    assert set(cells) == {("draws", "D", "draws"), ("stands", "S", "stands")}


def test_a_served_page_has_no_inline_style_and_a_page_of_its_own_has_no_links() -> None:
    frame = Frame(
        stylesheet="/page.css", ways=(Link("Table", "/table/touch"),), languages=(Link("Svenska", "?", "sv"),)
    )
    served = written(odds("touch"), Wanted(Kind.RULES, "en"), "html", NOW, frame)
    assert '<link rel="stylesheet" href="/page.css">' in served
    assert "<style" not in served
    assert "style=" not in served
    alone = page("touch", "en", "html")
    assert "<style>" in alone
    assert re.findall(r'href="(?!#)', alone) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [Kind.RULES, Kind.PAYTABLE])
def test_plain_text_fits_80_columns(game: str, language: str, kind: Kind) -> None:
    for line in page(game, language, "text", kind).splitlines():
        assert len(line) <= 80, line
        assert line == line.rstrip()


@pytest.mark.parametrize("kind", [Kind.RULES, Kind.PAYTABLE])
def test_all_forms_say_the_same(kind: Kind) -> None:
    """The words of the page are the same in every form; only the setting differs."""
    for language in LANGUAGES:
        html, markdown, text = (
            set(re.findall(r"\w+", read_page("grand", language, form, kind).text))
            for form in ("html", "markdown", "text")
        )
        assert html - markdown <= {*re.findall(r"\w+", html_only(language))}
        assert text - markdown <= set()
        assert markdown - text <= set()


def html_only(language: str) -> str:
    """Words that only HTML has: the list of contents, and the skip link."""
    from .pages import word

    return " ".join(word(key, language) for key in ("rules-contents", "rules-skip"))


def test_the_command_writes_pages(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["rules", "touch"]) == 0
    assert capsys.readouterr().out.startswith("Baccarat Touch: game rules\n")
    assert main(["rules", "classic", "--lang", "sv", "--format", "markdown", "--paytable"]) == 0
    assert capsys.readouterr().out.startswith("# Baccarat Classic: utbetalningar\n")
    file = tmp_path / "page.html"
    assert main(["rules", "ez", "--lang", "ms", "--currency", "MYR", "--out", str(file)]) == 0
    assert capsys.readouterr().err == f"wrote {file}\n"
    assert file.read_text(encoding="utf-8").startswith('<!doctype html>\n<html lang="ms"')
    assert "RM\u00a01.00" in file.read_text(encoding="utf-8")
    assert main(["rules", "touch", "--paytable", "--stake", "30"]) == 0
    assert "€0.30" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nope"], "no game 'nope'; there are touch, classic"),
        (["touch", "--lang", "xx"], "no catalogue for 'xx'; there are en"),
        (["touch", "--currency", "EURO"], "'EURO' is not a currency of ISO 4217"),
        (["touch", "--stake", "10"], "--stake goes with --paytable"),
        (["touch", "--paytable", "--stake", "0"], "at least 1 minor unit"),
        (["./nowhere.toml"], "nowhere.toml: No such file"),
        (["touch", "--games", "/nowhere"], "there is no folder /nowhere"),
        (["touch", "--out", "/nowhere/page.html"], "/nowhere/page.html: No such file"),
    ],
)
def test_mistakes_are_told_in_one_line(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("puntobanco: ")
    assert said in told.err
    assert told.err.count("\n") == 1


def test_a_rule_file_with_a_mistake_is_told_with_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('id = "bad"\nname = "Bad"\ndecks = 99\n', encoding="utf-8")
    assert main(["rules", str(file)]) == 2
    assert f"{file}:" in capsys.readouterr().err
