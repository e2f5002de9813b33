"""Where the parts meet for the terminal: words in, a game played until the patron has left."""

import asyncio
import logging
from pathlib import Path

from puntobanco.game import Game, GameFileError
from puntobanco.games import read_game, shipped_games
from puntobanco.locales import LANGUAGES
from puntobanco.odds import problems

from .app import HouseApp
from .house import House, HouseError, LinkLost
from .local import LocalHouse
from .memory import Memory, data_folder
from .remote import RemoteHouse
from .words import Words


class PlayError(Exception):
    """The game cannot be played; the message is one line for the person who wanted to."""


def play(game: str | None, *, server: str | None, data: Path | None, language: str) -> None:
    """Play until the patron leaves. Raises PlayError."""
    if language not in LANGUAGES:
        raise PlayError(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    own = _own_game(game, server)
    games = playable_games(own)
    first = own.id if own is not None else game
    if server is None and first is not None and first not in games:
        raise PlayError(f"there is no game {first!r} to play; there are {', '.join(games)}")
    folder = data or data_folder()
    try:
        asyncio.run(_play(games, first, server, folder, language))
    except (HouseError, LinkLost) as error:
        raise PlayError(str(error)) from None
    except OSError as error:
        raise PlayError(f"cannot write to {folder}: {error.strerror or error}; choose another with --data") from None


def playable_games(own: Game | None = None) -> dict[str, Game]:
    """The shipped games, and one of the patron's own, by id."""
    games = {game.id: game for game in shipped_games()}
    return games if own is None else {**games, own.id: own}


def _own_game(named: str | None, server: str | None) -> Game | None:
    """The game of a rule file, when `named` is one. Raises PlayError."""
    if named is None or not (named.endswith(".toml") or "/" in named):
        return None
    if server is not None:
        raise PlayError("a server plays its own games; name one by its id")
    try:
        game = read_game(Path(named))
    except (OSError, UnicodeDecodeError) as error:
        raise PlayError(f"cannot read {named}: {getattr(error, 'strerror', None) or 'it is not UTF-8 text'}") from None
    except GameFileError as error:
        raise PlayError(str(error)) from None
    for problem in problems(game):
        raise PlayError(str(problem.error(named)))
    return game


async def _play(games: dict[str, Game], first: str | None, server: str | None, folder: Path, language: str) -> None:
    memory = Memory(folder)
    house: House
    if server is None:
        house = await LocalHouse.open(folder, games, memory, language=language)
    else:
        house = await RemoteHouse.open(server, memory, language=language)
    # The screen belongs to the game: what would be logged to it goes into a file beside the database.
    logging.basicConfig(filename=folder / "terminal.log", level=logging.WARNING, force=True)
    rules = {game.version: game for game in games.values()}
    try:
        app = HouseApp(house, await house.games(), Words(language), memory, rules=rules, first=first)
        await app.run_async()
    finally:
        await house.close()
