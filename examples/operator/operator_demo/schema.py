"""The tables of the operator. What has happened is never changed: the database itself refuses to."""

from typing import Final

#: Marks the file as ours ("PBop"), so that another program's database is refused, not damaged.
APPLICATION_ID: Final = 0x50426F70

SCHEMA: Final = """
    CREATE TABLE player (
        id         TEXT PRIMARY KEY,
        name       TEXT NOT NULL,
        name_key   TEXT NOT NULL UNIQUE,        -- what two names must not share
        password   TEXT NOT NULL,               -- Argon2id
        currency   TEXT NOT NULL,
        wallet     TEXT NOT NULL CHECK (wallet IN ('seamless', 'transfer')),
        language   TEXT NOT NULL,
        day_limit  INTEGER,                     -- most to stake on one day (UTC), minor units; NULL: no limit
        launches   INTEGER NOT NULL DEFAULT 0,  -- sessions at the games that were ever opened
        away       INTEGER NOT NULL DEFAULT 1,  -- 1: has logged out, and not launched a game since
        since      TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE finished (                     -- sessions at the games that have ended
        player   TEXT NOT NULL,
        session  TEXT NOT NULL,
        PRIMARY KEY (player, session)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE login (                        -- SHA-256 of the cookie: a stolen database opens no session
        token_hash  BLOB PRIMARY KEY,
        player      TEXT NOT NULL,
        until       INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE launch_code (
        code_hash  BLOB PRIMARY KEY,
        player     TEXT NOT NULL,
        until      INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE nonce (
        nonce        TEXT PRIMARY KEY,
        fresh_until  INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX nonce_by_age ON nonce (fresh_until);

    CREATE TABLE account (
        id        INTEGER PRIMARY KEY,
        owner     TEXT NOT NULL,                -- a player's id, or one of ours
        currency  TEXT NOT NULL,
        balance   INTEGER NOT NULL DEFAULT 0,   -- the sum of its postings; the audit adds them up again
        UNIQUE (owner, currency)
    ) STRICT;

    CREATE TABLE entry (                        -- append-only; commits follow one another, and so do the numbers
        number         INTEGER PRIMARY KEY AUTOINCREMENT,
        source         TEXT NOT NULL CHECK (source IN ('games', 'cashier')),
        id             TEXT NOT NULL,
        kind           TEXT NOT NULL,
        player         TEXT NOT NULL,
        currency       TEXT NOT NULL,
        amount         INTEGER NOT NULL,        -- what it added to the player's balance
        balance_after  INTEGER NOT NULL,
        round          TEXT,
        time           TEXT NOT NULL,
        UNIQUE (source, id)
    ) STRICT;
    CREATE INDEX entry_by_player ON entry (player, number);

    CREATE TABLE posting (                      -- append-only; those of one entry add up to zero
        entry    INTEGER NOT NULL REFERENCES entry,
        line     INTEGER NOT NULL,
        account  INTEGER NOT NULL REFERENCES account,
        amount   INTEGER NOT NULL CHECK (amount <> 0),
        PRIMARY KEY (entry, line)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE debit (                        -- what has become of each debit
        number       INTEGER PRIMARY KEY AUTOINCREMENT,
        id           TEXT NOT NULL UNIQUE,
        player       TEXT NOT NULL,
        currency     TEXT NOT NULL,
        amount       INTEGER NOT NULL CHECK (amount >= 0),
        game         TEXT,
        round        TEXT,
        time         TEXT NOT NULL,
        credit       TEXT UNIQUE,               -- id of the credit that closed it
        paid         INTEGER,                   -- what that credit paid
        rolled_back  TEXT,                      -- id of the rollback that undid it
        void         TEXT                       -- id of the void that took its round back
    ) STRICT;
    CREATE INDEX debit_by_player ON debit (player, number);
    CREATE INDEX debit_by_day ON debit (player, time);
    CREATE INDEX debit_by_round ON debit (round, player) WHERE round IS NOT NULL;

    CREATE TABLE tombstone (                    -- append-only; debits that were rolled back before they came
        debit     TEXT PRIMARY KEY,
        rollback  TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE answer (                       -- append-only; what was answered to each id, to be said again
        id       TEXT PRIMARY KEY,
        call     TEXT NOT NULL,
        content  BLOB NOT NULL,                 -- SHA-256 of what was asked
        status   INTEGER NOT NULL,
        body     BLOB NOT NULL,
        time     TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
""" + "".join(
    f"CREATE TRIGGER {table}_no_{what} BEFORE {what} ON {table} BEGIN SELECT RAISE(ABORT, 'append-only'); END;"
    for table in ("entry", "posting", "tombstone", "answer")
    for what in ("UPDATE", "DELETE")
)
