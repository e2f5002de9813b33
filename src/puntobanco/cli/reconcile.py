"""`puntobanco reconcile`: our books against the operator's."""

import argparse
import asyncio
from pathlib import Path
from typing import Any

from . import fail


def register(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = subparsers.add_parser(
        "reconcile",
        help="compare our books with the operator's",
        description="Ask the operator for all that moved money there and compare it with ours, entry by entry. "
        "Calls that wait in the outbox show as differences until they are answered.",
        epilog="example: puntobanco reconcile --config puntobanco.toml",
    )
    parser.add_argument("--config", type=Path, metavar="FILE", help="settings (TOML) with the operator's address")
    parser.add_argument("--data", help="folder of the database (./data)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        from puntobanco.ledger import reconcile
        from puntobanco.service import WalletUnknown
        from puntobanco.settings import SettingsError, load_settings
        from puntobanco.storage import StorageError, transfers_in
        from puntobanco.wallets import HttpWallet, entries
    except ImportError as error:
        return fail(f"reconciling needs more packages ({error.name}): pip install 'puntobanco[server]'")
    try:
        settings = load_settings(args.config, data=args.data)
        if not settings.operator_id:
            return fail("no operator is set up: operator_id, operator_url and operator_secret say which")
        secret = settings.operator_secret.encode()
        wallet = HttpWallet(url=settings.operator_url, operator=settings.operator_id, secret=secret, seconds=30)

        async def theirs() -> list[Any]:
            async with wallet:
                return list(await entries(wallet))

        found = asyncio.run(theirs())
        ours = transfers_in(Path(settings.data))
    except (SettingsError, StorageError) as error:
        return fail(error)
    except (WalletUnknown, ValueError, KeyError, TypeError) as error:
        return fail(f"the operator's report cannot be had: {error}")
    differences = reconcile(ours, found)
    for difference in differences:
        print(f"{difference.where}: {difference.what}")
    print(f"{len(found)} entries at the operator, {len(differences)} differences")
    return 1 if differences else 0
