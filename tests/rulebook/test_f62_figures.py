"""F-62: amounts, percentages, ranges and times as readers write them."""

from datetime import UTC, datetime
from fractions import Fraction

import pytest

from puntobanco.locales import forms
from puntobanco.rulebook import Kind

from .figures import minor
from .pages import FORMS, LANGUAGES, read_page

#: 0.19 (or 19) and 1 234 567.89 of each currency; no-break spaces written as ~.
_MONEY = {
    ("en", "EUR"): ("€0.19", "€1,234,567.89"),
    ("en", "SEK"): ("SEK~0.19", "SEK~1,234,567.89"),
    ("en", "MYR"): ("MYR~0.19", "MYR~1,234,567.89"),
    ("en", "USD"): ("$0.19", "$1,234,567.89"),
    ("en", "JPY"): ("¥19", "¥123,456,789"),
    ("en", "KWD"): ("KWD~0.019", "KWD~123,456.789"),
    ("sv", "EUR"): ("0,19~€", "1~234~567,89~€"),
    ("sv", "SEK"): ("0,19~kr", "1~234~567,89~kr"),
    ("sv", "MYR"): ("0,19~MYR", "1~234~567,89~MYR"),
    ("sv", "USD"): ("0,19~US$", "1~234~567,89~US$"),
    ("sv", "JPY"): ("19~JPY", "123~456~789~JPY"),
    ("sv", "KWD"): ("0,019~KWD", "123~456,789~KWD"),
    ("ms", "EUR"): ("€0.19", "€1,234,567.89"),
    ("ms", "SEK"): ("SEK~0.19", "SEK~1,234,567.89"),
    ("ms", "MYR"): ("RM~0.19", "RM~1,234,567.89"),
    ("ms", "USD"): ("USD~0.19", "USD~1,234,567.89"),
    ("ms", "JPY"): ("JP¥19", "JP¥123,456,789"),
    ("ms", "KWD"): ("KWD~0.019", "KWD~123,456.789"),
}


@pytest.mark.parametrize(("language", "currency"), list(_MONEY))
def test_money_in_six_currencies(language: str, currency: str) -> None:
    told = tuple(forms.money(amount, currency, language).replace("\u00a0", "~") for amount in (19, 123_456_789))
    assert told == _MONEY[language, currency]


def test_a_part_of_a_minor_unit_is_written_out() -> None:
    assert forms.money(Fraction(39, 2), "EUR", "en") == "€0.195"
    assert forms.money(Fraction(39, 2), "EUR", "sv") == "0,195\u00a0€"
    assert forms.money(Fraction(39, 2), "JPY", "en") == "¥19.5"
    assert forms.money(Fraction(39, 2), "KWD", "en") == "KWD\u00a00.0195"
    assert forms.money(Fraction(100, 3), "EUR", "en") == "€0.33333333"
    assert forms.money(20, "EUR", "en") == "€0.20"


@pytest.mark.parametrize(
    ("share", "places", "english", "swedish"),
    [
        (Fraction(98_9421, 1_000_000), 2, "98.94%", "98,94 %"),
        (Fraction(9893, 10_000), 2, "98.93%", "98,93 %"),
        (Fraction(989, 1000), 2, "98.90%", "98,90 %"),
        (Fraction(98_935, 100_000), 2, "98.94%", "98,94 %"),  # halves up
        (Fraction(0), 2, "0.00%", "0,00 %"),
        (Fraction(1), 2, "100.00%", "100,00 %"),
        (Fraction(5, 100), None, "5%", "5 %"),
        (Fraction(45, 1000), None, "4.5%", "4,5 %"),
    ],
)
def test_percentages(share: Fraction, places: int | None, english: str, swedish: str) -> None:
    assert forms.percent(share, "en", places) == forms.percent(share, "ms", places) == english
    assert forms.percent(share, "sv", places) == swedish.replace(" ", "\u00a0")


@pytest.mark.parametrize(
    ("values", "english", "swedish", "malay"),
    [
        ((0, 1, 2, 3, 4, 5), "0–5", "0–5", "0–5"),
        ((6, 7), "6 or 7", "6 eller 7", "6 atau 7"),
        ((8,), "8", "8", "8"),
        ((0, 1, 2, 3, 4, 5, 6, 7, 9), "0–7 or 9", "0–7 eller 9", "0–7 atau 9"),
        ((1, 3, 5), "1, 3, or 5", "1, 3 eller 5", "1, 3, atau 5"),
    ],
)
def test_ranges(values: tuple[int, ...], english: str, swedish: str, malay: str) -> None:
    assert [forms.one_of(values, language) for language in ("en", "sv", "ms")] == [english, swedish, malay]


def test_numbers_and_times() -> None:
    assert forms.number(Fraction(54, 100), "sv") == "0,54"
    assert forms.number(Fraction(54, 100), "ms") == "0.54"
    assert forms.number(416, "en") == "416"
    at = datetime(2026, 11, 30, 14, 3, tzinfo=UTC)
    assert forms.time(at, "sv") == "30 november 2026 14:03:00 UTC"
    assert forms.time(at, "ms").startswith("30 November 2026")
    assert forms.time(at, "en").startswith("November 30, 2026")
    assert forms.currency_name("MYR", "sv") == "malaysisk ringgit (MYR)"


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("currency", "exponent"), [("JPY", 0), ("KWD", 3), ("SEK", 2)])
def test_limits_are_minor_units_of_any_currency(language: str, form: str, currency: str, exponent: int) -> None:
    rows = read_page("touch", language, form, Kind.PAYTABLE, currency).tables["limits"]
    assert [minor(cell, language, exponent) for cell in rows[1][1:]] == [10, 20_000]
    rows = read_page("touch", language, form, Kind.PAYTABLE, currency).tables["rounding"]
    assert [minor(row[3], language, exponent) for row in rows] == [19, 39, 58]
