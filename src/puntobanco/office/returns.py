"""What was paid back against what the rules pay back in the long run, with the band that chance explains."""

from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import Any, Final

from litestar import Response, get

from puntobanco.game import GameFileError, parse_game
from puntobanco.odds import GameOdds, odds_of
from puntobanco.service import Person, Tally

from .guard import Asked, admit
from .render import page
from .rounds import area_name
from .setting import PATH, Office

#: 95 % of a normal distribution lies within so many standard deviations.
_Z: Final = 1.959963984540054


@dataclass(frozen=True, slots=True)
class Return:
    """One bet of one game version. Shares of the stake."""

    bet: str
    rounds: int
    actual: float
    theory: float
    low: float
    high: float

    @property
    def inside(self) -> bool:
        """Whether chance explains it, as it does in 95 of 100 cases."""
        return self.low <= self.actual <= self.high

    @property
    def chart(self) -> dict[str, str]:
        """Places on a line of 0 to 100, with the theory in the middle and the band over half of it."""
        reach = max(self.high - self.theory, abs(self.actual - self.theory) / 1.9, 1e-9) * 2
        at = {"low": self.low, "high": self.high, "theory": self.theory, "actual": self.actual}
        places = {name: 50 + (value - self.theory) / reach * 50 for name, value in at.items()}
        return {name: f"{place:.2f}" for name, place in places.items()} | {
            "width": f"{places['high'] - places['low']:.2f}"
        }


@dataclass(frozen=True, slots=True)
class VersionReturns:
    """All bets of one game version that were played."""

    game: str
    version: str
    rows: tuple[Return, ...]
    missing: str = ""


@lru_cache(maxsize=64)
def odds_by_rules(source: str, version: str) -> GameOdds:
    """Exact odds by the rule file of a version. Raises GameFileError."""
    return odds_of(parse_game(source, version))


def returns_of(tallies: tuple[Tally, ...], odds: GameOdds) -> tuple[Return, ...]:
    """Actual against expected return of each bet, over all kinds of money.

    With stakes s the actual return is Σsx/Σs, whose standard deviation is σ·√Σs²/Σs; σ is the exact one of a stake
    of 1. Rounding down to minor units and shoes that are not fresh are left out: they move it by far less.
    """
    found = []
    sums: dict[str, list[float]] = defaultdict(lambda: [0, 0, 0, 0.0])
    for tally in tallies:
        of = sums[tally.bet]
        for place, more in enumerate((tally.rounds, tally.stake, tally.payout, tally.squares)):
            of[place] += more
    for bet in odds.bets:
        rounds, stake, payout, squares = sums.get(bet.id, (0, 0, 0, 0.0))
        if stake > 0:
            half = _Z * bet.standard_deviation * sqrt(max(0.0, squares)) / stake
            theory = float(bet.rtp)
            found.append(Return(bet.id, int(rounds), payout / stake, theory, theory - half, theory + half))
    return tuple(found)


@get(f"{PATH}/returns", include_in_schema=False)
async def returns(request: Asked, office: Office) -> Response[Any]:
    person = await admit(request, office)
    if not isinstance(person, Person):
        return person
    book = request.query_params.get("book", "")
    by_version: dict[tuple[str, str], list[Tally]] = defaultdict(list)
    for tally in await office.inspection.tallies(None):
        if not book or tally.money.book == book:
            by_version[tally.game_id, tally.game_version].append(tally)
    shown = []
    for (game_id, version), tallies in by_version.items():
        name = office.games[game_id].name if game_id in office.games else game_id
        source = await office.inspection.rule_file(version)
        try:
            rows = returns_of(tuple(tallies), odds_by_rules(source or "", version))
        except GameFileError as error:
            shown.append(VersionReturns(name, version, (), f"Its rules cannot be read: {error}"))
            continue
        shown.append(VersionReturns(name, version, rows))
    return page("returns.html", person, here="returns", versions=shown, book=book, area=area_name)


ROUTES = [returns]
