"""Every example in the sources and on the pages does what it says (F-75)."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
MODULES = [path for path in sorted(SOURCES.rglob("*.py")) if ">>> " in path.read_text(encoding="utf-8")]
PAGES = [path for path in sorted((ROOT / "docs").rglob("*.md")) if ">>> " in path.read_text(encoding="utf-8")]


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


@pytest.mark.parametrize("path", MODULES, ids=module_name)
def test_f75_examples_in_sources(path: Path) -> None:
    result = doctest.testmod(import_module(module_name(path)), optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_f75_examples_on_pages(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(path.parent)
    result = doctest.testfile(str(path), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 0
    assert result.failed == 0


def test_the_pages_and_sources_that_should_have_examples_have_some() -> None:
    assert {"puntobanco", "puntobanco.api", "puntobanco.table.slip"} <= {module_name(path) for path in MODULES}
    assert {"library", "fairness"} <= {path.stem for path in PAGES}
