"""A private table in memory: who sits there, the deal that is on its way to the disk, and who waits for it."""

import asyncio
from dataclasses import dataclass, field

from puntobanco.game import Outcome
from puntobanco.table import Command, Deal, Offer, Refusal, Table, TableShoe, step

from .ports import Played

#: How many outcomes a table's roads look back: when there are more than the upper number, the oldest go.
SHEET = (108, 144)


@dataclass(frozen=True, slots=True)
class Outlook:
    """The next round of a shoe of several: its number, the cards before the cut card, whether it is the last."""

    number: int
    cards_to_cut: int
    is_last: bool


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round that is dealt, settled and stored, and the offer that follows it."""

    played: Played
    offer: Offer
    outlook: Outlook | None
    version: int


Answer = Dealt | Refusal


@dataclass(slots=True)
class Pending:
    """A deal on its way to the disk, and everybody who waits for its answer: the same deal may be sent again.

    Each waits for themselves, so that one whose connection goes does not take the answer from the others.
    """

    deal: Deal
    waiting: "list[asyncio.Future[Answer]]" = field(default_factory=list)

    async def answer(self) -> Answer:
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.waiting.append(future)
        return await future

    def tell(self, answer: Answer) -> None:
        for future in self.waiting:
            if not future.done():
                future.set_result(answer)


@dataclass(slots=True)
class Seat:
    """A private table in memory: its state, the answer that is on its way, and the secret of the open offer.

    That secret is the `shoe`'s, or `seed` when the offered round will open a new shoe.
    """

    table: Table
    seed: bytes = b""
    pending: Pending | None = None
    shoe: TableShoe | None = None
    last: Played | None = None
    outcomes: list[Outcome] = field(default_factory=list)

    def outlook(self) -> Outlook | None:
        """What is known of the next round's shoe; None when the cards are shuffled before every round."""
        game = self.table.game
        if game.shoe is None:
            return None
        if self.shoe is None:
            return Outlook(1, 52 * game.decks - game.shoe.cut_card, is_last=False)
        return Outlook(self.shoe.number, self.shoe.cards_to_cut, is_last=self.shoe.next_is_last)

    def do(self, command: Command) -> None:
        """Carry out a command of the house's own, which the table cannot refuse."""
        stepped = step(self.table, command)
        if isinstance(stepped, Refusal):  # a bug, not a patron's doing
            raise RuntimeError(f"the table refused its own house: {stepped}")
        self.table = stepped.table
