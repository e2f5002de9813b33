"""Words: one Fluent catalogue per language, the same files for server and browser, and money as readers write it."""

from collections.abc import Mapping
from decimal import Decimal
from functools import cache
from importlib import resources

from babel.numbers import format_currency, get_currency_precision
from fluent.runtime import FluentBundle, FluentResource

#: Catalogues there are: adding a language is adding its file.
LANGUAGES = tuple(
    sorted(
        (file.name.removesuffix(".ftl") for file in resources.files(__name__).iterdir() if file.name.endswith(".ftl")),
        key=lambda name: (name != "en", name),  # English first: it is what others fall back to
    )
)


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks off, as in the browser: amounts and names are short and read left to right.
    bundle = FluentBundle([language, "en"], use_isolating=False)
    for name in dict.fromkeys(("en", language)):
        text = (resources.files(__name__) / f"{name}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def say(key: str, args: Mapping[str, str | int] | None = None, *, language: str = "en") -> str:
    """The text `key` in `language`. Raises KeyError when no catalogue has it, ValueError when a variable is missing."""
    bundle = _bundle(language if language in LANGUAGES else "en")
    message = bundle.get_message(key)
    if message.value is None:
        raise KeyError(key)
    text, errors = bundle.format_pattern(message.value, dict(args or {}))
    if errors:
        raise ValueError(f"{key}: {errors[0]}")
    return str(text)


def has(key: str) -> bool:
    """Whether there is a text `key`."""
    return bool(_bundle("en").has_message(key))


def best_language(accept_language: str | None) -> str:
    """The catalogue that an Accept-Language header likes best; English when it names none that there is."""
    wanted: list[tuple[float, int, str]] = []
    for position, part in enumerate((accept_language or "")[:500].split(",")):
        name, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), position, name.split("-")[0].lower()))
        except ValueError:
            continue
    return next((name for _, _, name in sorted(wanted) if name in LANGUAGES), "en")


def exponent_of(currency: str) -> int:
    """How many decimals the currency's minor unit has, from CLDR: 2 for EUR, 0 for JPY, 3 for KWD."""
    return int(get_currency_precision(currency))


def money(minor: int, currency: str, *, language: str = "en") -> str:
    """An amount of minor units as readers of `language` write it: "€0.19", "0,19 €"."""
    exponent = exponent_of(currency)
    return str(format_currency(Decimal(minor).scaleb(-exponent), currency, locale=language))
