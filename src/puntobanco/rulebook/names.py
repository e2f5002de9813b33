"""What the pages call things: bets, sides, and the words that stand on the table."""

from puntobanco.game import Bet
from puntobanco.locales import Words

from .tree import Label, Name, Say, Text, say

#: Bets whose names are terms of the game, printed on every table alike (F-61).
_TERMS = {"player": "rules-term-player", "banker": "rules-term-banker", "tie": "rules-term-tie"}


def bet_name(bet: Bet, words: Words) -> Text:
    """The name of a betting area. What no catalogue has a name for is called as the rule file calls it."""
    if bet.id in _TERMS:
        return say(_TERMS[bet.id])
    table, rules = f"area-{bet.id}", f"rules-bet-{bet.id}"
    if words.has_own(table) or words.has(rules):
        return Label(table, rules)
    return Say(table) if words.has(table) else Name(bet.label)


def tone_of(bet: Bet) -> str | None:
    """The side whose colour the area has on the cloth."""
    return bet.id if bet.id in _TERMS else None


def on_table(key: str) -> Label:
    """The word `key` of the table's own catalogue: a button, a menu entry, a road."""
    return Label(key, f"rules-label-{key}")
