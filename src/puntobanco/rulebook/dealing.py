"""Sections on the deal: shuffling, order, values, and the third card with its drawing table."""

from collections.abc import Iterator

from puntobanco.game import Game, Shoe, Tableau, card_named, cards_named, deal_coup, total_of, value_of
from puntobanco.game.cards import DECK_SIZE, RANKS

from .tree import (
    Block,
    Cards,
    Column,
    Drawing,
    Figure,
    Group,
    Items,
    OneOf,
    Paragraph,
    Section,
    Series,
    Table,
    Text,
    say,
)

#: Shoes of a few cards that show each kind of deal: a natural, a stand, a draw each, a tie.
_EXAMPLES = ("4S KD 5H 6C", "2H 4C 3S KS KD", "QC 6H 5D JC 6S 3D", "7S 2C JD 2D 3H")


def deal(game: Game) -> Section:
    blocks = [*_shuffling(game), Paragraph(say("rules-play-order"))]
    order = [("player", 1), ("banker", 1), ("player", 2), ("banker", 2), ("player", 3), ("banker", 3)]
    blocks.append(Items(tuple(say("rules-play-card", side=side, card=card) for side, card in order), ordered=True))
    blocks.append(Paragraph(say("rules-play-win")))
    return Section("deal", say("rules-play"), tuple(blocks))


def _shuffling(game: Game) -> Iterator[Block]:
    cards = Figure(game.decks * DECK_SIZE)
    yield Paragraph(say("rules-play-cards", decks=game.decks, number=Figure(game.decks), cards=cards))
    if game.shoe is None:
        yield Paragraph(say("rules-play-shuffle"))
        return
    yield Paragraph(say("rules-play-shoe"))
    yield from _shoe(game.shoe)


def _shoe(shoe: Shoe) -> Iterator[Block]:
    if shoe.burn:
        yield Paragraph(say("rules-play-burn"))
    yield Paragraph(say("rules-play-cut", count=shoe.cut_card, behind=Figure(shoe.cut_card)))


def values(game: Game) -> Section:
    worth = {rank: value_of(card_named(f"{rank}S")) for rank in RANKS}
    numbered = [rank for rank, value in worth.items() if rank == str(value)]
    zero = tuple(say(f"rules-rank-{rank}") for rank, value in worth.items() if value == 0)
    rows = (
        (say("rules-rank-A"), Figure(worth["A"])),
        (say("rules-values-from-to", first=numbered[0], last=numbered[-1]), say("rules-values-number")),
        (Series(zero, "unit"), Figure(0)),
    )
    columns = (Column(say("rules-values-card")), Column(say("rules-values-counts")))
    first, second = cards_named("7C 8H")
    added = value_of(first) + value_of(second)
    example = {"first": Figure(value_of(first)), "second": Figure(value_of(second)), "sum": Figure(added)}
    suits = "rules-values-suits-pairs" if _looks_at_suits(game) else "rules-values-suits"
    naturals = OneOf(tuple(range(game.tableau.natural_from, 10)))
    return Section(
        "values",
        say("rules-values"),
        (
            Table("values", say("rules-values-caption"), columns, (Group(rows),)),
            Paragraph(say("rules-values-sum", **example, total=Figure(total_of((first, second))))),
            Paragraph(say(suits)),
            Paragraph(say("rules-values-natural", totals=naturals)),
        ),
    )


def _looks_at_suits(game: Game) -> bool:
    """Whether some bet tells a perfect pair from another pair."""
    pairs = [
        kinds for bet in game.bets for line in bet.paylines for fact, kinds in line.when.items() if "_pair" in fact
    ]
    return any(("perfect" in kinds) != ("pair" in kinds) for kinds in pairs)


def third_card(game: Game) -> Section:
    tableau = game.tableau
    totals = range(tableau.natural_from)
    stood = [tableau.banker_draws[total][-1] for total in totals]
    blocks: list[Block] = [Paragraph(say("rules-third-player")), _player_table(tableau)]
    if any(stood) and not all(stood):
        draws = OneOf(tuple(total for total in totals if stood[total]))
        stands = OneOf(tuple(total for total in totals if not stood[total]))
        blocks.append(Paragraph(say("rules-third-stood", draws=draws, stands=stands)))
    blocks += [
        Paragraph(say("rules-third-drew")),
        drawing(tableau),
        Paragraph(say("rules-third-words")),
        Items(tuple(_banker_row(total, tableau.banker_draws[total]) for total in totals)),
        _examples(tableau),
    ]
    return Section("third-card", say("rules-third"), tuple(blocks))


def _player_table(tableau: Tableau) -> Table:
    totals = range(tableau.natural_from)
    draws = tuple(total for total in totals if tableau.player_draws[total])
    stands = tuple(total for total in totals if not tableau.player_draws[total])
    rows = [(OneOf(totals), say(key)) for totals, key in ((draws, "rules-draws"), (stands, "rules-stands")) if totals]
    rows.append((OneOf(tuple(range(tableau.natural_from, 10))), say("rules-third-natural")))
    columns = (Column(say("rules-third-total")), Column(say("rules-third-does")))
    return Table("player-draws", say("rules-third-player-caption"), columns, (Group(tuple(rows)),))


def drawing(tableau: Tableau) -> Drawing:
    """Banker's drawing table: every total short of a natural against 0…9 and "stood"."""
    return Drawing(
        id="banker-draws",
        caption=say("rules-draw-caption"),
        own=say("rules-draw-own"),
        other=say("rules-draw-other"),
        stood=say("rules-draw-stood"),
        draws=(say("rules-draw-sign"), say("rules-draws")),
        stands=(say("rules-stand-sign"), say("rules-stands")),
        rows=tuple((total, tableau.banker_draws[total]) for total in range(tableau.natural_from)),
    )


def _banker_row(total: int, draws: tuple[bool, ...]) -> Text:
    if all(draws) or not any(draws):
        return say("rules-row-always" if all(draws) else "rules-row-never", total=Figure(total))
    thirds = OneOf(tuple(third for third in range(10) if draws[third]))
    return say("rules-row-some", total=Figure(total), thirds=thirds, stood="draws" if draws[-1] else "stands")


def _examples(tableau: Tableau) -> Table:
    columns = (
        Column(say("rules-examples-player")),
        Column(say("rules-examples-banker")),
        Column(say("rules-examples-what")),
    )
    rows = tuple(_example(names, tableau) for names in _EXAMPLES)
    return Table("examples", say("rules-examples"), columns, (Group(rows),))


def _example(names: str, tableau: Tableau) -> tuple[Text, ...]:
    coup = deal_coup(cards_named(names), tableau)
    hands = [
        say("rules-example-hand", cards=Cards(hand), total=Figure(total_of(hand)))
        for hand in (coup.player, coup.banker)
    ]
    end = say(
        "rules-example-end",
        outcome=coup.outcome.value,
        player=Figure(coup.player_total),
        banker=Figure(coup.banker_total),
    )
    player, banker = total_of(coup.player[:2]), total_of(coup.banker[:2])
    if tableau.ends_on_two(player, banker):
        side, total = ("player", player) if tableau.is_natural(player) else ("banker", banker)
        return (*hands, say("rules-example-natural", side=side, total=Figure(total), end=end))
    acts = {
        "player": say("rules-example-player", does=_does(coup.player), total=Figure(player)),
        "banker": say(
            "rules-example-banker",
            does=_does(coup.banker),
            total=Figure(banker),
            answers="drew" if len(coup.player) > 2 else "stood",
            third=Figure(value_of(coup.player[2]) if len(coup.player) > 2 else 0),
        ),
    }
    return (*hands, say("rules-example-acts", **acts, end=end))


def _does(hand: tuple[object, ...]) -> str:
    return "draws" if len(hand) > 2 else "stands"
