"""`make audit`: whether flaws have been found in the packages that we build on, as public lists know them.

Ends with 1 when there are flaws, with 2 when a list could not be asked: nothing is known then, and that is said.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PIP_AUDIT = [str(Path(sys.executable).with_name("pip-audit")), "--disable-pip", "--require-hashes", "-f", "json"]
#: What is asked, and what the answer means.
PYTHON = [*PIP_AUDIT, "--progress-spinner", "off", "-r", "requirements/dev.txt"]
BROWSER = ["npm", "--prefix", "web", "audit", "--json"]


@dataclass(frozen=True)
class Found:
    """What a list says: how many packages it was asked about, those it knows nothing of, and flaws in words."""

    asked: int
    unknown: int
    flaws: tuple[str, ...]


def python_flaws(told: Any) -> Found | None:
    """What pip-audit tells. A package that its list does not have is counted as unknown, not as without flaws."""
    packages = told.get("dependencies") if isinstance(told, dict) else None
    if not packages:
        return None
    unknown = sum("skip_reason" in package for package in packages)
    flaws = tuple(
        f"{package['name']} {package['version']}: {flaw['id']}, mended in {' or '.join(flaw['fix_versions']) or 'none'}"
        for package in packages
        for flaw in package.get("vulns", ())
    )
    return Found(len(packages), unknown, flaws)


def browser_flaws(told: Any) -> Found | None:
    """What npm tells."""
    if not isinstance(told, dict) or "vulnerabilities" not in told:
        return None
    flaws = tuple(f"{name}: {flaw['severity']}" for name, flaw in told["vulnerabilities"].items())
    return Found(int(told["metadata"]["dependencies"]["total"]), 0, flaws)


def verdict(name: str, found: Found | None) -> tuple[int, Iterable[str]]:
    """What to end with, and what to say."""
    if found is None or (found.unknown == found.asked and not found.flaws):
        return 2, [f"{name}: the public list does not answer from here, so nothing is known. Try again where it does."]
    lines = [f"{name}: {found.asked} packages, {len(found.flaws)} known flaws", *(f"  {flaw}" for flaw in found.flaws)]
    if found.unknown:
        lines.append(f"  {found.unknown} of them the list does not know, so nothing is known of those")
    return (1 if found.flaws else 2 if found.unknown else 0), lines


def ask(command: list[str], read: Callable[[Any], Found | None]) -> Found | None:
    """Run a tool and read what it tells; None when it tells nothing that can be read."""
    try:
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
        return read(json.loads(ran.stdout))
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None


def main() -> int:
    codes = []
    for name, command, read in (("Python", PYTHON, python_flaws), ("browser", BROWSER, browser_flaws)):
        print(f"asking about {name} packages …", flush=True)
        code, lines = verdict(name, ask(command, read))
        codes.append(code)
        print("\n".join(lines), flush=True)
    return 1 if 1 in codes else max(codes)


if __name__ == "__main__":
    sys.exit(main())
