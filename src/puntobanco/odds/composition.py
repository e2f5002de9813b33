"""What is left in the shoe: how many of each of the 52 cards can still be dealt."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Self

from puntobanco.game import Card, card_name
from puntobanco.game.cards import CARD_VALUES, DECK_SIZE

MAX_DECKS: Final = 16
#: The longest coup; with fewer cards left a round could not be finished.
LONGEST_COUP: Final = 6
_CODES_OF_VALUE: Final = tuple(
    tuple(code for code in range(DECK_SIZE) if CARD_VALUES[code] == value) for value in range(10)
)


@dataclass(frozen=True)
class Composition:
    """`cards[code]` is how many of card `code` (0…51) are left. Six at least, of 16 decks at most."""

    cards: tuple[int, ...]

    def __post_init__(self) -> None:
        if len(self.cards) != DECK_SIZE:
            raise ValueError(f"a composition counts {DECK_SIZE} different cards, not {len(self.cards)}")
        for code, count in enumerate(self.cards):
            if not 0 <= count <= MAX_DECKS:
                name = card_name(Card(code))
                raise ValueError(f"there cannot be {count} cards {name} left: 0 to {MAX_DECKS}, one from each deck")
        if self.size < LONGEST_COUP:
            raise ValueError(f"a coup may need {LONGEST_COUP} cards and there are {self.size} left")

    @classmethod
    def of_decks(cls, decks: int) -> Self:
        """A fresh shoe of `decks` packs of 52, 1 to 16. Raises ValueError."""
        if not 1 <= decks <= MAX_DECKS:
            raise ValueError(f"decks must be a whole number from 1 to {MAX_DECKS}, not {decks}")
        return cls((decks,) * DECK_SIZE)

    @classmethod
    def of_cards(cls, cards: Iterable[Card]) -> Self:
        """Exactly these cards, in any order. Raises ValueError."""
        counted = Counter(cards)
        return cls(tuple(counted[Card(code)] for code in range(DECK_SIZE)))

    def without(self, seen: Iterable[Card]) -> Self:
        """What is left when the cards `seen` have been dealt. Raises ValueError when there were not so many."""
        left = list(self.cards)
        for card in seen:
            if left[card] == 0:
                raise ValueError(f"{card_name(card)} was seen more often than the shoe holds it")
            left[card] -= 1
        return type(self)(tuple(left))

    @cached_property
    def size(self) -> int:
        """How many cards are left."""
        return sum(self.cards)

    @property
    def is_fresh(self) -> bool:
        """Whether these are whole decks."""
        return len(set(self.cards)) == 1

    @cached_property
    def values(self) -> tuple[int, ...]:
        """How many cards of each value 0…9 are left: all that totals depend on (F-02)."""
        cards = self.cards
        return tuple(sum([cards[code] for code in codes]) for codes in _CODES_OF_VALUE)

    @cached_property
    def draws(self) -> int:
        """Ordered draws of six cards, N(N−1)…(N−5): the denominator of every count."""
        draws = 1
        for taken in range(LONGEST_COUP):
            draws *= self.size - taken
        return draws
