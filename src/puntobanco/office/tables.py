"""Opening and closing games, and tighter limits for them, in force for the next bet."""

from typing import Any

from litestar import Response, get, post
from litestar.response import Redirect

from puntobanco.game import Game, Limits
from puntobanco.service import ROUND, Opening, Person, Role, limits_problem

from .amounts import minor_of, plain
from .guard import Asked, admit, need
from .render import page
from .rounds import area_name
from .setting import PATH, Office


@get(f"{PATH}/tables", include_in_schema=False)
async def tables(request: Asked, office: Office) -> Response[Any]:
    person = await admit(request, office)
    if not isinstance(person, Person):
        return person
    done = "In force from the next bet on." if request.query_params.get("done") else ""
    return _show(office, person, done=done)


def _show(office: Office, person: Person, *, told: str = "", done: str = "", status: int = 200) -> Response[Any]:
    rows = [(game, office.floor.opening(game.id), _limits(office, game)) for game in office.games.values()]
    return page(
        "tables.html",
        person,
        here="tables",
        rows=rows,
        currency=office.currency,
        may_open=person.may(Role.OPERATOR),
        may_limit=person.may(Role.SUPERVISOR),
        told=told,
        done=done,
        status=status,
    )


def _limits(office: Office, game: Game) -> list[tuple[str, str, Limits, Limits]]:
    """Where, its name, what is in force, and what the rule file allows."""
    now = office.floor.stakes(game)
    rows = [(area, area_name(area), now.areas[area], of_file) for area, of_file in game.stakes.areas.items()]
    return [*rows, (ROUND, "all areas together", now.round, game.stakes.round)]


@post(f"{PATH}/tables/{{game_id:str}}", include_in_schema=False)
async def set_table(request: Asked, office: Office, game_id: str) -> Response[Any]:
    person = await admit(request, office)
    if not isinstance(person, Person):
        return person
    await need(person, Role.OPERATOR, office)
    game = office.games.get(game_id)
    if game is None:
        return _show(office, person, told="There is no such game. Nothing was done.", status=404)
    form = {key: str(value) for key, value in (await request.form()).items()}
    before = office.floor.opening(game_id)
    limits = before.limits
    if form.get("act") == "limits":
        await need(person, Role.SUPERVISOR, office)
        asked = _asked(game, form, office.currency)
        amount = f"Limits are amounts such as {plain(1250, office.currency)}."
        wrong = amount if asked is None else limits_problem(game, asked)
        if asked is None or wrong is not None:
            return _show(office, person, told=f"{game.name}: {wrong} Nothing was done.", status=422)
        limits = asked
    is_open = {"open": True, "close": False}.get(form.get("act", ""), before.is_open)
    await office.floor_store.set_opening(Opening(game_id, is_open, limits), person.name, office.clock.now())
    office.floor.show(await office.floor_store.openings())
    return Redirect(f"{PATH}/tables?done=1", status_code=303)


def _asked(game: Game, form: dict[str, str], currency: str) -> dict[str, Limits] | None:
    """The limits that differ from the rule file's; None when they cannot be read."""
    asked: dict[str, Limits] = {}
    for where, of_file in (*game.stakes.areas.items(), (ROUND, game.stakes.round)):
        least, most = (minor_of(form.get(f"{where}.{end}", "").strip(), currency) for end in ("least", "most"))
        if least is None or most is None:
            return None
        wanted = Limits(least, most)
        if wanted != of_file:
            asked[where] = wanted
    return asked


ROUTES = [tables, set_table]
