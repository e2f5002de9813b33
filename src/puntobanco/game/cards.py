"""Cards: one of 52, named as in print ("TC" is the ten of clubs), and the ordered deck they are dealt from."""

from collections.abc import Iterable
from typing import Final, NewType

#: A card, 0…51: suit × 13 + rank, ranks from ace to king, suits clubs, diamonds, hearts, spades.
Card = NewType("Card", int)

RANKS: Final = "A23456789TJQK"
SUITS: Final = "CDHS"
DECK_SIZE: Final = 52

#: Value of each card by its number: ace 1, 2–9 their number, ten and court cards 0 (F-02).
CARD_VALUES: Final[tuple[int, ...]] = tuple(min(code % 13 + 1, 10) % 10 for code in range(DECK_SIZE))


_NAMES: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
_BY_NAME: Final = {name: Card(code) for code, name in enumerate(_NAMES)}


def card_named(name: str) -> Card:
    """The card called `name`, rank then suit: "AS", "TD", "9h". Raises ValueError for anything else."""
    card = _BY_NAME.get(name)
    if card is None:
        card = _BY_NAME.get(name.upper())
    if card is not None:
        return card
    raise ValueError(f"{name!r} is not a card: write a rank of {RANKS} and a suit of {SUITS}, such as 'TC'")


def cards_named(names: str | Iterable[str]) -> tuple[Card, ...]:
    """Cards from names, given as a list or in one string with spaces: "4S KH"."""
    return tuple(card_named(name) for name in (names.split() if isinstance(names, str) else names))


def card_name(card: Card) -> str:
    """Two letters, rank then suit: "AS", "TD"."""
    return _NAMES[card]


def rank_of(card: Card) -> int:
    """0 (ace) … 12 (king)."""
    return card % 13


def suit_of(card: Card) -> int:
    """0 clubs, 1 diamonds, 2 hearts, 3 spades."""
    return card // 13


def value_of(card: Card) -> int:
    """0…9, as F-02 counts."""
    return CARD_VALUES[card]


def card_at(position: int) -> Card:
    """The card at `position` (from 0) of an ordered deck of any number of packs."""
    return Card(position % DECK_SIZE)
