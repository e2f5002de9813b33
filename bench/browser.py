"""What a script of `bench/lighthouse` finds in a real Chromium on our server. Needs Node 20 and a Chromium."""

import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from serving import puntobanco
from telling import RESULTS

FOLDER = Path(__file__).parent / "lighthouse"


def found_by(script: str) -> dict[str, Any]:
    """What the script says in its last line. Its own reports go to the results."""
    if not (FOLDER / "node_modules").is_dir():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=FOLDER, check=True)
    RESULTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as name, puntobanco(Path(name) / "data") as url:
        run = subprocess.run(
            ["node", script, url, str(RESULTS)], cwd=FOLDER, check=True, stdout=subprocess.PIPE, text=True
        )
    said: dict[str, Any] = json.loads(run.stdout.splitlines()[-1])
    return said
