"""`puntobanco serve`: the games in the browser."""

import argparse
from pathlib import Path
from typing import Any

from . import fail


def register(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = subparsers.add_parser(
        "serve",
        help="serve the games to browsers",
        description="Serve the games to browsers, with an embedded database in a folder of its own.",
        epilog="example: puntobanco serve --port 8080 --data /var/lib/puntobanco",
    )
    parser.add_argument("--config", type=Path, metavar="FILE", help="settings (TOML); see docs/operating.md")
    parser.add_argument("--host", help="address to listen on (127.0.0.1)")
    parser.add_argument("--port", type=int, help="port to listen on (8000); 0 takes any free one")
    parser.add_argument("--data", help="folder of the database (./data)")
    parser.add_argument("--games", help="folder with more rule files")
    parser.add_argument("--offer", metavar="IDS", help="shipped games to offer (touch,classic,baccarat)")
    parser.add_argument("--currency", help="ISO 4217 currency of the tables (EUR)")
    parser.add_argument(
        "--insecure-cookies", action="store_true", help="cookies over plain HTTP, to try the games from another device"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        from puntobanco.bootstrap import StartError, serve
        from puntobanco.settings import SettingsError, load_settings
    except ImportError as error:
        return fail(f"serving needs more packages ({error.name}): pip install 'puntobanco[server]'")
    try:
        settings = load_settings(
            args.config,
            host=args.host,
            port=args.port,
            data=args.data,
            games=args.games,
            offer=args.offer.split(",") if args.offer else None,
            currency=args.currency,
            secure_cookies=False if args.insecure_cookies else None,
        )
        serve(settings)
    except (SettingsError, StartError) as error:
        return fail(error)
    return 0
