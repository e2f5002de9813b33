"""The schema, as the list of steps that lead to it. A step that has been released is never changed.

The steps are written for SQLite; PostgreSQL is told the same ones in its own words.
"""

import re
from typing import Final

from .office_schema import OFFICE
from .shared_schema import SHARED

#: Marks the file as ours ("PBan"), so that another program's database is refused, not damaged.
APPLICATION_ID: Final = 0x5042616E

MIGRATIONS: Final = (
    """
    CREATE TABLE rules (                    -- rule files by version: old rounds are judged by their own rules
        version  TEXT PRIMARY KEY,
        game_id  TEXT NOT NULL,
        source   TEXT NOT NULL,
        since    TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE patron (
        id       TEXT PRIMARY KEY,
        since    TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE session (
        token_hash  BLOB PRIMARY KEY,       -- SHA-256: a stolen database opens no session
        patron      TEXT NOT NULL,
        book        TEXT NOT NULL,
        currency    TEXT NOT NULL,
        wallet      TEXT NOT NULL,          -- none, transfer, seamless
        player      TEXT NOT NULL,          -- who it is at the operator; empty for play money
        name        TEXT NOT NULL,
        since       TEXT NOT NULL,
        ended       TEXT                    -- NULL while it may play
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX session_by_patron ON session (patron, ended);

    CREATE TABLE debit (                    -- what was asked of the operator's wallet, before it is asked
        id        TEXT PRIMARY KEY,         -- the round's id, or that of a buy-in
        patron    TEXT NOT NULL,
        player    TEXT NOT NULL,
        currency  TEXT NOT NULL,
        amount    INTEGER NOT NULL CHECK (amount > 0),
        game_id   TEXT NOT NULL,
        round_id  TEXT,                     -- NULL for a buy-in
        state     TEXT NOT NULL,            -- asked, used, refused, undone
        time      TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX debit_asked ON debit (state) WHERE state = 'asked';

    CREATE TABLE outbox (                   -- calls to the operator that must be answered, however long it takes
        id      TEXT PRIMARY KEY,
        call    TEXT NOT NULL,
        body    TEXT NOT NULL,
        after   TEXT,                       -- id of the call that has to be answered before this one is sent
        due     REAL NOT NULL,              -- Unix time of the next try
        tries   INTEGER NOT NULL,
        answer  TEXT                        -- NULL until it is answered
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX outbox_due ON outbox (due) WHERE answer IS NULL;

    CREATE TABLE account (
        id        INTEGER PRIMARY KEY,
        owner     TEXT NOT NULL,
        book      TEXT NOT NULL,
        currency  TEXT NOT NULL,
        balance   INTEGER CHECK (balance >= 0),  -- NULL: an operator's account, whose balance is only ever summed
        UNIQUE (owner, book, currency)
    ) STRICT;

    CREATE TABLE transfer (                 -- append-only
        id        TEXT PRIMARY KEY,
        debit     INTEGER NOT NULL,
        credit    INTEGER NOT NULL,
        amount    INTEGER NOT NULL CHECK (amount > 0),
        kind      TEXT NOT NULL,
        round_id  TEXT,
        time      TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE round (                    -- append-only
        id            TEXT PRIMARY KEY,
        table_id      TEXT NOT NULL,
        game_id       TEXT NOT NULL,
        game_version  TEXT NOT NULL,
        decks         INTEGER NOT NULL,
        commitment    TEXT NOT NULL,
        shoe_id       TEXT NOT NULL,        -- the round that opened the shoe; itself when shuffled every round
        number        INTEGER NOT NULL,     -- of the round in its shoe, from 1
        first         INTEGER NOT NULL,     -- cards of the shoe that were gone before it
        server_seed   BLOB,                 -- NULL: the shoe lasts several rounds and has a row of its own
        client_seeds  TEXT NOT NULL,        -- of the round that opened the shoe, in order of acceptance, with commas
        player        TEXT NOT NULL,        -- cards, with spaces
        banker        TEXT NOT NULL,
        outcome       TEXT NOT NULL,
        time          TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE shoe (                     -- shoes of several rounds
        id           TEXT PRIMARY KEY,
        sealed_seed  BLOB NOT NULL,
        server_seed  BLOB                   -- NULL until the shoe is over
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX round_by_table ON round (table_id, id, outcome);

    CREATE TABLE void (                     -- rounds declared void; in force once a second person has approved
        round_id     TEXT PRIMARY KEY,
        reason       TEXT NOT NULL,
        asked_by     TEXT NOT NULL,
        asked_at     TEXT NOT NULL,
        approved_by  TEXT,
        approved_at  TEXT
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE journal (                  -- what people and the house did; append-only, each line sealed by its hash
        seq     INTEGER PRIMARY KEY,
        time    TEXT NOT NULL,
        actor   TEXT NOT NULL,
        action  TEXT NOT NULL,
        detail  TEXT NOT NULL,              -- JSON
        hash    BLOB NOT NULL               -- SHA-256 of the hash before and of this line
    ) STRICT;

    CREATE TABLE wager (                    -- append-only
        patron          TEXT NOT NULL,
        round_id        TEXT NOT NULL,
        client_seed     TEXT NOT NULL,
        bets            TEXT NOT NULL,      -- JSON: area → [stake, payout]
        balance_before  INTEGER NOT NULL,
        balance_after   INTEGER NOT NULL,
        PRIMARY KEY (patron, round_id)
    ) STRICT, WITHOUT ROWID;
    """,
    OFFICE,
    SHARED,
)

#: Ids are compared byte by byte ("C"): in the order of the history, whatever language the server speaks.
_IN_POSTGRES: Final = (
    (r"--.*", ""),
    (r"\bINTEGER PRIMARY KEY\b", "bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY"),
    (r"\bINTEGER\b", "bigint"),
    (r"\bTEXT\b", 'text COLLATE "C"'),
    (r"\bBLOB\b", "bytea"),
    (r"\bREAL\b", "double precision"),
    (r"\) STRICT(, WITHOUT ROWID)?;", ");"),
)


def in_postgres(step: str) -> str:
    """A step in PostgreSQL's words."""
    for pattern, word in _IN_POSTGRES:
        step = re.sub(pattern, word, step)
    return step
