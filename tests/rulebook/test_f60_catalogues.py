"""F-60: the rules are told completely in every language, and a new language is a new file."""

import re
import shutil
import unicodedata
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

import puntobanco.rulebook as rulebook
from puntobanco.games import game_named
from puntobanco.locales import Words, catalogue_files
from puntobanco.rulebook import Kind, Teller, paytable_page, rules_page

from .pages import FORMS, GAMES, LANGUAGES, NOW, odds, page, read_page

_PACKAGE = Path(str(resources.files("puntobanco.locales")))

#: Texts that are rightly the same in two languages: signs, names, abbreviations, words both languages share.
_SHARED = {
    "sv": {"rules-term-min", "rules-term-max"},
    "ms": {"rules-term-min", "rules-as-markdown"},
    "any": {"rules-stake-to-payout", "rules-rounding-row", "rules-rank-T", "rules-stand-sign"}
    | {"rules-example-hand", "rules-example-acts"},
}
#: English words that are no words of the other language, as they would be left over.
_ENGLISH = (
    r"\b(the|and|you|your|with|of|is|are|when|bet|stake|wins|draws|stands|Player|Banker|tie|card|cards|chip|round)\b"
)
#: Indonesian words where Malay has others.
_INDONESIAN = (
    r"\b(kartu|komisi|uang|karena|bisa|taruhannya? minimal|putaran|imbal|server|browser|tombol|rata-rata|persen|"
    r"kalian|situs|gratis|bandar|jaringan|layar|perangkat|baru|bukan saja|ponsel|klik kanannya)\b"
)


def _messages(language: str) -> dict[str, ast.Message]:
    """The rules' own texts of a language, from its files, whichever they are in."""
    found: dict[str, ast.Message] = {}
    body = FluentParser().parse(catalogue_files()[language].read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    for entry in body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("rules-"):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = entry
    return found


class _Variables(Visitor):
    """Which variables a text prints, and which only choose a variant."""

    def __init__(self) -> None:
        self.printed: set[str] = set()
        self.choosing: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the parser's name
        assert isinstance(node.selector, ast.VariableReference)
        self.choosing.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's name
        self.printed.add(node.id.name)


def _variables(message: ast.Message) -> _Variables:
    variables = _Variables()
    variables.visit(message)
    return variables


def _plain(message: ast.Message) -> str:
    return FluentSerializer().serialize_entry(message).partition("=")[2].strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_variables(language: str) -> None:
    english, other = _messages("en"), _messages(language)
    assert list(other) == list(english)
    for key, message in other.items():
        told, wanted = _variables(message), _variables(english[key])
        assert told.printed == wanted.printed, key
        assert told.choosing <= wanted.choosing, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_blank_or_sloppy(language: str) -> None:
    for key, message in _messages(language).items():
        text = _plain(message)
        assert re.search(r"\S", text.replace('""', "")), key
        assert not re.search(r"\S  ", text), key
        assert "'" not in text, f"{key}: a typewriter's apostrophe"
        assert '"' not in text, f"{key}: typewriter's quotes"
        assert not re.search(r"\b(TODO|XXX|FIXME)\b", text), key


@pytest.mark.parametrize("language", ["sv", "ms"])
def test_nothing_is_left_in_english(language: str) -> None:
    english = _messages("en")
    for key, message in _messages(language).items():
        text = _plain(message)
        if key not in _SHARED[language] | _SHARED["any"]:
            assert text != _plain(english[key]), key
        prose = re.sub(r"\{[^{}]*?->|^\s*\*?\[\w[\w-]*\]|\{ \$\w+ \}", " ", text, flags=re.MULTILINE)
        assert not re.search(_ENGLISH, prose), f"{key}: {prose}"


def test_malay_is_malay() -> None:
    for key, message in _messages("ms").items():
        assert not re.search(_INDONESIAN, _plain(message), re.IGNORECASE), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", [Kind.RULES, Kind.PAYTABLE])
def test_no_raw_key_or_name_of_code_is_on_a_page(game: str, language: str, kind: Kind) -> None:
    for form in FORMS:
        text = read_page(game, language, form, kind).text
        assert not re.search(r"rules-|\{|\}|\$[a-z]|None|True|False|_[a-z]|every-round", text)
        assert not re.findall(r"\b[a-z]+[A-Z]\w*", text)  # camelCase
        assert "NaN" not in text
        ids = [bet for bet in game_named(game).bets_by_id if "-" in bet]
        assert not [bet for bet in ids if bet in text]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["sv", "ms"])
def test_pages_have_no_english_words_outside_the_terms(game: str, language: str) -> None:
    text = page(game, language, "text").replace("puntobanco verify round.json", "")
    assert re.findall(_ENGLISH, text) == []


@pytest.mark.parametrize(("language", "here"), [("sv", 0), ("ms", 1)])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", [Kind.RULES, Kind.PAYTABLE])
def test_f61_every_page_in_another_language_has_the_terms(game: str, language: str, here: int, kind: Kind) -> None:
    for form in FORMS:
        terms = {
            "PLAYER": ("SPELARE", "PEMAIN"),
            "BANKER": ("BANKEN", "PERBANKAN"),
            "TIE": ("LIKA", "SERI"),
            "PAYS 9 FOR 1": ("BETALAR 9 FÖR 1", "MEMBAYAR 9 UNTUK 1"),
            "Push": ("Oavgjort", "Seri"),
            "MIN": ("MIN", "MIN"),
            "MAX": ("MAX", "Maks"),
        }
        told = [tuple(row) for row in read_page(game, language, form, kind).tables["terms"]]
        assert told[: len(terms)] == [(english, others[here]) for english, others in terms.items()]


def test_the_english_page_needs_no_table_of_terms() -> None:
    assert "terms" not in read_page("touch", "en", "html").tables


def _disguised(text: str) -> str:
    """Every letter of the prose of a catalogue with a mark on it, keys and variables as they are."""

    def mark(match: re.Match[str]) -> str:
        return "".join(unicodedata.normalize("NFC", letter + "\u0308\u0331") for letter in match[0])

    lines = []
    for line in text.splitlines():
        head = re.match(r"^(?:[\w-]+ =|\s+\*?\[[\w-]+\]|#.*|\s*$|\})", line)
        start = head.end() if head else 0
        parts = re.split(r"(\{ \$\w+(?: ->$| \})|\{[^}]*\})", line[start:])
        lines.append(
            line[:start] + "".join(part if part.startswith("{") else re.sub(r"[A-Za-z]+", mark, part) for part in parts)
        )
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def fourth(tmp_path_factory: pytest.TempPathFactory) -> Words:
    """The catalogues and one more, for German as it happens, of marked letters."""
    root = tmp_path_factory.mktemp("fourth") / "locales"
    shutil.copytree(_PACKAGE, root)
    english = (root / "en.ftl").read_text(encoding="utf-8")
    (root / "de.ftl").write_text(_disguised(english), encoding="utf-8")
    assert "de" in catalogue_files(root)
    return Words("de", root)


def test_what_the_table_calls_a_button_the_page_calls_it_too(tmp_path: Path) -> None:
    for language in LANGUAGES:
        shutil.copy(_PACKAGE / f"{language}.ftl", tmp_path)
    file = tmp_path / "sv.ftl"
    kept = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("deal =")]
    file.write_text("\n".join([*kept, "deal = Dela ut", ""]), encoding="utf-8")
    renamed = Words("sv", tmp_path)
    told = rulebook.as_text(rules_page(odds("touch"), renamed, rulebook.House(), NOW), Teller(renamed, "EUR"))
    assert "Tryck på Dela ut." in told


def _unmarked(text: str) -> Iterator[str]:
    """Words of two or more letters without a mark."""
    for word in re.findall(r"[^\W\d_][\w\u0331\u0308-]*", unicodedata.normalize("NFD", text)):
        if len(re.findall("[A-Za-z]", word)) > 1 and "\u0331" not in word:
            yield word


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("game", ["touch", "shoe", "grand"])
@pytest.mark.parametrize("kind", [Kind.RULES, Kind.PAYTABLE])
def test_a_fourth_language_needs_only_its_file(fourth: Words, game: str, form: str, kind: Kind) -> None:
    """Every word of a page comes from the catalogue: with all its letters marked, no unmarked word is left."""
    make = rules_page if kind is Kind.RULES else paytable_page
    made = make(odds(game), fourth, rulebook.House(), NOW)
    tell = Teller(fourth, "EUR")
    text = {"html": rulebook.as_html, "markdown": rulebook.as_markdown, "text": rulebook.as_text}[form](made, tell)
    if form == "html":
        text = re.sub(r"<style>.*?</style>|<[^>]*>", " ", text, flags=re.DOTALL)
    left = set(_unmarked(text))
    assert unicodedata.normalize("NFD", text).count("\u0331") > 1000
    names = {*game_named(game).name.split(), game_named(game).version, "puntobanco", "verify", "round", "json", "sh"}
    terms = {"PLAYER", "BANKER", "TIE", "PAYS", "FOR", "TO", "Push", "MIN", "MAX"}  # the English side of the table
    figures = {"EUR", "Euro", "November", "UTC", "oder", "und", "text"}
    allowed = {unicodedata.normalize("NFD", word) for word in names | terms | figures}
    assert {word for word in left if not re.fullmatch(r"[0-9a-f]{8,}", word)} <= allowed
