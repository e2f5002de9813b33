"""`puntobanco simulate`: real deals by the hundred million against the exact odds, and sessions by a staking plan."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import fail

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from puntobanco.game import Game
    from puntobanco.simulation import Plan, Sessions, Simulation

_EPILOG = """examples:
  puntobanco simulate touch --rounds 1e9 --seed 7
  puntobanco simulate touch --plan martingale --bet banker --unit 100 --bankroll 10000 --plot martingale.svg
"""
_DEFAULT_ROUNDS = 100_000_000
_PLOT_SUFFIXES = (".png", ".svg")
_TABLE_SUFFIXES = (".csv", ".parquet")
_MOST_DIGITS = 80
_DASK_PATIENCE = "10s"
_INTERRUPTED = 130


def register(subparsers: "argparse._SubParsersAction[Any]") -> None:
    parser = subparsers.add_parser(
        "simulate",
        help="deal many rounds and compare them with the exact odds, or try a staking plan",
        description="Deal many rounds and compare them with the exact odds; with --plan, play sessions by a plan.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", metavar="GAME", help="a game's id (see: puntobanco games), or a rule file (*.toml)")
    parser.add_argument("--games", type=Path, metavar="FOLDER", help="folder with more rule files (*.toml)")
    parser.add_argument("--rounds", type=count, metavar="N", help="rounds to deal, such as 1e9 (1e8)")
    parser.add_argument("--seed", type=whole, metavar="S", help="a whole number that decides every card (a fresh one)")
    parser.add_argument("--workers", type=count, metavar="N", help="threads (one for each core)")
    parser.add_argument(
        "--dask", metavar="ADDRESS", help="a Dask scheduler whose workers deal, such as tcp://host:8786"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--plot", type=_ending_with(*_PLOT_SUFFIXES), metavar="FILE", help="draw to FILE.png or FILE.svg"
    )
    parser.add_argument(
        "--out",
        type=_ending_with(*_TABLE_SUFFIXES),
        metavar="FILE",
        help="write counts, or sessions, to FILE.csv or FILE.parquet",
    )
    plans = parser.add_argument_group("staking plan (money in minor units, such as cents)")
    plans.add_argument("--plan", metavar="NAME", help="flat, martingale, paroli, 1-3-2-6, dalembert, or FILE.csv")
    plans.add_argument("--bet", metavar="ID", help="the bet it is laid on (banker)")
    plans.add_argument("--unit", type=count, metavar="MINOR", help="the plan's unit (the table's minimum)")
    plans.add_argument("--bankroll", type=count, metavar="MINOR", help="what a session starts with (100 units)")
    plans.add_argument("--sessions", type=count, metavar="N", help="sessions to play (1e5)")
    plans.add_argument("--session-rounds", type=count, metavar="N", help="rounds of a session (100)")
    parser.set_defaults(run=run)


def whole(text: str) -> int:
    """A whole number from 0, also written 1e9 or 10_000."""
    try:
        number = Decimal(text)
    except InvalidOperation:
        number = Decimal("nan")
    if not number.is_finite() or number < 0 or number.adjusted() > _MOST_DIGITS or number != int(number):
        raise argparse.ArgumentTypeError(f"write a whole number, such as 1000000 or 1e6, not {text!r}")
    return int(number)


def count(text: str) -> int:
    """A whole number from 1."""
    number = whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError("write a whole number of at least 1")
    return number


def _ending_with(*suffixes: str) -> Callable[[str], Path]:
    def path(text: str) -> Path:
        if Path(text).suffix not in suffixes:
            raise argparse.ArgumentTypeError(f"{text!r} must end with {' or '.join(suffixes)}")
        if not Path(text).resolve().parent.is_dir():
            raise argparse.ArgumentTypeError(f"there is no folder {str(Path(text).parent)!r}")
        return Path(text)

    return path


def run(args: argparse.Namespace) -> int:
    only_with_plan = ("bet", "unit", "bankroll", "sessions", "session_rounds")
    if args.plan is None and any(getattr(args, name) is not None for name in only_with_plan):
        return fail("--bet, --unit, --bankroll, --sessions and --session-rounds go with --plan")
    if args.plan is not None and args.rounds is not None:
        return fail("--plan plays --sessions of --session-rounds; leave --rounds out")
    try:
        import puntobanco.simulation  # noqa: F401

        if args.plot is not None:
            import matplotlib  # noqa: F401
        if args.out is not None and args.out.suffix == ".parquet":
            import pyarrow  # type: ignore[import-untyped]  # noqa: F401
    except ImportError as error:
        return fail(f"simulating needs more packages ({error.name}): pip install 'puntobanco[sim]'")
    from puntobanco.game import GameFileError

    try:
        game = _game(args.game, args.games)
        with ExitStack() as stack:
            workers, executor = stack.enter_context(_team(args.workers, args.dask))
            if args.plan is None:
                return _rounds(args, game, workers, executor)
            return _sessions(args, game, workers, executor)
    except OSError as error:
        return fail(f"{error.filename}: {error.strerror}" if error.filename else error)
    except (GameFileError, ValueError) as error:
        return fail(error)


def _game(named: str, folder: Path | None) -> "Game":
    """The game with that id, or the one in that rule file. Raises ValueError or OSError."""
    from puntobanco.games import read_game

    from .games import games_in

    if named.endswith(".toml") or "/" in named:
        return read_game(Path(named))
    games = games_in(folder)
    if named not in games:
        raise ValueError(f"no game {named!r}; there are {', '.join(games)}")
    return games[named]


def _plan(named: str) -> "Plan":
    """The plan of that name, or the one in that CSV file. Raises ValueError or OSError."""
    from puntobanco.simulation import PLANS, read_plan

    if named in PLANS:
        return PLANS[named]()
    if Path(named).suffix == ".csv":
        return read_plan(Path(named))
    raise ValueError(f"no plan {named!r}; there are {', '.join(PLANS)}, or name a file that ends with .csv")


@contextmanager
def _team(workers: int | None, address: str | None) -> "Iterator[tuple[int | None, Executor | None]]":
    """How many workers, and the executor of the Dask cluster at `address`; None: threads of this process."""
    if address is None:
        yield workers, None
        return
    try:
        from distributed import Client
    except ImportError:
        raise ValueError("--dask needs one more package: pip install 'dask[distributed]'") from None
    client: Any = Client(address, timeout=_DASK_PATIENCE)  # type: ignore[no-untyped-call]
    with client:
        yield workers or max(1, sum(client.ncores().values())), client.get_executor(pure=False)


@contextmanager
def _progress(total: int, unit: str) -> "Iterator[Callable[[int], None] | None]":
    """Shows a bar with rate and time left while it is called with what has been done; None without a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    speed = TextColumn("{task.fields[speed]}")
    columns = (TextColumn("dealing"), BarColumn(), TaskProgressColumn(), speed, TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total, speed="")

        def show(done: int) -> None:
            elapsed = bar.tasks[task].elapsed or 0.0
            rate = f"{done / elapsed / 1e6:,.1f} M {unit}/s" if elapsed else ""
            bar.update(task, completed=done, speed=rate)

        yield show


def _seed(given: int | None) -> int:
    """The seed asked for, or a fresh one that JSON holds exactly."""
    if given is not None:
        return given
    import secrets

    return secrets.randbits(53)


def _rounds(args: argparse.Namespace, game: "Game", workers: int | None, executor: "Executor | None") -> int:
    from puntobanco.simulation import report_of, simulate
    from puntobanco.simulation.text import report_data, report_text

    rounds = args.rounds or _DEFAULT_ROUNDS
    with _progress(rounds, "rounds") as progress:
        found = simulate(game, rounds, seed=_seed(args.seed), workers=workers, executor=executor, progress=progress)
    if not found.rounds:
        return _nothing()
    report = report_of(found)
    _print(report_data(report) if args.json else report_text(report))
    if args.plot is not None:
        from puntobanco.simulation.plots import plot_report

        plot_report(report, args.plot)
    if args.out is not None:
        from puntobanco.simulation.tables import count_columns, write_table

        write_table(count_columns(found), args.out, _about(found))
    return _INTERRUPTED if found.stopped else 0


def _sessions(args: argparse.Namespace, game: "Game", workers: int | None, executor: "Executor | None") -> int:
    from puntobanco.simulation import simulate_sessions
    from puntobanco.simulation.staking import bet_limits
    from puntobanco.simulation.text import sessions_data, sessions_text

    bet = args.bet or "banker"
    if bet not in game.bets_by_id:
        raise ValueError(f"{game.id} has no bet called {bet!r}; there are {', '.join(game.bets_by_id)}")
    unit = args.unit or bet_limits(game, bet).minimum
    sessions = args.sessions or 100_000
    with _progress(sessions, "sessions") as progress:
        found = simulate_sessions(
            game,
            _plan(args.plan),
            bet=bet,
            unit_minor=unit,
            bankroll_minor=args.bankroll or 100 * unit,
            sessions=sessions,
            rounds=args.session_rounds or 100,
            seed=_seed(args.seed),
            workers=workers,
            executor=executor,
            progress=progress,
        )
    if not found.count:
        return _nothing()
    about = {"game": game.id, "version": game.version, "seed": found.seed}
    _print({**about, **sessions_data(found)} if args.json else sessions_text(found))
    if args.plot is not None:
        from puntobanco.simulation.plots import plot_sessions

        plot_sessions(found, args.plot)
    if args.out is not None:
        from puntobanco.simulation.tables import session_columns, write_table

        write_table(session_columns(found), args.out, _about(found))
    return _INTERRUPTED if found.count < found.plan.sessions else 0


def _about(found: "Simulation | Sessions") -> dict[str, str]:
    return {"game": found.game.id, "version": found.game.version, "seed": str(found.seed)}


def _print(what: "dict[str, Any] | Iterator[str]") -> None:
    if isinstance(what, dict):
        print(json.dumps(what, indent=2))
    else:
        print(*what, sep="\n")


def _nothing() -> int:
    fail("interrupted before the first rounds were dealt")
    return _INTERRUPTED
