"""`make mutants`: how many small faults in the pure core the tests see. `make mutants PART=ledger` tries one part.

Each mutant is the code with one thing changed (mutmut). Some cannot be seen, because they mean the same; they count all
the same, so that nobody has to be believed. What survived stands in soak-report/. A part can be broken off and gone on
with: what is tried already is kept in mutants/ until its function or its tests change.
"""

import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[1]
OUT = ROOT / "soak-report"
PARTS = ("fairness", "game", "ledger", "odds", "table")
#: A mutant that makes the code run for ever is seen too.
SEEN = ("killed", "timeout", "suspicious", "segfault")


def main(wanted: list[str]) -> int:
    for part in wanted:
        if part not in PARTS:
            print(f"mutants: there is no part {part}; there are {', '.join(PARTS)}", file=sys.stderr)
            return 2
    parts = wanted or list(PARTS)
    mutmut = str(Path(sys.executable).with_name("mutmut"))
    ran = subprocess.run([mutmut, "run", *(f"puntobanco.{part}.*" for part in parts)], cwd=ROOT, check=False)
    if ran.returncode:
        return ran.returncode
    told = subprocess.check_output([mutmut, "results", "--all", "true"], cwd=ROOT, text=True)
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    survived = []
    for line in told.splitlines():
        name, _, fate = line.strip().rpartition(": ")
        part = name.split(".")[1] if name.startswith("puntobanco.") else ""
        if part not in parts or fate in ("skipped", "not checked"):
            continue
        counts[part][0] += fate in SEEN
        counts[part][1] += 1
        if fate not in SEEN:
            survived.append(f"{name}: {fate}")
    counts["together"] = [sum(column) for column in zip(*counts.values(), strict=True)]
    scores = {
        part: {"seen": seen, "of": of, "percent": round(100 * seen / of, 1)} for part, (seen, of) in counts.items()
    }
    for part, score in scores.items():
        print(f"R-13 {part:10} {score['seen']:6} of {score['of']:6} mutants seen: {score['percent']} %")
    OUT.mkdir(exist_ok=True)
    (OUT / "R-13.json").write_text(json.dumps({"scores": scores, "survived": survived}, indent=2) + "\n")
    print(f"what survived: {OUT / 'R-13.json'}; see one with .venv/bin/mutmut show NAME")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
