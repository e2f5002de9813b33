"""Declaring a round void: one asks with a reason, another approves (F-57)."""

from typing import Any

from litestar import Response, get, post
from litestar.response import Redirect

from puntobanco.service import Person, Role

from .guard import Asked, admit, need
from .render import page
from .rounds import show_round
from .setting import PATH, Office

_LEAST_REASON, _MOST_REASON = 5, 300


@get(f"{PATH}/voids", include_in_schema=False)
async def voids(request: Asked, office: Office) -> Response[Any]:
    person = await admit(request, office)
    if not isinstance(person, Person):
        return person
    return page("voids.html", person, here="voids", cases=await office.inspection.void_cases(100))


@post(f"{PATH}/rounds/{{round_id:str}}/void", include_in_schema=False)
async def ask(request: Asked, office: Office, round_id: str) -> Response[Any]:
    person = await admit(request, office)
    if not isinstance(person, Person):
        return person
    await need(person, Role.OPERATOR, office)
    form = await request.form()
    reason = " ".join(str(form.get("reason", "")).split())
    if not _LEAST_REASON <= len(reason) <= _MOST_REASON:
        told = (
            f"Give a reason of {_LEAST_REASON} to {_MOST_REASON} characters. The patron will read it. Nothing was done."
        )
        return await show_round(office, person, round_id, told=told, reason=reason[:_MOST_REASON], status=422)
    refusal = await office.voiding.ask_void(round_id, reason, person.name, office.clock.now())
    if refusal is not None:
        told = f"Not done: {refusal.value}."
        return await show_round(office, person, round_id, told=told, status=409)
    return Redirect(f"{PATH}/rounds/{round_id}?done=asked", status_code=303)


@post(f"{PATH}/rounds/{{round_id:str}}/approve", include_in_schema=False)
async def approve(request: Asked, office: Office, round_id: str) -> Response[Any]:
    person = await admit(request, office)
    if not isinstance(person, Person):
        return person
    await need(person, Role.SUPERVISOR, office)
    refusal = await office.voiding.approve_void(round_id, person.name, office.clock.now())
    if refusal is not None:
        return await show_round(office, person, round_id, told=f"Not done: {refusal.value}.", status=409)
    return Redirect(f"{PATH}/rounds/{round_id}?done=void", status_code=303)


ROUTES = [voids, ask, approve]
