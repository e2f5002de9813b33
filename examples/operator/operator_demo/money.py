"""Amounts as people write and read them; inside, money is whole minor units and nothing else."""

import re
from decimal import Decimal
from functools import cache
from typing import Final

from babel.numbers import format_currency, get_currency_name, get_currency_precision

#: What an account can be in: with two decimals, with none, and with three.
CURRENCIES: Final = ("EUR", "SEK", "MYR", "GBP", "USD", "JPY", "KWD")
#: The most that the cashier takes at once. Play money or not, a slip of the finger should not make a millionaire.
MOST_AT_ONCE: Final = 1_000_000

_AMOUNT = re.compile(r"([0-9]{1,9})(?:[.,]([0-9]{1,3}))?", re.ASCII)


@cache
def decimals(currency: str) -> int:
    """Decimals of the currency's minor unit, from CLDR: 2 for EUR, 0 for JPY, 3 for KWD."""
    return int(get_currency_precision(currency))


def currency_name(currency: str) -> str:
    return str(get_currency_name(currency, locale="en"))


def write(minor: int, currency: str) -> str:
    """€0.19, −€0.19 with a true minus, SEK 0.19 with a space that does not break."""
    text = format_currency(Decimal(abs(minor)).scaleb(-decimals(currency)), currency, locale="en")
    # CLDR wants a space between a symbol that ends in a letter and the digits; Babel leaves it out.
    spaced = re.sub(r"(?<=[^\W\d_])(?=\d)", "\N{NO-BREAK SPACE}", text)
    return f"\N{MINUS SIGN}{spaced}" if minor < 0 else spaced


def write_signed(minor: int, currency: str) -> str:
    """As `write`, with a plus before what was won."""
    return f"+{write(minor, currency)}" if minor > 0 else write(minor, currency)


def plain(minor: int, currency: str) -> str:
    """As it would be typed: 0.19"""
    return f"{Decimal(minor).scaleb(-decimals(currency)):f}"


def read(text: str, currency: str) -> int | str:
    """Minor units of an amount as typed ("12", "12.50", "12,5", "1 000"), or what is wrong with it."""
    most = decimals(currency)
    found = _AMOUNT.fullmatch(re.sub(r"\s", "", text))
    if found is None:
        return f"Write an amount such as {plain(12 * 10**most + 5 * 10 ** max(most - 1, 0), currency)}."
    whole, fraction = found[1], found[2] or ""
    if len(fraction) > most:
        # Also 1,000: whether that is one or a thousand is not for us to guess.
        return f"{currency_name(currency)} has {most or 'no'} decimals; write a thousand as 1000."
    minor = int(whole + fraction.ljust(most, "0"))
    if minor == 0:
        return "Write an amount above zero."
    if minor > MOST_AT_ONCE * 10**most:
        return f"At most {write(MOST_AT_ONCE * 10**most, currency)} at once."
    return minor
