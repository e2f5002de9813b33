"""Forms: read as exactly the fields they have, and only from pages of ours."""

import hmac
import re
from typing import Any, Final
from urllib.parse import parse_qsl, urlsplit

from litestar import Request

from .visitor import Visitor

_NUMBER = re.compile(r"[0-9]{1,15}", re.ASCII)
MOST_BYTES: Final = 8192
_TYPE: Final = "application/x-www-form-urlencoded"


class FormError(Exception):
    """A form that is not from a page of ours, or no form at all; the text is for the player."""


async def read_form(request: Request[Any, Any, Any], visitor: Visitor, *fields: str) -> dict[str, str]:
    """The `fields` of a form. Raises FormError."""
    origin = request.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != request.headers.get("host"):
        raise FormError("That form was sent from another site. Nothing was done.")
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != _TYPE:
        raise FormError("That was not one of our forms. Nothing was done.")
    try:
        pairs = parse_qsl((await request.body()).decode(), keep_blank_values=True, errors="strict", max_num_fields=20)
    except ValueError:
        raise FormError("That form could not be read. Nothing was done.") from None
    form = dict(pairs)
    token = form.pop("form_token", "")
    if visitor.is_new or not hmac.compare_digest(visitor.form_token.encode(), token.encode()):
        raise FormError("That page had grown old. Nothing was done; go back, load the page again, and try once more.")
    if len(pairs) != len(fields) + 1 or form.keys() != set(fields):
        raise FormError("That form did not have the fields it should have. Nothing was done.")
    return form


def number_in_address(request: Request[Any, Any, Any], name: str) -> int | None:
    """A number after the question mark; None when there is none, or something else."""
    text = request.query_params.get(name, "")
    return int(text) if _NUMBER.fullmatch(text) else None
