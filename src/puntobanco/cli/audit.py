"""`puntobanco audit`: everything stored, checked from the first transfer to the last card."""

import argparse
import os
from pathlib import Path
from typing import Any

from . import fail


def register(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = subparsers.add_parser(
        "audit",
        help="check all that a server has stored",
        description="Replay the ledger and every round of a database; a server may be using it meanwhile.",
        epilog="example: puntobanco audit --data data",
    )
    parser.add_argument("--data", type=Path, default=Path("data"), help="folder of the database (./data)")
    parser.add_argument(
        "--database",
        default=os.environ.get("PUNTOBANCO_DATABASE", ""),
        help="address of a PostgreSQL database (PUNTOBANCO_DATABASE); without one, SQLite in --data",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        from puntobanco.storage import StorageError, audit
    except ImportError as error:
        return fail(f"the audit needs more packages ({error.name}): pip install 'puntobanco[server]'")
    try:
        report = audit(args.data, args.database)
    except StorageError as error:
        return fail(error)
    for fault in report.faults:
        print(f"{fault.where}: WRONG: {fault.what}")
    verdict = f"{len(report.faults)} faults" if report.faults else "all right"
    print(f"{report.rounds} rounds, {report.transfers} transfers, {report.accounts} accounts: {verdict}")
    return 1 if report.faults else 0
