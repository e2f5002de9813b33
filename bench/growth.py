"""P-8: the same play and a page of history with many stored rounds, against an empty database, in one run.

    python bench/growth.py [ROUNDS [SECONDS]]

Fills a SQLite database with ROUNDS rounds (a million unless told; 10000000 for the full row, some minutes and 8 GB) of
a thousand patrons by SQL, in the shape that play stores them. Prints a table and writes bench/results/growth.json.
"""

import shutil
import sqlite3
import statistics
import sys
import tempfile
from pathlib import Path
from time import perf_counter

import httpx
import uvloop
from load import SIT, cookies, deal, drive, play, socket_url
from serving import load_has_its_own_core, puntobanco
from telling import keep, ms, row

from puntobanco.storage.sqlite import FILE_NAME

PATRONS, PAGES = 128, 60
#: Rounds are told apart by their number; their ids are as long and as ordered as real ones.
_ID = "printf('018f%04x-%04x-7000-8000-%012x', n.i >> 16, n.i & 65535, n.i)"
_TIME = "strftime('%Y-%m-%dT%H:%M:%S', 1700000000 + n.i / 10, 'unixepoch') || '.000+00:00'"
_FILL = {
    "round": {
        "id": _ID,
        "table_id": "'touch:' || p.patron",
        "game_id": "'touch'",
        "game_version": ":version",
        "decks": "8",
        "commitment": "hex(zeroblob(32))",
        "shoe_id": _ID,
        "number": "1",
        "first": "0",
        "server_seed": "randomblob(32)",
        "client_seeds": "'abababababababababababababababab'",
        "player": "'4S KH 2D'",
        "banker": "'9C TD 5H'",
        "outcome": "'player'",
        "time": _TIME,
    },
    "wager": {
        "patron": "p.patron",
        "round_id": _ID,
        "client_seed": "'abababababababababababababababab'",
        "bets": """'{"player":[100,200],"banker":[100,0],"tie":[20,0]}'""",
        "balance_before": "100000",
        "balance_after": "99980",
    },
    "transfer": {
        "id": f"{_ID} || '/stake'",
        "debit": "p.account",
        "credit": "1",
        "amount": "220",
        "kind": "'stake'",
        "round_id": _ID,
        "time": _TIME,
    },
}


def fill(database: Path, rounds: int, patron: str) -> None:
    """Store `rounds` rounds; every tenth is the one patron's whose history is read, the others' are spread."""
    connection = sqlite3.connect(database)
    connection.execute("PRAGMA synchronous=OFF")
    version = connection.execute("SELECT version FROM rules WHERE game_id = 'touch'").fetchone()[0]
    (account,) = connection.execute("SELECT id FROM account WHERE owner = ?", (f"patron:{patron}",)).fetchone()
    numbers = "WITH RECURSIVE n(i) AS (SELECT :start UNION ALL SELECT i + 1 FROM n WHERE i + 1 < :stop) "
    who = (
        "(SELECT i, CASE WHEN i % 10 THEN 'patron' || i % 1000 ELSE :patron END AS patron, "
        "CASE WHEN i % 10 THEN 1000 + i % 1000 ELSE :account END AS account FROM n)"
    )
    step = 250_000
    for start in range(0, rounds, step):
        told = {"start": start, "stop": min(rounds, start + step), "patron": patron, "account": account}
        for table, columns in _FILL.items():
            have = {name for _, name, *_ in connection.execute(f"PRAGMA table_info({table})")}
            chosen = {name: value for name, value in columns.items() if name in have}
            values = ", ".join(chosen.values()).replace("n.i", "w.i").replace("p.", "w.")
            connection.execute(
                f"{numbers} INSERT INTO {table} ({', '.join(chosen)}) SELECT {values} FROM {who} AS w",  # noqa: S608
                {**told, "version": version},
            )
        connection.commit()
        print(f"\r  filling: {min(rounds, start + step):,} of {rounds:,} rounds", end="", file=sys.stderr, flush=True)
    # The back office has counted them as they came, long ago.
    connection.execute(
        "INSERT OR REPLACE INTO tally_mark SELECT 1, time, id FROM round ORDER BY time DESC, id DESC LIMIT 1"
    )
    connection.commit()
    print(file=sys.stderr)
    connection.close()


def page_seconds(url: str, cookie: str) -> float:
    """Median seconds of one page of history, read page after page from the newest."""
    took, before = [], None
    with httpx.Client(base_url=url, headers={"cookie": cookie}, timeout=60) as client:
        for _ in range(PAGES):
            began = perf_counter()
            answer = client.get("/api/rounds", params={"before": before} if before else {})
            took.append(perf_counter() - began)
            answer.raise_for_status()
            before = answer.json()["next"] or None
    return statistics.median(took)


def main(rounds: int, seconds: float) -> None:
    load_has_its_own_core()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        empty, full = folder / "empty", folder / "full"
        with puntobanco(empty) as url:
            (cookie,) = uvloop.run(cookies(url, 1))
            uvloop.run(drive([(socket_url(url, "/play"), cookie)], SIT, deal, 0.5, 0))
        shutil.copytree(empty, full)
        with sqlite3.connect(full / FILE_NAME) as connection:
            (patron,) = connection.execute("SELECT patron FROM session ORDER BY since DESC LIMIT 1").fetchone()
        fill(full / FILE_NAME, rounds, patron)
        size = (full / FILE_NAME).stat().st_size
        began = perf_counter()
        with puntobanco(full) as url:
            started = perf_counter() - began
            page = page_seconds(url, cookie)
            grown = uvloop.run(play([url], PATRONS, seconds))
        with puntobanco(empty) as url:
            fresh = uvloop.run(play([url], PATRONS, seconds))
        with puntobanco(full) as url:
            again = uvloop.run(play([url], PATRONS, seconds))
    rate = (grown.rate + again.rate) / 2
    print(f"{rounds:,} rounds stored, {size / rounds:,.0f} bytes each; started in {started:.2f} s")
    mine, other = f"{rate:,.0f} rounds/s", f"{fresh.rate:,.0f} when empty"
    row("P-8", mine, other, f"{rate / fresh.rate:.2f} ×", "≥ 0.9 ×")
    row("P-8", f"a page in {ms(page)}", "", "", "≤ 20 ms")
    keep(
        "growth",
        stored_rounds=rounds,
        bytes_per_round=size / rounds,
        start_s=started,
        rounds_per_s=rate,
        rounds_per_s_empty=fresh.rate,
        page_s=page,
    )


if __name__ == "__main__":
    rounds, seconds, *_ = [*sys.argv[1:], *("1e6", "4")[len(sys.argv) - 1 :]]
    main(int(float(rounds)), float(seconds))
