"""Amounts as the people of the house type and read them: whole currency, such as 12.50."""

import re
from decimal import Decimal
from typing import Final

from puntobanco.locales import exponent_of

_AMOUNT: Final = re.compile(r"\d{1,13}(?:[.,]\d{1,4})?", re.ASCII)


def minor_of(text: str, currency: str) -> int | None:
    """The amount in minor units; None for what is no amount, or is finer than the currency."""
    if not _AMOUNT.fullmatch(text):
        return None
    minor = Decimal(text.replace(",", ".")).scaleb(exponent_of(currency))
    return int(minor) if minor == int(minor) and minor < 2**53 else None


def plain(minor: int, currency: str) -> str:
    """The amount as it would be typed: "12.50", or "1250" where there is nothing smaller."""
    exponent = exponent_of(currency)
    return f"{Decimal(minor).scaleb(-exponent):.{exponent}f}"
