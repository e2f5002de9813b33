"""The drawing table turned into masks over totals: worked out once for a table, used for every shoe."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Self

from puntobanco.game import STOOD, Tableau

from .packed import WIDTH, mask

TOTALS = range(10)


@dataclass(frozen=True, slots=True)
class BankerDraws:
    """A set of first-two totals on which the Banker draws, and what goes with it."""

    totals: tuple[int, ...]
    #: Whether each total 0…9 belongs to the set.
    holds: tuple[bool, ...]
    #: masks[u] keeps the final totals that are in the set once u is taken off: those a third card of value u leads to.
    masks: tuple[int, ...]
    #: The same for ten vectors beside each other.
    wide_masks: tuple[int, ...]

    @classmethod
    def on(cls, totals: tuple[int, ...]) -> Self:
        masks = tuple(mask(tuple((final - u) % 10 in totals for final in TOTALS)) for u in TOTALS)
        return cls(
            totals=totals,
            holds=tuple(total in totals for total in TOTALS),
            masks=masks,
            wide_masks=tuple(sum(kept << WIDTH * place for place in TOTALS) for kept in masks),
        )


@dataclass(frozen=True, slots=True)
class DrawingPlan:
    """Who draws, by first-two totals; totals that are naturals are in none of these but `ended`."""

    #: For each of Player's totals, the mask of Banker totals with which the coup ends on four cards.
    ended: tuple[int, ...]
    #: Player's totals on which Player draws, and their mask.
    player_draws: tuple[int, ...]
    player_draws_mask: int
    #: Player's totals on which Player stands, and the mask of Banker totals that draw then.
    player_stands: tuple[int, ...]
    banker_draws_alone: int
    #: The different sets of Banker totals that draw against a third card, and which of them each value 0…9 calls for.
    draws: tuple[BankerDraws, ...]
    draws_against: tuple[int, ...]
    #: For each value of Player's third card, the Banker totals that stand.
    stands_against: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=64)
def plan_of(tableau: Tableau) -> DrawingPlan:
    """The plan of `tableau`."""
    going = tuple(total for total in TOTALS if not tableau.is_natural(total))
    against = tuple(tuple(total for total in going if tableau.banker_draws[total][third]) for third in range(STOOD + 1))
    draws = tuple(sorted(set(against[:STOOD])))
    player_draws = tuple(total for total in going if tableau.player_draws[total])
    return DrawingPlan(
        ended=tuple(mask(_ended(tableau, player)) for player in TOTALS),
        player_draws=player_draws,
        player_draws_mask=mask(tuple(total in player_draws for total in TOTALS)),
        player_stands=tuple(total for total in going if not tableau.player_draws[total]),
        banker_draws_alone=mask(tuple(total in against[STOOD] for total in TOTALS)),
        draws=tuple(BankerDraws.on(totals) for totals in draws),
        draws_against=tuple(draws.index(totals) for totals in against[:STOOD]),
        stands_against=tuple(tuple(t for t in going if t not in totals) for totals in against[:STOOD]),
    )


def _ended(tableau: Tableau, player: int) -> tuple[bool, ...]:
    """For each Banker total, whether the coup ends on four cards when Player's total is `player`."""
    return tuple(
        tableau.ends_on_two(player, banker) or not (tableau.player_draws[player] or tableau.banker_draws[banker][STOOD])
        for banker in TOTALS
    )
