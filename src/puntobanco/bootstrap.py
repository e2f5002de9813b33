"""Where the parts meet: settings in, a running server out."""

import asyncio
import errno
import logging
import signal
import socket
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import timedelta
from fractions import Fraction
from pathlib import Path
from typing import Any

from granian.constants import Interfaces
from granian.http import HTTP1Settings
from granian.server.embed import Server
from litestar import Router

from puntobanco.game import Game, GameFileError
from puntobanco.games import all_games, shipped_games
from puntobanco.odds import odds_of, problems
from puntobanco.server import Connections, Desk, Gallery, IdleWatch, Metrics, Presence, Site, create_app, start_logging
from puntobanco.service import (
    BuyIns,
    Cashier,
    Conduct,
    Floor,
    Hall,
    HouseRules,
    OperatorWallet,
    Outbox,
    Play,
    Purse,
    Sessions,
    SharedStore,
    Staff,
    Store,
    SystemClock,
    SystemEntropy,
    TableRules,
    Unavailable,
    Versions,
)
from puntobanco.service.selfcheck import self_check
from puntobanco.settings import Settings
from puntobanco.storage import DatabaseSharedStore, DatabaseStore, OfficeStore, StorageError

_log = logging.getLogger(__name__)

#: Connections that may wait to be taken, and that may be open; and how long one may take to say what it wants.
_BACKLOG, _MOST_CONNECTIONS, _HEADER_SECONDS = 1024, 65_536, 10


class StartError(Exception):
    """The server cannot start; the message is one line for the person who started it."""


def build_site(
    settings: Settings,
    store: Store,
    games: Mapping[str, Game],
    wallet: OperatorWallet | None = None,
    floor: Floor | None = None,
    shared: SharedStore | None = None,
) -> Site:
    """Join the parts of one server around an open store, with the operator's wallet and shared tables if any."""
    entropy, clock = SystemEntropy(), SystemClock()
    purse = Purse(settings.currency, settings.fun_minor)
    cashier = None if wallet is None else Cashier(store, wallet, entropy, clock, BuyIns(settings.buy_in_minor))
    conduct = Conduct(clock, house_rules(settings))
    play = Play(games, store, entropy, clock, purse, cashier, conduct, floor)
    metrics = Metrics()
    hall = None if shared is None else Hall(play, shared, entropy, clock, table_rules(settings))
    gallery = None if hall is None else Gallery(play, clock)
    connections = Connections()
    if hall is not None and gallery is not None:
        hall.listen(gallery)
    return Site(
        settings=settings,
        store=store,
        sessions=Sessions(store, entropy, clock, purse),
        play=play,
        desk=Desk(
            play,
            _rtp(games),
            Versions(games.values(), store),
            cashier_url=settings.cashier_url,
            exit_url=settings.exit_url,
            metrics=metrics,
            hall=hall,
        ),
        wallet=wallet,
        hall=hall,
        gallery=gallery,
        connections=connections,
        presence=None if shared is None else Presence(connections, shared),
        metrics=metrics,
    )


def offered_games(settings: Settings) -> dict[str, Game]:
    """The games of the lobby, in its order. Raises StartError for a game that cannot be offered."""
    try:
        every = all_games(Path(settings.games) if settings.games else None)
    except (GameFileError, OSError) as error:
        raise StartError(str(error)) from None
    shipped = {game.id for game in shipped_games()}
    wanted = [*settings.offer, *(game_id for game_id in every if game_id not in shipped)]
    games = {}
    for game_id in wanted:
        game = every.get(game_id)
        if game is None:
            raise StartError(f"there is no game {game_id!r} to offer; there are {', '.join(every)}")
        for problem in problems(game):
            raise StartError(str(problem.error(f"{game_id}.toml")))
        games[game_id] = game
    return games


def house_rules(settings: Settings) -> HouseRules:
    """How play is to be conducted."""
    return HouseRules(
        minimum_round_seconds=settings.minimum_round_seconds,
        fast_play=settings.fast_play,
        reality_check_minutes=settings.reality_check_minutes,
        idle_minutes=settings.idle_minutes,
        session_minutes=settings.session_minutes,
        loss_limit_minor=settings.loss_limit_minor,
        show_stay=settings.show_stay,
    )


def table_rules(settings: Settings) -> TableRules:
    """How shared tables are run."""
    return TableRules(
        seats=settings.table_seats,
        bet_seconds=settings.bet_seconds,
        hold_minutes=settings.hold_minutes,
        per_patron=settings.tables_per_patron,
        empty_minutes=settings.empty_minutes,
        silence_seconds=settings.node_seconds,
    )


def _rtp(games: Mapping[str, Game]) -> dict[str, dict[str, Fraction]]:
    """Return to player by game and bet, counted from each game's own rules (F-18)."""
    return {game.id: {bet.id: bet.rtp for bet in odds_of(game).bets} for game in games.values()}


def serve(settings: Settings) -> None:
    """Serve until interrupted (SIGINT, SIGTERM). Raises StartError with one clear line."""
    start_logging(settings.log_level, settings.log_format)
    games = offered_games(settings)
    port = _free_port(settings)
    runner = asyncio.run
    try:
        import uvloop

        runner = uvloop.run
    except ImportError:
        _log.info("uvloop is not here; the standard event loop serves")
    try:
        runner(_serve(settings, games, port))
    except StorageError as error:
        raise StartError(str(error)) from None


async def _serve(settings: Settings, games: Mapping[str, Game], port: int) -> None:
    async with AsyncExitStack() as stack:
        store = await stack.enter_async_context(DatabaseStore(Path(settings.data), settings.database))
        await store.keep_rules(tuple(games.values()), SystemClock().now())
        wallet = await stack.enter_async_context(_wallet(settings, store))
        looking = await stack.enter_async_context(OfficeStore(store, Path(settings.data), settings.database))
        floor = Floor()
        floor.show(await looking.openings())
        floor.money_closed = await asyncio.to_thread(_self_check, settings)
        site = build_site(settings, store, games, wallet, floor, DatabaseSharedStore(store))
        store.watch_batches(site.metrics.batch)
        site.metrics.outbox_depth = looking.unanswered_count
        more = [_office_routes(settings, site, looking)] if settings.office else []
        await stack.enter_async_context(_beside(_keep_office(settings, floor, looking)))
        for visitor in await store.with_money():
            site.play.conduct.stay(
                visitor
            )  # whoever does not come back is ended, and sent their money, by the idle rule
        await stack.enter_async_context(_beside(IdleWatch(site).run()))
        if site.hall is not None:
            await stack.enter_async_context(_beside(site.hall.run()))
        if site.presence is not None:
            await stack.enter_async_context(_beside(site.presence.run()))
        server = Server(
            create_app(site, more),
            address=settings.host,
            port=port,
            interface=Interfaces.ASGINL,
            log_enabled=False,
            # By itself it would hold 128 connections, and so many silent ones would keep everybody else out.
            backlog=_BACKLOG,
            backpressure=_MOST_CONNECTIONS,
            http1_settings=HTTP1Settings(header_read_timeout=1000 * _HEADER_SECONDS),
        )
        loop, ending = asyncio.get_running_loop(), asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, ending.set)
        await stack.enter_async_context(_beside(_end(site, ending, server)))
        shown = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::") else settings.host  # noqa: S104
        print(f"puntobanco plays at http://{shown}:{port}  (ctrl-C ends it)", flush=True)
        await server.serve()


async def _end(site: Site, ending: asyncio.Event, server: Server) -> None:
    """When asked to end: finish the rounds that have bets, leave shared tables to others, stop. Asked again: stop."""
    await ending.wait()
    ending.clear()
    if site.hall is not None:
        closing = asyncio.create_task(site.hall.croupier.close(seconds=site.settings.bet_seconds + 5))
        again = asyncio.create_task(ending.wait())
        await asyncio.wait([closing, again], return_when=asyncio.FIRST_COMPLETED)
        for task in (closing, again):
            task.cancel()
    await asyncio.gather(*(playing.restart() for playing in site.connections.every()))
    server.stop()  # type: ignore[no-untyped-call]


def _office_routes(settings: Settings, site: Site, store: OfficeStore) -> Router:
    """The back office of `site`; what it needs is imported only where there is one."""
    from puntobanco.office import Live, Office, office_routes

    entropy, clock = SystemEntropy(), SystemClock()
    office = Office(
        staff=Staff(store, entropy, clock),
        floor=site.play.floor,
        floor_store=store,
        inspection=store,
        voiding=site.store,
        games=site.play.games,
        entropy=entropy,
        clock=clock,
        live=Live(connected=lambda: len(site.connections)),
        currency=settings.currency,
        operator=settings.operator_id,
        secure_cookies=settings.secure_cookies,
    )
    return office_routes(office)


async def _keep_office(settings: Settings, floor: Floor, store: OfficeStore) -> None:
    """Take over what another server sets, and count settled rounds into the tallies, until cancelled."""
    while True:
        try:
            floor.show(await store.openings())
            # Half a minute is longer than any round is on its way between its time and the disk.
            busy = settings.office and await store.count_on(SystemClock().now() - timedelta(seconds=30))
        except Unavailable as error:
            _log.warning("office: %s", error)
            busy = False
        await asyncio.sleep(0.05 if busy else 1)


def _self_check(settings: Settings) -> str:
    """Why money may not be played: the first fault of the self-check; empty when there is none."""
    found = self_check(Path(settings.sealed) if settings.sealed else None)
    for fault in found.faults:
        _log.error("self-check: %s", fault)
    _log.info("self-check: %s files, %s, %s faults", found.files, found.digest, len(found.faults))
    return found.faults[0] if found.faults else ""


@asynccontextmanager
async def _wallet(settings: Settings, store: Store) -> AsyncIterator[OperatorWallet | None]:
    """The operator's wallet, with what a crash left undone seen to and the outbox being delivered; or none."""
    if not settings.operator_id:
        yield None
        return
    from puntobanco.wallets import HttpWallet  # its HTTP client is a twentieth of the start of a house without money

    secret = settings.operator_secret.encode()
    async with HttpWallet(url=settings.operator_url, operator=settings.operator_id, secret=secret) as wallet:
        clock = SystemClock()
        cashier = Cashier(store, wallet, SystemEntropy(), clock)
        undone = await cashier.undo_unfinished()
        if undone:
            _log.warning("%s debits from before the start are being rolled back", undone)
        async with _beside(Outbox(store, wallet, clock).run()), _beside(cashier.keep_up()):
            yield wallet


@asynccontextmanager
async def _beside(work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Do `work` beside everything else until the block ends."""
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])


def _free_port(settings: Settings) -> int:
    """The port to listen on, tried beforehand so that a busy one is told in one line."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            why = (
                "is in use by another program"
                if error.errno == errno.EADDRINUSE
                else f"cannot be used: {error.strerror}"
            )
            raise StartError(f"{settings.host}:{settings.port} {why}; choose another with --port") from None
        return int(probe.getsockname()[1])
