"""What people do at a table, as a pure state machine: state and command in, events or one refusal out."""

from .commands import Command, Deal, GoAway, OfferRound, Return, Settle, Sit, Skip, Stand, Tick
from .decide import MOST_MISSED, Step, check_stakes, decide, step
from .events import (
    BettingClosed,
    CameBack,
    Event,
    RoundOffered,
    RoundReturned,
    RoundSettled,
    Seated,
    Skipped,
    Stood,
    WagerAccepted,
    WagerReturned,
    WentAway,
)
from .evolve import evolve, evolve_all
from .names import LONGEST_NAME, clean_name, free_name
from .refusals import Reason, Refusal
from .round import Round, Settlement, claim_of, play_round
from .shoe import Place, TableShoe
from .slip import Laid, Slip, change
from .state import Offer, Phase, Seat, Table, Wager

__all__ = [
    "LONGEST_NAME",
    "MOST_MISSED",
    "BettingClosed",
    "CameBack",
    "Command",
    "Deal",
    "Event",
    "GoAway",
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
    "Seat",
    "Seated",
    "Settle",
    "Settlement",
    "Sit",
    "Skip",
    "Skipped",
    "Slip",
    "Stand",
    "Step",
    "Stood",
    "Table",
    "TableShoe",
    "Tick",
    "Wager",
    "WagerAccepted",
    "WagerReturned",
    "WentAway",
    "change",
    "check_stakes",
    "claim_of",
    "clean_name",
    "decide",
    "evolve",
    "evolve_all",
    "free_name",
    "play_round",
    "step",
]
