"""The calls of the wallet API as the game server sends them. Here a *player* is a person, as in the wallet API."""

from typing import Annotated, Final

from msgspec import Meta, Struct

#: The largest amount: every reader of JSON still tells it from its neighbours.
MOST_MINOR: Final = 2**53 - 1

Id = Annotated[str, Meta(min_length=1, max_length=200)]
Currency = Annotated[str, Meta(pattern=r"^[A-Z]{3}\Z")]
Amount = Annotated[int, Meta(ge=0, le=MOST_MINOR)]


class Call(Struct, frozen=True, forbid_unknown_fields=True):
    """Any call."""


class Authenticate(Call, frozen=True):
    """Who launched with this code? The code is worthless after that."""

    code: Annotated[str, Meta(max_length=200)]


class Balance(Call, frozen=True):
    player: Id
    currency: Currency


class MoneyCall(Call, frozen=True):
    """A call that moves money: it has an id and may be sent again."""

    id: Id
    player: Id
    currency: Currency


class Debit(MoneyCall, frozen=True):
    """From the player to the games: a stake, or with `game` and `round` null a transfer in."""

    amount: Amount
    game: Id | None
    round: Id | None


class Credit(MoneyCall, frozen=True):
    """From the games to the player, closing `debit`: a payout (0: lost). All three null: a transfer out."""

    amount: Amount
    game: Id | None
    round: Id | None
    debit: Id | None


class Rollback(MoneyCall, frozen=True):
    """Undo `debit`, or see to it that it can never happen."""

    debit: Id


class Void(MoneyCall, frozen=True):
    """Take back a settled round: the player gets `stake` back and gives `payout` back."""

    round: Id
    stake: Amount
    payout: Amount


class Finish(Call, frozen=True):
    """The player's `session` at the games has ended."""

    player: Id
    session: Id


class Status(Call, frozen=True):
    """What has become of the call `id`? It changes nothing."""

    id: Id


class Report(Call, frozen=True):
    """What moved money, at most `most` entries after the cursor `after` (None: from the start)."""

    after: Annotated[str, Meta(pattern=r"^(0|[1-9][0-9]{0,17})\Z")] | None
    most: Annotated[int, Meta(ge=1, le=1000)]


CALLS: Final[dict[str, type[Call]]] = {
    "authenticate": Authenticate,
    "balance": Balance,
    "debit": Debit,
    "credit": Credit,
    "rollback": Rollback,
    "void": Void,
    "finish": Finish,
    "status": Status,
    "report": Report,
}
