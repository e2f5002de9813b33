"""Sections on what bets return and what may be staked: RTP, the return at your stake, limits."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from puntobanco.game import Bet, Game, Limits, Outcome
from puntobanco.locales import Words
from puntobanco.odds import BetOdds, GameOdds, at_stakes, free_step, usual_stakes

from .names import bet_name, tone_of
from .pays import rounding_stakes
from .tree import Amount, Block, Column, CurrencyName, Group, Paragraph, Section, Share, Table, Text, say


def returns(odds: GameOdds, words: Words) -> Section:
    """RTP of every bet, counted, not typed in (F-18)."""
    blocks: list[Block] = [Paragraph(say("rules-returns-what")), _returns_table(odds, words)]
    shares = [bet.rtp for bet in odds.bets]
    if min(shares) < max(shares):
        blocks.append(Paragraph(say("rules-returns-range", lowest=Share(min(shares)), highest=Share(max(shares)))))
    won = {outcome.value: Share(Fraction(odds.outcomes[outcome], odds.total)) for outcome in Outcome}
    blocks.append(Paragraph(say("rules-returns-outcomes", **won)))
    if odds.game.shoe is not None:
        blocks.append(Paragraph(say("rules-returns-shoe")))
    return Section("returns", say("rules-returns"), tuple(blocks))


def _returns_table(odds: GameOdds, words: Words) -> Table:
    rows = tuple((bet_name(bet.bet, words), Share(bet.hit), Share(bet.push), Share(bet.rtp)) for bet in odds.bets)
    columns = (
        Column(say("rules-column-bet")),
        Column(say("rules-returns-wins"), numeric=True),
        Column(say("rules-term-push"), numeric=True),
        Column(say("rules-returns-rtp"), numeric=True),
    )
    return Table("returns", say("rules-returns-caption"), columns, (Group(rows),))


def at_your_stake(odds: GameOdds, words: Words, stakes_minor: Sequence[int] = ()) -> Section:
    """What rounding really costs at small stakes (F-72): at `stakes_minor`, or at those usual for each area."""
    title = say("rules-at-stake")
    rounded = [bet for bet in odds.bets if free_step(bet.bet) > 1]
    told = [bet for bet in odds.bets if stakes_minor or bet in rounded]
    groups = tuple(
        Group(rows, bet_name(bet.bet, words), tone_of(bet.bet))
        for bet in told
        if (rows := _stake_rows(odds.game, bet, stakes_minor))
    )
    blocks: list[Block] = [Paragraph(say("rules-at-stake-what" if rounded else "rules-at-stake-never"))]
    if groups:
        columns = tuple(Column(say(f"rules-at-stake-{name}"), numeric=True) for name in ("stake", "rtp", "cost"))
        blocks.append(Table("at-stake", say("rules-at-stake-caption"), columns, groups, say("rules-column-bet")))
    if rounded and len(rounded) < len(odds.bets) and not stakes_minor:
        blocks.append(Paragraph(say("rules-at-stake-others")))
    return Section("at-stake", title, tuple(blocks))


def _stake_rows(game: Game, odds: BetOdds, stakes_minor: Sequence[int]) -> tuple[tuple[Text, ...], ...]:
    limits = game.stakes.areas[odds.id]
    stakes = [stake for stake in stakes_minor if limits.minimum <= stake <= limits.maximum]
    if not stakes_minor:
        stakes = [*_usual(game, odds.bet)]
    return tuple((Amount(at.stake_minor), Share(at.rtp), Share(at.cost)) for at in at_stakes(odds, sorted(set(stakes))))


def _usual(game: Game, bet: Bet) -> Iterator[int]:
    """The stakes of the rounding examples, and the chips up to the first that rounding costs nothing."""
    for line in bet.paylines:
        yield from rounding_stakes(game, bet, line)
    for stake in usual_stakes(game, bet.id):
        yield stake
        if stake % free_step(bet) == 0:
            return


def limits(game: Game, words: Words) -> Section:
    rows = [(bet_name(bet, words), *_ends(game.stakes.areas[bet.id])) for bet in game.bets]
    rows.append((say("rules-limits-round"), *_ends(game.stakes.round)))
    columns = (
        Column(say("rules-column-bet")),
        Column(say("rules-term-min"), numeric=True),
        Column(say("rules-term-max"), numeric=True),
    )
    table = Table("limits", say("rules-limits-caption"), columns, (Group(tuple(rows)),))
    texts = (say("rules-limits-enforced"), say("rules-limits-currency", currency=CurrencyName(), unit=Amount(1)))
    return Section("limits", say("rules-limits"), (table, *map(Paragraph, texts)))


def _ends(of: Limits) -> tuple[Text, Text]:
    return Amount(of.minimum), Amount(of.maximum)
