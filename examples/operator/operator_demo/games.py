"""The games that this operator offers, as its own catalogue has them."""

from dataclasses import dataclass
from typing import Final
from urllib.parse import urlencode


@dataclass(frozen=True, slots=True)
class Offer:
    """A game; `id` is what the game server calls it."""

    id: str
    title: str
    about: str


OFFERS: Final = (
    Offer("touch", "Baccarat Touch", "Several bets at once, made for the thumb."),
    Offer("classic", "Baccarat Classic", "One bet a round, as at the old tables."),
    Offer("baccarat", "Baccarat", "The plain game, several bets at once."),
)


def title_of(game: str) -> str:
    """A game's title; its id when we do not offer it (any more)."""
    return next((offer.title for offer in OFFERS if offer.id == game), game)


def launch_address(games: str, *, code: str, game: str, language: str) -> str:
    """Where the player's browser is sent to play `game`."""
    return f"{games}/launch?{urlencode({'code': code, 'game': game, 'lang': language})}"
