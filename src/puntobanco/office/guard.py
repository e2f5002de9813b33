"""Who may pass: a session, a form that belongs to it, and not too often. Asked before every page of the office."""

import hmac
import time
from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.response import Redirect

from puntobanco.service import Person, Role
from puntobanco.service.staff import form_token

from .render import page
from .setting import PATH, Office

Asked = Request[Any, Any, Any]


class Denied(Exception):
    """Somebody asks for what their role may not do."""

    def __init__(self, person: Person, needed: Role) -> None:
        super().__init__(f"{person.name} is no {needed.value}")
        self.person, self.needed = person, needed


def cookie(name: str, value: str, *, secure: bool, age: int | None = None) -> Cookie:
    """Not for scripts, not sent with other sites' requests, gone with the browser."""
    return Cookie(key=name, value=value, path="/", httponly=True, secure=secure, samesite="strict", max_age=age)


def address(request: Asked) -> str:
    """Whose clicks are counted together."""
    return request.client.host if request.client is not None else "?"


def too_often(request: Asked, office: Office) -> Response[Any] | None:
    """A page that asks for patience; None when there is no need."""
    if office.clicks.allows(address(request), time.monotonic()):
        return None
    return page(
        "message.html", status=429, title="Slowly, please", text="Too many requests from your address. Wait a minute."
    )


async def admit(request: Asked, office: Office) -> Response[Any] | Person:
    """The person whose session this is; else where to go instead."""
    slow = too_often(request, office)
    if slow is not None:
        return slow
    auto = request.method == "GET" and "auto" in request.query_params
    person = await office.staff.person(request.cookies.get(office.session_cookie), counts=not auto)
    if person is None:
        return Redirect(f"{PATH}/login", status_code=303)
    if request.method == "POST":
        form = await request.form()
        if not same(str(form.get("csrf", "")), person.csrf):
            return page("message.html", person, status=403, title="That form is too old", text=_OLD_FORM)
    if person.member.must_change and request.url.path not in (f"{PATH}/password", f"{PATH}/logout"):
        return Redirect(f"{PATH}/password", status_code=303)
    return person


_OLD_FORM = "It belongs to another session, so nothing was done. Go back, load the page again and send it once more."


def same(given: str, wanted: str) -> bool:
    """Compared in a time that tells nothing."""
    return hmac.compare_digest(given.encode(), wanted.encode())


def door_token(request: Asked, office: Office) -> str:
    """What the login form must carry; empty when there is no cookie for it."""
    secret = request.cookies.get(office.door_cookie, "")
    return form_token(secret) if 20 <= len(secret) <= 128 else ""


async def need(person: Person, role: Role, office: Office) -> None:
    """Raises Denied unless the person's role is enough; the journal is told."""
    if not person.may(role):
        await office.voiding.note(person.name, "refused", {"needs": role.value}, office.clock.now())
        raise Denied(person, role)
