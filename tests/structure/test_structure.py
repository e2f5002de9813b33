"""The house rules that a machine can keep: imports, file sizes, one place for each version, no stray addresses."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted(path for folder in ("src", "tests", "bench") for path in (ROOT / folder).rglob("*.py"))


def tracked() -> list[Path]:
    names = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    return [ROOT / name for name in names if (ROOT / name).is_file()]


def test_dependencies_point_one_way_and_the_core_is_pure() -> None:
    told = subprocess.run(
        [str(Path(sys.executable).parent / "lint-imports")], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stdout


def test_files_stay_short() -> None:
    web = [path for kind in ("*.ts", "*.svelte", "*.css") for path in (ROOT / "web" / "src").rglob(kind)]
    long = {
        str(path.relative_to(ROOT)): lines
        for path in (*SOURCES, *web)
        if path.name != "messages.ts"  # generated
        and (lines := len(path.read_text(encoding="utf-8").splitlines())) > 400
    }
    assert long == {}


@pytest.mark.parametrize("package", ["game", "fairness", "ledger", "table"])
def test_there_is_no_float_where_money_and_cards_are(package: str) -> None:
    for path in (ROOT / "src" / "puntobanco" / package).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            is_float = isinstance(node, ast.Constant) and isinstance(node.value, float)
            makes_one = isinstance(node, ast.Call) and getattr(node.func, "id", "") == "float"
            if is_float or makes_one:
                pytest.fail(f"{path.name}:{node.lineno} uses a float")


def test_every_module_says_what_it_is_for() -> None:
    silent = []
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        if text.strip() and ast.get_docstring(ast.parse(text)) is None:
            silent.append(str(path.relative_to(ROOT)))
    assert silent == []


def test_nothing_random_but_the_systems_own_near_a_deal() -> None:
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert not any(name.split(".")[0] == "random" or name.startswith("numpy.random") for name in names), path


def test_locks_and_settings_hold_no_addresses_of_registries() -> None:
    for name in ("requirements/dev.txt", "requirements/server.txt", "web/package-lock.json", "web/package.json"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert not re.search(r'"resolved"\s*:\s*"http|index-url|--find-links|://[^"\s]*(pypi|npmjs)', text), name


def test_every_page_that_is_linked_is_there() -> None:
    for page in tracked():
        if page.suffix == ".md":
            for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", page.read_text(encoding="utf-8")):
                assert (page.parent / target).exists(), f"{page.relative_to(ROOT)} links to {target}"


def test_every_setting_is_documented() -> None:
    from puntobanco.settings import Settings

    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    for name in Settings.__struct_fields__:
        assert f"| `{name}` |" in page, name
