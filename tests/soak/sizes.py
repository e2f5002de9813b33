"""How long the long tests are: short by default, full with `PUNTOBANCO_SOAK=1`."""

import os


def size(short: int, full: int, name: str = "") -> int:
    """The one that is asked for, or what the variable `PUNTOBANCO_SOAK_name` says."""
    said = os.environ.get(f"PUNTOBANCO_SOAK_{name}") if name else None
    if said is not None:
        return int(said)
    return full if os.environ.get("PUNTOBANCO_SOAK") == "1" else short
