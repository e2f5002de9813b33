"""What travels between browser and server: see `protocol.py` for the whole, `shared.py` for shared tables.

Money is whole minor units; cards are two-letter names; ids are UUIDv7 text; seeds and hashes are hex.
The browser's types are generated from this file (`make wire`).
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

#: Amounts stay below 2⁵³ so that a browser's numbers hold them exactly.
Minor = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Stake = Annotated[int, Meta(ge=1, le=2**53 - 1)]
AreaId = Annotated[str, Meta(max_length=32)]
RoundId = Annotated[str, Meta(pattern="^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$")]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
ClientSeed = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
GameId = Annotated[str, Meta(max_length=32)]


class _Message(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", rename="camel"):
    """Strict in what it accepts: an unknown or missing field is an error, and 12 is neither "12" nor 12.0 nor true."""


# ---------------------------------------------------------------- from the browser


class Sit(_Message, frozen=True, tag="sit"):
    """Take the seat at this game's private table. Answered by `Snapshot`; sent again after every reconnect."""

    game: GameId


class Bets(Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """Bets for the offered round, with the commitment they answer and the client's own randomness."""

    round_id: RoundId
    commitment: Hash
    client_seed: ClientSeed
    bets: Annotated[dict[AreaId, Stake], Meta(min_length=1, max_length=32)]


class Deal(Bets, frozen=True, tag_field="type", tag="deal"):
    """Play the round. Answered by `Dealt` or `Refused`; sent again, it is answered in the same way again."""


class Refill(_Message, frozen=True, tag="refill"):
    """Fill the play-for-fun balance up again. Answered by `Balance` or `Refused`."""


class BuyIn(_Message, frozen=True, tag="buyIn"):
    """Bring money from the operator's account into the game, between rounds. Answered by `Balance` or `Refused`."""

    amount: Stake


class GoOn(_Message, frozen=True, tag="goOn"):
    """The patron has read a reality check, or is still there. Answered by `GoingOn`."""


class AskRoads(_Message, frozen=True, tag="askRoads"):
    """Ask for the score roads of this table. Answered by `Roads`."""


class Leave(_Message, frozen=True, tag="leave"):
    """Leave the table for the lobby. Answered by `Left`, or `Refused` in the middle of a round.

    Money that was brought into the game goes back to the operator.
    """


# ---------------------------------------------------------------- to the browser


class AreaLimits(Struct, frozen=True, rename="camel"):
    """One betting area as printed on the cloth. `pays` are the words "1 to 1", "9 for 1" as numbers."""

    id: AreaId
    minimum: Minor
    maximum: Minor
    pays: tuple["PayRow", ...]


class PayRow(Struct, frozen=True, rename="camel"):
    """A row of the paytable: `win` to 1 (or `win` for 1, counting the stake), less `commission`; a push wins nothing.

    `win`, `per` and `commission` are exact decimals as text: "8" per "1", "1" per "2", "5%". `when` are the facts
    that must hold.
    """

    kind: Literal["win", "push"]
    notation: Literal["to", "for"]
    win: str
    per: str
    commission: str | None
    when: dict[str, list[str | int | bool]]


class GameControls(Struct, frozen=True, rename="camel"):
    """Which controls the game has; the client shows no others (F-37)."""

    rebet: Literal["deals", "lays"]
    rebet_double: bool
    new_bet: bool
    tap_chips_clears: bool
    empty_deal_rebets: bool


class GameInfo(Struct, frozen=True, rename="camel"):
    """A game as lobby and table need it. `combine` "one": just one area may hold a bet in a round."""

    id: GameId
    name: str
    version: Hash
    decks: int
    shuffle: Literal["every-round", "shoe"]
    combine: Literal["any", "one"]
    chips: tuple[Minor, ...]
    areas: tuple[AreaLimits, ...]
    round_minimum: Minor
    round_maximum: Minor
    controls: GameControls
    rtp: dict[AreaId, str]


class Money(Struct, frozen=True, rename="camel"):
    """The patron's money at this table: whole minor units of an ISO 4217 currency, and which book it is in."""

    balance: Minor
    currency: str
    exponent: int
    mode: Literal["fun", "money"]
    wallet: Literal["none", "transfer", "seamless"]
    """Where the money is between rounds: nowhere (play money), at the game, or with the operator."""


class Offer(Struct, frozen=True, rename="camel"):
    """The next round, not yet dealt: its id, and SHA-256 of the server's seed for it."""

    round_id: RoundId
    commitment: Hash


class Hand(Struct, frozen=True, rename="camel"):
    """One side's cards in the order dealt, its total 0…9, and its total after each of its cards."""

    cards: tuple[str, ...]
    total: int
    totals: tuple[int, ...]
    natural: bool


class BetResult(Struct, frozen=True, rename="camel"):
    """What one bet came to. `payout` is what came back, stake included.

    `commission` is what the house kept of the win, by the rules of the round's version; None when those are not stored.
    """

    area: AreaId
    stake: Minor
    payout: Minor
    result: Literal["won", "push", "lost"]
    commission: Minor | None


class ShoePlace(Struct, frozen=True, rename="camel"):
    """Where in a shoe of several rounds a round was dealt.

    `id` is the round that opened the shoe, `number` this round's in it, `first` how many cards were gone before it.
    """

    id: RoundId
    number: int
    first: int


class Outlook(Struct, frozen=True, rename="camel"):
    """The next round of a shoe of several: its number, the cards before the cut card, whether it is the last."""

    number: int
    cards_to_cut: int
    is_last: bool


class RoundRecord(Struct, frozen=True, rename="camel"):
    """A finished round: everything needed to show it and to check it."""

    round_id: RoundId
    game: GameId
    game_version: Hash
    decks: int
    commitment: Hash
    server_seed: Hash | None
    """None as long as its shoe is not over."""
    client_seeds: tuple[ClientSeed, ...]
    """Those that the deal was made with: of this round, or of the round that opened its shoe."""
    shoe: ShoePlace | None
    """None when the cards were shuffled for this round alone."""
    player: Hand
    banker: Hand
    outcome: Literal["player", "banker", "tie"]
    bets: tuple[BetResult, ...]
    stake: Minor
    payout: Minor
    balance_before: Minor
    balance_after: Minor
    time: str
    """When it was settled: ISO 8601, UTC."""
    void: "VoidNote | None"
    """The round was declared void: stakes went back, payouts were taken back."""


class VoidNote(Struct, frozen=True, rename="camel"):
    """Why and when (ISO 8601, UTC) a round was declared void."""

    reason: str
    time: str


class HouseRules(Struct, frozen=True, rename="camel"):
    """How play is conducted here. Zero: not asked for."""

    minimum_round_seconds: float
    fast_play: bool
    reality_check_minutes: float
    idle_minutes: float
    show_stay: bool
    """Show for how long the patron has been here, and what they are up or down."""
    cashier_url: str
    exit_url: str


class Stay(Struct, frozen=True, rename="camel"):
    """This visit of the patron: since when (ISO 8601, UTC), and what was staked and paid out in it.

    How long things take is told in seconds from now, so that nobody's clock has to be right.
    """

    since: str
    seconds: float
    """How long the visit has lasted."""
    staked: Minor
    paid: Minor
    check_seconds: float | None
    """A reality check will be due, and has to be answered before the next bet. None: there are none here."""
    deal_seconds: float
    """The next round may be dealt; 0: now."""


class Snapshot(_Message, frozen=True, tag="snapshot"):
    """All that a client needs to draw the table. `last` is the seat's last round, which may still have to be shown."""

    version: int
    game: GameInfo
    money: Money
    offer: Offer
    last: RoundRecord | None
    outcomes: str
    """Recent outcomes at this table, oldest first: P, B, T."""
    outlook: Outlook | None
    """None when the cards are shuffled before every round."""
    rules: HouseRules
    stay: Stay


class Dealt(_Message, frozen=True, tag="dealt"):
    """The round is dealt, settled and durably stored; `offer` is the next one."""

    version: int
    round: RoundRecord
    offer: Offer
    outlook: Outlook | None


class Refused(_Message, frozen=True, tag="refused"):
    """Nothing was taken. `code` names a text of the catalogue (`refusal-…`), `args` its variables.

    `retry`: the same message may be sent again. `offer`, when present, replaces the one the client had.
    """

    code: str
    message: str
    """The same in words, for logs and scripts; the browser says it in its own language."""
    args: dict[str, str | int]
    retry: bool
    offer: Offer | None = None


class Balance(_Message, frozen=True, tag="balance"):
    """The balance changed otherwise than by a round."""

    money: Money


class Mark(Struct, frozen=True, rename="camel"):
    """One mark of a road, at `row` and `column` from 0.

    `kind`: P, B or T on the bead plate and the big road (empty when only ties have come so far); R (regular) or
    I (irregular) on the derived roads. `ties` counts ties on a big-road cell.
    """

    row: int
    column: int
    kind: str
    ties: int = 0


class Roads(_Message, frozen=True, tag="roads"):
    """All five roads, the counts, and which marks (big eye, small, cockroach) a next Banker or Player would add."""

    bead: tuple[Mark, ...]
    big_road: tuple[Mark, ...]
    big_eye: tuple[Mark, ...]
    small: tuple[Mark, ...]
    cockroach: tuple[Mark, ...]
    counts: dict[str, int]
    if_banker: tuple[str, str, str]
    if_player: tuple[str, str, str]


class Left(_Message, frozen=True, tag="left"):
    """The seat is free; go to the lobby. `returned` has gone back to the operator's account."""

    returned: Minor


class GoingOn(_Message, frozen=True, tag="goingOn"):
    """Noted; play goes on."""


class IdleWarning(_Message, frozen=True, tag="idleWarning"):
    """Nothing was done for long; in `seconds` the session ends by itself, and nothing is lost by it."""

    seconds: int


class Ended(_Message, frozen=True, tag="ended"):
    """The session has ended, because it was idle; money in the game has gone back to the operator."""


class Replaced(_Message, frozen=True, tag="replaced"):
    """Another connection of the same patron plays now; this one is closed."""


# ---------------------------------------------------------------- REST only


class LobbyTable(Struct, frozen=True, rename="camel"):
    """A game in the lobby, with the roads of the patron's own table of it."""

    game: GameInfo
    roads: Roads


class Lobby(Struct, frozen=True, rename="camel"):
    """What the lobby shows: the patron's money, and the tables in their order."""

    money: Money
    tables: tuple[LobbyTable, ...]


class History(Struct, frozen=True, rename="camel"):
    """Rounds of the patron, newest first. `next` is the `before` of the following page; None on the last."""

    rounds: tuple[RoundRecord, ...]
    next: RoundId | None
