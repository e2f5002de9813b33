"""`puntobanco check`: whether rule files are right, and what their bets return."""

import argparse
import sys
from pathlib import Path
from typing import Any

from puntobanco.game import Game, GameFileError
from puntobanco.games import read_game, shipped_games
from puntobanco.odds import GameOdds, odds_of, problems
from puntobanco.odds.par_sheet import odds_tables
from puntobanco.odds.tables import as_text

from . import fail


def register(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = subparsers.add_parser(
        "check",
        help="check rule files of your own games",
        description="Check rule files. Mistakes are told with file and line; a bet that would pay out more than is "
        "staked on it is one of them. For a file without any, the odds of its bets are shown.",
        epilog="example: puntobanco check my-game.toml",
    )
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help="rule file (TOML); docs/games.md says how to write one"
    )
    parser.add_argument("--quiet", action="store_true", help="say nothing about files without mistakes")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    worst = 0
    for name in args.files:
        try:
            game = read_game(Path(name))
        except (OSError, UnicodeDecodeError) as error:
            worst = max(
                worst, fail(f"cannot read {name}: {getattr(error, 'strerror', None) or 'it is not UTF-8 text'}")
            )
            continue
        except GameFileError as error:
            print(error, file=sys.stderr)
            worst = max(worst, 1)
            continue
        found = problems(game)
        for problem in found:
            print(problem.error(name), file=sys.stderr)
        if found:
            worst = max(worst, 1)
        elif not args.quiet:
            print(_fine(name, game, odds_of(game)))
    return worst


def _fine(name: str, game: Game, odds: GameOdds) -> str:
    taken = any(game.id == shipped.id and game.version != shipped.version for shipped in shipped_games())
    remark = f"\nThe id {game.id!r} belongs to a game of the package: take another to offer both." if taken else ""
    tables = as_text(odds_tables(odds))
    return f"{name}: no mistakes. {game.name} ({game.id}), rules {game.version[:12]}{remark}\n\n{tables}"
