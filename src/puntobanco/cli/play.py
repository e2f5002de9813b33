"""`puntobanco play`: the games in the terminal, on this computer or on a server."""

import argparse
import sys
from pathlib import Path
from typing import Any

from . import fail


def register(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = subparsers.add_parser(
        "play",
        help="play in the terminal",
        description="Play in the terminal: on this computer, with a database of its own, or on a running server.",
        epilog="examples: puntobanco play touch | puntobanco play my-game.toml | "
        "puntobanco play --server http://localhost:8000",
    )
    parser.add_argument("game", nargs="?", metavar="GAME", help="a game's id, or a rule file (*.toml); else the lobby")
    parser.add_argument("--server", metavar="URL", help="play on a server, such as http://localhost:8000")
    parser.add_argument("--data", type=Path, metavar="DIR", help="folder of the database (your own data folder)")
    parser.add_argument("--lang", default="en", metavar="CODE", help="language (en)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        from puntobanco.tui.run import PlayError, play
    except ImportError as error:
        return fail(f"playing in the terminal needs more packages ({error.name}): pip install 'puntobanco[tui]'")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return fail("play needs a terminal to draw the table in; for scripts there is REST, see the README")
    try:
        play(args.game, server=args.server, data=args.data, language=args.lang)
    except PlayError as error:
        return fail(error)
    return 0
