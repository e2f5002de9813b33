"""`make mutants`: how many small faults in the pure core the tests see. `make mutants PART=ledger` tries one part.

Each mutant is the code with one thing changed (mutmut). Some cannot be seen, because they mean the same; they count all
the same, so that nobody has to be believed. What was not seen stands in soak-report/. Trying all takes hours; `LEFT=1`
tries only those that nobody has tried yet or that were not seen, as one wants after writing tests, or after a
run that was broken off.
"""

import argparse
import json
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
OUT = ROOT / "soak-report"
PARTS = ("fairness", "game", "ledger", "odds", "table")
#: A mutant that makes the code run for ever is seen too.
SEEN = ("killed", "timeout", "suspicious", "segfault")
UNTRIED = ("not checked", "skipped")
MUTMUT = str(Path(sys.executable).with_name("mutmut"))


def fates(parts: Sequence[str]) -> dict[str, str]:
    """What has become of each mutant of these parts, by its name."""
    told = subprocess.check_output([MUTMUT, "results", "--all", "true"], cwd=ROOT, text=True)
    lines = (line.strip().rpartition(": ") for line in told.splitlines() if line.strip().startswith("puntobanco."))
    return {name: fate for name, _, fate in lines if name.split(".")[1] in parts}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; all if none is named")
    parser.add_argument("--left", action="store_true", help="only what is untried or was not seen")
    args = parser.parse_args()
    for part in args.parts:
        if part not in PARTS:
            parser.error(f"there is no part {part}; there are {', '.join(PARTS)}")
    parts = args.parts or PARTS
    wanted = [f"puntobanco.{part}.*" for part in parts]
    if args.left:
        wanted = [name for name, fate in fates(parts).items() if fate not in SEEN]
        print(f"{len(wanted)} mutants of {', '.join(parts)} are left", flush=True)
    if wanted:
        ran = subprocess.run([MUTMUT, "run", *wanted], cwd=ROOT, check=False)
        if ran.returncode:
            return ran.returncode
    return tell(fates(parts))


def tell(found: dict[str, str]) -> int:
    """Print the scores and keep them in the report, beside those of the other parts."""
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    for name, fate in found.items():
        count = counts[name.split(".")[1]]
        count[2] += fate in UNTRIED
        count[1] += fate not in UNTRIED
        count[0] += fate in SEEN
    file = OUT / "R-13.json"
    report = json.loads(file.read_text()) if file.exists() else {}
    day = datetime.now(UTC).date().isoformat()
    for part, (seen, tried, untried) in counts.items():
        percent = round(100 * seen / tried, 1) if tried else 0.0
        report[part] = {
            "day": day, "seen": seen, "tried": tried, "untried": untried, "percent": percent,
            "not seen": {name: fate for name, fate in found.items()
                         if name.split(".")[1] == part and fate not in (*SEEN, *UNTRIED)},
        }  # fmt: skip
        left = f", {untried} not tried" if untried else ""
        print(f"R-13 {part:10} {seen:6} of {tried:6} mutants seen: {percent} %{left}")
    OUT.mkdir(exist_ok=True)
    file.write_text(json.dumps(report, indent=2) + "\n")
    print(f"what was not seen: {file}; look at one with .venv/bin/mutmut show NAME")
    return 0


if __name__ == "__main__":
    sys.exit(main())
