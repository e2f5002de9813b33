"""The terminal's own check of every round: was it dealt as promised before the bet, and paid by the rules?"""

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from puntobanco.api import claim_from
from puntobanco.fairness import Finding, verify
from puntobanco.game import Game
from puntobanco.wire.messages import Deal, RoundRecord


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the check of one round came to. None: not known here, as the round was bet elsewhere."""

    promise: bool | None
    """The commitment is the one that was shown before the bet."""
    commitment: bool
    """The revealed seed fits the commitment."""
    seed: bool | None
    """Our own randomness is in the deal."""
    bets: bool | None
    """The bets are the ones that were made."""
    cards: bool
    """The cards follow from the seeds, and the outcome from the cards."""
    payouts: bool | None
    """The payouts follow from the rules; None when these are other rules than the ones at hand."""

    @property
    def paid(self) -> bool | None:
        """The bets are ours, and they were paid by the rules."""
        if False in (self.bets, self.payouts):
            return False
        return None if self.payouts is None else True

    @property
    def good(self) -> bool:
        """Nothing is wrong."""
        return False not in (self.promise, self.commitment, self.seed, self.bets, self.cards, self.payouts)


def check(played: RoundRecord, asked: Deal | None, rules: Mapping[str, Game]) -> Verdict:
    """Check `played` against the deal that was `asked` for (None: by an earlier evening) and `rules` by version."""
    ours = asked if asked is not None and asked.round_id == played.round_id else None
    game = rules.get(played.game_version)
    found = verify(claim_from(msgspec.to_builtins(played)), game)
    return Verdict(
        promise=None if ours is None else played.commitment == ours.commitment,
        commitment=Finding.COMMITMENT not in found,
        seed=None if ours is None else ours.client_seed in played.client_seeds,
        bets=None if ours is None else ours.bets == {bet.area: bet.stake for bet in played.bets},
        cards=not {Finding.CARDS, Finding.OUTCOME} & set(found),
        payouts=None if game is None else Finding.PAYOUTS not in found,
    )
