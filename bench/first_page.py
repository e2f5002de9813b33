"""P-9: the first page. Bytes of the client's build, and Lighthouse (mobile: slow 4G, processor slowed four times) on
four pages; its reports stay in bench/results/lighthouse-*.html. Writes bench/results/first_page.json.

    python bench/first_page.py

A busy machine measures itself: Lighthouse's benchmark index, kept with the figures, was 2 000 and more on a quiet one.
"""

import subprocess
from pathlib import Path

from browser import found_by
from telling import keep, row

WEB = Path(__file__).parent.parent / "web"
MOST_KB = 60
MOST_LCP_MS = 1500


def sizes() -> dict[str, float]:
    """KB of JS and CSS of the first load by page and language, as the client's own check counts them."""
    told = subprocess.run(["npm", "--silent", "run", "size"], cwd=WEB, check=False, capture_output=True, text=True)
    parts = (line.partition(": ") for line in told.stdout.splitlines())
    return {page: float(size.split()[0]) for page, _, size in parts if size}


def main() -> None:
    sized = sizes()
    largest = max(sized, key=lambda page: sized[page])
    ratio = sized[largest] / MOST_KB
    row("P-9", f"{largest}: {sized[largest]} KB of JS and CSS", f"{MOST_KB} KB", f"{ratio:.2f}", "≤ 1")
    found = found_by("report.mjs")
    for page, figures in found["pages"].items():
        scores = "/".join(map(str, figures["scores"].values()))
        row("P-9", f"{page}: Lighthouse {scores}", "100/100/100/100", "", "100 in all four")
        lcp = figures["lcp_ms"]
        ratio = lcp / MOST_LCP_MS
        row("P-9", f"{page}: LCP {lcp / 1000:.1f} s", f"{MOST_LCP_MS / 1000} s", f"{ratio:.2f}", "≤ 1")
    keep("first_page", kilobytes=sized, **found)


if __name__ == "__main__":
    main()
