"""The floor: which games are open for bets, and the limits in force, as the people of the house have set them."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Protocol

from puntobanco.game import Game, Limits, Stakes
from puntobanco.ledger import Book
from puntobanco.table import Reason, Refusal, check_stakes

from .visitor import Visitor

#: The key of the limits of a whole round among those of areas.
ROUND = "round"


@dataclass(frozen=True, slots=True)
class Opening:
    """Whether a game is open, and limits (by area, or "round") that are tighter than those of its rule file."""

    game_id: str
    is_open: bool = True
    limits: Mapping[str, Limits] = field(default_factory=dict)


class FloorStore(Protocol):
    """Durable storage of what was set."""

    async def openings(self) -> tuple[Opening, ...]:
        """What was set, by game."""
        ...

    async def set_opening(self, opening: Opening, by: str, now: datetime) -> None:
        """Set it, with a line in the journal."""
        ...


class Floor:
    """Answers for each deal whether it may be played; in memory, so that it costs a deal nothing."""

    def __init__(self) -> None:
        self._openings: dict[str, Opening] = {}
        #: Why no round is played for money now; empty when nothing is in the way.
        self.money_closed = ""

    def show(self, openings: tuple[Opening, ...]) -> None:
        """From now on these are in force."""
        self._openings = {opening.game_id: opening for opening in openings}

    def opening(self, game_id: str) -> Opening:
        """What is set for the game."""
        return self._openings.get(game_id) or Opening(game_id)

    def stakes(self, game: Game) -> Stakes:
        """Chips and limits in force: those of the rule file, tightened by what was set."""
        limits = self.opening(game.id).limits
        if not limits:
            return game.stakes
        areas = {area: limits.get(area, of_file) for area, of_file in game.stakes.areas.items()}
        return Stakes(game.stakes.chips, areas, limits.get(ROUND, game.stakes.round))

    def refusal(self, visitor: Visitor, game: Game, stakes: Mapping[str, int]) -> Refusal | None:
        """Why these stakes may not be played now; None when they may."""
        opening = self.opening(game.id)
        if not opening.is_open or (self.money_closed and visitor.book is Book.MONEY):
            return Refusal(Reason.NOT_AVAILABLE)
        return check_stakes(replace(game, stakes=self.stakes(game)), stakes) if opening.limits else None


def limits_problem(game: Game, limits: Mapping[str, Limits]) -> str | None:
    """What is wrong with limits somebody wants to set, in words; None when nothing is.

    They may only be tighter than the rule file's, which stays the rules that the game's version names.
    """
    for where, wanted in limits.items():
        of_file = game.stakes.round if where == ROUND else game.stakes.areas.get(where)
        if of_file is None:
            return f"{game.name} has no area {where}."
        if wanted.minimum > wanted.maximum:
            return f"{where}: the least is above the most."
        if wanted.minimum < of_file.minimum or wanted.maximum > of_file.maximum:
            return f"{where}: that is more than the rule file allows (its column); set limits within that."
    return None
