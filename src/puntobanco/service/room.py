"""A shared table as this server knows it: how it stood last, who of our patrons is there, and our secret if we deal."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Protocol

from puntobanco.game import Game, Outcome
from puntobanco.table import Offer, Table, Wager

from .seat import SHEET, Outlook
from .shared_ports import Fresh, Secret, SharedRound, TableInfo, TableRecord
from .visitor import Visitor


@dataclass(slots=True)
class Room:
    """`here` are the visitors of this server by their connections' names, on seats or looking on.

    `secret` is what the open round is dealt with, when this node owns the table; `fresh` what the next is going to be.
    """

    record: TableRecord
    last: SharedRound | None
    outcomes: list[Outcome]
    here: dict[str, Visitor] = field(default_factory=dict)
    secret: Secret | None = None
    fresh: Fresh | None = None
    #: How the table was when everybody there was last told, if it has changed since.
    untold: Table | None = None
    #: Whoever works on it holds this.
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    #: Something has happened there that we do not know of; it is no more; it is not to be tried again before.
    is_stale: bool = False
    is_closed: bool = False
    rest_until: float = 0.0

    @property
    def info(self) -> TableInfo:
        return self.record.info

    @property
    def table(self) -> Table:
        return self.record.table

    @property
    def game(self) -> Game:
        return self.record.table.game

    @property
    def offer(self) -> Offer | None:
        return self.record.table.offer

    @property
    def outlook(self) -> Outlook | None:
        """What is known of the next round's shoe; None when the cards are shuffled before every round."""
        game, last = self.game, self.last
        if game.shoe is None:
            return None
        cut = 52 * game.decks - game.shoe.cut_card
        if last is None or self.offer is None or last.parts[0].played.claim.commitment != self.offer.commitment:
            return Outlook(1, cut, is_last=False)
        claim = last.parts[0].played.claim
        left = max(0, cut - claim.first - len(claim.player) - len(claim.banker))
        return Outlook(last.parts[0].played.number + 1, left, is_last=left == 0)

    def note(self, settled: SharedRound) -> None:
        """A round was dealt here."""
        self.last = settled
        self.outcomes.append(settled.outcome)
        if len(self.outcomes) > SHEET[1]:
            del self.outcomes[: SHEET[1] - SHEET[0]]


class Listener(Protocol):
    """Is told what happens at tables, for those who are there."""

    def changed(self, room: Room, before: Table) -> None:
        """The table is not as it was."""
        ...

    def dealt(self, room: Room, before: Table, version: int, settled: SharedRound) -> None:
        """A round was dealt and stored, which makes `version` of what was `before`."""
        ...

    async def returned(self, room: Room, round_id: str, wagers: Iterable[Wager]) -> None:
        """A round was not dealt, and these wagers were given back."""
        ...

    async def closed(self, room: Room) -> None:
        """The table is no more."""
        ...
