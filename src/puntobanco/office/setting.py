"""What the pages need, in one value made by `puntobanco.bootstrap`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, Protocol

from puntobanco.game import Game
from puntobanco.service import Clock, Entropy, Floor, FloorStore, InspectionStore, Staff, VoidRefusal

from .pace import Throttle


class Voiding(Protocol):
    """The part of the store that declares rounds void."""

    async def ask_void(self, round_id: str, reason: str, by: str, now: datetime) -> VoidRefusal | None: ...

    async def approve_void(self, round_id: str, by: str, now: datetime) -> VoidRefusal | None: ...

    async def note(self, actor: str, action: str, detail: Mapping[str, object], now: datetime) -> None: ...


@dataclass(frozen=True, slots=True)
class Live:
    """What only the running server knows."""

    connected: Callable[[], int]


@dataclass(frozen=True, slots=True)
class Office:
    """The back office's parts. `operator` is who we are to the operator's wallet, for finding its players."""

    staff: Staff
    floor: Floor
    floor_store: FloorStore
    inspection: InspectionStore
    voiding: Voiding
    games: Mapping[str, Game]
    entropy: Entropy
    clock: Clock
    live: Live
    currency: str = "EUR"
    operator: str = ""
    secure_cookies: bool = True
    #: How often one address may click, and how often it may try to log in.
    clicks: Throttle = field(default_factory=lambda: Throttle(burst=150, per_minute=600))
    logins: Throttle = field(default_factory=lambda: Throttle(burst=60, per_minute=60))

    @property
    def session_cookie(self) -> str:
        """`__Host-` binds the cookie to this host and HTTPS; browsers refuse it elsewhere."""
        return "__Host-office" if self.secure_cookies else "office"

    @property
    def door_cookie(self) -> str:
        """The cookie that the form of the login belongs to; it is never a session."""
        return "__Host-office-door" if self.secure_cookies else "office-door"


PATH: Final = "/office"
