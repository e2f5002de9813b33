"""`make soak`: each row of the reliability table in its long size. `make soak ROW=R-6 MINUTES=10` runs one for so long.

Progress goes to the screen; what was run, counted and measured into soak-report/, as JSON and as text.
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

ROOT = Path(__file__).parents[1]
OUT = ROOT / "soak-report"
#: What tests each row, as pytest takes it.
ROWS: dict[str, list[str]] = {
    "R-1": ["tests/service/test_machine.py", "tests/operator/test_machine.py"],
    "R-2": ["tests/faults/test_kill9.py", "tests/operator/test_kill9.py"],
    "R-3": ["tests/faults/test_power_loss.py"],
    "R-4": ["tests", "--ignore", "tests/browser", "-k", "_r4_"],
    "R-5": ["tests/faults/test_nth_fault.py", "tests/faults/test_full_disk.py"],
    "R-6": ["tests/faults/test_one_seed.py"],
    "R-7": ["tests/wallets/test_money.py", "tests/operator/test_chaos.py", "-k", "_r7_"],
    "R-8": ["tests", "--ignore", "tests/browser", "-k", "_r8_"],
    "R-9": ["tests/server/test_schema.py", "tests/server/test_money_corpus.py"],
    "R-10": ["tests/fairness", "tests/simulation/test_agreement.py", "-k", "r10"],
    "R-11": ["tests", "--ignore", "tests/browser", "-k", "_r11_"],
    "R-12": ["tests/server/test_drift.py"],
}  # fmt: skip
#: pytest's own code for a row that no test is named after yet.
_NONE_FOUND = 5


def run_row(row: str, minutes: float) -> dict[str, Any]:
    """Run a row's tests; what came of it."""
    notes = OUT / f"{row}.jsonl"
    notes.unlink(missing_ok=True)
    environment = {**os.environ, "SOAK_REPORT": str(notes), "SOAK_MINUTES": str(minutes)}
    print(f"\n── {row} ──", flush=True)
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-s", "--tb=short", "--show-capture=no", *ROWS[row]],
        cwd=ROOT,
        env=environment,
        check=False,
    )
    figures = [json.loads(line) for line in notes.read_text().splitlines()] if notes.exists() else []
    notes.unlink(missing_ok=True)
    result = {0: "held", _NONE_FOUND: "no test here"}.get(done.returncode, "BROKEN")
    return {"row": row, "result": result, "seconds": round(time.monotonic() - began, 1), "figures": figures}


def as_text(report: dict[str, Any]) -> str:
    """The report for people."""
    lines = [f"{report['time']}, {report['machine']}, Python {report['python']}", ""]
    for row in report["rows"]:
        lines.append(f"{row['row']:5} {row['result']}, {row['seconds']} s")
        for figure in row["figures"]:
            told = ", ".join(f"{name} {value}" for name, value in figure.items() if name not in ("row", "what"))
            lines.append(f"      {figure['what']}: {told}")
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--row", choices=[*ROWS], help="one row only")
    parser.add_argument(
        "--minutes", type=float, default=0, help="at most so many for each of a row's tests; 0: no limit"
    )
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
        report["rows"].append(run_row(row, args.minutes))
        # Written after each row: a soak that is broken off has its report so far.
        (OUT / f"{name}.json").write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n")
        (OUT / f"{name}.txt").write_text(as_text(report))
    print(f"\n{as_text(report)}\nreports: {OUT / name}.json and .txt")
    return 1 if any(row["result"] == "BROKEN" for row in report["rows"]) else 0


if __name__ == "__main__":
    sys.exit(main())
