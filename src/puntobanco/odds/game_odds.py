"""The exact odds of a whole game, on a fresh shoe or on what is left of one."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from puntobanco.game import Game, Outcome, Sight, result_at
from puntobanco.game.facts import RESULT_COUNT

from .bet_odds import BetOdds, bet_odds
from .composition import Composition
from .pair_counts import pair_counts
from .result_counts import result_counts

_NUMBERS_OF: Final[Mapping[Outcome, tuple[int, ...]]] = {
    outcome: tuple(index for index in range(RESULT_COUNT) if result_at(index).outcome is outcome) for outcome in Outcome
}


@dataclass(frozen=True)
class GameOdds:
    """Odds of `game`'s next coup from `shoe`: counts of all results and all pairs, and of every bet.

    Counts are ordered six-card draws; each tuple of counts adds up to `total`.
    """

    game: Game
    shoe: Composition
    results: tuple[int, ...]
    pairs: tuple[int, ...]
    bets: tuple[BetOdds, ...]

    def __repr__(self) -> str:
        """In a line, for whoever looks at one while trying things out."""
        returns = ", ".join(f"{bet.id} {float(bet.rtp):.4%}" for bet in self.bets)
        return f"<GameOdds of {self.game.id}, {self.shoe.size} cards: {returns}>"

    def _repr_html_(self) -> str:
        """As a notebook shows it: outcomes and every bet."""
        from .par_sheet import odds_tables
        from .tables import as_fragment

        return as_fragment(odds_tables(self))

    @property
    def total(self) -> int:
        return self.shoe.draws

    @property
    def decks(self) -> int:
        """Decks of a fresh shoe; of one partly dealt, those by the game's rules."""
        return self.shoe.cards[0] if self.shoe.is_fresh else self.game.decks

    @cached_property
    def outcomes(self) -> Mapping[Outcome, int]:
        """In how many draws Player wins, Banker wins, and neither."""
        return {outcome: sum([self.results[index] for index in numbers]) for outcome, numbers in _NUMBERS_OF.items()}

    @cached_property
    def by_id(self) -> Mapping[str, BetOdds]:
        return {bet.id: bet for bet in self.bets}


def odds_of(game: Game, shoe: Composition | None = None, *, decks: int | None = None) -> GameOdds:
    """Exact odds of `game` on the cards of `shoe`, or on a fresh shoe of `decks` (default: the game's own).

    Raises ValueError when both are given, or `decks` is not 1 to 16.
    """
    if shoe is None:
        shoe = Composition.of_decks(game.decks if decks is None else decks)
    elif decks is not None:
        raise ValueError("say which cards are left or how many decks there are, not both")
    results = result_counts(shoe, game.tableau)
    pairs = pair_counts(shoe)
    total = shoe.draws
    bets = tuple(bet_odds(bet, pairs if bet.sight is Sight.PAIRS else results, total) for bet in game.bets)
    return GameOdds(game, shoe, results, pairs, bets)
