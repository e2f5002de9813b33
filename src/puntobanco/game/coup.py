"""A coup: one deal of the two hands, from the first card to the last."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from .cards import CARD_VALUES, Card, card_name
from .tableau import PUNTO_BANCO, STOOD, Tableau


class Outcome(StrEnum):
    """Which side was nearer to nine (F-08)."""

    PLAYER = "player"
    BANKER = "banker"
    TIE = "tie"


def total_of(hand: Iterable[Card]) -> int:
    """A hand's worth, 0…9: the sum of its values modulo ten."""
    return sum([CARD_VALUES[card] for card in hand]) % 10


def _outcome_of(player_total: int, banker_total: int) -> Outcome:
    if player_total == banker_total:
        return Outcome.TIE
    return Outcome.PLAYER if player_total > banker_total else Outcome.BANKER


@dataclass(frozen=True, init=False)
class Coup:
    """Both hands, two or three cards each, in the order in which each side received them; their totals, 0…9."""

    player: tuple[Card, ...]
    banker: tuple[Card, ...]
    player_total: int = field(repr=False, compare=False)
    banker_total: int = field(repr=False, compare=False)
    outcome: Outcome = field(repr=False, compare=False)

    def __init__(self, player: tuple[Card, ...], banker: tuple[Card, ...]) -> None:
        # Every bet of every round asks for totals and outcome, so they are made once, and all fields in one go.
        player_total, banker_total = total_of(player), total_of(banker)
        self.__dict__.update(
            player=player,
            banker=banker,
            player_total=player_total,
            banker_total=banker_total,
            outcome=_outcome_of(player_total, banker_total),
        )

    @property
    def dealt(self) -> tuple[Card, ...]:
        """All cards in the order they left the shoe (F-03)."""
        (first, third, *fifth), (second, fourth, *last) = self.player, self.banker
        return (first, second, third, fourth, *fifth, *last)

    def __str__(self) -> str:
        """Both hands with their totals, and the outcome."""
        player, banker = (" ".join(map(card_name, hand)) for hand in (self.player, self.banker))
        return f"{player} ({self.player_total}) against {banker} ({self.banker_total}): {self.outcome.value}"

    def _repr_html_(self) -> str:
        """As a notebook shows it."""
        from .pictures import coup_html

        return coup_html(self)


def deal_coup(shoe: Iterable[Card], tableau: Tableau = PUNTO_BANCO) -> Coup:
    """Deal one coup from the front of `shoe`: Player, Banker, Player, Banker, then the third cards (F-03 … F-07).

    Takes only the cards it needs, four to six. Raises ValueError when the shoe runs out before the coup is complete.
    """
    cards = iter(shoe)
    try:
        first, second, third, fourth = next(cards), next(cards), next(cards), next(cards)
        player: tuple[Card, ...] = (first, third)
        banker: tuple[Card, ...] = (second, fourth)
        player_total, banker_total = total_of(player), total_of(banker)
        if tableau.ends_on_two(player_total, banker_total):
            return Coup(player, banker)
        answered = STOOD
        if tableau.player_draws[player_total]:
            drawn = next(cards)
            player, answered = (*player, drawn), CARD_VALUES[drawn]
        if tableau.banker_draws[banker_total][answered]:
            banker = (*banker, next(cards))
    except StopIteration:
        raise ValueError("the shoe ran out in the middle of a coup") from None
    return Coup(player, banker)
