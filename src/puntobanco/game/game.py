"""A game: everything its rule file says, loaded, checked and frozen."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

from .bets import Bet
from .coup import Coup
from .tableau import PUNTO_BANCO, Tableau


class Shuffle(StrEnum):
    """When the cards are shuffled."""

    EVERY_ROUND = "every-round"
    SHOE = "shoe"


class Combine(StrEnum):
    """Which betting areas may hold a bet in one round: any of them, or just one (F-15, F-16)."""

    ANY = "any"
    ONE = "one"


class Rebet(StrEnum):
    """What the rebet button does with last round's bets: lay them and start the round, or only lay them."""

    DEALS = "deals"
    LAYS = "lays"


@dataclass(frozen=True, slots=True)
class Shoe:
    """A shoe that lasts several rounds: a burn at the start, and a cut card that announces its last round.

    `cut_card` is the number of cards behind the cut card. `burn`: the first card is turned and as many cards as it
    counts (ten and court cards count ten) are laid aside unseen.
    """

    cut_card: int
    burn: bool


@dataclass(frozen=True, slots=True)
class Controls:
    """Which of the table's controls the game offers (F-22 … F-30)."""

    rebet: Rebet = Rebet.DEALS
    rebet_double: bool = False
    new_bet: bool = False
    tap_chips_clears: bool = False
    empty_deal_rebets: bool = False


@dataclass(frozen=True, slots=True)
class Limits:
    """What may be staked, in minor units of the table's currency: on one area, and on all areas of a round."""

    minimum: int
    maximum: int


@dataclass(frozen=True, slots=True)
class Stakes:
    """The chips on the tray, ascending, and the limits of each area and of a round, all in minor units."""

    chips: tuple[int, ...]
    areas: Mapping[str, Limits]
    round: Limits


@dataclass(frozen=True)
class Game:
    """One game's rules. Two games with equal data are equal and have the same `version`."""

    id: str
    name: str
    decks: int
    combine: Combine
    bets: tuple[Bet, ...]
    stakes: Stakes
    controls: Controls = Controls()
    shoe: Shoe | None = None
    tableau: Tableau = PUNTO_BANCO
    #: The rule file itself, kept so that old rounds can be judged by their own rules.
    source: str = field(default="", compare=False, repr=False)

    @property
    def shuffle(self) -> Shuffle:
        return Shuffle.EVERY_ROUND if self.shoe is None else Shuffle.SHOE

    @cached_property
    def bets_by_id(self) -> Mapping[str, Bet]:
        return {bet.id: bet for bet in self.bets}

    @cached_property
    def version(self) -> str:
        """SHA-256 (hex) of the game's canonical data: the name of exactly these rules."""
        text = json.dumps(_canonical(self), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(text.encode()).hexdigest()

    def settle(self, stakes: Mapping[str, int], coup: Coup) -> dict[str, int]:
        """Payout in minor units of each bet in `stakes` (bet id → stake in minor units), stakes included.

        Raises KeyError for a bet the game does not have.
        """
        return {bet: self.bets_by_id[bet].payout_minor(stake, coup) for bet, stake in stakes.items()}


def _canonical(game: Game) -> object:
    """The game's data in plain JSON types. Whatever decides a coup, a payout or a refusal is in here."""
    return {
        "id": game.id,
        "name": game.name,
        "decks": game.decks,
        "combine": game.combine,
        "shoe": None if game.shoe is None else [game.shoe.cut_card, game.shoe.burn],
        "tableau": [game.tableau.natural_from, game.tableau.player_draws, game.tableau.banker_draws],
        "bets": [
            {
                "id": bet.id,
                "name": bet.name,
                "notation": bet.notation,
                "paylines": [
                    {
                        "when": {fact: sorted(values, key=repr) for fact, values in line.when.items()},
                        "win": str(line.win),
                        "commission": str(line.commission),
                    }
                    for line in bet.paylines
                ],
            }
            for bet in game.bets
        ],
        "chips": game.stakes.chips,
        "limits": {area: [limits.minimum, limits.maximum] for area, limits in game.stakes.areas.items()},
        "round_limits": [game.stakes.round.minimum, game.stakes.round.maximum],
        "controls": {name: getattr(game.controls, name) for name in Controls.__slots__},
    }
