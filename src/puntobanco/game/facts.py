"""What a bet can see of a coup: a small, countable set of facts, so that dealing, odds and simulation agree on it.

A bet looks either at the *result* (totals and numbers of cards) or at the *pairs* (first two cards of each side).
Both are numbered, which turns every bet into a table and every exact count into a sum over that table.
"""

from dataclasses import dataclass
from typing import Final

from .cards import Card, rank_of
from .coup import Coup, Outcome

NO_PAIR: Final = 0
#: Same rank, different suits.
PAIR: Final = 1
#: Same rank and same suit.
PERFECT_PAIR: Final = 2

RESULT_COUNT: Final = 400
PAIRS_COUNT: Final = 9


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a coup: both totals (0…9) and how many cards each side holds (2 or 3)."""

    player_total: int
    banker_total: int
    player_cards: int
    banker_cards: int

    @property
    def index(self) -> int:
        """0 … RESULT_COUNT − 1."""
        return _result_number(self.player_total, self.banker_total, self.player_cards, self.banker_cards)

    @property
    def outcome(self) -> Outcome:
        if self.player_total == self.banker_total:
            return Outcome.TIE
        return Outcome.PLAYER if self.player_total > self.banker_total else Outcome.BANKER

    @property
    def margin(self) -> int:
        """By how many points the winner won, 0…9."""
        return abs(self.player_total - self.banker_total)

    @property
    def cards(self) -> int:
        """Cards on the table, 4…6."""
        return self.player_cards + self.banker_cards

    @property
    def player_natural(self) -> bool:
        return self.player_cards == 2 and self.player_total >= 8

    @property
    def banker_natural(self) -> bool:
        return self.banker_cards == 2 and self.banker_total >= 8


def _result_number(player_total: int, banker_total: int, player_cards: int, banker_cards: int) -> int:
    return ((player_total * 10 + banker_total) * 2 + player_cards - 2) * 2 + banker_cards - 2


def result_at(index: int) -> Result:
    """The result numbered `index`; the inverse of `Result.index`."""
    totals, cards = divmod(index, 4)
    return Result(*divmod(totals, 10), *(half + 2 for half in divmod(cards, 2)))


def result_of(coup: Coup) -> Result:
    return Result(coup.player_total, coup.banker_total, len(coup.player), len(coup.banker))


def result_number_of(coup: Coup) -> int:
    """`result_of(coup).index`, which every bet of every round asks for."""
    return _result_number(coup.player_total, coup.banker_total, len(coup.player), len(coup.banker))


@dataclass(frozen=True, slots=True)
class Pairs:
    """What the first two cards of each side make: NO_PAIR, PAIR or PERFECT_PAIR."""

    player: int
    banker: int

    @property
    def index(self) -> int:
        """0 … PAIRS_COUNT − 1."""
        return self.player * 3 + self.banker


def pairs_at(index: int) -> Pairs:
    """The pairs numbered `index`; the inverse of `Pairs.index`."""
    return Pairs(*divmod(index, 3))


def pair_kind(first: Card, second: Card) -> int:
    """NO_PAIR, PAIR (rank) or PERFECT_PAIR (rank and suit)."""
    if first == second:
        return PERFECT_PAIR
    return PAIR if rank_of(first) == rank_of(second) else NO_PAIR


def pairs_of(coup: Coup) -> Pairs:
    return Pairs(pair_kind(*coup.player[:2]), pair_kind(*coup.banker[:2]))
