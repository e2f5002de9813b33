"""Sections on payouts and their rounding."""

from collections.abc import Iterator

from puntobanco.game import Bet, Game, Notation, Payline, payout_minor
from puntobanco.locales import Words
from puntobanco.odds import free_step

from .names import bet_name, tone_of
from .pays import example_stake, notated, pays, rounding_stakes
from .tree import Amount, Block, Column, Group, Paragraph, Section, Table, Text, say
from .when import when


def payouts(game: Game, words: Words) -> Section:
    blocks: list[Block] = [_payout_table(game, words)]
    if any(_overlaps(bet) for bet in game.bets):
        blocks.append(Paragraph(say("rules-payouts-first")))
    blocks.append(Paragraph(say("rules-payouts-lost")))
    blocks += [Paragraph(text) for text in _notations(game)]
    lines = [line for bet in game.bets for line in bet.paylines]
    if any(line.is_push for line in lines):
        blocks.append(Paragraph(say("rules-payouts-push", push=say("rules-term-push"))))
    if any(line.commission for line in lines):
        blocks.append(Paragraph(say("rules-payouts-commission")))
    return Section("payouts", say("rules-payouts"), tuple(blocks))


def _payout_table(game: Game, words: Words) -> Table:
    groups = []
    for bet in game.bets:
        stake = example_stake(game, bet)
        rows = tuple((when(line), pays(bet, line), _example(stake, line)) for line in bet.paylines)
        groups.append(Group(rows, bet_name(bet, words), tone_of(bet)))
    columns = (
        Column(say("rules-payouts-when")),
        Column(say("rules-payouts-pays")),
        Column(say("rules-payouts-example"), numeric=True),
    )
    return Table("payouts", say("rules-payouts-caption"), columns, tuple(groups), say("rules-column-bet"))


def _example(stake_minor: int, line: Payline) -> Text:
    payout = Amount(payout_minor(stake_minor, line))
    return say("rules-stake-to-payout", stake=Amount(stake_minor), payout=payout)


def _overlaps(bet: Bet) -> bool:
    """Whether some result, or some pairs, fit two of the bet's rows."""
    alone = [set(Bet(bet.id, (line,)).decided[0]) for line in bet.paylines]
    return sum(map(len, alone)) > len(set().union(*alone))


def _notations(game: Game) -> Iterator[Text]:
    """Each notation of the game explained by its best-paying row."""
    for notation in Notation:
        lines = [line for bet in game.bets for line in bet.paylines if bet.notation is notation and not line.is_push]
        if lines:
            line = max(lines, key=lambda one: one.win)
            same = notated(Notation.TO, line)
            yield say(f"rules-payouts-{notation.value}", pays=notated(notation, line), same=same)


def rounding(game: Game, words: Words) -> Section:
    """What rounding down does, with examples to reckon after."""
    title = say("rules-rounding")
    steps = [(bet, free_step(bet)) for bet in game.bets if free_step(bet) > 1]
    if not steps:
        return Section("rounding", title, (Paragraph(say("rules-rounding-never")),))
    groups = tuple(
        Group(
            tuple(_rounded(stake, line) for stake in stakes),
            say("rules-rounding-row", bet=bet_name(bet, words), when=when(line)),
            tone_of(bet),
        )
        for bet, _ in steps
        for line in bet.paylines
        if (stakes := rounding_stakes(game, bet, line))
    )
    columns = tuple(Column(say(f"rules-rounding-{name}"), numeric=True) for name in ("stake", "exact", "paid"))
    blocks: list[Block] = [Paragraph(say("rules-rounding-down", unit=Amount(1)))]
    if groups:
        caption, head = say("rules-rounding-caption"), say("rules-rounding-head")
        blocks.append(Table("rounding", caption, columns, groups, head))
    blocks += [
        Paragraph(say("rules-rounding-step", bet=bet_name(bet, words), step=Amount(step))) for bet, step in steps
    ]
    return Section("rounding", title, tuple(blocks))


def _rounded(stake_minor: int, line: Payline) -> tuple[Text, ...]:
    return Amount(stake_minor), Amount(stake_minor * line.returns), Amount(payout_minor(stake_minor, line))
