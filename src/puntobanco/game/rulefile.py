"""Rule files: TOML text in, a frozen `Game` out, or one error that names the file, the line and the mend."""

import re
from collections.abc import Mapping
from fractions import Fraction

from .bets import FACT_VALUES, PAIR_FACTS, RESULT_FACTS, Bet, Notation, Payline, Value
from .game import Combine, Controls, Game, Limits, Rebet, Shoe, Stakes
from .node import GameFileError, Node, parse_toml

_MAX_DECKS = 16
#: Enough cards behind the cut card to finish the coup in which it comes out (5) and deal the last one (6).
_LAST_CARDS = 11
#: Enough in front of it for a burn (1 + 10) and the first coup (6).
_FIRST_CARDS = 17
#: Money stays below 2⁵³, so that a browser's numbers hold it exactly.
_MAX_MINOR = 10**12


def parse_game(text: str, source: str = "<game>") -> Game:
    """The game that `text` (TOML) describes; `source` is the name used in errors. Raises GameFileError."""
    root = parse_toml(text, source)
    root.only("id", "name", "decks", "shuffle", "combine", "shoe", "limits", "controls", "bets")
    game_id = root["id"].matching(r"[a-z][a-z0-9-]{0,31}", "small letters, digits and dashes, such as 'touch'")
    decks = root["decks"].whole(1, _MAX_DECKS)
    bets_node = root["bets"]
    names = bets_node.names()
    if not names:
        raise bets_node.error("a game needs at least one bet: add a table [bets.player]")
    bets = tuple(parse_bet(name, bets_node[name], "limits") for name in names)
    return Game(
        id=game_id,
        name=root["name"].text(),
        decks=decks,
        combine=Combine(root["combine"].one_of(*Combine)),
        bets=bets,
        stakes=_stakes(root["limits"], bets_node),
        controls=_controls(root.get("controls")),
        shoe=_shoe(root, decks),
        source=text,
    )


def _shoe(root: Node, decks: int) -> Shoe | None:
    shuffle = root["shuffle"].one_of("every-round", "shoe")
    node = root.get("shoe")
    if shuffle == "every-round":
        if node is not None:
            raise node.error('[shoe] goes with shuffle = "shoe"; here the cards are shuffled before every round')
        return None
    if node is None:
        raise root["shuffle"].error('shuffle = "shoe" needs a table [shoe] with cut_card and burn')
    node.only("cut_card", "burn")
    return Shoe(cut_card=node["cut_card"].whole(_LAST_CARDS, decks * 52 - _FIRST_CARDS), burn=node["burn"].yes_or_no())


def _limits(node: Node) -> Limits:
    node.only("min", "max")
    minimum = node["min"].whole(1, _MAX_MINOR)
    return Limits(minimum, node["max"].whole(minimum, _MAX_MINOR))


def _stakes(node: Node, bets: Node) -> Stakes:
    node.only("chips", "area", "round")
    chips = tuple(chip.whole(1, _MAX_MINOR) for chip in node["chips"].items())
    if not chips or list(chips) != sorted(set(chips)):
        raise node["chips"].error("chips must be a list of different amounts, smallest first")
    areas: dict[str, Limits] = {}
    for name in bets.names():
        own = bets[name].get("limits") or node["area"]
        areas[name] = _limits(own)
        _reachable(areas[name], chips[0], own)
    whole_round = _limits(node["round"])
    if whole_round.maximum < min(area.minimum for area in areas.values()):
        raise node["round"].error(f"the round's max {whole_round.maximum} is below the smallest bet")
    if whole_round.minimum > sum(area.maximum for area in areas.values()):
        raise node["round"].error(f"the round's min {whole_round.minimum} is above all bets together")
    return Stakes(chips=chips, areas=areas, round=whole_round)


def _reachable(limits: Limits, smallest_chip: int, node: Node) -> None:
    """Refuse limits between which no number of the smallest chip lies."""
    if limits.maximum // smallest_chip * smallest_chip < limits.minimum:
        raise node.error(
            f"no number of the smallest chip ({smallest_chip}) makes a bet from {limits.minimum} to {limits.maximum}"
        )


def _controls(node: Node | None) -> Controls:
    if node is None:
        return Controls()
    switches = ("rebet_double", "new_bet", "tap_chips_clears", "empty_deal_rebets")
    node.only("rebet", *switches)
    rebet = node.get("rebet")
    return Controls(
        rebet=Rebet.DEALS if rebet is None else Rebet(rebet.one_of(*Rebet)),
        **{name: switch.yes_or_no() for name in switches if (switch := node.get(name)) is not None},
    )


def parse_bet(name: str, node: Node, *others: str) -> Bet:
    """The bet `name` that the table at `node` describes; keys in `others` are read elsewhere. Raises GameFileError."""
    if not re.fullmatch(r"[a-z][a-z0-9-]{0,31}", name):
        raise node.error(f"bet {name!r}: a bet's id is small letters, digits and dashes, such as 'player-pair'")
    if node.get("use") is not None:
        raise node["use"].error('write use on a line of its own under the bet\'s header, such as use = "player-pair"')
    node.only("name", "pays", "notation", *others)
    label, notation = node.get("name"), node.get("notation")
    lines = tuple(_payline(line) for line in node["pays"].items())
    if not lines:
        raise node["pays"].error(f"bet {name!r} never pays: give it at least one row")
    facts = {fact for line in lines for fact in line.when}
    if facts & PAIR_FACTS.keys() and facts & RESULT_FACTS.keys():
        raise node["pays"].error(
            f"bet {name!r} looks at both pairs and the result; exact odds need one kind: make it two bets"
        )
    return Bet(
        id=name,
        paylines=lines,
        name="" if label is None else label.text(),
        notation=Notation.TO if notation is None else Notation(notation.one_of(*Notation)),
    )


def _payline(node: Node) -> Payline:
    node.only("when", "win", "commission")
    commission = node.get("commission")
    win = _win(node["win"])
    if commission is not None and win == 0:
        raise commission.error("a push wins nothing, so there is nothing to take a commission on")
    return Payline(
        when=_when(node["when"]), win=win, commission=Fraction(0) if commission is None else _percent(commission)
    )


def _when(node: Node) -> Mapping[str, frozenset[Value]]:
    node.only(*FACT_VALUES)
    if not node.names():
        raise node.error("say when the row pays, such as { outcome = 'tie' }")
    return {fact: _allowed(node[fact], FACT_VALUES[fact]) for fact in node.names()}


def _allowed(node: Node, values: tuple[Value, ...]) -> frozenset[Value]:
    chosen = node.items() if isinstance(node.value, list) else [node]
    if not chosen:
        raise node.error("an empty list never holds")
    for choice in chosen:
        if not any(choice.value == value and type(choice.value) is type(value) for value in values):
            raise choice.error(f"{choice.shown} is not one of {', '.join(map(_toml, values))}")
    return frozenset(choice.value for choice in chosen if isinstance(choice.value, (str, int)))


def _win(node: Node) -> Fraction:
    text = node.text()
    if text == "push":
        return Fraction(0)
    match = re.fullmatch(r"(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)", text)
    if match is None or Fraction(match[2]) == 0 or Fraction(match[1]) == 0:
        raise node.error(f"{node.shown} is not a payout: write the win to the stake, such as '8:1' or '1:2', or 'push'")
    win = Fraction(match[1]) / Fraction(match[2])
    if win > 10_000:
        raise node.error(f"{node.shown} pays more than 10 000 to 1")
    return win


def _percent(node: Node) -> Fraction:
    match = re.fullmatch(r"(\d+(?:\.\d+)?) ?%", node.text())
    if match is None or Fraction(match[1]) >= 100:
        raise node.error(f"{node.shown} is not a commission: write a percentage below 100, such as '5%'")
    return Fraction(match[1]) / 100


def _toml(value: Value) -> str:
    return repr(value).lower() if isinstance(value, bool) else repr(value)


__all__ = ["GameFileError", "parse_game"]
