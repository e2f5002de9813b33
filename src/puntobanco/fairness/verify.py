"""Checking a finished round: does the seed fit the commitment, and do the seeds give the cards that were dealt?"""

from collections.abc import Mapping
from enum import StrEnum
from itertools import islice
from typing import NamedTuple

from puntobanco.game import Coup, Game, card_name, deal_coup

from .deal import commitment_to, drawn_cards


class Claim(NamedTuple):
    """A round as the server tells it, to be checked. Money is minor units, seeds hex.

    `shoe_id` is the id of the round that opened the shoe (the round itself when the cards are shuffled before every
    round), `client_seeds` are that round's, `first` is how many cards of the shoe were gone before this round.
    `server_seed` is None as long as the shoe is not over.
    """

    round_id: str
    commitment: str
    server_seed: str | None
    client_seeds: tuple[str, ...]
    decks: int
    shoe_id: str
    first: int
    player: tuple[str, ...]
    banker: tuple[str, ...]
    outcome: str
    stakes: Mapping[str, int]
    payouts: Mapping[str, int]
    game_version: str


class Finding(StrEnum):
    """What can be wrong with a round."""

    SEALED = "its shoe is not over, so its server seed has not been revealed yet"
    COMMITMENT = "the revealed server seed does not fit the commitment"
    CARDS = "the seeds give other cards"
    OUTCOME = "the cards give another outcome"
    PAYOUTS = "the rules pay other amounts"
    VERSION = "the round was played under other rules than the ones at hand, so its payouts were not checked"


def replay(claim: Claim, server_seed: bytes) -> Coup:
    """The coup that the claim's seeds deal."""
    shoe = drawn_cards(server_seed, claim.shoe_id, claim.client_seeds, claim.decks)
    return deal_coup(islice(shoe, claim.first, None))


def verify(claim: Claim, game: Game | None = None) -> tuple[Finding, ...]:
    """Everything wrong with `claim`; empty when the round is what it was promised to be.

    With `game`, the payouts are checked too, provided that the game's version is the one the round was played under.
    """
    if claim.server_seed is None:
        return (Finding.SEALED,)
    seed = bytes.fromhex(claim.server_seed)
    found: list[Finding] = []
    if commitment_to(seed) != claim.commitment:
        found.append(Finding.COMMITMENT)
    coup = replay(claim, seed)
    if (tuple(map(card_name, coup.player)), tuple(map(card_name, coup.banker))) != (claim.player, claim.banker):
        found.append(Finding.CARDS)
    if coup.outcome.value != claim.outcome:
        found.append(Finding.OUTCOME)
    if game is not None:
        if game.version != claim.game_version:
            found.append(Finding.VERSION)
        elif game.settle(claim.stakes, coup) != dict(claim.payouts):
            found.append(Finding.PAYOUTS)
    return tuple(found)
