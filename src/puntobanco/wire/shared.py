"""Messages for shared tables: several patrons, one deal, a clock. What is said at every table is in `messages.py`."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .messages import (
    AreaId,
    BetResult,
    ClientSeed,
    GameId,
    GameInfo,
    Hand,
    Hash,
    HouseRules,
    Minor,
    Money,
    Offer,
    Outlook,
    Roads,
    RoundId,
    RoundRecord,
    ShoePlace,
    Stay,
    VoidNote,
    _Message,
)

#: 80 random bits: a private table is found by its link only.
TableId = Annotated[str, Meta(pattern="^[a-z2-7]{16}$")]
#: What a patron wants to be called; the table cleans and shortens it.
Name = Annotated[str, Meta(max_length=60)]


# ---------------------------------------------------------------- from the browser


class Join(_Message, frozen=True, tag="join"):
    """Come to a shared table, on a seat or as an onlooker. Answered by `TableView` or `Refused`.

    Sent again after every reconnect: a patron who has a seat there finds it again, whatever `seat` says.
    """

    table: TableId
    name: Name = ""
    seat: bool = True


class Skip(_Message, frozen=True, tag="skip"):
    """Sit out this round (F-41). Answered by `Skipped` or `Refused`."""

    round_id: RoundId


# ---------------------------------------------------------------- to the browser


class SharedTable(Struct, frozen=True, rename="camel"):
    """A table that several patrons share, as lobby and table tell of it.

    `name` may be empty. `mode` and `currency` are those of all its bets; others can only look on.
    """

    id: TableId
    name: str
    game: GameId
    public: bool
    seats: int
    mode: Literal["fun", "money"]
    currency: str
    exponent: int
    bet_seconds: float
    """From the first bet of a round, so long until it is dealt at the latest."""
    hold_minutes: float
    """For so long a seat is kept for a patron whose connection is gone."""


class SeatView(Struct, frozen=True, rename="camel"):
    """A taken seat, as the whole table sees it. `bets` are those accepted for the offered round.

    `state`: what is to be heard of the patron yet ("deciding"), that they are in ("bet") or sit this round out
    ("skipped"), that they let a round pass and are not waited for ("idle"), or that their connection is gone ("away").
    """

    seat: int
    """From 1."""
    name: str
    state: Literal["deciding", "bet", "skipped", "idle", "away"]
    bets: dict[AreaId, Minor]


class SeatResult(Struct, frozen=True, rename="camel"):
    """What a round came to at one seat. `payout` is what came back, stakes included."""

    seat: int
    name: str
    bets: tuple[BetResult, ...]
    stake: Minor
    payout: Minor


class TableRound(Struct, frozen=True, rename="camel"):
    """A finished round of a shared table, as everybody there may see and check it."""

    round_id: RoundId
    game: GameId
    game_version: Hash
    decks: int
    commitment: Hash
    server_seed: Hash | None
    """None as long as its shoe is not over."""
    client_seeds: tuple[ClientSeed, ...]
    """Of all bets, in the order in which they were accepted; of the round that opened the shoe, if it is another."""
    shoe: ShoePlace | None
    player: Hand
    banker: Hand
    outcome: Literal["player", "banker", "tie"]
    time: str
    void: VoidNote | None
    results: tuple[SeatResult, ...]


class OpenBet(Struct, frozen=True, rename="camel"):
    """The patron's own bet on the offered round: taken, and not yet dealt."""

    round_id: RoundId
    client_seed: ClientSeed
    bets: dict[AreaId, Minor]


class TableView(_Message, frozen=True, tag="tableView"):
    """All that a client needs to draw a shared table."""

    version: int
    table: SharedTable
    game: GameInfo
    money: Money
    you: int | None
    """The patron's own seat; None: an onlooker."""
    seats: tuple[SeatView, ...]
    phase: Literal["betting", "settling"]
    offer: Offer | None
    """None until the round can be bet on: a moment after the table has opened, or lost the server that dealt."""
    closes_in: int | None
    """Milliseconds until the round is dealt at the latest; None until somebody has bet."""
    bet: OpenBet | None
    mine: RoundRecord | None
    """The patron's last round at this table, which may still have to be shown."""
    last: TableRound | None
    """The table's last round."""
    outcomes: str
    """Recent outcomes at this table, oldest first: P, B, T."""
    outlook: Outlook | None
    rules: HouseRules
    stay: Stay


class BetAccepted(_Message, frozen=True, tag="betAccepted"):
    """The answer to `Deal` at a shared table: the stake is taken, and the bet stands; `TableDealt` brings the cards.

    The same deal again gets the same answer, or `Settled` once it has been dealt.
    """

    bet: OpenBet
    money: Money


class Skipped(_Message, frozen=True, tag="skipped"):
    """Noted; the round is dealt without you."""

    round_id: RoundId


class TableChanged(_Message, frozen=True, tag="tableChanged"):
    """Something happened at the table. Follows version `after`; with another one, send `join` again.

    `seats` replace those with the same number; `gone` are free now. Everything else is as it is from now on.
    """

    version: int
    after: int
    seats: tuple[SeatView, ...]
    gone: tuple[int, ...]
    phase: Literal["betting", "settling"]
    offer: Offer | None
    closes_in: int | None


class TableDealt(_Message, frozen=True, tag="tableDealt"):
    """A round is dealt, settled and durably stored.

    All bets are off the table, and who had bet or skipped is deciding again; then as in TableChanged.
    """

    version: int
    after: int
    round: TableRound
    seats: tuple[SeatView, ...]
    gone: tuple[int, ...]
    offer: Offer | None
    outlook: Outlook | None


class Settled(_Message, frozen=True, tag="settled"):
    """Comes unasked after `TableDealt`, only to a patron who had bet: their own part, and what they have now."""

    round: RoundRecord
    money: Money


class Returned(_Message, frozen=True, tag="returned"):
    """Comes unasked: a round could not be dealt, and the stake of the patron's bet on it has been given back."""

    round_id: RoundId
    money: Money


class TableClosed(_Message, frozen=True, tag="tableClosed"):
    """Comes unasked: the table is no more. Go to the lobby."""


# ---------------------------------------------------------------- REST only


class NewTable(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """A table that a patron wants to open: listed in the lobby, or only for those who have its link."""

    game: GameId
    public: bool
    name: Name = ""


class SharedTableState(Struct, frozen=True, rename="camel"):
    """A shared table in the lobby: limits in force, seats taken, phase, and its recent results as roads."""

    table: SharedTable
    round_minimum: Minor
    round_maximum: Minor
    taken: int
    phase: Literal["betting", "settling"]
    closes_in: int | None
    roads: Roads


class SharedLobby(Struct, frozen=True, rename="camel"):
    """The public shared tables, those where somebody sits first. With `If-None-Match` the answer is often 304."""

    tables: tuple[SharedTableState, ...]
