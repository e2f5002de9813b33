"""`puntobanco odds`: exact odds of a game, and its par sheet."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from puntobanco import __version__
from puntobanco.game import Game, GameFileError, cards_named
from puntobanco.games import read_game
from puntobanco.odds import MAX_DECKS, Composition, GameOdds, odds_of
from puntobanco.odds.par_sheet import BAND_ROUNDS, odds_tables, par_tables
from puntobanco.odds.plain import plain_odds, plain_par
from puntobanco.odds.tables import as_csv, as_html, as_text

from . import fail
from .games import games_in

_SOFTWARE = f"puntobanco {__version__}"


def register(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = subparsers.add_parser(
        "odds",
        help="exact odds of a game, and its par sheet",
        description="Exact odds of a game: outcomes and every bet, on fresh decks or on what is left of a shoe.",
        epilog="examples: puntobanco odds touch | puntobanco odds touch --decks 6 --json | "
        "puntobanco odds touch --seen '9H 4D TC' | puntobanco odds ez --par --format html --out ez.html",
    )
    parser.add_argument("game", metavar="GAME", help="a game's id (see: puntobanco games), or a rule file (*.toml)")
    parser.add_argument("--games", type=Path, metavar="FOLDER", help="folder with more rule files (*.toml)")
    parser.add_argument("--decks", metavar="N", help="number of decks, 1 to 16 (default: the game's own)")
    parser.add_argument("--seen", metavar="CARDS", help="cards that are out of the shoe, such as '9H 4D TC'")
    parser.add_argument("--par", action="store_true", help="the whole par sheet")
    parser.add_argument("--format", choices=("text", "json", "csv", "html"), help="how to print it (default: text)")
    parser.add_argument("--json", action="store_true", help="the same as --format json")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write to FILE; its ending chooses the format")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw returns and bands into FILE (.png, .svg, .pdf)")
    parser.add_argument(
        "--rounds", type=int, action="append", metavar="N", help="bands after N rounds; may be given several times"
    )
    parser.add_argument(
        "--confidence", type=float, default=0.95, metavar="P", help="probability that a band holds (default: 0.95)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        odds = _odds(args)
        text = _text(args, odds, _format(args))
        if args.out is None:
            sys.stdout.write(text)
        else:
            args.out.write_text(text, encoding="utf-8", newline="")
            print(f"wrote {args.out}", file=sys.stderr)
        if args.plot is not None:
            _plot(args, odds)
    except OSError as error:
        return fail(f"{error.filename}: {error.strerror}" if error.filename else error)
    except (GameFileError, ValueError) as error:
        return fail(error)
    return 0


def _odds(args: argparse.Namespace) -> GameOdds:
    game = _game(args.game, args.games)
    fresh = Composition.of_decks(game.decks if args.decks is None else _decks(args.decks))
    return odds_of(game, fresh.without(cards_named(args.seen.replace(",", " "))) if args.seen else fresh)


def _decks(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"decks must be a whole number from 1 to {MAX_DECKS}, not {text!r}") from None


def _game(wanted: str, folder: Path | None) -> Game:
    """The game with the id `wanted`, or in the file `wanted`. Raises ValueError with the ids there are, or OSError."""
    if wanted.endswith(".toml") or "/" in wanted:
        return read_game(Path(wanted))
    games = games_in(folder)
    if wanted not in games:
        raise ValueError(f"no game {wanted!r}; there are {', '.join(games)}")
    return games[wanted]


def _format(args: argparse.Namespace) -> str:
    if args.json and args.format not in (None, "json"):
        raise ValueError(f"--json and --format {args.format} contradict each other")
    if args.json or args.format:
        return "json" if args.json else str(args.format)
    ending = args.out.suffix.lstrip(".").lower() if args.out else ""
    if ending in ("png", "svg", "pdf"):
        raise ValueError(f"--out writes text; draw into {args.out} with --plot")
    return {"json": "json", "csv": "csv", "html": "html", "htm": "html"}.get(ending, "text")


def _text(args: argparse.Namespace, odds: GameOdds, wanted: str) -> str:
    rounds = tuple(args.rounds or BAND_ROUNDS)
    if wanted == "json":
        plain = (
            plain_par(odds, software=_SOFTWARE, rounds=rounds, confidence=args.confidence)
            if args.par
            else plain_odds(odds)
        )
        return json.dumps(plain, indent=2, ensure_ascii=False) + "\n"
    tables = (
        par_tables(odds, software=_SOFTWARE, rounds=rounds, confidence=args.confidence)
        if args.par
        else odds_tables(odds)
    )
    if wanted == "csv":
        return as_csv(tables)
    title = f"{odds.game.name} ({odds.game.id}), {_cards(odds)}"
    if wanted == "html":
        return as_html(f"Par sheet: {title}" if args.par else title, tables)
    heading = "" if args.par else f"{title}, rules {odds.game.version[:12]}\n\n"
    return heading + as_text(tables)


def _cards(odds: GameOdds) -> str:
    if not odds.shoe.is_fresh:
        return f"{odds.shoe.size} cards left"
    return f"{odds.decks} decks" if odds.decks > 1 else "1 deck"


def _plot(args: argparse.Namespace, odds: GameOdds) -> None:
    try:
        from .odds_plot import draw
    except ImportError as error:
        raise ValueError(f"plots need one more package ({error.name}): pip install 'puntobanco[sim]'") from None
    draw(odds, args.plot, confidence=args.confidence)
    print(f"wrote {args.plot}", file=sys.stderr)
