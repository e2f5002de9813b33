"""The par sheet: everything a test laboratory asks of a game, as tables of exact figures."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from puntobanco.game import STOOD, Outcome, Tableau, pairs_at, result_at

from .at_stake import at_stakes, free_step, usual_stakes
from .game_odds import GameOdds
from .tables import Cell, Column, Kind, Table
from .words import pays_text, when_text

#: After how many rounds bands are shown, unless asked otherwise.
BAND_ROUNDS: Final = (1_000, 10_000, 100_000, 1_000_000, 10_000_000)
_PAIR_NAMES: Final = ("no pair", "pair", "perfect pair")


def odds_tables(odds: GameOdds) -> tuple[Table, ...]:
    """The short form: outcomes, and one line for each bet."""
    return outcome_table(odds), bet_table(odds)


def par_tables(
    odds: GameOdds, *, software: str, rounds: Sequence[int] = BAND_ROUNDS, confidence: float = 0.95
) -> tuple[Table, ...]:
    """The whole sheet. `software` names what computed it; bands are for each of `rounds`. Raises ValueError."""
    return (
        _game_table(odds, software),
        drawing_table(odds.game.tableau),
        outcome_table(odds),
        _cards_table(odds),
        _pairs_table(odds),
        bet_table(odds),
        _paytable(odds),
        _band_table(odds, rounds, confidence),
        _stake_table(odds),
        _result_table(odds),
    )


def outcome_table(odds: GameOdds) -> Table:
    """How often each side wins."""
    rows = [(outcome.value, count, Fraction(count, odds.total)) for outcome, count in odds.outcomes.items()]
    return Table(
        "Outcomes",
        (Column("outcome"), Column("draws", Kind.COUNT), Column("probability", Kind.SHARE)),
        (*rows, ("total", odds.total, Fraction(1))),
        note="Draws are ordered draws of six cards; rounds that end earlier count with every continuation.",
    )


def bet_table(odds: GameOdds) -> Table:
    """One line for each bet."""
    rows = tuple(
        (
            bet.id,
            bet.rtp,
            bet.edge,
            bet.hit,
            bet.push,
            bet.variance,
            Fraction(bet.standard_deviation),
            Fraction(bet.skewness),
        )
        for bet in odds.bets
    )
    shares = [Column(name, Kind.SHARE) for name in ("RTP", "edge", "hit", "push")]
    numbers = [Column(name, Kind.NUMBER) for name in ("variance", "std dev", "skewness")]
    rtps = [bet.rtp for bet in odds.bets]
    lowest, highest = (f"{float(rtp):.4%}" for rtp in (min(rtps), max(rtps)))
    return Table(
        "Bets",
        (Column("bet"), *shares, *numbers),
        rows,
        note=f"RTP of all bets: {lowest} to {highest}. For a stake of 1, before rounding to minor units.",
    )


def drawing_table(tableau: Tableau) -> Table:
    """Who draws (D) and stands (S): Player by own total, Banker by own total against Player's third card."""
    going = [total for total in range(10) if not tableau.is_natural(total)]
    player = tuple(_letter(draws=tableau.player_draws[total]) for total in going)
    thirds = (*range(10), STOOD)
    rows = [
        ("Banker " + str(total), *(_letter(draws=tableau.banker_draws[total][third]) for third in thirds))
        for total in going
    ]
    says = ", ".join(f"{total} {letter}" for total, letter in zip(going, player, strict=True))
    return Table(
        "Drawing table",
        (Column("against Player's third card"), *(Column(str(third)) for third in range(10)), Column("none")),
        tuple(rows),
        note=f"D draws, S stands. First two cards worth {tableau.natural_from} or more on either side end the round. "
        f"Player: {says}.",
    )


def _letter(*, draws: bool) -> str:
    return "D" if draws else "S"


def _game_table(odds: GameOdds, software: str) -> Table:
    game = odds.game
    cards = f"{odds.shoe.size} cards" if odds.shoe.is_fresh else f"{odds.shoe.size} cards left of a shoe partly dealt"
    rows: list[tuple[Cell, ...]] = [
        ("game", f"{game.name} ({game.id})"),
        ("rules version (SHA-256)", game.version),
        ("decks", f"{game.decks} by the rules; these figures are for {cards}"),
        ("shuffled", "before every round" if game.shoe is None else "once for a shoe of many rounds"),
    ]
    if game.shoe is not None:
        burn = "first card turned, as many as it counts laid aside" if game.shoe.burn else "none"
        rows += [("cut card", f"{game.shoe.cut_card} cards from the end"), ("burn", burn)]
    rows += [
        ("bets in one round", "any" if game.combine == "any" else "exactly one"),
        ("payouts", "rounded down to whole minor units"),
        ("computed by", software),
        ("method", "exact counts in whole numbers, no simulation"),
    ]
    return Table("Par sheet", (Column(""), Column("")), tuple(rows))


def _cards_table(odds: GameOdds) -> Table:
    counts = {(player, banker): dict.fromkeys(Outcome, 0) for player in (2, 3) for banker in (2, 3)}
    for index, count in enumerate(odds.results):
        result = result_at(index)
        counts[result.player_cards, result.banker_cards][result.outcome] += count
    rows: list[tuple[Cell, ...]] = [
        (f"Player {player}, Banker {banker}", *ways.values(), Fraction(sum(ways.values()), odds.total))
        for (player, banker), ways in counts.items()
    ]
    columns = (Column("cards"), *(Column(outcome.value, Kind.COUNT) for outcome in Outcome))
    return Table("Cards drawn", (*columns, Column("probability", Kind.SHARE)), tuple(rows))


def _pairs_table(odds: GameOdds) -> Table:
    rows = tuple(
        (
            _PAIR_NAMES[pairs_at(index).player],
            _PAIR_NAMES[pairs_at(index).banker],
            count,
            Fraction(count, odds.total),
        )
        for index, count in enumerate(odds.pairs)
    )
    columns = (Column("Player's first two"), Column("Banker's first two"), Column("draws", Kind.COUNT))
    return Table("Pairs", (*columns, Column("probability", Kind.SHARE)), rows)


def _paytable(odds: GameOdds) -> Table:
    rows = tuple(
        (
            bet.id,
            when_text(way.payline),
            pays_text(way.payline),
            way.count,
            Fraction(way.count, bet.total),
            way.returns * way.count / bet.total,
        )
        for bet in odds.bets
        for way in bet.classes
    )
    columns = (Column("bet"), Column("when"), Column("pays to 1"), Column("draws", Kind.COUNT))
    shares = (Column("probability", Kind.SHARE), Column("part of RTP", Kind.SHARE))
    return Table("Paytable", (*columns, *shares), rows, note="The first row that fits decides.")


def _band_table(odds: GameOdds, rounds: Sequence[int], confidence: float) -> Table:
    rows: list[tuple[Cell, ...]] = [
        (bet.id, bet.rtp, count, *(Fraction(bound) for bound in bet.band(count, confidence)))
        for bet in odds.bets
        for count in rounds
    ]
    columns = (Column("bet"), Column("RTP", Kind.SHARE), Column("rounds", Kind.COUNT))
    bounds = (Column("from", Kind.SHARE), Column("to", Kind.SHARE))
    return Table(
        f"Confidence bands of the actual RTP ({confidence * 100:.6g} %, two-sided, equal stakes)",
        (*columns, *bounds),
        tuple(rows),
        note="By the normal approximation; bands of rare wins and few rounds are rough.",
    )


def _stake_table(odds: GameOdds) -> Table:
    rows: list[tuple[Cell, ...]] = [
        (bet.id, at.stake_minor, at.rtp, at.cost, free_step(bet.bet))
        for bet in odds.bets
        for at in at_stakes(bet, usual_stakes(odds.game, bet.id))
    ]
    columns = (Column("bet"), Column("stake (minor units)", Kind.COUNT), Column("RTP", Kind.SHARE))
    costs = (Column("rounding costs", Kind.SHARE), Column("free step", Kind.COUNT))
    return Table(
        "Return at the stake, payouts rounded down",
        (*columns, *costs),
        tuple(rows),
        note="Stakes that are multiples of the free step lose nothing to rounding.",
    )


def _result_table(odds: GameOdds) -> Table:
    rows = []
    for index, count in enumerate(odds.results):
        if count:
            result = result_at(index)
            hands = (result.player_total, result.banker_total, result.player_cards, result.banker_cards)
            rows.append((result.outcome.value, *hands, count, Fraction(count, odds.total)))
    names = ("Player total", "Banker total", "Player cards", "Banker cards", "draws")
    columns = (Column("outcome"), *(Column(name, Kind.COUNT) for name in names), Column("probability", Kind.SHARE))
    return Table("All results", columns, tuple(rows), detail=True)
