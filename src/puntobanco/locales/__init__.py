"""Words: one Fluent catalogue per language, the same files for server and browser, and money as readers write it."""

from collections.abc import Mapping

from .forms import exponent_of, money
from .words import Arg, Words, catalogue_files, words_in

#: The languages there are, English first: it is what the others fall back to.
LANGUAGES = tuple(catalogue_files())


def say(key: str, args: Mapping[str, Arg] | None = None, *, language: str = "en") -> str:
    """The text `key` in `language`. Raises KeyError when no catalogue has it, ValueError when a variable is missing."""
    return words_in(language if language in LANGUAGES else "en").say(key, args or {})


def has(key: str) -> bool:
    """Whether there is a text `key`."""
    return words_in("en").has(key)


def best_language(accept_language: str | None) -> str:
    """The catalogue that an Accept-Language header likes best; English when it names none that there is."""
    wanted: list[tuple[float, int, str]] = []
    for position, part in enumerate((accept_language or "")[:500].split(",")):
        name, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), position, name.split("-")[0].lower()))
        except ValueError:
            continue
    return next((name for weight, _, name in sorted(wanted) if weight < 0 and name in LANGUAGES), "en")


__all__ = [
    "LANGUAGES",
    "Arg",
    "Words",
    "best_language",
    "catalogue_files",
    "exponent_of",
    "has",
    "money",
    "say",
    "words_in",
]
