"""`puntobanco audit`: everything stored, checked from the first transfer to the last card, or the journal alone."""

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import fail

if TYPE_CHECKING:
    from puntobanco.storage import JournalChain


def register(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = subparsers.add_parser(
        "audit",
        help="check all that a server has stored",
        description="Replay the ledger and every round of a database; a server may be using it meanwhile. "
        "With `verify`, only check the chain of the journal, in which everything the house did stands: that no line "
        "was changed, put in or taken out. Keep the last hash it prints elsewhere: a chain whose end was cut off, or "
        "that was written anew, cannot show it again.",
        epilog="example: puntobanco audit --data data; puntobanco audit verify --data data --holds 3b5f…",
    )
    parser.add_argument("what", nargs="?", choices=["verify"], help="check the chain of the journal alone")
    parser.add_argument("--holds", metavar="HASH", help="with verify: a hash noted earlier that must still be there")
    parser.add_argument("--data", type=Path, default=Path("data"), help="folder of the database (./data)")
    parser.add_argument(
        "--database",
        default=os.environ.get("PUNTOBANCO_DATABASE", ""),
        help="address of a PostgreSQL database (PUNTOBANCO_DATABASE); without one, SQLite in --data",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        from puntobanco.storage import StorageError, audit, check_journal
    except ImportError as error:
        return fail(f"the audit needs more packages ({error.name}): pip install 'puntobanco[server]'")
    if args.holds is not None and args.what != "verify":
        return fail("--holds goes with verify: puntobanco audit verify --holds HASH")
    try:
        if args.what == "verify":
            return _verify(check_journal(args.data, args.database), args.holds)
        report = audit(args.data, args.database)
    except StorageError as error:
        return fail(error)
    for fault in report.faults:
        print(f"{fault.where}: WRONG: {fault.what}")
    verdict = f"{len(report.faults)} faults" if report.faults else "all right"
    print(f"{report.rounds} rounds, {report.transfers} transfers, {report.accounts} accounts: {verdict}")
    return 1 if report.faults else 0


def _verify(chain: "JournalChain", noted: str | None) -> int:
    faults = [f"{fault.where}: WRONG: {fault.what}" for fault in chain.faults]
    if noted is not None and noted.lower() not in chain.hashes:
        faults.append(f"journal: WRONG: no line has the hash {noted}; lines were cut off or written anew since")
    print(*faults, sep="\n", end="\n" if faults else "")
    last = chain.hashes[-1] if chain.hashes else "none"
    print(f"{len(chain.hashes)} lines, last hash {last}: {f'{len(faults)} faults' if faults else 'the chain is whole'}")
    return 1 if faults else 0
