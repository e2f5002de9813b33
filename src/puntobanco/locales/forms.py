"""Figures as readers of a language write them, by CLDR: money, percentages, numbers, lists, times."""

import re
from collections.abc import Iterator, Sequence
from datetime import datetime
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache, reduce
from typing import Literal

from babel import Locale
from babel.dates import format_datetime
from babel.lists import format_list
from babel.numbers import format_currency, format_decimal, format_percent, get_currency_name, get_currency_precision

#: Decimals of a number that has no end, such as a third.
_MOST_PLACES = 6
#: CLDR's currency spacing, which Babel leaves out: a letter and a digit do not touch ("SEK 5", but "€5").
_TOUCHING = re.compile(r"(?<=[^\W\d_])(?=\d)|(?<=\d)(?=[^\W\d_])")


def exponent_of(currency: str) -> int:
    """How many decimals the currency's minor unit has: 2 for EUR, 0 for JPY, 3 for KWD."""
    return int(get_currency_precision(currency))


@lru_cache(maxsize=4096)
def money(minor: int | Fraction, currency: str, language: str = "en") -> str:
    """An amount of minor units: "€0.19", "0,19 €". A fraction of a minor unit is written out: "€0.195"."""
    exponent = exponent_of(currency)
    exact = Fraction(minor) / 10**exponent
    if exact * 10**exponent % 1 == 0:
        text = format_currency(_decimal(exact), currency, locale=language)
    else:
        places = exponent + _places_of(exact * 10**exponent)
        text = format_currency(_decimal(exact, places), currency, locale=language, decimal_quantization=False)
    return _TOUCHING.sub("\u00a0", text)


@lru_cache(maxsize=4096)
def percent(share: Fraction, language: str, places: int | None = 2) -> str:
    """A percentage to `places` decimals, halves up; None: as few as it needs."""
    if places is None:
        places = _places_of(share * 100)
    rounded = Fraction(int(share * 100 * 10**places + Fraction(1, 2)), 100 * 10**places)
    pattern = Locale.parse(language).percent_formats[None].pattern
    if places:
        pattern = re.sub(r"0(?!.*0)", "0." + "0" * places, pattern)
    return str(format_percent(_decimal(rounded), pattern, locale=language))


@lru_cache(maxsize=4096)
def number(value: int | Fraction, language: str) -> str:
    """A number with as few decimals as it needs."""
    return str(format_decimal(_decimal(value), locale=language, decimal_quantization=False))


def one_of(values: Sequence[int], language: str) -> str:
    """Any of `values`: runs of three or more as "0–5", the rest joined by "or"."""
    return joined([part for run in _runs(values) for part in _run_texts(run, language)], "or", language)


def joined(parts: Sequence[str], style: Literal["standard", "or", "unit"], language: str) -> str:
    """Parts as the language joins them: "a, b and c", "a or b", "a, b, c"."""
    if style != "unit":
        return str(format_list(list(parts), style=style, locale=language))
    # Babel lacks the units' patterns of some languages; the middle of an "and" list is the same.
    middle = Locale.parse(language).list_patterns["standard"]["middle"]
    return reduce(middle.format, parts)


def time(at: datetime, language: str) -> str:
    """Date and time, with the time zone."""
    return str(format_datetime(at, "long", locale=language))


def currency_name(currency: str, language: str) -> str:
    """What a currency is called, and its code: "Euro (EUR)"."""
    return f"{get_currency_name(currency, locale=language)} ({currency})"


def _runs(values: Sequence[int]) -> Iterator[list[int]]:
    run: list[int] = []
    for value in sorted(values):
        if run and value != run[-1] + 1:
            yield run
            run = []
        run.append(value)
    if run:
        yield run


def _run_texts(run: list[int], language: str) -> list[str]:
    if len(run) < 3:
        return [number(value, language) for value in run]
    return [f"{number(run[0], language)}–{number(run[-1], language)}"]


def _places_of(value: Fraction) -> int:
    """How many decimals `value` needs, at most six."""
    return next((places for places in range(_MOST_PLACES) if value * 10**places % 1 == 0), _MOST_PLACES)


def _decimal(value: int | Fraction, places: int | None = None) -> Decimal:
    """`value` cut to `places` decimals (default: those it needs)."""
    value = Fraction(value)
    places = _places_of(value) if places is None else places
    return Decimal(int(value * 10**places)).scaleb(-places)
