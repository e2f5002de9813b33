"""The terminal's words: all there, in every language, with amounts as its readers write them (F-60, F-62)."""

import ast
import re
from importlib import resources
from pathlib import Path

import pytest

from puntobanco.locales import has
from puntobanco.tui import words as module
from puntobanco.tui.words import Words
from puntobanco.wire.messages import AreaLimits, PayRow

TERMINAL = Path(str(resources.files("puntobanco.locales"))) / "terminal"
LANGUAGES = sorted(file.stem for file in TERMINAL.glob("*.ftl"))


def texts(language: str) -> dict[str, str]:
    text = (TERMINAL / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^(terminal[\w-]*) =(.*(?:\n +.*)*)", text, flags=re.MULTILINE))


def named_texts() -> set[str]:
    """Every text that the sources name outright."""
    found = set()
    for path in Path(module.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")).endswith(
                "words"
            ):
                found |= {arg.value for arg in node.args if isinstance(arg, ast.Constant)}
    return found


def test_every_text_that_the_terminal_names_is_in_a_catalogue() -> None:
    named = named_texts()
    assert len(named) > 40
    assert {key for key in named if not has(key) and key not in texts("en")} == set()


@pytest.mark.parametrize("language", ["sv", "ms"])
def test_f60_what_only_the_terminal_says_is_translated_whole(language: str) -> None:
    english, told = texts("en"), texts(language)
    assert told.keys() == english.keys()
    for key, text in told.items():
        assert text.strip()
        assert text != english[key]
        assert set(re.findall(r"\$\w+", text)) == set(re.findall(r"\$\w+", english[key]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_f60_the_terminal_says_it_in_that_language(language: str) -> None:
    told = Words(language)("terminal-small", columns=80, lines=24, has="79 × 24")
    assert "80 × 24" in told
    assert "79 × 24" in told


def test_an_unknown_language_falls_back_to_english() -> None:
    assert Words("xx")("terminal-quit") == Words("en")("terminal-quit")
    with pytest.raises(KeyError):
        Words("en")("terminal-nothing")


@pytest.mark.parametrize(
    ("language", "currency", "minor", "chip"),
    [
        ("en", "EUR", 10, "0.10"),
        ("en", "EUR", 2500, "25"),
        ("en", "EUR", 100_000, "1,000"),
        ("sv", "EUR", 10, "0,10"),
        ("en", "JPY", 1500, "1,500"),
        ("en", "KWD", 1500, "1.500"),
        ("en", "KWD", 1000, "1"),
    ],
)
def test_f62_a_chip_is_printed_as_readers_write_it(language: str, currency: str, minor: int, chip: str) -> None:
    assert Words(language, currency).chip(minor) == chip


@pytest.mark.parametrize(("language", "told"), [("en", "98.94 %"), ("sv", "98,94 %"), ("ms", "98.94 %")])
def test_f62_a_return_is_written_as_readers_write_it(language: str, told: str) -> None:
    assert Words(language).percent("98.94").replace("\u00a0", " ") == told


def row(win: str, per: str = "1", *, notation: str = "to", commission: str | None = None, kind: str = "win") -> PayRow:
    return PayRow(kind, notation, win, per, commission, {})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ((row("1"), row("0", kind="push")), "Pays 1 to 1"),
        ((row("9", notation="for"),), "Pays 9 for 1"),
        ((row("1", commission="5%"),), "Pays 1 to 1 less 5%"),
        ((row("1"), row("30"), row("10")), "Up to 30 to 1"),
        ((row("1", "2"), row("1")), "Up to 1 to 1"),
        ((row("0", kind="push"),), ""),
    ],
)
def test_an_area_names_its_win_or_the_best_of_several(rows: tuple[PayRow, ...], words: str) -> None:
    assert Words().pays(AreaLimits("x", 1, 2, rows)) == words


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ((row("1"), row("0", kind="push")), "1:1"),
        ((row("9", notation="for"),), "8:1"),
        ((row("1", commission="5%"),), "1:1 −5%"),
        ((row("1"), row("30"), row("10")), "≤ 30:1"),
        ((row("0.54"),), "0.54:1"),
        ((row("3", "2"),), "3:2"),
        ((row("0", kind="push"),), ""),
    ],
)
def test_in_narrow_places_a_win_is_told_as_so_many_to_one(rows: tuple[PayRow, ...], words: str) -> None:
    assert Words().short_pays(AreaLimits("x", 1, 2, rows)) == words
