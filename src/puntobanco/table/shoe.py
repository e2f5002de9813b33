"""A shoe on a table: one shuffle, bound by the seeds of the round that opens it, dealt from until its last round.

A game that is shuffled before every round has shoes of one round, so there is one way of dealing for all games.
"""

from collections.abc import Iterator
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from puntobanco.fairness import drawn_cards
from puntobanco.game import Card, Coup, Game, deal_coup, is_last, start_of_rounds


class Place(Struct, frozen=True):
    """Where in its shoe a round was dealt: round `number` (from 1), whose first card lay at `first` (from 0)."""

    shoe_id: str
    number: int
    first: int
    is_last: bool


class TableShoe(Struct, frozen=True):
    """A shoe with its next round. Its id is the id of the round that opened it.

    `server_seed` (32 bytes) is secret until the shoe's last round has been stored; `client_seeds` are those of the
    round that opened it, in the order of acceptance.
    """

    id: str
    game: Game
    server_seed: bytes
    client_seeds: tuple[str, ...]
    number: int
    first: int

    @classmethod
    def opened(cls, *, round_id: str, game: Game, server_seed: bytes, client_seeds: tuple[str, ...]) -> "TableShoe":
        """A new shoe, burned as the game says, before its first round."""
        shoe = cls(round_id, game, server_seed, client_seeds, number=1, first=0)
        if game.shoe is None:
            return shoe
        return replace(shoe, first=start_of_rounds(game.shoe, next(shoe.cards())))

    def cards(self) -> Iterator[Card]:
        """All its cards in the order in which they lie."""
        return drawn_cards(self.server_seed, self.id, self.client_seeds, self.game.decks)

    @property
    def next_is_last(self) -> bool:
        """Whether the next round is the last: the cut card has come, or the game shuffles before every round."""
        return self.game.shoe is None or is_last(self.game.shoe, self.game.decks, self.first)

    @property
    def cards_to_cut(self) -> int:
        """How many cards lie before the cut card; 0 when it has come, and for shoes of one round."""
        return 0 if self.game.shoe is None else max(0, 52 * self.game.decks - self.game.shoe.cut_card - self.first)

    def deal(self) -> tuple[Coup, Place]:
        """The next round's coup, and its place."""
        coup = deal_coup(islice(self.cards(), self.first, None), self.game.tableau)
        return coup, Place(self.id, self.number, self.first, self.next_is_last)

    def after(self, coup: Coup) -> "TableShoe | None":
        """The shoe once `coup` has been dealt from it; None when that was its last round."""
        if self.next_is_last:
            return None
        return replace(self, number=self.number + 1, first=self.first + len(coup.dealt))
