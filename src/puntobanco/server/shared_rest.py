"""REST for shared tables: the lobby's list, one table by its link, and opening one."""

import hashlib
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.dto import DTOConfig, MsgspecDTO
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from msgspec import Struct

from puntobanco.service import Room
from puntobanco.table import Reason, Refusal
from puntobanco.wire import MOST_BYTES, MalformedError, decode_as, shared
from puntobanco.wire import messages as wire

from . import tell_shared
from .asking import ANY, OWN, TOO_LARGE, guest_of
from .rest import malformed, reply
from .site import Site

_Request = Request[Any, Any, Any]
TablePath = Annotated[str, Parameter(description="A shared table's id")]


def _state(site: Site, room: Room) -> shared.SharedTableState:
    now = site.hall.now() if site.hall is not None else None
    if now is None:
        raise NotFoundException
    return tell_shared.lobby_state(room, site.play.floor.stakes(room.game), now)


@get(
    "/api/shared",
    summary="The public shared tables",
    responses={
        200: ResponseSpec(shared.SharedLobby, description="Tables, with limits, seats taken and roads"),
        304: ResponseSpec(None, description="Nothing has changed"),
        **ANY,
    },
)
async def shared_lobby(request: _Request, site: Site) -> Response[bytes]:
    """As they were a second ago at most. With `If-None-Match` the answer is an empty 304 while nothing has changed."""
    rooms = () if site.hall is None else await site.hall.public()
    # The clock would make every answer another; what is left of it belongs to the table itself.
    states = tuple(msgspec.structs.replace(_state(site, room), closes_in=None) for room in rooms)
    body = msgspec.json.encode(shared.SharedLobby(states))
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type="application/json")
    return Response(body, headers=headers, media_type="application/json")


@get(
    "/api/shared/{table:str}",
    summary="One shared table, also a private one",
    responses={
        200: ResponseSpec(shared.SharedTableState, description="The table"),
        **OWN,
        404: ResponseSpec(wire.Refused, description="There is no such table"),
    },
)
async def shared_table(request: _Request, site: Site, table: TablePath) -> Response[Struct]:
    """What the link of a table leads to."""
    guest = await guest_of(request, site)
    room = None if site.hall is None else await site.hall.room(table)
    if room is None:
        return reply(site.desk.refused(guest, Refusal(Reason.UNKNOWN_TABLE)))
    return reply(_state(site, room))


class StrictTable(MsgspecDTO[shared.NewTable]):
    """Reads a body as strictly as the socket does."""

    config = DTOConfig(rename_strategy="camel")  # for the OpenAPI document

    def decode_bytes(self, value: bytes) -> shared.NewTable:
        return decode_as(value, shared.NewTable)


@post(
    "/api/shared",
    summary="Open a shared table",
    status_code=201,
    request_max_body_size=MOST_BYTES,
    dto=StrictTable,
    return_dto=None,
    exception_handlers={MalformedError: malformed},
    responses={
        201: ResponseSpec(shared.SharedTableState, description="The new table"),
        **OWN,
        **TOO_LARGE,
        400: ResponseSpec(wire.Refused, description="Not a message"),
        404: ResponseSpec(wire.Refused, description="There is no such game"),
        409: ResponseSpec(wire.Refused, description="You have opened too many"),
        503: ResponseSpec(wire.Refused, description="There are no shared tables here, or the database does not answer"),
    },
)
async def open_shared_table(request: _Request, site: Site, data: shared.NewTable) -> Response[Struct]:
    """Public tables are in everybody's lobby; a private one is found by its id only."""
    guest = await guest_of(request, site)
    if site.hall is None:
        return reply(site.desk.refused(guest, Refusal(Reason.NOT_AVAILABLE)))
    room = await site.hall.open_table(guest.visitor, data.game, data.name, is_public=data.public)
    if isinstance(room, Refusal):
        return reply(site.desk.refused(guest, room))
    return reply(_state(site, room), 201)


SHARED_ROUTES = [shared_lobby, shared_table, open_shared_table]
