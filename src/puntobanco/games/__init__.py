"""The games that ship with the package, and games from an operator's own folder of rule files."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path

from puntobanco.game import Game, GameFileError, SideBet, parse_game, parse_side_bets, with_side_bets

#: Lobby order of the shipped games.
_SHIPPED = ("touch", "classic", "baccarat", "no-commission", "ez", "grand", "shoe")


@cache
def side_bets() -> Mapping[str, SideBet]:
    """The library of side bets that a rule file can take over by name, by id."""
    return parse_side_bets(_shipped_text("side-bets.toml"), "side-bets.toml")


def read_game(path: Path) -> Game:
    """The game in the rule file at `path`. Raises GameFileError naming file and line, or OSError."""
    return game_from(path.read_text(encoding="utf-8"), str(path))


def game_from(text: str, source: str) -> Game:
    """The game that the rule file `text` describes, its side bets taken from the library. Raises GameFileError."""
    return parse_game(with_side_bets(text, side_bets(), source), source)


@cache
def game_named(game_id: str) -> Game:
    """A shipped game by its id. Raises KeyError with the ids there are."""
    if game_id not in _SHIPPED:
        raise KeyError(f"no game called {game_id!r}; there are {', '.join(_SHIPPED)}")
    return game_from(_shipped_text(f"{game_id}.toml"), f"{game_id}.toml")


def shipped_games() -> tuple[Game, ...]:
    """The games of the package, in lobby order."""
    return tuple(game_named(game_id) for game_id in _SHIPPED)


def all_games(folder: Path | None = None) -> Mapping[str, Game]:
    """Shipped games and those of `folder` (every *.toml), by id. Raises GameFileError when an id comes twice."""
    games = {game.id: game for game in shipped_games()}
    for path in sorted(folder.glob("*.toml")) if folder is not None else ():
        game = read_game(path)
        if game.id in games:
            raise GameFileError(str(path), 1, f"there is already a game with id {game.id!r}")
        games[game.id] = game
    return games


def _shipped_text(name: str) -> str:
    return (resources.files(__name__) / name).read_text(encoding="utf-8")
