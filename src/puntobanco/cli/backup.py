"""`puntobanco backup` and `puntobanco restore`: one moment of the database in one file, and back again."""

import argparse
from pathlib import Path
from typing import Any

from . import fail


def register(subparsers: "argparse._SubParsersAction[Any]") -> None:
    one = subparsers.add_parser(
        "backup",
        help="copy the database, also while a server runs",
        description="Write one consistent moment of the database into a new file, also while a server is dealing.",
        epilog="example: puntobanco backup --data data --out backups/monday.sqlite",
    )
    one.add_argument("--data", type=Path, default=Path("data"), help="folder of the database (./data)")
    one.add_argument("--out", type=Path, required=True, metavar="FILE", help="file to write; must not be there yet")
    one.set_defaults(run=run_backup)
    other = subparsers.add_parser(
        "restore",
        help="bring a backup back",
        description="Bring a backup back into a folder that has no database, and audit all that is in it.",
        epilog="example: puntobanco restore backups/monday.sqlite --data data-again",
    )
    other.add_argument("file", type=Path, help="the backup")
    other.add_argument("--data", type=Path, required=True, help="folder to restore into; must have no database")
    other.set_defaults(run=run_restore)


def run_backup(args: argparse.Namespace) -> int:
    try:
        from puntobanco.storage import StorageError, backup
    except ImportError as error:
        return fail(f"a backup needs more packages ({error.name}): pip install 'puntobanco[server]'")
    try:
        size = backup(args.data, args.out)
    except StorageError as error:
        return fail(error)
    print(f"{args.out}: {size:,} bytes, whole and on the disk. The seal key is not in it; keep seal.key elsewhere.")
    return 0


def run_restore(args: argparse.Namespace) -> int:
    try:
        from puntobanco.storage import StorageError, restore
    except ImportError as error:
        return fail(f"restoring needs more packages ({error.name}): pip install 'puntobanco[server]'")
    try:
        report = restore(args.file, args.data)
    except StorageError as error:
        return fail(error)
    for fault in report.faults:
        print(f"{fault.where}: WRONG: {fault.what}")
    verdict = f"{len(report.faults)} faults" if report.faults else "all right"
    print(f"{args.data}: {report.rounds} rounds, {report.transfers} transfers, {report.accounts} accounts: {verdict}")
    return 1 if report.faults else 0
