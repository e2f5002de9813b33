"""Checking a finished round: does the seed fit the commitment, and do the seeds give the cards that were dealt?"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from puntobanco.game import Coup, Game, card_name, deal_coup

from .deal import commitment_to, drawn_cards


@dataclass(frozen=True, slots=True)
class Claim:
    """A round as the server tells it, to be checked. Money is minor units, seeds hex."""

    round_id: str
    commitment: str
    server_seed: str
    client_seeds: tuple[str, ...]
    decks: int
    player: tuple[str, ...]
    banker: tuple[str, ...]
    outcome: str
    stakes: Mapping[str, int]
    payouts: Mapping[str, int]
    game_version: str


class Finding(StrEnum):
    """What can be wrong with a round."""

    COMMITMENT = "the revealed server seed does not fit the commitment"
    CARDS = "the seeds give other cards"
    OUTCOME = "the cards give another outcome"
    PAYOUTS = "the rules pay other amounts"
    VERSION = "the round was played under other rules than the ones at hand, so its payouts were not checked"


def replay(claim: Claim) -> Coup:
    """The coup that the claim's seeds deal."""
    seed = bytes.fromhex(claim.server_seed)
    return deal_coup(drawn_cards(seed, claim.round_id, claim.client_seeds, claim.decks))


def verify(claim: Claim, game: Game | None = None) -> tuple[Finding, ...]:
    """Everything wrong with `claim`; empty when the round is what it was promised to be.

    With `game`, the payouts are checked too, provided that the game's version is the one the round was played under.
    """
    found: list[Finding] = []
    if commitment_to(bytes.fromhex(claim.server_seed)) != claim.commitment:
        found.append(Finding.COMMITMENT)
    coup = replay(claim)
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
