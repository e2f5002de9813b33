"""The colours of the house: cloth for playing, paper and ink for reading, one gold for what matters now."""

from typing import Final

CLOTH: Final = "#0f4a38"
CLOTH_DEEP: Final = "#0c4030"
CLOTH_LIGHT: Final = "#175b46"
WOOD: Final = "#2a1913"
PRINT: Final = "#f1e3b8"
PRINT_QUIET: Final = "#a9b68f"
GOLD: Final = "#e6c25c"
GOLD_INK: Final = "#221703"
PAPER: Final = "#fbf8ef"
PAPER_LINE: Final = "#d8d2c0"
INK: Final = "#1c1b18"
RED: Final = "#c8102e"
BLUE: Final = "#1546b0"
GREEN: Final = "#0b7a3b"

#: Thin bars on the cloth and discs on paper, by outcome; a word or letter always stands beside the colour.
BAR: Final = {"player": "#7fa8f0", "tie": "#7fcf9b", "banker": "#f08a8f"}
DISC: Final = {"P": BLUE, "T": GREEN, "B": RED}

#: Chips of the tray from the smallest: face and ink.
CHIPS: Final = (
    ("#5f8f87", "#fbf8ef"),
    ("#3f6f9e", "#fbf8ef"),
    ("#b3202f", "#fbf8ef"),
    ("#1f7a4d", "#fbf8ef"),
    ("#26221f", "#fbf8ef"),
    ("#6b4a8c", "#fbf8ef"),
    ("#8a5a2b", "#fbf8ef"),
    ("#9a8f7a", "#1c1b18"),
    ("#a34a7c", "#fbf8ef"),
)
