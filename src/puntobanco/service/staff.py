"""The people of the house: who they are, what each may do, and how they prove it is them (F-76)."""

import asyncio
import hashlib
import hmac
import secrets
from collections import OrderedDict
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final, Protocol

import pyotp
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from .ports import Clock, Entropy

FAILURES: Final = 5
LOCKED_FOR: Final = timedelta(minutes=15)
IDLE: Final = timedelta(minutes=30)
LEAST_PASSWORD, MOST_PASSWORD = 12, 128
#: Names nobody has that somebody tried; kept so that they are locked out like real ones and cannot be told apart.
_MOST_STRANGERS: Final = 10_000
_STEP_SECONDS: Final = 30


class Role(StrEnum):
    """What somebody may do; each role may all that the ones before it may."""

    VIEWER = "viewer"
    OPERATOR = "operator"
    SUPERVISOR = "supervisor"

    def may(self, needed: "Role") -> bool:
        """Whether this role is enough where `needed` is asked for."""
        ranks = list(Role)
        return ranks.index(self) >= ranks.index(needed)


@dataclass(frozen=True, slots=True)
class Member:
    """One of the staff. `last_step` is the time step of the last code used, which is refused from then on."""

    name: str
    role: Role
    password_hash: str
    totp_secret: str
    must_change: bool
    locked: bool
    failures: int
    locked_until: datetime | None
    last_step: int
    since: datetime


class LoginRefusal(StrEnum):
    """Why somebody is not let in. That of a wrong name, password or code does not say which it was."""

    WRONG = "Name, password or code is not right. A code works once; wait for the next one if you have used it."
    LOCKED_OUT = "Too many wrong tries for this name. Nothing is lost: try again in a quarter of an hour."
    LOCKED = "This name is locked. Ask whoever runs the server to unlock it."


class StaffStore(Protocol):
    """Durable storage of staff. Each change comes with the line that the journal gets in the same transaction."""

    async def member(self, name: str) -> Member | None:
        """Who that is."""
        ...

    async def put_member(self, member: Member, by: str, action: str, now: datetime) -> None:
        """Store the member as they are now; their sessions end."""
        ...

    async def failed_login(self, name: str, until: datetime, now: datetime) -> int:
        """Count one failure; the FAILURES-th locks the name out until `until`. How many there are."""
        ...

    async def enter(self, name: str, step: int, token_hash: bytes, now: datetime) -> bool:
        """Use up the code of `step` and open a session; False when that code or a later one has been used."""
        ...

    async def staff_session(self, token_hash: bytes) -> tuple[str, datetime] | None:
        """Whose session that is, and when it was last used."""
        ...

    async def seen(self, token_hash: bytes, now: datetime) -> None:
        """The session was used."""
        ...

    async def leave(self, token_hash: bytes, name: str, now: datetime) -> None:
        """End the session."""
        ...


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who is logged in. `csrf` belongs to their session and stands in every form."""

    member: Member
    token: str

    @property
    def name(self) -> str:
        return self.member.name

    @property
    def csrf(self) -> str:
        return form_token(self.token)

    def may(self, needed: Role) -> bool:
        return self.member.role.may(needed)


def form_token(secret: str) -> str:
    """What a form must carry to come from the browser that has `secret` in its cookie."""
    return hmac.new(secret.encode(), b"office form", hashlib.sha256).hexdigest()


class Staff:
    """Lets the staff in and recognises them."""

    def __init__(self, store: StaffStore, entropy: Entropy, clock: Clock, hasher: PasswordHasher | None = None) -> None:
        self._store, self._entropy, self._clock = store, entropy, clock
        self._hasher = hasher or PasswordHasher()
        self._nobody = ""  # a hash to try when there is no such name, so that this takes as long
        self._strangers: OrderedDict[str, tuple[int, datetime | None]] = OrderedDict()
        # One at a time: tries that come together cannot all be let through before the first has been counted.
        self._door = asyncio.Lock()

    async def log_in(self, name: str, password: str, code: str) -> Person | LoginRefusal:
        """Let somebody in who gives name, password and the code of the moment, under a session of a new token."""
        async with self._door:
            return await self._log_in(name.strip()[:60], password[:MOST_PASSWORD], code.replace(" ", "")[:10])

    async def _log_in(self, name: str, password: str, code: str) -> Person | LoginRefusal:
        now = self._clock.now()
        member = await self._store.member(name)
        until = self._strangers.get(name, (0, None))[1] if member is None else member.locked_until
        if until is not None and now < until:
            return LoginRefusal.LOCKED_OUT
        right = await asyncio.to_thread(self._matches, member, password)
        step = None if member is None else code_step(member.totp_secret, code, now)
        if member is None or not right or step is None:
            return await self._failed(member, name, now)
        if member.locked:
            return LoginRefusal.LOCKED
        token = self._entropy.token()
        if not await self._store.enter(member.name, step, hash_of(token), now):
            return await self._failed(member, name, now)
        return Person(member, token)

    def _matches(self, member: Member | None, password: str) -> bool:
        if not self._nobody:
            self._nobody = self._hasher.hash("nobody's password")
        try:
            return self._hasher.verify(self._nobody if member is None else member.password_hash, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _failed(self, member: Member | None, name: str, now: datetime) -> LoginRefusal:
        if member is not None:
            failures = await self._store.failed_login(name, now + LOCKED_FOR, now)
            return LoginRefusal.LOCKED_OUT if failures >= FAILURES else LoginRefusal.WRONG
        failures = self._strangers.get(name, (0, None))[0] + 1
        out = failures >= FAILURES
        self._strangers[name] = (0, now + LOCKED_FOR) if out else (failures, None)
        if len(self._strangers) > _MOST_STRANGERS:
            self._strangers.popitem(last=False)
        return LoginRefusal.LOCKED_OUT if out else LoginRefusal.WRONG

    async def person(self, token: str | None, *, counts: bool = True) -> Person | None:
        """Who is logged in under `token`; None when nobody is, or they have done nothing for too long.

        A page that loads itself again does not count as doing something.
        """
        if not token or len(token) > MOST_PASSWORD:
            return None
        found = await self._store.staff_session(hash_of(token))
        if found is None:
            return None
        (name, last), now = found, self._clock.now()
        member = await self._store.member(name)
        if member is None or member.locked:
            return None
        if now - last > IDLE:
            await self._store.leave(hash_of(token), name, now)
            return None
        if counts and now - last > timedelta(seconds=30):  # a write for every click would be one too many
            await self._store.seen(hash_of(token), now)
        return Person(member, token)

    async def log_out(self, person: Person) -> None:
        """End the session."""
        await self._store.leave(hash_of(person.token), person.name, self._clock.now())

    async def change_password(self, person: Person, old: str, new: str) -> str | None:
        """Give oneself another password; all sessions of that name end. What is wrong in words, or None."""
        if not await asyncio.to_thread(self._matches, person.member, old[:MOST_PASSWORD]):
            return "The password you have now is another one."
        wrong = password_problem(person.name, new)
        if wrong is None and new == old:
            wrong = "The new password has to be another one."
        if wrong is not None:
            return wrong
        changed = replace(
            person.member, password_hash=await asyncio.to_thread(self._hasher.hash, new), must_change=False, failures=0
        )
        await self._store.put_member(changed, person.name, "password changed", self._clock.now())
        return None


def password_problem(name: str, password: str) -> str | None:
    """What is wrong with a password somebody wants; None when nothing is."""
    if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
        return f"A password has {LEAST_PASSWORD} to {MOST_PASSWORD} characters."
    if len(set(password)) < 5 or name.casefold() in password.casefold():
        return "That password is too easy to guess."
    return None


def code_step(secret: str, code: str, now: datetime) -> int | None:
    """The time step whose code (RFC 6238) `code` is: this one or one before or after; None when it is none's."""
    totp, here, found = pyotp.TOTP(secret), int(now.timestamp()) // _STEP_SECONDS, None
    for step in (here - 1, here, here + 1):
        if hmac.compare_digest(totp.generate_otp(step).encode(), code.encode()):
            found = step
    return found


def hash_of(token: str) -> bytes:
    """What is stored of a session's token."""
    return hashlib.sha256(token.encode()).digest()


def one_time_password() -> str:
    """Good for one login, at which it has to be changed: 100 random bits in groups that can be read out."""
    letters = "abcdefghjkmnpqrstuvwxyz23456789"
    drawn = "".join(secrets.choice(letters) for _ in range(20))
    return "-".join(drawn[start : start + 5] for start in range(0, 20, 5))


def new_member(name: str, role: Role, password: str, now: datetime, hasher: PasswordHasher | None = None) -> Member:
    """Somebody new, with a second factor of their own and a password to be changed at the first login."""
    return Member(
        name=name,
        role=role,
        password_hash=(hasher or PasswordHasher()).hash(password),
        totp_secret=pyotp.random_base32(),
        must_change=True,
        locked=False,
        failures=0,
        locked_until=None,
        last_step=0,
        since=now,
    )


def otpauth_uri(member: Member, issuer: str = "puntobanco") -> str:
    """What an authenticator app takes, typed or as a QR code."""
    return pyotp.TOTP(member.totp_secret).provisioning_uri(name=member.name, issuer_name=issuer)
