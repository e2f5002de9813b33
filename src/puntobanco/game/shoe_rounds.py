"""Many rounds from one shuffle: the burn, the coups, and the cut card that announces the last one."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from .cards import DECK_SIZE, Card, value_of
from .coup import Coup, deal_coup
from .game import Shoe
from .tableau import PUNTO_BANCO, Tableau


@dataclass(frozen=True, slots=True)
class ShoeRound:
    """One round of a shoe: its number from 1, the place of its first card from 0, and whether it is the last."""

    number: int
    first: int
    coup: Coup
    is_last: bool

    @property
    def end(self) -> int:
        """The place in the shoe of the next round's first card."""
        return self.first + len(self.coup.dealt)


def burned(first_card: Card) -> int:
    """How many cards are laid aside unseen after `first_card` is turned: its value, ten for tens and court cards."""
    return value_of(first_card) or 10


def start_of_rounds(shoe: Shoe, first_card: Card) -> int:
    """The place in the shoe (from 0) of the first round's first card."""
    return 1 + burned(first_card) if shoe.burn else 0


def is_last(shoe: Shoe, decks: int, first: int) -> bool:
    """Whether a round whose first card is at place `first` is the shoe's last.

    It is when the cut card has come out before it. So when the cut card comes in the middle of a round, that round is
    finished and one more is dealt; when it comes in place of a first card, the round that follows is the last.
    """
    return first >= decks * DECK_SIZE - shoe.cut_card


def deal_shoe(cards: Iterable[Card], shoe: Shoe, decks: int, tableau: Tableau = PUNTO_BANCO) -> Iterator[ShoeRound]:
    """The rounds of one shoe, whose `cards` come in the order they lie in it, all `decks` of them.

    Takes only the cards it needs for the round asked for. Raises ValueError when `cards` run out too early.
    """
    left = iter(cards)
    place = 0
    if shoe.burn:
        turned = next(left, None)
        if turned is None:
            raise ValueError("the shoe is empty")
        place = start_of_rounds(shoe, turned)
        for _ in range(burned(turned)):
            next(left, None)
    number = 0
    last = False
    while not last:
        number += 1
        last = is_last(shoe, decks, place)
        dealt = ShoeRound(number, place, deal_coup(left, tableau), last)
        place = dealt.end
        yield dealt
