"""What the use cases need from the world outside: durable storage, fresh randomness, and the time."""

import asyncio
from collections.abc import Mapping
from datetime import datetime
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from puntobanco.fairness import Claim
from puntobanco.game import Game, Outcome
from puntobanco.ledger import Account
from puntobanco.table import Refusal, Round, Wager

from .oversight import JournalLine, VoidRefusal
from .visitor import Visitor


class Void(Struct, frozen=True):
    """A round was declared void: why, and when (UTC). Its stakes went back and its payouts were taken back."""

    reason: str
    time: datetime


class Played(Struct, frozen=True):
    """A stored round as one of its patrons sees it. Money in minor units, `settled_at` in UTC.

    `client_seed` is the patron's own, `number` that of the round in its shoe.
    """

    claim: Claim
    table_id: str
    game_id: str
    patron: str
    client_seed: str
    number: int
    balance_before: int
    balance_after: int
    settled_at: datetime
    void: Void | None = None

    def answers(self, wager: Wager, commitment: str) -> bool:
        """Whether this is the round of exactly this wager, not of another with the same round id."""
        told = (self.patron, self.claim.commitment, self.client_seed, dict(self.claim.stakes))
        return told == (wager.patron, commitment, wager.client_seed, dict(wager.stakes))


class OpenShoe(Struct, frozen=True):
    """A shoe of several rounds that is not over: its secret seed, and where its next round begins."""

    id: str
    game_version: str
    server_seed: bytes
    client_seeds: tuple[str, ...]
    number: int
    first: int


class Recent(Struct, frozen=True):
    """What a table remembers: the patron's last round there, the last outcomes, oldest first, and its open shoe."""

    last: Played | None
    outcomes: tuple[Outcome, ...]
    shoe: OpenShoe | None


class Wanted(Struct, frozen=True):
    """Which of a patron's rounds; empty or None: all. `since` (from then on) and `until` (before then) are UTC."""

    game_id: str = ""
    outcome: str = ""
    since: datetime | None = None
    until: datetime | None = None
    is_void: bool = False


class Page(Struct, frozen=True):
    """Rounds, newest first, and the round id to go on before; None when there are no more.

    A page may hold fewer rounds than asked for, or none, and still not be the last: every question reads a bounded
    number of rounds, however many there are.
    """

    rounds: tuple[Played, ...]
    next: str | None


class Funding(Struct, frozen=True):
    """A debit of the operator's wallet: of a round's stake, or of a buy-in (`round_id` None), in minor units.

    `balance_minor` is what the operator said the player has left, once it has paid.
    """

    id: str
    visitor: Visitor
    amount_minor: int
    game_id: str
    round_id: str | None
    balance_minor: int

    def body(self) -> dict[str, object]:
        """The debit as the wallet API writes it."""
        return {
            "id": self.id,
            "player": self.visitor.player,
            "currency": self.visitor.currency,
            "amount": self.amount_minor,
            "game": self.game_id or None,
            "round": self.round_id,
        }

    def paid(self, balance_minor: int) -> "Funding":
        """The same, answered."""
        return replace(self, balance_minor=balance_minor)


class OutboxEntry(Struct, frozen=True):
    """A call to the operator that is due: its id, its name, its JSON body, and how often it has been tried."""

    id: str
    call: str
    body: str
    tries: int


class Unavailable(Exception):
    """The outside world did not do its part; what was asked for has not happened, or can safely be asked for again."""


class Store(Protocol):
    """Durable storage. Whatever it answers has been written to disk. Raises Unavailable when it cannot."""

    def settle(
        self, played: Round, account: Account, now: datetime, funding: Funding | None = None
    ) -> "asyncio.Future[Played | Refusal]":
        """Take the stakes of a one-seat round, store it and pay it, all in one transaction.

        A round id that is already stored gives the stored answer when its content is the same, else a refusal.
        With `funding`, the stake comes from that debit, which must still be open, and the payout goes into the outbox.
        The future belongs to the running loop and is completed even if nobody awaits it.
        """
        ...

    async def add_session(self, visitor: Visitor, token_hash: bytes, now: datetime) -> None:
        """A session of `visitor`, who may be new."""
        ...

    async def visitor_of(self, token_hash: bytes) -> Visitor | None:
        """Whose session this is; None when it has ended."""
        ...

    async def end_sessions(self, patron: str, now: datetime) -> None:
        """End all sessions of the patron, and put `finish` of each of an operator's player into the outbox."""
        ...

    async def ask_debit(self, debit: Funding, now: datetime) -> None:
        """Write down that `debit` is about to be asked for."""
        ...

    async def refuse_debit(self, debit_id: str) -> None:
        """The operator has refused it: nothing was taken."""
        ...

    async def undo_debit(self, debit: Funding, now: datetime) -> None:
        """Unless it has been used, mark the debit undone and put its rollback into the outbox."""
        ...

    async def stray_debits(self, until: datetime | None) -> tuple[Funding, ...]:
        """Debits that have not ended, of servers that do not live, or asked for at `until` or before."""
        ...

    async def buy_in(self, debit: Funding, now: datetime) -> int:
        """Use the debit of a buy-in; the new balance in minor units."""
        ...

    async def cash_out(self, call_id: str, visitor: Visitor, now: datetime) -> int:
        """Take everything off the visitor's account and put its credit into the outbox; how much, in minor units."""
        ...

    async def ask_void(self, round_id: str, reason: str, by: str, now: datetime) -> VoidRefusal | None:
        """Ask for a round to be declared void; None when it has been asked for now."""
        ...

    async def approve_void(self, round_id: str, by: str, now: datetime) -> VoidRefusal | None:
        """A second person approves: every transfer of the round is taken back, once. None when that is done now."""
        ...

    async def note(self, actor: str, action: str, detail: Mapping[str, object], now: datetime) -> None:
        """Write a line into the journal."""
        ...

    async def journal(self, most: int) -> tuple[JournalLine, ...]:
        """The newest lines of the journal."""
        ...

    async def with_money(self) -> tuple[Visitor, ...]:
        """Visitors of an operator's wallet whose session has not ended."""
        ...

    async def owed(self, player: str, currency: str) -> int:
        """Credits to the player that the operator has not answered yet, in minor units."""
        ...

    async def outbox_due(self, now: datetime, most: int) -> tuple[OutboxEntry, ...]:
        """Calls that are due, oldest first; for a while nobody else is given them."""
        ...

    async def outbox_done(self, entry_id: str, answer: str) -> None:
        """The call was answered."""
        ...

    async def outbox_later(self, entry_id: str, due: datetime) -> None:
        """The call was tried in vain; try again at `due`."""
        ...

    async def issue(self, transfer_id: str, account: Account, up_to_minor: int, now: datetime) -> int | Refusal:
        """Fill a fun account up to `up_to_minor`; the new balance, or a refusal when it holds that much already."""
        ...

    async def balance(self, account: Account) -> int:
        """The balance in minor units; 0 for an account that does not exist."""
        ...

    async def played(self, round_id: str, patron: str) -> Played | None:
        """This patron's part in a stored round."""
        ...

    async def history(self, patron: str, wanted: Wanted, before: str | None, most: int) -> Page:
        """A page of at most `most` of the patron's rounds, older than round `before` if one is given."""
        ...

    async def recent(self, table_id: str, patron: str, most: int) -> Recent:
        """What a table remembers, with its last `most` outcomes."""
        ...

    async def end_shoe(self, shoe_id: str, server_seed: bytes) -> None:
        """Reveal the seed of a shoe from which no further round will be dealt."""
        ...

    async def rule_file(self, version: str) -> str | None:
        """The rule file of a version; None when it is not stored."""
        ...

    async def keep_rules(self, games: tuple[Game, ...], now: datetime) -> None:
        """Keep each game's rule file under its version, so that old rounds can be judged by their own rules."""
        ...


class Entropy(Protocol):
    """Fresh randomness. Never used twice."""

    def server_seed(self) -> bytes:
        """32 bytes from the operating system."""
        ...

    def round_id(self) -> str:
        """A UUIDv7."""
        ...

    def token(self) -> str:
        """An opaque session token of 256 bits, URL-safe text."""
        ...

    def patron_id(self) -> str:
        """A name for a new patron, 64 random bits in hex."""
        ...


class Clock(Protocol):
    """The time."""

    def now(self) -> datetime:
        """UTC."""
        ...
