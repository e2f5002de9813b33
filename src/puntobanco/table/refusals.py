"""Refusals: what the table says instead of acting. They are asked in the order in which they stand here."""

from enum import Enum

from msgspec import Struct, field


class Reason(Enum):
    """Why nothing was done: (name of the catalogue text, whether the same command may succeed if sent again)."""

    MALFORMED = ("malformed", False)
    UNKNOWN_GAME = ("unknown-game", False)
    UNKNOWN_TABLE = ("unknown-table", False)
    TOO_MANY_TABLES = ("too-many-tables", True)
    NOT_AVAILABLE = ("not-available", True)
    OTHER_MONEY = ("other-money", False)
    TABLE_FULL = ("table-full", True)
    NOT_SEATED = ("not-seated", True)
    ROUND_ID_REUSED = ("round-id-reused", False)
    ROUND_IN_PROGRESS = ("round-in-progress", True)
    BETS_CLOSED = ("bets-closed", False)
    OFFER_VOID = ("offer-void", True)
    COMMITMENT_MISMATCH = ("commitment-mismatch", False)
    UNKNOWN_AREA = ("unknown-area", False)
    ONE_AREA_ONLY = ("one-area-only", False)
    BELOW_MINIMUM = ("below-minimum", False)
    ABOVE_MAXIMUM = ("above-maximum", False)
    ROUND_BELOW_MINIMUM = ("round-below-minimum", False)
    ROUND_ABOVE_MAXIMUM = ("round-above-maximum", False)
    SESSION_OVER = ("session-over", False)
    LOSS_LIMIT = ("loss-limit", False)
    REALITY_CHECK = ("reality-check", True)
    ROUND_TOO_SOON = ("round-too-soon", True)
    WALLET_UNKNOWN = ("wallet-unknown", True)
    WALLET_REFUSED = ("wallet-refused", False)
    BUY_IN_LIMIT = ("buy-in-limit", False)
    INSUFFICIENT_BALANCE = ("insufficient-balance", False)
    NOTHING_TO_REFILL = ("nothing-to-refill", False)
    TOO_FAST = ("too-fast", True)

    def __init__(self, code: str, retry: bool) -> None:  # noqa: FBT001 - the enum's own tuple
        self.code = code
        self.retry = retry


class Refusal(Struct, frozen=True):
    """One reason and the variables of its text. Amounts are minor units and their names end in `Minor`."""

    reason: Reason
    args: dict[str, str | int] = field(default_factory=dict)
