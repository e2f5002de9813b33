"""`puntobanco rules`: the rules page, or the paytable, of a game."""

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from puntobanco.game import Game, GameFileError
from puntobanco.games import read_game
from puntobanco.odds import odds_of

from . import fail
from .games import games_in

_FORMATS = ("text", "markdown", "html")
_ENDINGS = {".md": "markdown", ".markdown": "markdown", ".html": "html", ".htm": "html"}


def register(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = subparsers.add_parser(
        "rules",
        help="write the rules page or the paytable of a game",
        description="Write the rules page of a game, or its paytable, as it follows from the rule data.",
        epilog="examples: puntobanco rules touch | puntobanco rules touch --lang sv --format markdown | "
        "puntobanco rules my-game.toml --paytable --stake 10 --stake 25 --out paytable.html",
    )
    parser.add_argument("game", metavar="GAME", help="a game's id (see: puntobanco games), or a rule file (*.toml)")
    parser.add_argument("--games", type=Path, metavar="FOLDER", help="folder with more rule files (*.toml)")
    parser.add_argument("--lang", default="en", metavar="LANGUAGE", help="language of the page (default: en)")
    parser.add_argument(
        "--format", choices=_FORMATS, help="how to write it (default: by the ending of --out, else text)"
    )
    parser.add_argument("--paytable", action="store_true", help="the paytable instead of the rules")
    parser.add_argument("--currency", default="EUR", metavar="CODE", help="ISO 4217 currency (default: EUR)")
    parser.add_argument(
        "--stake",
        type=int,
        action="append",
        default=[],
        metavar="N",
        help="with --paytable: show the return at a stake of N minor units; may be given several times",
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="write to FILE")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        text = _page(args, datetime.now(UTC))
        if args.out is None:
            sys.stdout.write(text)
        else:
            args.out.write_text(text, encoding="utf-8", newline="")
            print(f"wrote {args.out}", file=sys.stderr)
    except OSError as error:
        return fail(f"{error.filename}: {error.strerror}" if error.filename else error)
    except UnicodeDecodeError:
        return fail(f"cannot read {args.game}: it is not UTF-8 text")
    except (GameFileError, ValueError) as error:
        return fail(error)
    return 0


def _page(args: argparse.Namespace, now: datetime) -> str:
    try:
        from babel.numbers import is_currency

        from puntobanco import rulebook
        from puntobanco.locales import LANGUAGES
    except ImportError as error:
        raise ValueError(
            f"rules pages need one more package ({error.name}): pip install 'puntobanco[server]'"
        ) from None
    if args.lang not in LANGUAGES:
        raise ValueError(f"no catalogue for {args.lang!r}; there are {', '.join(LANGUAGES)}")
    if not is_currency(args.currency):
        raise ValueError(f"{args.currency!r} is not a currency of ISO 4217")
    if args.stake and not args.paytable:
        raise ValueError("--stake goes with --paytable")
    if any(stake < 1 for stake in args.stake):
        raise ValueError("a stake is at least 1 minor unit")
    kind = rulebook.Kind.PAYTABLE if args.paytable else rulebook.Kind.RULES
    wanted = rulebook.Wanted(kind, args.lang, rulebook.House(args.currency), tuple(args.stake))
    return rulebook.written(odds_of(_game(args.game, args.games)), wanted, _format(args), now)


def _format(args: argparse.Namespace) -> str:
    if args.format:
        return str(args.format)
    return _ENDINGS.get(args.out.suffix.lower(), "text") if args.out else "text"


def _game(wanted: str, folder: Path | None) -> Game:
    """The game with the id `wanted`, or in the file `wanted`. Raises ValueError with the ids there are, or OSError."""
    if wanted.endswith(".toml") or "/" in wanted:
        return read_game(Path(wanted))
    games = games_in(folder)
    if wanted not in games:
        raise ValueError(f"no game {wanted!r}; there are {', '.join(games)}")
    return games[wanted]
