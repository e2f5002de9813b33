"""Players: who they are, in which currency and how they play, and whether they have a session at the games."""

import secrets
import unicodedata
from dataclasses import dataclass
from typing import Final

import apsw

#: How a player's money reaches the games, as the wallet API calls it.
WALLETS: Final = ("seamless", "transfer")
#: Languages a player can choose, each by its own name.
LANGUAGES: Final = {"en": "English", "sv": "Svenska", "ms": "Bahasa Melayu"}


@dataclass(frozen=True, slots=True)
class Player:
    """A registered person. `day_limit_minor` is the most to stake on one day; None: no limit."""

    id: str
    name: str
    currency: str
    wallet: str
    language: str
    day_limit_minor: int | None


_COLUMNS = "id, name, currency, wallet, language, day_limit"


def name_key(name: str) -> str:
    """What two names must not share: Anna and ANNA are one."""
    return unicodedata.normalize("NFKC", name).casefold()


def register(
    connection: apsw.Connection, *, name: str, password_hash: str, currency: str, wallet: str, language: str, time: str
) -> Player | None:
    """A new player; None when the name is taken."""
    player = Player(f"p-{secrets.token_hex(8)}", name, currency, wallet, language, None)
    connection.execute(
        "INSERT INTO player (id, name, name_key, password, currency, wallet, language, since)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (name_key) DO NOTHING",
        (player.id, name, name_key(name), password_hash, currency, wallet, language, time),
    )
    return player if connection.changes() else None


def find(connection: apsw.Connection, player_id: str) -> Player | None:
    row = connection.execute(f"SELECT {_COLUMNS} FROM player WHERE id = ?", (player_id,)).fetchone()  # noqa: S608 - constant
    return None if row is None else Player(*row)


def credentials(connection: apsw.Connection, name: str) -> tuple[str, str] | None:
    """Id and password hash by name."""
    row = connection.execute("SELECT id, password FROM player WHERE name_key = ?", (name_key(name),)).fetchone()
    return None if row is None else (row[0], row[1])


def choose(
    connection: apsw.Connection, player_id: str, *, wallet: str, language: str, day_limit_minor: int | None
) -> None:
    """What the player chose on the account page; it holds from the next launch or debit."""
    connection.execute(
        "UPDATE player SET wallet = ?, language = ?, day_limit = ? WHERE id = ?",
        (wallet, language, day_limit_minor, player_id),
    )


def launched(connection: apsw.Connection, player_id: str) -> None:
    """A session at the games has been opened."""
    connection.execute("UPDATE player SET launches = launches + 1, away = 0 WHERE id = ?", (player_id,))


def went_away(connection: apsw.Connection, player_id: str) -> None:
    """The player has logged out: until the next launch no game takes their money."""
    connection.execute("UPDATE player SET away = 1 WHERE id = ?", (player_id,))


def finished(connection: apsw.Connection, player_id: str, session: str) -> None:
    """A session at the games has ended; saying so twice is saying it once."""
    connection.execute(
        "INSERT INTO finished (player, session) VALUES (?, ?) ON CONFLICT DO NOTHING", (player_id, session)
    )


def may_stake(connection: apsw.Connection, player_id: str) -> bool:
    """Whether the player is here and has a session at the games that has not ended."""
    row = connection.execute(
        "SELECT away = 0 AND launches > (SELECT count(*) FROM finished WHERE player = id) FROM player WHERE id = ?",
        (player_id,),
    ).fetchone()
    return row is not None and bool(row[0])
