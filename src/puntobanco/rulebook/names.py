"""What the pages call things: bets, sides, and the words that stand on the table."""

from puntobanco.game import Bet
from puntobanco.locales import Words

from .tree import Name, Say, Text, say

#: Bets whose names are terms of the game, printed on every table alike (F-61).
_TERMS = {"player": "rules-term-player", "banker": "rules-term-banker", "tie": "rules-term-tie"}


def bet_name(bet: Bet, words: Words) -> Text:
    """The name of a betting area. What no catalogue has a name for is called as the rule file calls it."""
    if bet.id in _TERMS:
        return say(_TERMS[bet.id])
    return say(f"area-{bet.id}") if words.has(f"area-{bet.id}") else Name(bet.label)


def tone_of(bet: Bet) -> str | None:
    """The side whose colour the area has on the cloth."""
    return bet.id if bet.id in _TERMS else None


def on_table(key: str) -> Say:
    """A word that stands on the table, such as a button's, from the same text: so both call it the same."""
    return Say(key)
