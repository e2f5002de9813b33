"""`puntobanco selfcheck`: is this still the program that was tested, and does it give the known answers?"""

import argparse
from pathlib import Path
from typing import Any

from . import fail


def register(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = subparsers.add_parser(
        "selfcheck",
        help="check code, games and words",
        description="Check the known answers, and every file against a seal made when the program was tested.",
        epilog="example: puntobanco selfcheck --seal tested.json; later: puntobanco selfcheck --against tested.json",
    )
    parser.add_argument("--seal", type=Path, metavar="FILE", help="write the hash of every file there")
    parser.add_argument("--against", type=Path, metavar="FILE", help="compare with what was sealed there")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        from puntobanco.service.selfcheck import seal_text, self_check
    except ImportError as error:
        return fail(f"this needs more packages ({error.name}): pip install 'puntobanco[server]'")
    found = self_check(args.against)
    for fault in found.faults:
        print(f"WRONG: {fault}")
    if args.seal is not None:
        try:
            args.seal.write_text(seal_text(), encoding="utf-8")
        except OSError as error:
            return fail(f"cannot write {args.seal}: {error.strerror}")
        print(f"sealed in {args.seal}")
    against = "as sealed" if found.sealed else "no seal to compare with"
    verdict = f"{len(found.faults)} faults" if found.faults else f"all right, {against}"
    print(f"{found.files} files, {found.digest}: {verdict}")
    return 1 if found.faults else 0
