"""Patrons who play through anything, as browsers do."""

import secrets
from collections import Counter
from dataclasses import dataclass, field

import websockets

from tests.shared_client import Gap, Patron

#: Of a hundred bets so many are followed by a lost connection.
DROPS = 5


@dataclass
class Player:
    """Plays at one table; when its server does not answer, at another of `urls`."""

    patron: Patron
    urls: list[str]
    told: Counter[str] = field(default_factory=Counter)
    bet_on: set[str] = field(default_factory=set)
    goes_home: bool = False

    async def play(self, table: str, rounds: int, *, patience: float = 20) -> None:
        """Bet on `rounds` rounds or sit them out, unless it is time to go home."""
        patron = self.patron
        while len(self.bet_on) < rounds and not self.goes_home:
            try:
                if patron.socket is None:
                    view = await patron.join(table, "A patron")
                    self.told[view.get("code", view["type"])] += 1
                if patron.table is None:  # refused
                    await self._elsewhere()
                else:
                    await self._turn(patience)
            except (websockets.WebSocketException, OSError, TimeoutError, EOFError, Gap):
                await self._elsewhere()

    async def _turn(self, patience: float) -> None:
        patron = self.patron
        assert patron.table is not None
        view = patron.table.view
        offer = view["offer"]
        if offer is None or view["phase"] == "settling" or offer["roundId"] in self.bet_on:
            await patron.hear(patience)
            return
        if secrets.randbelow(10) == 0:
            answer = await patron.skip()
        else:
            answer = await patron.bet({"player": 100, "tie": 10})
        self.told[answer.get("code", answer["type"])] += 1
        if answer["type"] != "refused" or answer["code"] in ("bets-closed", "round-in-progress"):
            self.bet_on.add(offer["roundId"])
        elif answer["code"] == "not-seated":  # for want of a word from us it was given to others
            await self._elsewhere()
        if secrets.randbelow(100) < DROPS:
            self.told["dropped"] += 1
            await patron.drop()
            patron.table = None

    async def _elsewhere(self) -> None:
        self.told["again"] += 1
        patron = self.patron
        await patron.drop()
        patron.table = None
        patron.url = self.urls[(self.urls.index(patron.url) + 1) % len(self.urls)]
