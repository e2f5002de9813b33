"""`puntobanco games`: which games there are."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from puntobanco.game import Game, GameFileError
from puntobanco.games import all_games, side_bets

from . import fail


def register(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = subparsers.add_parser(
        "games",
        help="list the games",
        description="List the games, one a line: id, name, decks, bets.",
        epilog="example: puntobanco games --games ./my-games",
    )
    parser.add_argument("--games", type=Path, metavar="FOLDER", help="folder with more rule files (*.toml)")
    parser.add_argument("--side-bets", action="store_true", help="list the library of side bets instead")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.side_bets:
        bets = {name: side_bet.about for name, side_bet in side_bets().items()}
        print(json.dumps(bets, indent=2) if args.json else _columns(list(bets.items())))
        return 0
    try:
        games = games_in(args.games)
    except (GameFileError, OSError) as error:
        return fail(error)
    if args.json:
        print(json.dumps([_plain(game) for game in games.values()], indent=2))
    else:
        print(_columns([(game.id, game.name, _cards(game), ", ".join(game.bets_by_id)) for game in games.values()]))
    return 0


def games_in(folder: Path | None) -> dict[str, Game]:
    """Shipped games and those of `folder`, by id. Raises GameFileError, or OSError when there is no such folder."""
    if folder is not None and not folder.is_dir():
        raise NotADirectoryError(f"there is no folder {folder}")
    return dict(all_games(folder))


def _cards(game: Game) -> str:
    shuffled = "shuffled every round" if game.shoe is None else "shoe"
    return f"{game.decks} decks, {shuffled}" if game.decks > 1 else f"1 deck, {shuffled}"


def _plain(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": game.name,
        "version": game.version,
        "decks": game.decks,
        "shuffle": game.shuffle.value,
        "combine": game.combine.value,
        "bets": list(game.bets_by_id),
    }


def _columns(rows: Sequence[tuple[str, ...]]) -> str:
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    )
