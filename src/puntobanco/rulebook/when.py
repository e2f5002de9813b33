"""When a row of a bet pays, in words: every condition a rule file can write, as one phrase."""

from collections.abc import Iterator, Mapping

from puntobanco.game import Payline
from puntobanco.game.bets import FACT_VALUES, Value

from .tree import OneOf, Series, Text, say

_SIDES = ("player", "banker")
_Facts = Mapping[str, frozenset[Value]]


def when(line: Payline) -> Text:
    """When `line` pays: "Banker wins with a total of 7 and three cards"."""
    facts = {fact: values for fact, values in line.when.items() if len(values) < len(FACT_VALUES[fact])}
    clauses = tuple(_clauses(facts))
    if not clauses:
        return say("rules-when-always")
    return clauses[0] if len(clauses) == 1 else Series(clauses)


def _clauses(facts: _Facts) -> Iterator[Text]:
    outcomes = tuple(str(value) for value in FACT_VALUES["outcome"] if value in facts.get("outcome", ()))
    winner = outcomes[0] if len(outcomes) == 1 and outcomes[0] in _SIDES else None
    if winner is not None:
        yield _win(winner, facts)
    elif outcomes == ("tie",) and (tie := _tie_total(facts)):
        yield say("rules-when-tie-at", totals=OneOf(tie))
        facts = {fact: values for fact, values in facts.items() if not fact.endswith("_total")}
    elif outcomes:
        lead = tuple(say("rules-when-outcome", outcome=outcome) for outcome in outcomes)
        yield lead[0] if len(lead) == 1 else Series(lead, "or")
    if "margin" in facts and winner is None:
        yield say("rules-when-apart", margin=_points(facts["margin"]))
    for side in _SIDES:
        yield from _side(side, facts, has=side != winner)
    if "cards" in facts:
        yield say("rules-when-cards", cards=OneOf(_whole(facts["cards"])))


def _win(side: str, facts: _Facts) -> Text:
    """That `side` wins, with what it holds and by how much."""
    held = tuple(_held(side, facts))
    what = held[0] if len(held) == 1 else Series(held)
    if "margin" in facts:
        by = _points(facts["margin"])
        if held:
            return say("rules-when-wins-with-by", side=side, what=what, margin=by)
        return say("rules-when-wins-by", side=side, margin=by)
    return say("rules-when-wins-with", side=side, what=what) if held else say("rules-when-outcome", outcome=side)


def _side(side: str, facts: _Facts, *, has: bool) -> Iterator[Text]:
    """What one side holds, where `has`; and what it lacks and which pair it has, in any case."""
    held = tuple(_held(side, facts))
    if held and has:
        yield say("rules-when-has", side=side, what=held[0] if len(held) == 1 else Series(held))
    if facts.get(f"{side}_natural") == frozenset({False}):
        yield say("rules-when-no-natural", side=side)
    pair = facts.get(f"{side}_pair")
    if pair is not None:
        kinds = "-".join(str(kind) for kind in FACT_VALUES["player_pair"] if kind in pair)
        yield say("rules-when-pair", side=side, kinds=kinds)


def _held(side: str, facts: _Facts) -> Iterator[Text]:
    if facts.get(f"{side}_natural") == frozenset({True}):
        yield say("rules-what-natural")
    if totals := facts.get(f"{side}_total"):
        yield say("rules-what-total", totals=OneOf(_whole(totals)))
    if cards := facts.get(f"{side}_cards"):
        yield say("rules-what-cards", cards=_whole(cards)[0])


def _tie_total(facts: _Facts) -> tuple[int, ...]:
    """The totals at which a tie is asked for: both sides have the same."""
    asked = [set(facts[f"{side}_total"]) for side in _SIDES if f"{side}_total" in facts]
    return _whole(frozenset(set.intersection(*asked))) if asked else ()


def _points(values: frozenset[Value]) -> Text:
    whole = _whole(values)
    return say("rules-points", count=whole[0] if len(whole) == 1 else 2, points=OneOf(whole))


def _whole(values: frozenset[Value]) -> tuple[int, ...]:
    return tuple(sorted(value for value in values if isinstance(value, int)))
