"""`make soak`: each row of the reliability table in its long size. `make soak ROW=R-6 MINUTES=10` runs one for so long.

Progress goes to the screen; what was run, counted and measured into soak-report/, as JSON and as text, and of each test
that failed its name and what it said.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

ROOT = Path(__file__).parents[1]
OUT = ROOT / "soak-report"
#: What tests each row, as pytest takes it.
ROWS: dict[str, list[str]] = {
    "R-1": ["tests/service", "tests/operator", "-k", "_r1_"],
    "R-2": ["tests/faults", "tests/operator", "-k", "_r2_"],
    "R-3": ["tests/faults/test_power_loss.py"],
    "R-4": ["tests", "--ignore", "tests/browser", "-k", "_r4_"],
    "R-5": ["tests/faults/test_nth_fault.py", "tests/faults/test_full_disk.py"],
    "R-6": ["tests/faults/test_one_seed.py"],
    "R-7": ["tests/wallets/test_money.py", "tests/operator/test_chaos.py", "-k", "_r7_"],
    "R-8": ["tests", "--ignore", "tests/browser", "-k", "_r8_"],
    "R-9": ["tests/server", "tests/operator", "tests/office", "-k", "_r9_"],
    "R-10": ["tests/fairness", "tests/simulation/test_agreement.py", "-k", "r10"],
    "R-11": ["tests", "--ignore", "tests/browser", "-k", "_r11_"],
    "R-12": ["tests/server/test_drift.py"],
}  # fmt: skip
#: pytest's own code for a row that no test is named after yet.
_NONE_FOUND = 5


def run_row(row: str, minutes: float, first: int) -> dict[str, Any]:
    """Run a row's tests; what came of it."""
    notes, told = OUT / f"{row}.jsonl", OUT / f"{row}.xml"
    for old in (notes, told):
        old.unlink(missing_ok=True)
    asked = {"SOAK_REPORT": str(notes), "SOAK_MINUTES": str(minutes), "SOAK_FIRST": str(first)}
    print(f"\n── {row} ──", flush=True)
    began = time.monotonic()
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-s",
            "--tb=short",
            "--show-capture=no",
            f"--junitxml={told}",
            *ROWS[row],
        ],
        cwd=ROOT,
        env={**os.environ, **asked},
        check=False,
    )
    figures = [json.loads(line) for line in notes.read_text().splitlines()] if notes.exists() else []
    failures = failures_in(told) if told.exists() else []
    for read in (notes, told):
        read.unlink(missing_ok=True)
    result = {0: "held", _NONE_FOUND: "no test here"}.get(done.returncode, "BROKEN")
    seconds = round(time.monotonic() - began, 1)
    return {"row": row, "result": result, "seconds": seconds, "figures": figures, "failures": failures}


def failures_in(told: Path) -> list[dict[str, str]]:
    """Of each test that failed its name and the first line of what it said, from pytest's own report."""
    tree = ElementTree.parse(told)  # noqa: S314 - pytest has just written it
    return [
        {"test": test.get("name", ""), "says": (fault.get("message") or "").partition("\n")[0]}
        for test in tree.iter("testcase")
        for fault in (*test.iter("failure"), *test.iter("error"))
    ]


def as_text(report: dict[str, Any]) -> str:
    """The report for people."""
    lines = [f"{report['time']}, {report['machine']}, Python {report['python']}", ""]
    for row in report["rows"]:
        lines.append(f"{row['row']:5} {row['result']}, {row['seconds']} s")
        for figure in row["figures"]:
            told = ", ".join(f"{name} {value}" for name, value in figure.items() if name not in ("row", "what"))
            lines.append(f"      {figure['what']}: {told}")
        lines += [f"      FAILED {failure['test']}: {failure['says']}" for failure in row["failures"]]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--row", choices=[*ROWS], help="one row only")
    parser.add_argument(
        "--minutes", type=float, default=0, help="at most so many for each of a row's tests; 0: no limit"
    )
    parser.add_argument("--first", type=int, default=0, help="the first seed of R-6; others than the last soak's")
    args = parser.parse_args()
    OUT.mkdir(exist_ok=True)
    report: dict[str, Any] = {
        "time": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "python": platform.python_version(),
        "minutes": args.minutes,
        "rows": [],
    }
    name = args.row or "all"
    for row in [args.row] if args.row else ROWS:
        report["rows"].append(run_row(row, args.minutes, args.first))
        # Written after each row: a soak that is broken off has its report so far.
        (OUT / f"{name}.json").write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n")
        (OUT / f"{name}.txt").write_text(as_text(report))
    print(f"\n{as_text(report)}\nreports: {OUT / name}.json and .txt")
    return 1 if any(row["result"] == "BROKEN" for row in report["rows"]) else 0


if __name__ == "__main__":
    sys.exit(main())
