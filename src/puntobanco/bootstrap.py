"""Where the parts meet: settings in, a running server out."""

import asyncio
import errno
import logging
import signal
import socket
import sys
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path

from granian.constants import Interfaces
from granian.server.embed import Server

from puntobanco.game import Game, GameFileError
from puntobanco.games import all_games, shipped_games
from puntobanco.odds import odds_of, problems
from puntobanco.server import Desk, Site, create_app
from puntobanco.service import Play, Purse, Sessions, Store, SystemClock, SystemEntropy
from puntobanco.settings import Settings
from puntobanco.storage import SqliteStore, StorageError

_log = logging.getLogger(__name__)


class StartError(Exception):
    """The server cannot start; the message is one line for the person who started it."""


def build_site(settings: Settings, store: Store, games: Mapping[str, Game]) -> Site:
    """Join the parts of one server around an open store."""
    entropy, clock = SystemEntropy(), SystemClock()
    purse = Purse(settings.currency, settings.fun_minor)
    play = Play(games, store, entropy, clock, purse)
    return Site(
        settings=settings,
        store=store,
        sessions=Sessions(store, entropy, clock, purse),
        play=play,
        desk=Desk(play, _rtp(games)),
    )


def offered_games(settings: Settings) -> dict[str, Game]:
    """The games of the lobby, in its order. Raises StartError for a game that cannot be offered."""
    try:
        every = all_games(Path(settings.games) if settings.games else None)
    except (GameFileError, OSError) as error:
        raise StartError(str(error)) from None
    shipped = {game.id for game in shipped_games()}
    wanted = [*settings.offer, *(game_id for game_id in every if game_id not in shipped)]
    games = {}
    for game_id in wanted:
        game = every.get(game_id)
        if game is None:
            raise StartError(f"there is no game {game_id!r} to offer; there are {', '.join(every)}")
        for problem in problems(game):
            raise StartError(str(problem.error(f"{game_id}.toml")))
        games[game_id] = game
    return games


def _rtp(games: Mapping[str, Game]) -> dict[str, dict[str, Fraction]]:
    """Return to player by game and bet, counted from each game's own rules (F-18)."""
    return {game.id: {bet.id: bet.rtp for bet in odds_of(game).bets} for game in games.values()}


def serve(settings: Settings) -> None:
    """Serve until interrupted (SIGINT, SIGTERM). Raises StartError with one clear line."""
    logging.basicConfig(
        level=settings.log_level.upper(), stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    logging.getLogger("_granian").setLevel("WARNING")
    games = offered_games(settings)
    port = _free_port(settings)
    runner = asyncio.run
    try:
        import uvloop

        runner = uvloop.run
    except ImportError:
        _log.info("uvloop is not here; the standard event loop serves")
    try:
        runner(_serve(settings, games, port))
    except StorageError as error:
        raise StartError(str(error)) from None


async def _serve(settings: Settings, games: Mapping[str, Game], port: int) -> None:
    async with SqliteStore(Path(settings.data)) as store:
        await store.keep_rules(tuple(games.values()), SystemClock().now())
        server = Server(
            create_app(build_site(settings, store, games)),
            address=settings.host,
            port=port,
            interface=Interfaces.ASGINL,
            log_enabled=False,
        )
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, server.stop)
        shown = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host  # noqa: S104
        print(f"puntobanco plays at http://{shown}:{port}  (ctrl-C ends it)", flush=True)
        await server.serve()


def _free_port(settings: Settings) -> int:
    """The port to listen on, tried beforehand so that a busy one is told in one line."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            why = (
                "is in use by another program"
                if error.errno == errno.EADDRINUSE
                else f"cannot be used: {error.strerror}"
            )
            raise StartError(f"{settings.host}:{settings.port} {why}; choose another with --port") from None
        return int(probe.getsockname()[1])
