"""What only the odds can tell of a game: reasons not to offer it (F-18)."""

from collections.abc import Iterator
from dataclasses import dataclass

from puntobanco.game import Game, GameFileError
from puntobanco.game.lines import Path, line_of

from .bet_odds import BetOdds
from .game_odds import odds_of


@dataclass(frozen=True, slots=True)
class Problem:
    """A reason not to offer a game: the bet, the line of the rule file (from 1), and one sentence."""

    bet: str
    line: int
    text: str

    def error(self, source: str) -> GameFileError:
        """The same as an exception about the rule file called `source`."""
        return GameFileError(source, self.line, self.text)


def problems(game: Game) -> list[Problem]:
    """Everything wrong with `game` on a fresh shoe of its own decks; an empty list when it can be offered.

    A bet must not return more than is staked on it, and each of its rows must decide some coup.
    """
    return [
        Problem(odds.id, line_of(game.source, ("bets", odds.id, *path)), text)
        for odds in odds_of(game).bets
        for path, text in _problems_of(odds)
    ]


def _problems_of(odds: BetOdds) -> Iterator[tuple[Path, str]]:
    if odds.edge < 0:
        returns = f"bet {odds.id!r} returns {float(odds.rtp):.4%} of what is staked on it"
        yield ("pays",), f"{returns}: the house would lose in the long run; pay less or charge a commission"
    for position, (way, numbers) in enumerate(zip(odds.classes, odds.bet.decided, strict=False)):
        if way.count == 0:
            reason = "no coup ends like that" if numbers or not _covered(odds, position) else "rows above decide first"
            yield ("pays", position), f"row {position + 1} of bet {odds.id!r} never pays: {reason}"


def _covered(odds: BetOdds, position: int) -> bool:
    """Whether some result or pairs fits the row at `position`, though an earlier row decides it."""
    alone = type(odds.bet)(odds.id, (odds.bet.paylines[position],))
    return bool(alone.decided[0])
