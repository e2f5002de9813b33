"""REST: sessions, games, and a round by script, through the same desk as the play socket."""

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.dto import DTOConfig, MsgspecDTO
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from msgspec import Struct

from puntobanco.locales import best_language, say
from puntobanco.service import Unavailable, Visitor, WalletKind
from puntobanco.table import Reason, Refusal
from puntobanco.wire import MOST_BYTES, MalformedError, decode_as
from puntobanco.wire import messages as wire

from .asking import ANY, OWN, PACED, TOO_LARGE, guest_of
from .cookies import no_cookie, session_cookie
from .parting import part
from .site import Site

#: HTTP status by refusal; what is not here is a rule of the game: 422.
_STATUS = {
    Reason.MALFORMED: 400,
    Reason.UNKNOWN_GAME: 404,
    Reason.UNKNOWN_TABLE: 404,
    Reason.TOO_MANY_TABLES: 409,
    Reason.NOT_AVAILABLE: 503,
    Reason.NOT_SEATED: 409,
    Reason.ROUND_ID_REUSED: 409,
    Reason.ROUND_IN_PROGRESS: 409,
    Reason.OFFER_VOID: 409,
    Reason.COMMITMENT_MISMATCH: 409,
    Reason.TOO_FAST: 429,
}
_BY_CODE = {reason.code: status for reason, status in _STATUS.items()}

_Request = Request[Any, Any, Any]
GamePath = Annotated[str, Parameter(description="A game's id, such as touch")]


class Session(Struct, frozen=True):
    """Who you are: an anonymous patron with play money, or an operator's player."""

    patron: str
    name: str
    mode: str


def reply(answer: Struct, status: int = 200) -> Response[Struct]:
    """The answer, under the status of its refusal if it is one."""
    status = _BY_CODE.get(answer.code, 422) if isinstance(answer, wire.Refused) else status
    return Response(answer, status_code=status)


@post(
    "/api/session",
    summary="Open a session, or find the one you have",
    responses={200: ResponseSpec(Session, description="The one you have"), **ANY},
)
async def open_session(request: _Request, site: Site) -> Response[Session]:
    """Sets the session cookie. A new patron has fun credits."""
    visitor = await site.sessions.visitor(request.cookies.get(site.cookie_name))
    if visitor is not None:
        return Response(_session(visitor), status_code=200)
    visitor, token = await site.sessions.open()
    return Response(_session(visitor), status_code=201, cookies=[session_cookie(site, token)])


@post(
    "/api/session/end",
    summary="Leave the house",
    status_code=200,
    responses={
        200: ResponseSpec(wire.Left, description="What went back"),
        **OWN,
        409: ResponseSpec(wire.Refused, description="A round is still being settled"),
    },
)
async def end_session(request: _Request, site: Site) -> Response[Struct]:
    """An operator's player: everything in the game goes back, the session ends. Play money stays where it is."""
    guest = await guest_of(request, site)
    sent = await part(site, guest.visitor)
    if isinstance(sent, Refusal):
        return reply(site.desk.refused(guest, sent))
    cookies = [] if guest.visitor.wallet is WalletKind.NONE else [no_cookie(site)]
    return Response(wire.Left(sent), cookies=cookies)


def _session(visitor: Visitor) -> Session:
    return Session(visitor.patron, visitor.name, visitor.book.value)


@get("/api/games", summary="The games", responses=PACED)
async def games(site: Site) -> tuple[wire.GameInfo, ...]:
    """Rules, limits and controls of every game, in lobby order."""
    return site.desk.games


_REFUSED = {
    status: ResponseSpec(wire.Refused, description=text)
    for status, text in {
        400: "Not a message",
        404: "There is no such game",
        409: "Not now: the message may have to answer a newer offer, which is in the refusal",
        422: "Against a rule of the game; nothing was taken",
        429: "Too many requests, or too soon after the last round; nothing was taken",
        503: "The database does not answer; ask again",
    }.items()
}


@get(
    "/api/tables/{game:str}",
    summary="Sit down at your table of a game",
    responses={
        200: ResponseSpec(wire.Snapshot, description="The table"),
        **OWN,
        404: ResponseSpec(wire.Refused, description="There is no such game"),
    },
)
async def sit(request: _Request, site: Site, game: GamePath) -> Response[Struct]:
    """The table, your balance, your last round, and the offer of the next one."""
    guest = await guest_of(request, site, game)
    return reply(await site.desk.sit(guest, game))


class StrictBets(MsgspecDTO[wire.Bets]):
    """Reads a body as strictly as the socket does; by itself Litestar would take "12" and 1e2 for whole numbers."""

    config = DTOConfig(rename_strategy="camel")  # for the OpenAPI document

    def decode_bytes(self, value: bytes) -> wire.Bets:
        return decode_as(value, wire.Bets)


def malformed(request: _Request, error: Exception) -> Response[wire.Refused]:
    """A body that is no bets, told as the desk tells everything else."""
    problem = str(error)
    language = best_language(request.headers.get("accept-language"))
    message = say("refusal-malformed", {"problem": problem}, language=language)
    refused = wire.Refused(Reason.MALFORMED.code, message, {"problem": problem}, retry=False)
    return Response(refused, status_code=400)


@post(
    "/api/tables/{game:str}/rounds",
    summary="Play a round",
    status_code=200,
    request_max_body_size=MOST_BYTES,
    dto=StrictBets,
    return_dto=None,
    exception_handlers={MalformedError: malformed},
    responses={
        200: ResponseSpec(wire.Dealt, description="The round, dealt and settled"),
        **OWN,
        **TOO_LARGE,
        **_REFUSED,
    },
)
async def play(request: _Request, site: Site, game: GamePath, data: wire.Bets) -> Response[Struct]:
    """Bets for the offered round in, the settled round out. Sending the same bets again gives the same answer."""
    return reply(await site.desk.deal(await guest_of(request, site, game), data))


@get("/api/lobby", summary="The lobby", responses=OWN)
async def lobby(request: _Request, site: Site) -> wire.Lobby:
    """Your balance, and every game with the roads of your own table of it."""
    return await site.desk.lobby(await guest_of(request, site))


@post(
    "/api/refill",
    summary="Fill up the play-for-fun balance",
    status_code=200,
    responses={
        200: ResponseSpec(wire.Balance, description="The new balance"),
        **OWN,
        422: ResponseSpec(wire.Refused, description="There is nothing to fill up"),
    },
)
async def refill(request: _Request, site: Site) -> Response[Struct]:
    """Up to what a patron starts with."""
    return reply(await site.desk.refill(await guest_of(request, site)))


@get("/health/live", summary="Is the process alive", include_in_schema=True)
async def live() -> dict[str, str]:
    """Always, if it can answer."""
    return {"status": "live"}


@get("/health/ready", summary="Can it deal")
async def ready(site: Site) -> Response[dict[str, str]]:
    """503 when the database does not answer, and when the server is about to end."""
    if site.hall is not None and site.hall.croupier.is_closing:
        return Response({"status": "ending"}, status_code=503)
    try:
        await site.store.visitor_of(b"")
    except Unavailable as error:
        return Response({"status": "not ready", "reason": str(error)}, status_code=503)
    return Response({"status": "ready"})


ROUTES = [open_session, end_session, games, lobby, sit, play, refill, live, ready]
