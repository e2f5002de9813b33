"""A durable round without a game, on the server stack of puntobanco: what the stack itself leaves room for.

    python bench/floor_server.py SIZE FOLDER

Only what no round can do without: a strict JSON reader, six cards from HMAC-SHA256, four rows of one transaction that
many rounds share, synced, in a thread of its own, then about SIZE bytes of answer with the next offer. No table, no
limits, no balances, no sessions, no history, nothing to be found again. What is above it is the price of a game.
"""

import asyncio
import hashlib
import hmac
import queue
import secrets
import sqlite3
import sys
import threading
from pathlib import Path
from typing import Any

import msgspec
from bare import serve
from litestar import WebSocket, websocket

from puntobanco.wire.messages import Deal

_TABLES = (
    "CREATE TABLE round (id TEXT PRIMARY KEY, commitment TEXT, seed BLOB, cards TEXT) WITHOUT ROWID",
    "CREATE TABLE wager (round TEXT PRIMARY KEY, client_seed TEXT, bets TEXT) WITHOUT ROWID",
    "CREATE TABLE transfer (id INTEGER PRIMARY KEY, round TEXT, side INTEGER, amount INTEGER)",
)
_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=4000", "cache_size=-65536")
Job = tuple[Deal, bytes, str, "asyncio.Future[None]"]


class Writer:
    """Commits what has come together, and tells everybody of it in one turn of the loop."""

    def __init__(self, folder: Path) -> None:
        self.jobs: queue.SimpleQueue[Job] = queue.SimpleQueue()
        self._loop, self._file = asyncio.get_running_loop(), folder / "floor.db"
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        database = sqlite3.connect(self._file, isolation_level=None)
        for pragma in _PRAGMAS:
            database.execute(f"PRAGMA {pragma}")
        for table in _TABLES:
            database.execute(table)
        while True:
            batch = [self.jobs.get()]
            while len(batch) < 64:
                try:
                    batch.append(self.jobs.get_nowait())
                except queue.Empty:
                    break
            deals = [deal for deal, *_ in batch]
            database.execute("BEGIN IMMEDIATE")
            database.executemany(
                "INSERT INTO round VALUES (?, ?, ?, ?)",
                [(deal.round_id, deal.commitment, seed, cards) for deal, seed, cards, _ in batch],
            )
            database.executemany(
                "INSERT INTO wager VALUES (?, ?, ?)",
                [(deal.round_id, deal.client_seed, msgspec.json.encode(deal.bets).decode()) for deal in deals],
            )
            database.executemany(
                "INSERT INTO transfer (round, side, amount) VALUES (?, ?, ?)",
                [(deal.round_id, side, sum(deal.bets.values())) for deal in deals for side in (0, 1)],
            )
            database.execute("COMMIT")
            self._loop.call_soon_threadsafe(self._tell, batch)

    @staticmethod
    def _tell(batch: list[Job]) -> None:
        for *_, stored in batch:
            if not stored.done():
                stored.set_result(None)


def cards_of(seed: bytes, deal: Deal) -> str:
    """Six of 416 cards by a digest; good enough to cost what a deal costs at least."""
    digest = hmac.digest(seed, f"{deal.round_id}|{deal.client_seed}".encode(), "sha256")
    return " ".join([f"{int.from_bytes(digest[at : at + 4]) % 416:03}" for at in range(0, 24, 4)])


def offer() -> tuple[bytes, str]:
    seed = secrets.token_bytes(32)
    number = secrets.token_hex(16)
    round_id = f"{number[:8]}-{number[8:12]}-7{number[13:16]}-8{number[17:20]}-{number[20:]}"
    return seed, f'"offer":{{"roundId":"{round_id}","commitment":"{hashlib.sha256(seed).hexdigest()}"}}'


_read = msgspec.json.Decoder(Deal).decode
_writers: list[Writer] = []


@websocket("/play")
async def play(socket: "WebSocket[Any, Any, Any]") -> None:
    await socket.accept()
    if not _writers:
        _writers.append(Writer(Path(sys.argv[2])))
    size, seed = int(sys.argv[1]), b""
    while True:
        event: Any = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return
        cards = ""
        if seed:
            deal = _read(event["text"])
            cards = cards_of(seed, deal)
            stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            _writers[0].jobs.put((deal, seed, cards, stored))
            await stored
        seed, following = offer()
        answer = f'{{"type":"dealt","cards":"{cards}",{following},"rest":"{"x" * (size - 220)}"}}'
        await socket.send({"type": "websocket.send", "text": answer, "bytes": None})


serve(play)
