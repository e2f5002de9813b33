"""A round: a pure function of game, seeds and bets. Everything else stores it, pays it, shows it or checks it."""

from collections.abc import Mapping
from dataclasses import dataclass

from puntobanco.fairness import Claim, drawn_cards
from puntobanco.game import Coup, Game, card_name, deal_coup

from .state import Offer, Wager


@dataclass(frozen=True, slots=True)
class Settlement:
    """One wager and what each of its bets came to: payouts in minor units by area, stakes included."""

    wager: Wager
    payouts: Mapping[str, int]

    @property
    def payout_minor(self) -> int:
        """The sum paid out."""
        return sum(self.payouts.values())


@dataclass(frozen=True, slots=True)
class Round:
    """A dealt and settled round. `server_seed` is secret until the round has been stored."""

    offer: Offer
    game: Game
    table_id: str
    server_seed: bytes
    coup: Coup
    settlements: tuple[Settlement, ...]

    @property
    def id(self) -> str:
        return self.offer.round_id

    @property
    def client_seeds(self) -> tuple[str, ...]:
        """In the order in which the wagers were accepted, which is the order they enter the deal in."""
        return tuple(settlement.wager.client_seed for settlement in self.settlements)


def play_round(*, game: Game, table_id: str, offer: Offer, server_seed: bytes, wagers: tuple[Wager, ...]) -> Round:
    """Deal the coup that the seeds decide, and settle every wager on it.

    `server_seed` is the 32 bytes whose commitment `offer` carries. The game must be shuffled before every round.
    """
    seeds = tuple(wager.client_seed for wager in wagers)
    coup = deal_coup(drawn_cards(server_seed, offer.round_id, seeds, game.decks), game.tableau)
    settlements = tuple(Settlement(wager, game.settle(wager.stakes, coup)) for wager in wagers)
    return Round(offer, game, table_id, server_seed, coup, settlements)


def claim_of(played: Round, settlement: Settlement) -> Claim:
    """The round as one of its patrons may check it."""
    return Claim(
        round_id=played.id,
        commitment=played.offer.commitment,
        server_seed=played.server_seed.hex(),
        client_seeds=played.client_seeds,
        decks=played.game.decks,
        player=tuple(map(card_name, played.coup.player)),
        banker=tuple(map(card_name, played.coup.banker)),
        outcome=played.coup.outcome.value,
        stakes=settlement.wager.stakes,
        payouts=settlement.payouts,
        game_version=played.game.version,
    )
