"""A round: a pure function of game, seeds and bets. Everything else stores it, pays it, shows it or checks it."""

from collections.abc import Mapping

from msgspec import Struct

from puntobanco.fairness import Claim
from puntobanco.game import Coup, Game, card_name

from .shoe import Place, TableShoe
from .state import Offer, Wager


class Settlement(Struct, frozen=True):
    """One wager and what each of its bets came to: payouts in minor units by area, stakes included."""

    wager: Wager
    payouts: Mapping[str, int]

    @property
    def payout_minor(self) -> int:
        """The sum paid out."""
        return sum(self.payouts.values())


class Round(Struct, frozen=True):
    """A dealt and settled round. The server seed of its shoe is secret until the shoe's last round has been stored."""

    offer: Offer
    table_id: str
    shoe: TableShoe
    coup: Coup
    place: Place
    settlements: tuple[Settlement, ...]

    @property
    def id(self) -> str:
        return self.offer.round_id

    @property
    def game(self) -> Game:
        return self.shoe.game

    @property
    def next_shoe(self) -> TableShoe | None:
        """The shoe that the table's next round is dealt from; None when a new one has to be opened."""
        return self.shoe.after(self.coup)


def play_round(*, table_id: str, offer: Offer, shoe: TableShoe, wagers: tuple[Wager, ...]) -> Round:
    """Deal the shoe's next coup and settle every wager on it. The shoe's seed is the one `offer` commits to."""
    coup, place = shoe.deal()
    settlements = tuple([Settlement(wager, shoe.game.settle(wager.stakes, coup)) for wager in wagers])
    return Round(offer, table_id, shoe, coup, place, settlements)


def claim_of(played: Round, settlement: Settlement) -> Claim:
    """The round as one of its patrons may check it: with the server seed only when its shoe is over."""
    offer, shoe, coup, place = played.offer, played.shoe, played.coup, played.place
    return Claim(
        round_id=offer.round_id,
        commitment=offer.commitment,
        server_seed=shoe.server_seed.hex() if place.is_last else None,
        client_seeds=shoe.client_seeds,
        decks=shoe.game.decks,
        shoe_id=place.shoe_id,
        first=place.first,
        player=tuple([card_name(card) for card in coup.player]),
        banker=tuple([card_name(card) for card in coup.banker]),
        outcome=str(coup.outcome),
        stakes=settlement.wager.stakes,
        payouts=settlement.payouts,
        game_version=shoe.game.version,
    )
