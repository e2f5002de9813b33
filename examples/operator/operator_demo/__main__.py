"""`python -m operator_demo`: the operator as one process with one database."""

import argparse
import asyncio
import logging
import os
import signal
import socket
import sys
from pathlib import Path
from urllib.parse import urlsplit

from granian.constants import Interfaces
from granian.server.embed import Server
from litestar.types import ASGIApp

from .app import create_app
from .audit import audit
from .chaos import Chaos
from .database import FILE_NAME, DatabaseError, open_database
from .desk import Desk
from .secret import SecretError, shared_secret
from .site import Site


class StartError(Exception):
    """Why it cannot start; one line for a person."""


def main(argv: list[str] | None = None) -> int:
    """Serve, or audit the books. Exit status 0: all is well, 1: the audit found something, 2: a mistake in the call."""
    args = _arguments(argv)
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(asctime)s %(levelname)s %(message)s")
    logging.getLogger("_granian").setLevel("WARNING")
    try:
        if args.audit:
            return _audit(args.data)
        asyncio.run(_serve(args))
    except (StartError, SecretError, DatabaseError) as error:
        print(f"operator: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


def _arguments(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m operator_demo",
        description="A small operator of puntobanco: accounts, cashier, and the wallet API. Play money only.",
        epilog="example: python -m operator_demo --games http://localhost:8000 --port 8100 --data operator-data",
    )
    parser.add_argument("--games", default="http://localhost:8000", metavar="URL", help="the game server (%(default)s)")
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (%(default)s)")
    parser.add_argument("--port", type=int, default=8100, help="port to listen on (%(default)s); 0 takes any free one")
    parser.add_argument("--data", type=Path, default=Path("operator-data"), help="folder of the database (%(default)s)")
    parser.add_argument("--id", default="demo", metavar="ID", help="our id at the game server (%(default)s)")
    parser.add_argument(
        "--secret",
        metavar="TEXT",
        help="what calls are signed with, shared with the game server; better in OPERATOR_SECRET, because others on"
        " this machine can see a command line (by itself: the file DATA/secret, made at the first start)",
    )
    parser.add_argument(
        "--audit", action="store_true", help="add up the books of DATA again, say what is wrong, and end"
    )
    parser.add_argument(
        "--chaos", metavar="SEED", help="for tests, on loopback: lose and repeat wallet calls at random"
    )
    parser.add_argument("--chaos-hold", type=float, default=6.0, metavar="SECONDS", help="how long a lost answer takes")
    return parser.parse_args(argv)


def _audit(data: Path) -> int:
    if not (data / FILE_NAME).exists():
        raise StartError(f"there are no books in {data}")
    connection = open_database(data)
    faults = audit(connection)
    entries = connection.execute("SELECT count(*) FROM entry").get
    connection.close()
    print(*faults, f"{entries} entries, {len(faults) or 'no'} faults", sep="\n")
    return 1 if faults else 0


async def _serve(args: argparse.Namespace) -> None:
    games = urlsplit(args.games)
    if games.scheme not in ("http", "https") or not games.netloc or games.query:
        raise StartError(f"--games {args.games!r} is not an address such as http://localhost:8000")
    if args.chaos is not None and args.host not in ("127.0.0.1", "::1", "localhost"):
        raise StartError("--chaos is for tests on this machine: it needs a loopback --host")
    port = _free_port(args.host, args.port)
    desk = Desk(open_database(args.data))
    try:
        secret = shared_secret(args.secret or os.environ.get("OPERATOR_SECRET"), args.data)
        app: ASGIApp = create_app(Site(games=args.games.rstrip("/"), operator=args.id, secret=secret, desk=desk))
        if args.chaos is not None:
            app = Chaos(app, seed=args.chaos, hold_seconds=args.chaos_hold)
            print(f"chaos {args.chaos!r}: wallet calls go wrong on purpose", file=sys.stderr)
        server = Server(app, address=args.host, port=port, interface=Interfaces.ASGINL, log_enabled=False)
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, server.stop)
        shown = "localhost" if args.host in ("127.0.0.1", "0.0.0.0", "::") else args.host  # noqa: S104
        print(
            f"operator at http://{shown}:{port}, games at {args.games}, wallet API at http://{shown}:{port}/wallet  "
            "(ctrl-C ends it)",
            flush=True,
        )
        await server.serve()
    finally:
        desk.close()


def _free_port(host: str, port: int) -> int:
    """The port to listen on, tried beforehand so that a busy one is told in one line."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise StartError(f"{host}:{port} cannot be used: {error.strerror}; choose another with --port") from None
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    sys.exit(main())
