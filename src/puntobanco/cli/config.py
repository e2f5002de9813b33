"""`puntobanco config`: what is set, where it comes from, and which presets of house rules there are."""

import argparse
from pathlib import Path
from typing import Any

from . import fail


def register(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = subparsers.add_parser(
        "config",
        help="check the settings",
        description="Show every setting with its value and source, or the presets of house rules.",
        epilog="example: puntobanco config check puntobanco.toml",
    )
    acts = parser.add_subparsers(title="what to do", metavar="ACT", required=True)
    check = acts.add_parser("check", help="every setting, its value and where it comes from; secrets are masked")
    check.add_argument("file", type=Path, nargs="?", help="settings (TOML); without it defaults and environment")
    check.set_defaults(run=run_check)
    listing = acts.add_parser("list", help="the jurisdictions there are presets for, and what each rule rests on")
    listing.set_defaults(run=run_list)


def run_check(args: argparse.Namespace) -> int:
    try:
        from puntobanco.bootstrap import StartError, offered_games
        from puntobanco.settings import SECRETS, SettingsError, settle
    except ImportError as error:
        return fail(f"this needs more packages ({error.name}): pip install 'puntobanco[server]'")
    try:
        settings, sources = settle(args.file)
        games = offered_games(settings)
    except (SettingsError, StartError) as error:
        return fail(error)
    for name in settings.__struct_fields__:
        value = getattr(settings, name)
        shown = repr(list(value) if isinstance(value, tuple) else value)
        if name in SECRETS and value:
            shown = f"(secret, {len(value)} characters)"
        print(f"{name:<24} {shown:<44} {sources.get(name, 'default')}")
    warnings = _warnings(settings)
    for warning in warnings:
        print(f"warning: {warning}")
    print(f"can be used: {len(games)} games, {len(warnings)} warnings")
    return 0


def _warnings(settings: Any) -> list[str]:
    """What can be used, but is hardly meant."""
    found = []
    if not settings.secure_cookies:
        found.append("secure_cookies is off: sessions can be read on the way; only for trying things out")
    if settings.operator_url.startswith("http://") and "//localhost" not in settings.operator_url:
        found.append("operator_url is not https: calls are signed, but can be read on the way")
    if settings.metrics == "open":
        found.append("metrics is open: everybody who reaches the server can read its figures")
    if settings.operator_id and not settings.sealed:
        found.append("money is played, but no seal is checked at the start (puntobanco selfcheck --seal)")
    if settings.operator_id and not settings.idle_minutes:
        found.append(
            "idle_minutes is 0: the session of a player who just closes the browser never ends, and what they"
            " brought into the game stays there until they come back"
        )
    return found


def run_list(_: argparse.Namespace) -> int:
    try:
        from puntobanco.settings import preset_sources, presets
    except ImportError as error:
        return fail(f"this needs more packages ({error.name}): pip install 'puntobanco[server]'")
    for name in presets():
        print(name)
        for rule, source in preset_sources(name):
            print(f"  {rule}: {source}")
    return 0
