"""Coming in, going out, and changing the password."""

import time
from typing import Any

from litestar import Response, get, post
from litestar.response import Redirect

from puntobanco.service import LoginRefusal, Person
from puntobanco.service.staff import form_token

from .guard import Asked, address, admit, cookie, door_token, same, too_often
from .render import page
from .setting import PATH, Office


def _door(office: Office, told: str = "", name: str = "", status: int = 200, kind: str = "wrong") -> Response[Any]:
    """The login, with a form of its own each time it is shown."""
    secret = office.entropy.token()
    shown = page("login.html", csrf=form_token(secret), told=told, kind=kind, name=name, status=status)
    shown.set_cookie(cookie(office.door_cookie, secret, secure=office.secure_cookies))
    return shown


@get(f"{PATH}/login", include_in_schema=False)
async def login_form(request: Asked, office: Office) -> Response[Any]:
    return too_often(request, office) or _door(office)


@post(f"{PATH}/login", include_in_schema=False)
async def log_in(request: Asked, office: Office) -> Response[Any]:
    if not office.logins.allows(address(request), time.monotonic()):
        return _door(office, "Too many tries from your address. Wait a minute, then try again.", status=429)
    form = await request.form()
    name, wanted = str(form.get("name", "")), door_token(request, office)
    if not wanted or not same(str(form.get("csrf", "")), wanted):
        return _door(office, "This page was open for too long. Try again.", name, 403)
    let_in = await office.staff.log_in(name, str(form.get("password", "")), str(form.get("code", "")))
    if isinstance(let_in, LoginRefusal):
        return _door(office, let_in.value, name[:60], 403)
    # A token nobody has seen before: what was in the browser until now is worth nothing.
    going = Redirect(PATH, status_code=303)
    going.set_cookie(cookie(office.session_cookie, let_in.token, secure=office.secure_cookies))
    going.set_cookie(cookie(office.door_cookie, "", secure=office.secure_cookies, age=0))
    return going


@post(f"{PATH}/logout", include_in_schema=False)
async def log_out(request: Asked, office: Office) -> Response[Any]:
    person = await admit(request, office)
    if isinstance(person, Person):
        await office.staff.log_out(person)
        person = Redirect(f"{PATH}/login", status_code=303)
        person.set_cookie(cookie(office.session_cookie, "", secure=office.secure_cookies, age=0))
    return person


@get(f"{PATH}/password", include_in_schema=False)
async def password_form(request: Asked, office: Office) -> Response[Any]:
    person = await admit(request, office)
    return page("password.html", person, told="", here="password") if isinstance(person, Person) else person


@post(f"{PATH}/password", include_in_schema=False)
async def change_password(request: Asked, office: Office) -> Response[Any]:
    person = await admit(request, office)
    if not isinstance(person, Person):
        return person
    if not office.logins.allows(address(request), time.monotonic()):
        return page("password.html", person, told="Too many tries. Wait a minute.", here="password", status=429)
    form = await request.form()
    old, new, again = (str(form.get(field, "")) for field in ("old", "new", "again"))
    wrong = "The new password is not the same both times." if new != again else None
    wrong = wrong or await office.staff.change_password(person, old, new)
    if wrong is not None:
        return page("password.html", person, told=wrong, here="password", status=422)
    return _door(office, "The password is changed. Log in with it, and with the next code.", person.name, kind="well")


ROUTES = [login_form, log_in, log_out, password_form, change_password]
