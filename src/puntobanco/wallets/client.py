"""Calls the operator's wallet and believes only what is signed."""

import asyncio
import hmac
import json
import secrets
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Self
from urllib.parse import urlsplit

import httpx

from puntobanco.ledger import Entry
from puntobanco.service import Answered, Declined, OperatorWallet, WalletUnknown

from .signing import signature_of_answer, signature_of_call

_MOST_BYTES = 1_000_000
_MOST_MINOR = 2**53 - 1
#: After this a page of the report is asked for again.
_PAUSE_SECONDS = 0.2
#: No call waits for a connection: one that gave up while it waited would leave httpcore's pool (1.0.9) a connection
#: that is never used and never closed, and an operator's bad hour would end all calls until a restart. How many are
#: under way at once is bounded by who asks: a debit a patron, and the outbox's batch.
_LIMITS = httpx.Limits(max_connections=None, max_keepalive_connections=20)


class HttpWallet:
    """One operator. Every attempt is signed anew; `seconds` is how long one attempt may take."""

    def __init__(
        self,
        *,
        url: str,
        operator: str,
        secret: bytes,
        seconds: float = 1.6,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        """`transport` stands in for the network, in tests."""
        self._base, self._operator, self._secret = url.rstrip("/"), operator, secret
        self._path = urlsplit(self._base).path
        self._http = httpx.AsyncClient(timeout=seconds, limits=_LIMITS, follow_redirects=False, transport=transport)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def call(self, name: str, body: Mapping[str, object]) -> Answered | Declined:
        raw = json.dumps(body, separators=(",", ":"), ensure_ascii=False).encode()
        stamp, nonce, path = str(int(time.time())), secrets.token_hex(16), f"{self._path}/{name}"
        headers = {
            "content-type": "application/json",
            "x-operator": self._operator,
            "x-timestamp": stamp,
            "x-nonce": nonce,
            "x-signature": signature_of_call(self._secret, stamp, nonce, path, raw),
        }
        try:
            answer = await self._http.post(f"{self._base}/{name}", content=raw, headers=headers)
        except httpx.HTTPError as error:
            raise WalletUnknown(f"{name}: {type(error).__name__}: {error}") from error
        return self._read(name, nonce, answer)

    def _read(self, name: str, nonce: str, answer: httpx.Response) -> Answered | Declined:
        expected = signature_of_answer(self._secret, nonce, answer.content)
        if not hmac.compare_digest(answer.headers.get("x-signature", ""), expected):
            raise WalletUnknown(f"{name}: answer {answer.status_code} without a right signature")
        if len(answer.content) > _MOST_BYTES or answer.status_code >= 500 or answer.status_code in (401, 429):
            raise WalletUnknown(f"{name}: answer {answer.status_code}")
        told = _object(answer.content)
        balance = told.get("balance")
        if balance is not None and (type(balance) is not int or not -_MOST_MINOR <= balance <= _MOST_MINOR):
            raise WalletUnknown(f"{name}: balance {balance!r} is not whole minor units")
        if answer.status_code == 200:
            return Answered(balance or 0, told)
        if not isinstance(told.get("error"), str):
            raise WalletUnknown(f"{name}: answer {answer.status_code} names no error")
        return Declined(str(told["error"]), balance)


def _object(raw: bytes) -> Mapping[str, Any]:
    try:
        told = json.loads(raw)
    except ValueError as error:
        raise WalletUnknown(f"the answer is not JSON: {error}") from None
    if not isinstance(told, dict):
        raise WalletUnknown("the answer is not an object")
    return told


async def entries(wallet: OperatorWallet, *, page: int = 1000, tries: int = 8) -> list[Entry]:
    """All that moved money at the operator. Raises WalletUnknown, or ValueError for a report that makes no sense.

    A page that is not answered is asked for again: of a long report some page is lost on most bad days, and whoever
    began from the start again would never come to its end.
    """
    found: list[Entry] = []
    after: object = None
    while True:
        told = await _page(wallet, {"after": after, "most": page}, tries)
        if isinstance(told, Declined):
            raise WalletUnknown(f"report: {told.code}")
        lines = told.told["entries"]
        if not isinstance(lines, list):
            raise WalletUnknown("report: entries is not a list")
        found += [Entry(str(line["id"]), str(line["kind"]), str(line["player"]), int(line["amount"])) for line in lines]
        after = told.told["next"]
        if after is None:
            return found


async def _page(wallet: OperatorWallet, body: Mapping[str, object], tries: int) -> Answered | Declined:
    for _ in range(tries - 1):
        with suppress(WalletUnknown):
            return await wallet.call("report", body)
        await asyncio.sleep(_PAUSE_SECONDS)
    return await wallet.call("report", body)
