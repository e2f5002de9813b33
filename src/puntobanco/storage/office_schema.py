"""The step of the schema that the back office needs: staff, the floor, tallies, and two indexes to look by."""

from typing import Final

OFFICE: Final = """
    CREATE TABLE staff (
        name          TEXT PRIMARY KEY,
        role          TEXT NOT NULL,            -- viewer, operator, supervisor
        password      TEXT NOT NULL,            -- argon2id
        totp          BLOB NOT NULL,            -- the second factor's secret, sealed
        must_change   INTEGER NOT NULL,
        locked        INTEGER NOT NULL,
        failures      INTEGER NOT NULL,
        locked_until  TEXT,
        last_step     INTEGER NOT NULL,         -- of the last code used
        since         TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE staff_session (
        token_hash  BLOB PRIMARY KEY,           -- SHA-256
        name        TEXT NOT NULL,
        since       TEXT NOT NULL,
        seen        TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE opening (                      -- games that are closed, or have tighter limits than their rule files
        game_id  TEXT PRIMARY KEY,
        is_open  INTEGER NOT NULL,
        limits   TEXT NOT NULL                  -- JSON: area or "round" → [least, most]
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE tally (                        -- sums over rounds, counted up to the mark
        day           TEXT NOT NULL,            -- UTC
        game_id       TEXT NOT NULL,
        game_version  TEXT NOT NULL,
        book          TEXT NOT NULL,
        currency      TEXT NOT NULL,
        bet           TEXT NOT NULL,            -- empty: all bets of a wager together
        rounds        INTEGER NOT NULL,
        stake         INTEGER NOT NULL,
        payout        INTEGER NOT NULL,
        squares       REAL NOT NULL,            -- sum of the squared stakes
        PRIMARY KEY (day, game_id, game_version, book, currency, bet)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE tally_mark (                   -- one row: the last round that was counted
        id        INTEGER PRIMARY KEY,
        time      TEXT NOT NULL,
        round_id  TEXT NOT NULL
    ) STRICT;
    INSERT INTO tally_mark VALUES (1, '', '');

    -- Both grow at their end only, so they cost the writer little.
    CREATE INDEX round_by_time ON round (time, id);
    CREATE INDEX wager_by_round ON wager (round_id);
    """
