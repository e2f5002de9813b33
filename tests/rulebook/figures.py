"""Figures on a page as numbers again: written by hand from each language's own rules, not by the code under test."""

import re
from fractions import Fraction

_POINT = {"en": ".", "sv": ",", "ms": "."}
_TO = {"en": "to", "sv": "till", "ms": "kepada"}
_FOR = {"en": "for", "sv": "för", "ms": "untuk"}
_PUSH = {"en": "Push", "sv": "Oavgjort", "ms": "Seri"}
_COMMISSION = {
    "en": r"(?P<pays>.*) less (?P<percent>.*%) commission",
    "sv": r"(?P<pays>.*) minus (?P<percent>.*%) kommission",
    "ms": r"(?P<pays>.*) tolak komisen (?P<percent>.*%)",
}


def number(text: str, language: str) -> Fraction:
    """The one number in `text`."""
    digits = re.sub(r"[^0-9.,]", "", text)
    point = _POINT[language]
    whole = digits.replace("." if point == "," else ",", "")
    return Fraction(whole.replace(point, "."))


def minor(text: str, language: str, exponent: int = 2) -> Fraction:
    """Minor units of the amount in `text`."""
    return number(text, language) * 10**exponent


def percent(text: str, language: str) -> Fraction:
    assert text.endswith("%")
    assert ("\u00a0" in text) == (language == "sv"), text
    return number(text, language) / 100


def returned(pays: str, language: str) -> Fraction:
    """What comes back for a stake of 1 by a cell such as "9 for 1" or "1 to 1 less 5% commission"."""
    if pays == _PUSH[language]:
        return Fraction(1)
    less = re.fullmatch(_COMMISSION[language], pays)
    commission = percent(less["percent"], language) if less else Fraction(0)
    words = re.fullmatch(rf"(\S+) ({_TO[language]}|{_FOR[language]}) (\S+)", less["pays"] if less else pays)
    assert words, pays
    win = number(words[1], language) / number(words[3], language)
    if words[2] == _FOR[language]:
        win -= 1
    return 1 + win * (1 - commission)


def notation(pays: str, language: str) -> str:
    """ "to" or "for"; empty for a push."""
    return "to" if f" {_TO[language]} " in pays else "for" if f" {_FOR[language]} " in pays else ""
