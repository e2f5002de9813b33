"""`make bench`: measures each row against its limit in the same run. `make bench ROW=P-6` measures one.

A server under measurement has the first core, the load the others. Ratios hold on a busy machine too; seconds do not.
"""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
#: Which script measures which row. Figures go to the screen and, as JSON, into bench/results/.
ROWS = {
    "P-1": "rounds.py",
    "P-2": "rounds.py",
    "P-3": "rounds.py",
    "P-4": "postgres.py",
    "P-5": "fanout.py",
    "P-6": "odds.py",
    "P-7": "simulator.py",
    "P-8": "growth.py",
    "P-9": "first_page.py",
    "P-10": "start.py",
    "P-11": "frames.py",
}


def main(wanted: str) -> int:
    if wanted and wanted not in ROWS:
        print(f"bench: there is no row {wanted}; there are {', '.join(ROWS)}", file=sys.stderr)
        return 2
    for script in [ROWS[wanted]] if wanted else dict.fromkeys(ROWS.values()):
        print(f"\n── {', '.join(row for row, of in ROWS.items() if of == script)} ──", flush=True)
        subprocess.run([sys.executable, str(HERE / script)], check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
