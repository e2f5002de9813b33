"""Turns templates into answers, with the same frame around every page."""

from datetime import datetime
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import MediaType, Response

from operator_demo import money
from operator_demo.games import title_of

from .visitor import Visitor


def _moment(iso: str) -> str:
    """30 Nov 2026, 02:32:19"""
    return datetime.fromisoformat(iso).strftime("%-d %b %Y, %H:%M:%S")


_pages = Environment(
    loader=PackageLoader("operator_demo.pages"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
_pages.filters.update(
    money=money.write, signed=money.write_signed, plain=money.plain, moment=_moment, game_title=title_of,
    currency_name=money.currency_name,
)  # fmt: skip


def page(visitor: Visitor, template: str, /, *, status: int = 200, **values: Any) -> Response[str]:
    """The page of `template`; StrictUndefined makes a value that is missing an error and not a gap."""
    values |= {"visitor": visitor, "player": visitor.player, "here": template}
    html = _pages.get_template(f"{template}.html").render(values)
    cookies = [visitor.cookie] if visitor.is_new else []
    return Response(html, status_code=status, media_type=MediaType.HTML, cookies=cookies)


def go_to(address: str, visitor: Visitor | None = None) -> Response[str]:
    """After a form: look at `address` next. With a new `visitor`, the browser gets its cookie."""
    cookies = [visitor.cookie] if visitor is not None and visitor.is_new else []
    return Response("", status_code=303, media_type=MediaType.TEXT, headers={"location": address}, cookies=cookies)
