"""Payouts in the game's own notation: "8 to 1" beside the stake, or "9 for 1" with the stake in it."""

from fractions import Fraction

from puntobanco.game import Bet, Game, Notation, Payline

from .tree import Figure, Share, Text, say

#: Ratios are printed in whole numbers up to this denominator ("3 to 2"), else as a decimal to one ("0.54 to 1").
_MOST_PER = 10


def ratio(notation: Notation, line: Payline) -> tuple[Fraction, int]:
    """What is printed as "a to b" or "a for b": (a, b)."""
    shown = line.win + 1 if notation is Notation.FOR else line.win
    if shown.denominator <= _MOST_PER:
        return Fraction(shown.numerator), shown.denominator
    return shown, 1


def notated(notation: Notation, line: Payline) -> Text:
    """What `line` pays before commission: "8 to 1", "9 for 1"."""
    win, per = ratio(notation, line)
    return say(f"rules-pays-{notation.value}", win=Figure(win), per=Figure(per))


def pays(bet: Bet, line: Payline) -> Text:
    """What `line` pays: "1 to 1", "9 for 1", "2 for 1 less 5% commission", "Push"."""
    if line.is_push:
        return say("rules-term-push")
    told = notated(bet.notation, line)
    if not line.commission:
        return told
    return say("rules-pays-less", pays=told, commission=Share(line.commission, places=None))


def example_stake(game: Game, bet: Bet) -> int:
    """A stake for examples, in minor units: one that every bet takes and none rounds, if the tray has such a chip.

    Else such a chip for `bet` alone, else the least that it takes.
    """
    for bets in (game.bets, (bet,)):
        for chip in game.stakes.chips:
            if all(_takes_whole(game, one, chip) for one in bets):
                return chip
    return game.stakes.areas[bet.id].minimum


def _takes_whole(game: Game, bet: Bet, stake_minor: int) -> bool:
    limits = game.stakes.areas[bet.id]
    return limits.minimum <= stake_minor <= limits.maximum and stake_minor % bet.units[0] == 0


def rounding_stakes(game: Game, bet: Bet, line: Payline) -> tuple[int, ...]:
    """Three stakes that show how `line` is rounded, from the area's minimum in small steps; none if it never is."""
    limits = game.stakes.areas[bet.id]
    for step in (10, 5, 2, 1):
        stakes = tuple(limits.minimum + step * place for place in range(3))
        if stakes[-1] <= limits.maximum and any((stake * line.returns).denominator > 1 for stake in stakes):
            return stakes
    return ()
