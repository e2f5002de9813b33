"""The command line: one module a command, each with `register(subparsers)`; heavy imports only when it runs."""

import argparse
import sys
from importlib import import_module

from puntobanco import __version__

_COMMANDS = (
    "serve",
    "play",
    "games",
    "odds",
    "check",
    "simulate",
    "rules",
    "verify",
    "audit",
    "reconcile",
    "staff",
    "backup",
    "config",
    "selfcheck",
)


def main(argv: list[str] | None = None) -> int:
    """Run `puntobanco …`; the exit status is 0 when all is well, 1 for a finding, 2 for a mistake in the call."""
    parser = argparse.ArgumentParser(
        prog="puntobanco",
        description="Baccarat (punto banco): play it, price it, check it.",
        epilog="example: puntobanco serve --port 8000",
    )
    parser.add_argument("--version", action="version", version=f"puntobanco {__version__}")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in _COMMANDS:
        import_module(f"{__name__}.{name}").register(subparsers)
    args = parser.parse_args(argv)
    try:
        return int(args.run(args))
    except BrokenPipeError:  # the reader, such as head, has seen enough
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130


def fail(problem: object) -> int:
    """Say what is wrong, on one line, and give the exit status for it."""
    print(f"puntobanco: {problem}", file=sys.stderr)
    return 2
