"""The package as somebody installs it: bare it needs nothing, and it carries the built client."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Wheel and sdist, built from this checkout with its client as built."""
    out = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--sdist", "--outdir", str(out), str(ROOT)],
        check=True,
        capture_output=True,
    )
    return out


def test_the_wheel_carries_client_games_and_words(built: Path) -> None:
    with zipfile.ZipFile(next(built.glob("*.whl"))) as wheel:
        names = wheel.namelist()
    assert "puntobanco/server/client/index.html" in names
    assert any(name.startswith("puntobanco/server/client/assets/") and name.endswith(".js") for name in names)
    assert "puntobanco/games/touch.toml" in names
    assert "puntobanco/locales/en.ftl" in names
    assert "puntobanco/py.typed" in names


def test_the_sdist_can_be_built_without_node(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as sdist:
        names = sdist.getnames()
    assert any(name.endswith("src/puntobanco/server/client/index.html") for name in names)
    assert any(name.endswith("web/package.json") for name in names)
    assert not any("node_modules" in name for name in names)


def test_the_bare_package_prices_a_game_with_the_standard_library_alone(built: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "venv")], check=True)
    python = tmp_path / "venv" / "bin" / "python"
    wheel = str(next(built.glob("*.whl")))
    subprocess.run([str(python), "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", wheel], check=True)
    command = tmp_path / "venv" / "bin" / "puntobanco"
    told = subprocess.run([str(command), "odds", "touch"], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert "98.9421" in told.stdout
    lacking = subprocess.run([str(command), "serve"], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert lacking.returncode == 2
    assert "pip install 'puntobanco[server]'" in lacking.stderr
