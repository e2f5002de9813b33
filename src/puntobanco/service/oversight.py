"""What the people of the house may do with rounds: look, declare void, and leave a trace of it."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class VoidRefusal(StrEnum):
    """Why a round is not declared void."""

    NO_ROUND = "there is no such round"
    NOT_ASKED = "nobody has asked for this round to be void"
    ASKED_ALREADY = "it has been asked for already"
    VOID_ALREADY = "the round is void already"
    SAME_PERSON = "a second person has to approve"


@dataclass(frozen=True, slots=True)
class JournalLine:
    """One line of the journal; `detail` is JSON."""

    seq: int
    time: datetime
    actor: str
    action: str
    detail: str
