"""The two pages of a game, put together from its rule data and its odds: game rules (F-63) and paytable (F-64)."""

from collections.abc import Sequence
from datetime import datetime

from puntobanco.locales import Words
from puntobanco.odds import GameOdds

from .conduct import fairness, fun, history, inactivity, interruptions, malfunction, roads, terms, together
from .dealing import deal, third_card, values
from .house import House
from .payouts import payouts, rounding
from .playing import aim, betting, controls, keyboard
from .returns import at_your_stake, limits, returns
from .tree import Figure, Kind, Moment, Name, Page, Text, say


def rules_page(odds: GameOdds, words: Words, house: House, generated_at: datetime) -> Page:
    """Everything a patron may want to know of the game, told by `words` at `generated_at` (UTC)."""
    game = odds.game
    sections = [
        aim(),
        betting(game, words),
        controls(game, house),
        keyboard(game),
        deal(game),
        values(game),
        third_card(game),
        payouts(game, words),
        rounding(game, words),
        returns(odds, words),
        at_your_stake(odds, words),
        limits(game, words),
        roads(game),
        fairness(game),
        history(),
        interruptions(game),
        together(house),
        inactivity(house),
        malfunction(),
        fun(house),
    ]
    if words.language != "en":
        sections.append(terms())
    title = say("rules-title", game=Name(game.name))
    return Page(Kind.RULES, game.id, title, _lead(odds), tuple(sections), _colophon(odds, generated_at))


def paytable_page(
    odds: GameOdds, words: Words, house: House, generated_at: datetime, stakes_minor: Sequence[int] = ()
) -> Page:
    """Payouts, returns and limits of the game; the return at `stakes_minor`, or at the usual stakes."""
    game = odds.game
    sections = [
        payouts(game, words),
        rounding(game, words),
        returns(odds, words),
        at_your_stake(odds, words, stakes_minor),
        limits(game, words),
        malfunction(),
        fun(house),
    ]
    if words.language != "en":
        sections.append(terms())
    title = say("rules-paytable-title", game=Name(game.name))
    return Page(Kind.PAYTABLE, game.id, title, _lead(odds), tuple(sections), _colophon(odds, generated_at))


def _lead(odds: GameOdds) -> Text:
    return say("rules-lead", decks=odds.game.decks, number=Figure(odds.game.decks))


def _colophon(odds: GameOdds, generated_at: datetime) -> tuple[Text, ...]:
    return (
        say("rules-in-force"),
        say("rules-generated", time=Moment(generated_at)),
        say("rules-version", version=Name(odds.game.version)),
    )
