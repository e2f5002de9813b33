"""`puntobanco verify`: check a saved round, without any server."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from puntobanco.api import claim_from
from puntobanco.fairness import Finding, verify
from puntobanco.game import GameFileError
from puntobanco.games import all_games, read_game

from . import fail


def register(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = subparsers.add_parser(
        "verify",
        help="check a saved round offline",
        description="Check that a round's seeds fit its commitment and deal its cards, and that it paid by the rules.",
        epilog="example: curl … /api/rounds/ROUND_ID > round.json && puntobanco verify round.json",
    )
    parser.add_argument("file", help="a round as the server gives it (JSON), or a list of them; - for standard input")
    parser.add_argument(
        "--game", type=Path, metavar="FILE", help="rule file, for a game that does not ship with the package"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        text = sys.stdin.read() if args.file == "-" else Path(args.file).read_text(encoding="utf-8")
        told = json.loads(text)
        games = all_games()
        if args.game is not None:
            own = read_game(args.game)
            games = {**games, own.id: own}
    except (OSError, UnicodeDecodeError) as error:
        return fail(f"cannot read {args.file}: {getattr(error, 'strerror', None) or error}")
    except json.JSONDecodeError as error:
        return fail(f"{args.file}: not JSON: {error}")
    except GameFileError as error:
        return fail(error)
    rounds = told if isinstance(told, list) else [told]
    worst = 0
    for number, record in enumerate(rounds):
        try:
            claim = claim_from(record)
            findings = verify(claim, games.get(record["game"]))
        except (KeyError, TypeError, ValueError) as error:
            return fail(f"{args.file}: round {number + 1} is not a round: {_reason(error)}")
        if findings == (Finding.SEALED,):
            print(f"{claim.round_id}: not yet: {Finding.SEALED.value}; ask again when it is over")
            worst = max(worst, 1)
            continue
        for finding in findings:
            print(f"{claim.round_id}: WRONG: {finding.value}")
        if findings:
            worst = 1
        else:
            print(
                f"{claim.round_id}: right: {' '.join(claim.player)} against {' '.join(claim.banker)}, {claim.outcome}"
            )
    return worst


def _reason(error: Exception) -> str:
    return f"it lacks {error}" if isinstance(error, KeyError) else str(error)
