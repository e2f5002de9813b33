"""`import puntobanco` costs next to nothing, and everything it offers is there when it is used (F-75, P-10)."""

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import puntobanco

STUB = Path(puntobanco.__file__).with_suffix(".pyi")
#: What no analyst should have to wait for, or to have, who only wants odds.
HEAVY = {"numpy", "numba", "msgspec", "litestar", "asyncio", "apsw", "babel", "fluent", "textual", "websockets", "rich"}


def modules_after(code: str) -> set[str]:
    """The modules that `code` loads in a fresh interpreter."""
    told = subprocess.run(
        [sys.executable, "-c", f"import sys; before = set(sys.modules)\n{code}\nprint(*set(sys.modules) - before)"],
        capture_output=True,
        text=True,
        check=True,
    )
    return set(told.stdout.split())


def test_p10_importing_loads_the_package_and_nothing_else() -> None:
    assert modules_after("import puntobanco") == {"puntobanco"}


def test_p10_rules_odds_roads_and_checks_load_nothing_heavy() -> None:
    loaded = modules_after(
        "import puntobanco as pb; pb.odds_of(pb.load('touch')); pb.roads_of(pb.outcomes_named('PBT')); pb.verify"
    )
    assert {name.split(".")[0] for name in loaded} & HEAVY == set()


def stub_names() -> dict[str, str]:
    """Every name of the stub, and the module that the stub says it is from."""
    found = {}
    for node in ast.parse(STUB.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                assert alias.asname == alias.name  # a re-export
                found[alias.name] = node.module or ""
    return found


def test_f75_what_type_checkers_see_is_what_there_is() -> None:
    for name, module in stub_names().items():
        value = getattr(puntobanco, name)
        home = import_module(f"puntobanco.{module or name}")
        assert value is (getattr(home, name) if module else home)
    offered = {name for name in dir(puntobanco) if not name.startswith("_")}
    submodules = {name for name in offered if f"puntobanco.{name}" in sys.modules}
    assert offered - submodules <= stub_names().keys() <= offered


def test_f75_everything_can_be_imported_at_once_without_the_simulators_packages() -> None:
    loaded = modules_after("from puntobanco import *; load('touch'); odds_of; games")
    # The values of table and money are made of msgspec's structs; it comes with the package.
    assert {name.split(".")[0] for name in loaded} & (HEAVY - {"msgspec"}) == set()


def test_a_name_that_is_not_there_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        puntobanco.nothing  # type: ignore[attr-defined]  # noqa: B018
    assert not hasattr(puntobanco, "nothing")


def test_without_its_packages_the_simulator_says_what_to_install() -> None:
    code = (
        "import sys; sys.modules['numba'] = None\n"
        "import puntobanco\n"
        "try: puntobanco.simulate\n"
        "except ImportError as error: print(error)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip().endswith("pip install 'puntobanco[sim]'")
