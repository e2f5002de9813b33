"""What people do at a table, as a pure state machine: state and command in, events or one refusal out."""

from .commands import Command, Deal, OfferRound, Return, Settle, Sit, Stand
from .decide import check_stakes, decide, evolve
from .events import BettingClosed, Event, RoundOffered, RoundReturned, RoundSettled, Seated, Stood, WagerAccepted
from .refusals import Reason, Refusal
from .round import Round, Settlement, claim_of, play_round
from .shoe import Place, TableShoe
from .slip import Laid, Slip, change
from .state import Offer, Phase, Table, Wager

__all__ = [
    "BettingClosed",
    "Command",
    "Deal",
    "Event",
    "Laid",
    "Offer",
    "OfferRound",
    "Phase",
    "Place",
    "Reason",
    "Refusal",
    "Return",
    "Round",
    "RoundOffered",
    "RoundReturned",
    "RoundSettled",
    "Seated",
    "Settle",
    "Settlement",
    "Sit",
    "Slip",
    "Stand",
    "Stood",
    "Table",
    "TableShoe",
    "Wager",
    "WagerAccepted",
    "change",
    "check_stakes",
    "claim_of",
    "decide",
    "evolve",
    "play_round",
]
