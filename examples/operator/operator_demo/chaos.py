"""For tests: a bad day between game server and operator, the same bad day every time from one seed.

Wraps the application on this side of the network. It is there only when the command line or a test has put it there;
nothing that arrives by the network can switch it on or steer it.
"""

import asyncio
import hashlib
import json
import logging
from collections import Counter
from enum import Enum
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

_log = logging.getLogger(__name__)
_Messages = list[Any]


class Fault(Enum):
    """What can happen to a call."""

    NONE = "the answer comes"
    TIMEOUT_BEFORE = "nothing is done, no answer"
    TIMEOUT_AFTER = "it is done, no answer"
    ERROR_BEFORE = "nothing is done, 500"
    ERROR_AFTER = "it is done, 500"
    TWICE = "it is delivered twice, the first answer comes"
    LATE = "it is done after the caller has stopped waiting"
    UNSIGNED = "it is done, the answer has no signature"
    WRONG_SIGNATURE = "it is done, the answer has a wrong signature"


FAULTS: Final = tuple(fault for fault in Fault if fault is not Fault.NONE)


def fault_of(seed: str, content: bytes, attempt: int, *, faulty_percent: int) -> Fault:
    """What happens to the `attempt`-th delivery (from 0) of `content`: the same whatever else goes on meanwhile."""
    drawn = hashlib.sha256(f"{seed} {attempt} ".encode() + content).digest()
    if drawn[0] * 100 >= faulty_percent * 256:
        return Fault.NONE
    return FAULTS[int.from_bytes(drawn[1:9]) % len(FAULTS)]


class Chaos:
    """`app` with faults in `faulty_percent` of the calls of its wallet API; a lost answer takes `hold_seconds`."""

    def __init__(self, app: ASGIApp, *, seed: str, faulty_percent: int = 40, hold_seconds: float = 6.0) -> None:
        self._app, self._seed = app, seed
        self._faulty_percent, self._hold_seconds = faulty_percent, hold_seconds
        self._attempts: Counter[bytes] = Counter()
        self._running: set[asyncio.Task[_Messages]] = set()
        #: How often each fault has happened.
        self.happened: Counter[Fault] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not scope["path"].startswith("/wallet/"):
            await self._app(scope, receive, send)
            return
        body = await _whole(receive)
        content = scope["path"].encode() + b"\n" + _what(body)
        fault = fault_of(self._seed, content, self._attempts[content], faulty_percent=self._faulty_percent)
        self._attempts[content] += 1
        self.happened[fault] += 1
        _log.info("%s: %s", scope["path"], fault.value)
        # In a task of its own: what was to be done is done, also when the caller hangs up.
        task = asyncio.ensure_future(self._deliver(fault, scope, body))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        for message in await asyncio.shield(task):
            await send(message)

    async def settle(self) -> None:
        """Wait for what is still under way."""
        while self._running:
            await asyncio.wait(self._running)

    async def _deliver(self, fault: Fault, scope: Scope, body: bytes) -> _Messages:
        match fault:
            case Fault.NONE:
                return await self._answer(scope, body)
            case Fault.TIMEOUT_BEFORE:
                await asyncio.sleep(self._hold_seconds)
                return _failure(504)
            case Fault.TIMEOUT_AFTER:
                await self._answer(scope, body)
                await asyncio.sleep(self._hold_seconds)
                return _failure(504)
            case Fault.ERROR_BEFORE:
                return _failure(500)
            case Fault.ERROR_AFTER:
                await self._answer(scope, body)
                return _failure(500)
            case Fault.TWICE:
                first = await self._answer(scope, body)
                await self._answer(scope, body)
                return first
            case Fault.LATE:
                await asyncio.sleep(self._hold_seconds)
                return await self._answer(scope, body)
            case Fault.UNSIGNED:
                return _signed_with(await self._answer(scope, body), None)
            case Fault.WRONG_SIGNATURE:
                return _signed_with(await self._answer(scope, body), b"0" * 64)

    async def _answer(self, scope: Scope, body: bytes) -> _Messages:
        messages: _Messages = []

        async def receive() -> Any:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Any) -> None:
            messages.append(message)

        # A scope of its own for each delivery: frameworks write into it.
        copy: Any = {**scope, "state": dict(scope.get("state") or {})}
        await self._app(copy, receive, send)
        return messages


def _what(body: bytes) -> bytes:
    """What a call is known by: its id where it has one, since players and codes differ from run to run."""
    try:
        return str(json.loads(body)["id"]).encode()
    except (ValueError, LookupError, TypeError):
        return body


async def _whole(receive: Receive) -> bytes:
    body = b""
    while True:
        message: Any = await receive()
        body += bytes(message.get("body", b""))
        if not message.get("more_body", False):
            return body


def _failure(status: int) -> _Messages:
    return [
        {"type": "http.response.start", "status": status, "headers": [(b"content-type", b"text/plain")]},
        {"type": "http.response.body", "body": b"chaos", "more_body": False},
    ]


def _signed_with(messages: _Messages, signature: bytes | None) -> _Messages:
    start = messages[0]
    headers = [(name, value) for name, value in start["headers"] if name.lower() != b"x-signature"]
    if signature is not None:
        headers.append((b"x-signature", signature))
    return [{**start, "headers": headers}, *messages[1:]]
