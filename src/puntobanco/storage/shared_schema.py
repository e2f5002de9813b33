"""The step of the schema that shared tables and several servers need."""

from typing import Final

SHARED: Final = """
    CREATE TABLE node (                         -- servers that live; one that falls silent is struck off by another
        id     INTEGER PRIMARY KEY,             -- made up at each start
        place  INTEGER NOT NULL,                -- the data folder it runs in, which holds one server at a time
        beat   INTEGER NOT NULL                 -- counted up all the time
    ) STRICT;

    CREATE TABLE presence (                     -- which connection plays for a patron, where there are several servers
        patron  TEXT PRIMARY KEY,
        link    TEXT NOT NULL                   -- node.number of the newest
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE shared_table (
        id            TEXT PRIMARY KEY,
        name          TEXT NOT NULL,
        game_id       TEXT NOT NULL,
        game_version  TEXT NOT NULL,            -- of the rules that the open round was offered under
        book          TEXT NOT NULL,
        currency      TEXT NOT NULL,
        public        INTEGER NOT NULL,
        seats         INTEGER NOT NULL,
        bet_ms        INTEGER NOT NULL,
        hold_ms       INTEGER NOT NULL,
        opened_by     TEXT NOT NULL,
        closed        INTEGER NOT NULL,
        owner         INTEGER NOT NULL,         -- the node that knows the open round's secret; 0: none
        epoch         INTEGER NOT NULL,         -- raised with every change of owner; checked in every settlement
        version       INTEGER NOT NULL,
        taken         INTEGER NOT NULL,         -- seats
        touched       REAL NOT NULL,            -- Unix time of the last change
        state         TEXT NOT NULL             -- JSON: seats, phase, offer, wagers
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX shared_table_open ON shared_table (public, taken) WHERE closed = 0;

    CREATE TABLE bet (                          -- taken at a shared table, not yet settled or given back
        round_id        TEXT NOT NULL,
        patron          TEXT NOT NULL,
        table_id        TEXT NOT NULL,
        seat            INTEGER NOT NULL,
        name            TEXT NOT NULL,
        book            TEXT NOT NULL,
        currency        TEXT NOT NULL,
        wallet          TEXT NOT NULL,
        player          TEXT NOT NULL,
        debit_id        TEXT,                   -- what the operator's wallet paid it with
        client_seed     TEXT NOT NULL,
        stakes          TEXT NOT NULL,          -- JSON: area → stake
        stake           INTEGER NOT NULL,
        balance_before  INTEGER NOT NULL,
        PRIMARY KEY (round_id, patron)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX bet_by_table ON bet (table_id);

    ALTER TABLE wager ADD COLUMN seat INTEGER NOT NULL DEFAULT 0;  -- at a shared table
    ALTER TABLE wager ADD COLUMN name TEXT NOT NULL DEFAULT '';
    ALTER TABLE debit ADD COLUMN node INTEGER NOT NULL DEFAULT 0;  -- that asked for it

    -- One place of a shoe is dealt once, whichever server thinks that the shoe is its own.
    CREATE UNIQUE INDEX round_by_place ON round (shoe_id, number) WHERE server_seed IS NULL;
    """
