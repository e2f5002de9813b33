"""What the example's README says to run, runs; and it tells of every file."""

import re
import subprocess
import sys
from pathlib import Path

from tests.operator.support import HERE, Process, start_operator
from tests.operator.support import environment as clean

README = (HERE / "README.md").read_text(encoding="utf-8")


def test_the_call_by_hand_works_as_written(tmp_path: Path) -> None:
    operator: Process = start_operator(tmp_path / "operator-data")
    try:
        (tmp_path / "operator-data" / "secret").write_text("a secret that only these tests and their operator know")
        (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
        assert "http://localhost:8100" in code
        code = code.replace("http://localhost:8100", operator.url)
        told = subprocess.run(
            [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True, env=clean()
        )
        assert told.stdout.splitlines() == ["signed by the operator: True", '{"entries":[],"next":null}']
    finally:
        operator.stop()


def test_every_option_that_the_readme_names_is_there() -> None:
    help_text = subprocess.run(
        [sys.executable, "-m", "operator_demo", "--help"], capture_output=True, text=True, check=True, env=clean()
    ).stdout
    for option in set(re.findall(r"(?<![-|])(--[a-z][a-z-]+)", README)) - {"--help"}:
        assert option in help_text, option
    assert "example: python -m operator_demo" in help_text


def test_the_example_brings_along_all_it_needs() -> None:
    """What it imports stands in its own pyproject.toml."""
    named = (HERE / "pyproject.toml").read_text(encoding="utf-8").lower()
    imported = set()
    for path in (HERE / "operator_demo").rglob("*.py"):
        imported |= set(re.findall(r"^\s*(?:from|import) (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE))
    for module in imported - set(sys.stdlib_module_names) - {"operator_demo"}:
        assert f'"{module}' in named, module
