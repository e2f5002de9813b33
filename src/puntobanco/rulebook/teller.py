"""The teller: from what is to be said to words of one language."""

from babel import Locale

from puntobanco.game import card_name
from puntobanco.locales import Arg, Words, forms

from .tree import (
    Amount,
    Cards,
    CurrencyName,
    English,
    Figure,
    Moment,
    Name,
    OneOf,
    Say,
    Series,
    Share,
    Text,
)

_SUIT_SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_LETTERED = "ATJQK"


class Teller:
    """Tells texts in the language of `words`, money in `currency` (ISO 4217)."""

    def __init__(self, words: Words, currency: str) -> None:
        self.words, self.currency = words, currency

    @property
    def language(self) -> str:
        return self.words.language

    @property
    def direction(self) -> str:
        """ "ltr" or "rtl"."""
        return str(Locale.parse(self.language).text_direction)

    def __call__(self, text: Text) -> str:
        """`text` in words. Raises KeyError for a text that no catalogue has."""
        language = self.language
        match text:
            case Say(key, args):
                return self.words.say(key, {name: self._argument(value) for name, value in args.items()})
            case Name(name):
                return name
            case English(said):
                return Teller(self.words.english, self.currency)(said)
            case Amount(minor):
                return forms.money(minor, self.currency, language)
            case Share(value, places):
                return forms.percent(value, language, places)
            case Figure(value):
                return forms.number(value, language)
            case OneOf(values):
                return forms.one_of(values, language)
            case Series(parts, style):
                return forms.joined([self(part) for part in parts], style, language)
            case Cards(cards):
                return "\u00a0".join(self._card(card_name(card)) for card in cards)
            case Moment(at):
                return forms.time(at, language)
            case CurrencyName():
                return forms.currency_name(self.currency, language)

    def _argument(self, value: Text | str | int) -> Arg:
        return value if isinstance(value, (str, int)) else self(value)

    def _card(self, name: str) -> str:
        rank, suit = name[0], name[1]
        shown = self.words.say(f"index-{rank}", {}) if rank in _LETTERED else rank
        return shown + _SUIT_SIGNS[suit]
