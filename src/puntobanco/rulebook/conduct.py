"""Sections on what else a patron should know: roads, fairness, history, interruptions, malfunction, terms."""

from collections.abc import Iterator
from fractions import Fraction

from puntobanco.game import Game, Outcome

from .house import House
from .names import on_table
from .tree import (
    Block,
    Column,
    Command,
    English,
    Entries,
    Entry,
    Figure,
    Group,
    Items,
    Paragraph,
    RoadSheet,
    Say,
    Section,
    Table,
    say,
)

#: A run of results with streaks, alternation and ties, for the example of the roads.
_EXAMPLE = "BBPPPTPBBBBTPBPBPBBPPBBBPBTTPPPPPPPBB"
_OUTCOMES = {"P": Outcome.PLAYER, "B": Outcome.BANKER, "T": Outcome.TIE}
_ROADS = ("bead", "big", "eye", "small", "cockroach")


def roads(game: Game) -> Section:
    letters = {outcome: on_table(f"letter-{outcome.value}") for outcome in Outcome}
    named = {outcome.value: letters[outcome] for outcome in Outcome}
    names = {road: on_table(f"road-{road}") for road in _ROADS}
    told = {
        "bead": say("rules-road-bead", **named),
        "big": say("rules-road-big"),
        "eye": say("rules-road-derived", road="eye", big=names["big"]),
        "small": say("rules-road-derived", road="small", big=names["big"]),
        "cockroach": say("rules-road-derived", road="cockroach", big=names["big"]),
    }
    outcomes = tuple(_OUTCOMES[letter] for letter in _EXAMPLE)
    blocks: tuple[Block, ...] = (
        Paragraph(say("rules-roads-what")),
        Entries(tuple(Entry(names[road], told[road]) for road in _ROADS)),
        Paragraph(say("rules-roads-next", banker=on_table("roads-if-banker"), player=on_table("roads-if-player"))),
        RoadSheet(say("rules-roads-example"), outcomes, letters, names),
        Paragraph(say("rules-roads-nothing" if game.shoe is None else "rules-roads-nothing-shoe")),
    )
    return Section("roads", say("rules-roads"), blocks)


def fairness(game: Game) -> Section:
    """How a deal is bound before the bet, and how to check it (F-70)."""
    per = "round" if game.shoe is None else "shoe"
    check = on_table("menu-check")
    steps = (
        say("rules-fair-commit", per=per),
        say("rules-fair-seed", per=per),
        say("rules-fair-reveal", per=per),
        say("rules-fair-check", check=check),
    )
    blocks: list[Block] = [Paragraph(say("rules-fair-lead")), Items(steps, ordered=True)]
    if game.shoe is not None:
        blocks.append(Paragraph(say("rules-fair-shoe")))
    blocks += [
        Paragraph(say("rules-fair-page", page=on_table("check-page"))),
        Paragraph(say("rules-fair-offline")),
        Command("puntobanco verify round.json"),
        Paragraph(say("rules-fair-limits")),
    ]
    return Section("fairness", say("rules-fair"), tuple(blocks))


def history() -> Section:
    texts = (
        say("rules-history-kept", history=on_table("menu-rounds")),
        say("rules-history-table", cards=on_table("menu-history")),
    )
    return Section("history", say("rules-history"), tuple(map(Paragraph, texts)))


def interruptions(game: Game) -> Section:
    """Unfinished rounds: what the system does, whichever side is cut off when (F-54, F-55)."""
    per = "round" if game.shoe is None else "shoe"
    deal = on_table("deal")
    texts = (
        say("rules-cut-before", deal=deal),
        say("rules-cut-step", deal=deal),
        say("rules-cut-stored"),
        say("rules-cut-asked"),
        say("rules-cut-restart", per=per),
        say("rules-cut-changed"),
        say("rules-cut-next"),
        say("rules-cut-elsewhere"),
        say("rules-cut-shared"),
        say("rules-cut-shared-back"),
    )
    return Section("interruptions", say("rules-cut"), (Paragraph(say("rules-cut-lead")), Items(texts)))


def together(house: House) -> Section:
    """Tables that several patrons share: seats, the clock, sitting out, and who is cut off (F-40, F-41)."""
    deal, skip = on_table("deal"), on_table("skip")
    seconds, minutes = (Figure(Fraction(str(time))) for time in (house.bet_seconds, house.hold_minutes))
    texts = (
        say("rules-together-seats", seats=Figure(house.table_seats)),
        say("rules-together-clock", deal=deal, skip=skip, seconds=seconds),
        say("rules-together-stands", deal=deal),
        say("rules-together-skip", skip=skip, letter=on_table("key-skip")),
        say("rules-together-late"),
        say("rules-together-dropped", minutes=minutes),
        say("rules-together-leave"),
        say("rules-together-void"),
        say("rules-together-check"),
    )
    return Section("together", say("rules-together"), (Paragraph(say("rules-together-lead")), Items(texts)))


def inactivity(house: House) -> Section:
    if house.idle_minutes is None:
        text = say("rules-idle-never")
    else:
        text = say("rules-idle-after", count=house.idle_minutes, minutes=Figure(house.idle_minutes))
    return Section("inactivity", say("rules-idle"), (Paragraph(text),))


def malfunction() -> Section:
    texts = ("rules-void", "rules-void-how")
    return Section("malfunction", say("rules-void-title"), tuple(Paragraph(say(key)) for key in texts))


def fun(house: House) -> Section:
    more = "rules-fun-money" if house.for_money else "rules-fun-only"
    return Section("fun", say("rules-fun"), (Paragraph(say("rules-fun-same")), Paragraph(say(more))))


def terms() -> Section:
    """The words on the table in English and in the language of the page (F-61)."""
    rows = tuple((English(text), text) for text in _terms())
    columns = (Column(say("rules-terms-english")), Column(say("rules-language")))
    table = Table("terms", say("rules-terms-caption"), columns, (Group(rows),))
    return Section("terms", say("rules-terms"), (table, Paragraph(say("rules-terms-for-to"))))


def _terms() -> Iterator[Say]:
    for term in ("player", "banker", "tie"):
        yield say(f"rules-term-{term}")
    yield say("rules-term-pays-for", win=Figure(9), per=Figure(1))
    for term in ("push", "min", "max"):
        yield say(f"rules-term-{term}")
    yield say("rules-term-pays-to", win=Figure(9), per=Figure(1))
