"""P-10: what importing costs, and how soon a server answers. Prints a table and writes bench/results/start.json.

    python bench/start.py [STARTS]

*bare* is `python -c pass`; *import* is `python -c "import puntobanco"`; *serve* is a new server on an empty database
until its first answer over HTTP. Medians of several starts, in turn.
"""

import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

import httpx
from serving import puntobanco
from telling import keep, row


def python(code: str) -> float:
    began = perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return perf_counter() - began


def served() -> float:
    with tempfile.TemporaryDirectory() as name:
        began = perf_counter()
        with puntobanco(Path(name) / "data") as url:
            httpx.get(f"{url}/api/games").raise_for_status()
            return perf_counter() - began


def main(starts: int) -> None:
    took: dict[str, list[float]] = {"bare": [], "import": [], "serve": []}
    for _ in range(starts):
        took["bare"].append(python("pass"))
        took["import"].append(python("import puntobanco"))
    for _ in range(min(3, starts)):
        took["serve"].append(served())
    bare, imported, serve = (statistics.median(times) for times in took.values())
    more = f"+{(imported - bare) * 1000:.0f} ms"
    row("P-10", f"import {imported * 1000:.0f} ms", f"bare start {bare * 1000:.0f} ms", more, "≤ +60 ms")
    row("P-10", f"served after {serve:.2f} s", "", "", "≤ 1.5 s")
    keep(
        "start",
        bare_s=bare,
        import_s=imported,
        serve_s=serve,
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 11)
