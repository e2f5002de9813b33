"""How the rows of the bench are told: a line on the screen, and figures as JSON in bench/results/."""

import json
import os
import platform
from datetime import UTC, datetime
from pathlib import Path

from puntobanco import __version__

RESULTS = Path(os.environ.get("BENCH_RESULTS") or Path(__file__).parent / "results")


def row(row_id: str, ours: str, limit: str, ratio: str, goal: str) -> None:
    """One line: ours, the limit it is measured against, the ratio, and the ratio that is wanted."""
    print(f"{row_id:6}{ours:36}{limit:30}{ratio:10}{goal}", flush=True)


def keep(name: str, **figures: object) -> None:
    """Write the figures of one script, with the machine and the versions they were measured on."""
    told = {
        "puntobanco": __version__,
        "time": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": f"{platform.machine()}, {platform.system()} {platform.release()}",
        "python": platform.python_version(),
        **figures,
    }
    RESULTS.mkdir(exist_ok=True)
    (RESULTS / f"{name}.json").write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


def ms(seconds: float) -> str:
    return f"{seconds * 1000:.2f} ms"
