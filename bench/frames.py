"""P-11: frames while ten rounds are dealt on a processor slowed four times, in one run with an empty page on the same
browser. Writes bench/results/frames.json.

    python bench/frames.py
"""

from browser import found_by
from telling import keep, row

LIMIT_MS = 33


def main() -> None:
    found = found_by("frames.mjs")
    slow, empty = found["slow"], found["empty_page"]
    row(
        "P-11",
        f"{slow} of {found['frames']} frames over {LIMIT_MS} ms",
        f"empty page: {empty['slow']} of {empty['frames']}",
        "",
        "none",
    )
    longest = found["longest_ms"]
    row("P-11", f"longest {longest:.0f} ms", f"{LIMIT_MS} ms", f"{longest / LIMIT_MS:.2f}", "≤ 1")
    keep("frames", **found)


if __name__ == "__main__":
    main()
