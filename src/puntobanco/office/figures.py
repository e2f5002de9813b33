"""The first page: how the house is doing now and today. And what the operator has not answered."""

from collections import defaultdict
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from litestar import Response, get

from puntobanco.service import Money, Person, Tally

from .guard import Asked, admit
from .render import page
from .setting import PATH, Office


@dataclass(frozen=True, slots=True)
class Line:
    """One game with one kind of money, over one day. Minor units."""

    game: str
    money: Money
    rounds: int
    stake: int
    payout: int

    @property
    def win(self) -> int:
        """What the house has won; negative when it has lost."""
        return self.stake - self.payout

    @property
    def hold(self) -> float:
        """Of each unit staked, what the house has kept."""
        return self.win / self.stake if self.stake else 0.0


def by_game(tallies: tuple[Tally, ...], names: dict[str, str]) -> list[Line]:
    """One line for each game and kind of money, whatever versions and bets there were."""
    sums: dict[tuple[str, Money], list[int]] = defaultdict(lambda: [0, 0, 0])
    for tally in tallies:
        if not tally.bet:
            of = sums[tally.game_id, tally.money]
            of[0], of[1], of[2] = of[0] + tally.rounds, of[1] + tally.stake, of[2] + tally.payout
    return [Line(names.get(game, game), money, *of) for (game, money), of in sorted(sums.items(), key=_order)]


def _order(one: tuple[tuple[str, Money], list[int]]) -> tuple[str, str, str]:
    (game, money), _ = one
    return (money.book != "money" and money.book) or "", money.currency, game


@get(PATH, include_in_schema=False)
async def figures(request: Asked, office: Office) -> Response[Any]:
    person = await admit(request, office)
    if not isinstance(person, Person):
        return person
    now = office.clock.now()
    tallies = await office.inspection.tallies(now.date().isoformat())
    still = "still" in request.query_params
    return page(
        "figures.html",
        person,
        here="figures",
        refresh="" if still else f"10; url={PATH}?auto=1",
        now=now,
        connected=office.live.connected(),
        per_minute=await office.inspection.rounds_since(now - timedelta(minutes=1)),
        lines=by_game(tallies, {game.id: game.name for game in office.games.values()}),
        waiting=await office.inspection.unanswered_count(),
        asked=[case for case in await office.inspection.void_cases(50) if case.approved_by is None],
        closed=[game.name for game in office.games.values() if not office.floor.opening(game.id).is_open],
        money_closed=office.floor.money_closed,
    )


@get(f"{PATH}/outbox", include_in_schema=False)
async def outbox(request: Asked, office: Office) -> Response[Any]:
    person = await admit(request, office)
    if not isinstance(person, Person):
        return person
    most = 100
    calls, count = await office.inspection.unanswered(most), await office.inspection.unanswered_count()
    return page("outbox.html", person, here="outbox", calls=calls, count=count)


ROUTES = [figures, outbox]
