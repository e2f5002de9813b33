"""A game server in miniature: right calls over real sockets, sent again until they are answered."""

import asyncio
import json
import time
from typing import Any

import httpx
from operator_demo.times import Clock

from tests.operator.support import SECRET, Ask, is_signed


class Games:
    """Calls the operator at `url`. Like the game server, it takes an answer without a right signature for no answer."""

    def __init__(self, http: httpx.AsyncClient | str, *, patience: float = 20, clock: Clock = time.time) -> None:
        limits = httpx.Limits(max_connections=50)
        self._http = httpx.AsyncClient(base_url=http, timeout=60, limits=limits) if isinstance(http, str) else http
        self._patience, self._clock = patience, clock
        #: Attempts that got no answer.
        self.unanswered = 0

    async def attempt(self, name: str, body: dict[str, Any]) -> dict[str, Any] | None:
        """One attempt; None when there was no answer."""
        ask = Ask(name, json.dumps(body).encode(), timestamp=str(int(self._clock())))
        try:
            async with asyncio.timeout(self._patience):
                response = await self._http.post(f"/wallet/{name}", content=ask.body, headers=ask.headers)
        except (httpx.TransportError, TimeoutError):
            self.unanswered += 1
            return None
        if response.status_code >= 500 or not is_signed(response, ask.nonce, SECRET):
            self.unanswered += 1
            return None
        answer: dict[str, Any] = response.json()
        return answer

    async def call(self, name: str, /, *, tries: int = 10_000, pause: float = 0.01, **body: Any) -> dict[str, Any]:
        """The answer, after as many attempts as it takes. Raises TimeoutError after `tries` of them."""
        for _ in range(tries):
            answer = await self.attempt(name, body)
            if answer is not None:
                return answer
            await asyncio.sleep(pause)
        raise TimeoutError(name)

    async def close(self) -> None:
        await self._http.aclose()
