"""What the use cases need from the world outside: durable storage, fresh randomness, and the time."""

import asyncio
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from puntobanco.fairness import Claim
from puntobanco.game import Game, Outcome
from puntobanco.ledger import Account
from puntobanco.table import Refusal, Round, Wager


@dataclass(frozen=True, slots=True)
class Played:
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

    def answers(self, wager: Wager, commitment: str) -> bool:
        """Whether this is the round of exactly this wager, not of another with the same round id."""
        told = (self.patron, self.claim.commitment, self.client_seed, dict(self.claim.stakes))
        return told == (wager.patron, commitment, wager.client_seed, dict(wager.stakes))


@dataclass(frozen=True, slots=True)
class OpenShoe:
    """A shoe of several rounds that is not over: its secret seed, and where its next round begins."""

    id: str
    game_version: str
    server_seed: bytes
    client_seeds: tuple[str, ...]
    number: int
    first: int


@dataclass(frozen=True, slots=True)
class Recent:
    """What a table remembers: the patron's last round there, the last outcomes, oldest first, and its open shoe."""

    last: Played | None
    outcomes: tuple[Outcome, ...]
    shoe: OpenShoe | None


class Unavailable(Exception):
    """The outside world did not do its part; what was asked for has not happened, or can safely be asked for again."""


class Store(Protocol):
    """Durable storage. Whatever it answers has been written to disk. Raises Unavailable when it cannot."""

    def settle(self, played: Round, account: Account, now: datetime) -> "asyncio.Future[Played | Refusal]":
        """Take the stakes of a one-seat round, store it and pay it, all in one transaction.

        A round id that is already stored gives the stored answer when its content is the same, else a refusal.
        The future belongs to the running loop and is completed even if nobody awaits it.
        """
        ...

    async def add_patron(self, patron: str, token_hash: bytes, now: datetime) -> None:
        """A new patron with one session."""
        ...

    async def patron_of(self, token_hash: bytes) -> str | None:
        """Whose session this is."""
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

    async def history(self, patron: str, before: str | None, most: int) -> tuple[Played, ...]:
        """The patron's rounds, newest first, older than round `before` if one is given, at most `most`."""
        ...

    async def recent(self, table_id: str, patron: str, most: int) -> Recent:
        """What a table remembers, with its last `most` outcomes."""
        ...

    async def end_shoe(self, shoe_id: str, server_seed: bytes) -> None:
        """Reveal the seed of a shoe from which no further round will be dealt."""
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
