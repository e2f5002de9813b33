"""How long the long tests are: short by default, full with `PUNTOBANCO_SOAK=1`."""

import os


def size(short: int, full: int) -> int:
    """The one that is asked for."""
    return full if os.environ.get("PUNTOBANCO_SOAK") == "1" else short
