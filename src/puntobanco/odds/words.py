"""Numbers and rows as printed in tables: exact values in, text out. English; pages for patrons use the catalogues."""

from collections.abc import Iterable
from fractions import Fraction

from puntobanco.game import Payline
from puntobanco.game.bets import FACT_VALUES, Value


def decimal_text(value: Fraction, places: int) -> str:
    """`value` rounded to `places` decimals, half to even, without going through floats."""
    scaled = round(abs(value) * 10**places)
    whole, rest = divmod(scaled, 10**places)
    sign = "-" if value < 0 and scaled else ""
    return f"{sign}{whole}.{rest:0{places}d}" if places else f"{sign}{whole}"


def percent_text(value: Fraction, places: int = 4) -> str:
    """A share as a percentage: "98.9421 %"."""
    return f"{decimal_text(value * 100, places)} %"


def count_text(value: int) -> str:
    """A whole number in groups of three: "4 998 398 275 503 360"."""
    return f"{value:,}".replace(",", " ")


def pays_text(line: Payline | None) -> str:
    """What a row pays, "to 1" beside the stake: "8:1", "1:1 less 5%", "0.54:1", "push"."""
    if line is None:
        return "lost"
    if line.is_push:
        return "push"
    win = line.win
    pays = f"{win.numerator}:{win.denominator}" if win.denominator <= 2 else f"{_plain(win)}:1"
    return f"{pays} less {_plain(line.commission * 100)}%" if line.commission else pays


def when_text(line: Payline | None) -> str:
    """When a row decides: "outcome = player, margin = 4"."""
    if line is None:
        return "otherwise"
    return ", ".join(f"{fact} = {_values_text(fact, line.when[fact])}" for fact in FACT_VALUES if fact in line.when)


def _values_text(fact: str, values: Iterable[Value]) -> str:
    chosen = [value for value in FACT_VALUES[fact] if value in values]
    return " or ".join(str(value).lower() for value in chosen)


def _plain(value: Fraction) -> str:
    """A decimal without needless zeros where there is one of up to six places, else n/d."""
    text = decimal_text(value, 6).rstrip("0").rstrip(".")
    return text if Fraction(text) == value else str(value)
