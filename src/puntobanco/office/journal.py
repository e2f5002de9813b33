"""The journal: who did what, page by page."""

import json
from typing import Any

from litestar import Response, get

from puntobanco.service import JournalLine, Person

from .guard import Asked, admit
from .render import page
from .setting import PATH, Office

_PAGE = 50


def detail_of(line: JournalLine) -> list[tuple[str, str]]:
    """What belongs to a line, as names and values."""
    told: dict[str, Any] = json.loads(line.detail)
    return [(name, value if isinstance(value, str) else json.dumps(value)) for name, value in told.items()]


@get(f"{PATH}/journal", include_in_schema=False)
async def journal(request: Asked, office: Office) -> Response[Any]:
    person = await admit(request, office)
    if not isinstance(person, Person):
        return person
    before = request.query_params.get("before", "")
    seq = int(before) if before.isascii() and before.isdigit() and len(before) < 16 else None
    lines = await office.inspection.journal_before(seq, _PAGE + 1)
    following = lines[_PAGE - 1].seq if len(lines) > _PAGE else None
    return page("journal.html", person, here="journal", lines=lines[:_PAGE], following=following, detail=detail_of)


ROUTES = [journal]
