"""A patron's game history over REST (F-53): pages, one round, and everything as a table for spreadsheets."""

import csv
import io
from collections.abc import AsyncIterator, Iterable
from datetime import UTC, datetime
from decimal import Decimal
from typing import Annotated, Any, Literal

from litestar import Request, get
from litestar.exceptions import NotFoundException
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from puntobanco.locales import exponent_of
from puntobanco.service import Wanted
from puntobanco.wire import messages as wire

from .asking import OWN, Problem, guest_of
from .desk import Guest
from .site import Site

_Request = Request[Any, Any, Any]
_Game = Annotated[str, Parameter(max_length=32, description="only rounds of this game")]
_Outcome = Annotated[
    Literal["", "player", "banker", "tie", "void"],
    Parameter(description="only rounds that ended so; `void`: only those declared void"),
]
_Since = Annotated[datetime | None, Parameter(description="settled then or later (ISO 8601 with its offset)")]
_Until = Annotated[datetime | None, Parameter(description="settled before then")]

#: Rounds that are read at once for an export.
_BATCH = 500
_COLUMNS = (
    "time", "game", "round", "bets", "player", "banker", "outcome", "stake", "payout", "commission",
    "balance_before", "balance_after", "currency", "void", "rule_version",
)  # fmt: skip


#: Nothing was settled before the first, and nothing will be after the second; farther off, arithmetic of time fails.
_FIRST, _LAST = datetime(2000, 1, 1, tzinfo=UTC), datetime(9000, 1, 1, tzinfo=UTC)


def _wanted(game: str, outcome: str, since: datetime | None, until: datetime | None) -> Wanted:
    is_void = outcome == "void"
    return Wanted(game, "" if is_void else outcome, _within_reason(since), _within_reason(until), is_void)


def _within_reason(time: datetime | None) -> datetime | None:
    return None if time is None else _FIRST if time.year < _FIRST.year else _LAST if time.year > _LAST.year else time


_NOT_A_FILTER = {**OWN, 400: ResponseSpec(Problem, description="Not a page or a filter of the history")}


@get("/api/rounds", summary="Your rounds, newest first", responses=_NOT_A_FILTER)
async def history(
    request: _Request,
    site: Site,
    before: Annotated[str | None, Parameter(description="`next` of the page before")] = None,
    most: Annotated[int, Parameter(ge=1, le=100, description="rounds a page")] = 50,
    game: _Game = "",
    outcome: _Outcome = "",
    since: _Since = None,
    until: _Until = None,
) -> wire.History:
    """A page of your history. With a filter, a page may hold fewer rounds than asked for and still have a `next`."""
    guest = await guest_of(request, site)
    page = await site.store.history(guest.patron, _wanted(game, outcome, since, until), before, most)
    return wire.History(tuple([await site.desk.round_record(played) for played in page.rounds]), page.next)


@get("/api/rounds.csv", summary="Your rounds as a table", media_type="text/csv", responses=_NOT_A_FILTER)
async def export(
    request: _Request,
    site: Site,
    game: _Game = "",
    outcome: _Outcome = "",
    since: _Since = None,
    until: _Until = None,
) -> Stream:
    """Everything that the filter lets through, newest first, written while it is read. Amounts in whole currency."""
    guest = await guest_of(request, site)
    lines = _lines(site, guest, _wanted(game, outcome, since, until))
    name = {"content-disposition": 'attachment; filename="rounds.csv"'}
    return Stream(lines, media_type="text/csv; charset=utf-8", headers=name)


async def _lines(site: Site, guest: Guest, wanted: Wanted) -> AsyncIterator[str]:
    currency, before = guest.visitor.currency, None
    yield _csv([_COLUMNS])
    while True:
        page = await site.store.history(guest.patron, wanted, before, _BATCH)
        records = [await site.desk.round_record(played) for played in page.rounds]
        yield _csv([_row(record, currency) for record in records])
        before = page.next
        if before is None:
            return


def _row(record: wire.RoundRecord, currency: str) -> list[str]:
    def amount(minor: int) -> str:
        exponent = exponent_of(currency)
        return f"{Decimal(minor).scaleb(-exponent):.{exponent}f}"

    commissions = [bet.commission for bet in record.bets]
    known = [commission for commission in commissions if commission is not None]
    return [
        record.time,
        record.game,
        record.round_id,
        "; ".join(f"{bet.area} {amount(bet.stake)} > {amount(bet.payout)}" for bet in record.bets),
        " ".join(record.player.cards),
        " ".join(record.banker.cards),
        record.outcome,
        amount(record.stake),
        amount(record.payout),
        amount(sum(known)) if len(known) == len(commissions) else "",
        amount(record.balance_before),
        amount(record.balance_after),
        currency,
        "" if record.void is None else _harmless(record.void.reason),
        record.game_version,
    ]


def _harmless(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t", "\r") else text


def _csv(rows: Iterable[Iterable[str]]) -> str:
    text = io.StringIO()
    csv.writer(text).writerows(rows)
    return text.getvalue()


@get(
    "/api/rounds/{round_id:str}",
    summary="One of your rounds",
    responses={**OWN, 404: ResponseSpec(Problem, description="You have no round with that id")},
)
async def round_by_id(request: _Request, site: Site, round_id: str) -> wire.RoundRecord:
    """A round you played, with everything needed to check it (`puntobanco verify`)."""
    guest = await guest_of(request, site)
    played = await site.store.played(round_id, guest.patron)
    if played is None:
        raise NotFoundException("you have no round with that id")
    return await site.desk.round_record(played)


HISTORY = [history, export, round_by_id]
