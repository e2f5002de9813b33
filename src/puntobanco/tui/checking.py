"""The terminal's own check of every round: was it dealt as promised before the bet, and paid by the rules?"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from puntobanco.api import claim_from
from puntobanco.fairness import Finding, verify
from puntobanco.game import Game
from puntobanco.wire.messages import Deal, RoundRecord


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the check of one round came to. None: not known here, or not yet.

    While a shoe of several rounds lasts its seed is a secret, so its rounds are `sealed` and checked when it is over.
    """

    sealed: bool
    promise: bool | None
    """The commitment is the one that was shown before the bet."""
    commitment: bool | None
    """The revealed seed fits the commitment."""
    seed: bool | None
    """Our own randomness is in the deal."""
    bets: bool | None
    """The bets are the ones that were made."""
    cards: bool | None
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


def check(played: RoundRecord, asked: Mapping[str, Deal], rules: Mapping[str, Game]) -> Verdict:
    """Check `played` against what was `asked` for, by round id, and against `rules`, by version.

    Rounds that were asked for on an earlier evening may be missing from `asked`.
    """
    ours = asked.get(played.round_id)
    opening = asked.get(played.round_id if played.shoe is None else played.shoe.id)
    game = rules.get(played.game_version)
    found = set(verify(claim_from(msgspec.to_builtins(played)), game))
    sealed = Finding.SEALED in found
    return Verdict(
        sealed=sealed,
        promise=None if ours is None else played.commitment == ours.commitment,
        commitment=None if sealed else Finding.COMMITMENT not in found,
        seed=None if opening is None else opening.client_seed in played.client_seeds,
        bets=None if ours is None else ours.bets == {bet.area: bet.stake for bet in played.bets},
        cards=None if sealed else not {Finding.CARDS, Finding.OUTCOME} & found,
        payouts=None if sealed or game is None else Finding.PAYOUTS not in found,
    )


def revealed(past: Sequence[RoundRecord], last: RoundRecord) -> list[RoundRecord]:
    """Those of `past` that were dealt from the shoe that `last` has ended, with its seed; empty while it lasts."""
    if last.shoe is None or last.server_seed is None:
        return []
    return [
        msgspec.structs.replace(played, server_seed=last.server_seed)
        for played in past
        if played.shoe is not None and played.shoe.id == last.shoe.id and played.server_seed is None
    ]
