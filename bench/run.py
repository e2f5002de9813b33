"""`make bench`: measures each row it can, against its limit in the same run. `make bench ROW=P-6` measures one."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
#: Which script measures which row. Figures go to the screen and, as JSON, into bench/results/.
ROWS = {
    "P-6": "odds.py",
    "P-7": "simulator.py",
}


def main(wanted: str) -> int:
    if wanted and wanted not in ROWS:
        print(f"bench: there is no row {wanted}; there are {', '.join(ROWS)}", file=sys.stderr)
        return 2
    for row in [wanted] if wanted else ROWS:
        print(f"\n── {row} ──", flush=True)
        subprocess.run([sys.executable, str(HERE / ROWS[row])], check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
