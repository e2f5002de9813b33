"""`puntobanco reconcile`: our books against the operator's."""

import argparse
import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import fail

if TYPE_CHECKING:
    from puntobanco.wallets import HttpWallet


def register(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = subparsers.add_parser(
        "reconcile",
        help="compare our books with the operator's",
        description="Ask the operator for all that moved money there and compare it with ours, entry by entry. "
        "Calls that wait in the outbox show as differences until they are answered. With --call, tell what has become "
        "of one call, here and there.",
        epilog="example: puntobanco reconcile --config puntobanco.toml",
    )
    parser.add_argument("--call", metavar="ID", help="only the call (debit, credit, transfer …) with this id")
    parser.add_argument("--config", type=Path, metavar="FILE", help="settings (TOML) with the operator's address")
    parser.add_argument("--data", help="folder of the database (./data)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        from puntobanco.ledger import reconcile
        from puntobanco.service import WalletUnknown
        from puntobanco.settings import SettingsError, load_settings
        from puntobanco.storage import StorageError, state_in, transfers_in
        from puntobanco.wallets import HttpWallet, entries
    except ImportError as error:
        return fail(f"reconciling needs more packages ({error.name}): pip install 'puntobanco[server]'")
    try:
        settings = load_settings(args.config, data=args.data)
        if not settings.operator_id:
            return fail("no operator is set up: operator_id, operator_url and operator_secret say which")
        secret = settings.operator_secret.encode()
        wallet = HttpWallet(url=settings.operator_url, operator=settings.operator_id, secret=secret, seconds=30)

        folder, database = Path(settings.data), settings.database
        if args.call is not None:
            there = asyncio.run(_state_there(wallet, args.call))
            print(f"{args.call}: here {state_in(folder, args.call, database)}, at the operator {there}")
            return 0

        async def theirs() -> list[Any]:
            async with wallet:
                return list(await entries(wallet))

        found = asyncio.run(theirs())
        ours = transfers_in(folder, database)
    except (SettingsError, StorageError) as error:
        return fail(error)
    except (WalletUnknown, ValueError, KeyError, TypeError) as error:
        return fail(f"the operator's report cannot be had: {error}")
    differences = reconcile(ours, found)
    for difference in differences:
        print(f"{difference.where}: {difference.what}")
    print(f"{len(found)} entries at the operator, {len(differences)} differences")
    return 1 if differences else 0


async def _state_there(wallet: "HttpWallet", call_id: str) -> str:
    """What the operator says of the call. Raises WalletUnknown."""
    from puntobanco.service import Declined

    async with wallet:
        told = await wallet.call("status", {"id": call_id})
    if isinstance(told, Declined):
        return f"not to be asked ({told.code})"
    return str(told.told["state"])
