"""What a patron may see, built field by field from what the server knows. What is not named here never leaves it."""

from datetime import datetime
from decimal import Decimal
from fractions import Fraction
from typing import Literal

from msgspec import structs

from puntobanco import service
from puntobanco import table as pure
from puntobanco.fairness import Claim
from puntobanco.game import Bet, Coup, Game, Outcome, Payline, Stakes, card_named, cards_named, value_of
from puntobanco.game import roads as game_roads
from puntobanco.service import Played
from puntobanco.wire.messages import (
    AreaLimits,
    BetResult,
    GameControls,
    GameInfo,
    Hand,
    HouseRules,
    Mark,
    Offer,
    Outlook,
    PayRow,
    Roads,
    RoundRecord,
    ShoePlace,
    Stay,
    VoidNote,
)

_LETTER = {Outcome.PLAYER: "P", Outcome.BANKER: "B", Outcome.TIE: "T"}


def outcome_letters(outcomes: tuple[Outcome, ...]) -> str:
    """P, B and T, oldest first."""
    return "".join(_LETTER[outcome] for outcome in outcomes)


def offer(open_offer: pure.Offer) -> Offer:
    return Offer(open_offer.round_id, open_offer.commitment)


def round_record(played: Played, game: Game | None) -> RoundRecord:
    """A stored round in full, with the game it was played under: it is over, so its seed is no secret any more."""
    claim = played.claim
    bets = []
    for area, stake in claim.stakes.items():
        payout = claim.payouts[area]
        commission = None if game is None else _commission(game.bets_by_id[area], stake, payout, claim)
        bets.append(BetResult(area, stake, payout, _bet_result(stake, payout), commission))
    return RoundRecord(
        round_id=claim.round_id,
        game=played.game_id,
        game_version=claim.game_version,
        decks=claim.decks,
        commitment=claim.commitment,
        server_seed=claim.server_seed,
        client_seeds=claim.client_seeds,
        shoe=_place(played),
        player=_hand(claim.player),
        banker=_hand(claim.banker),
        outcome=Outcome(claim.outcome).value,
        bets=tuple(bets),
        stake=sum(claim.stakes.values()),
        payout=sum(claim.payouts.values()),
        balance_before=played.balance_before,
        balance_after=played.balance_after,
        time=_time(played.settled_at),
        void=None if played.void is None else VoidNote(played.void.reason, _time(played.void.time)),
    )


def _commission(bet: Bet, stake: int, payout: int, claim: Claim) -> int:
    """What the house kept of a bet's win; few bets pay one, so the cards are looked at for those only."""
    if payout == 0 or not bet.takes_commission:
        return 0
    return bet.commission_minor(stake, Coup(cards_named(claim.player), cards_named(claim.banker)))


def _time(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def house_rules(rules: service.HouseRules, cashier_url: str, exit_url: str) -> HouseRules:
    return HouseRules(
        minimum_round_seconds=rules.minimum_round_seconds,
        fast_play=rules.fast_play,
        reality_check_minutes=rules.reality_check_minutes,
        idle_minutes=rules.idle_minutes,
        show_stay=rules.show_stay,
        cashier_url=cashier_url,
        exit_url=exit_url,
    )


def stay(here: service.Stay, waits: service.Waits) -> Stay:
    return Stay(
        since=_time(here.since),
        seconds=waits.stayed_seconds,
        staked=here.staked_minor,
        paid=here.paid_minor,
        check_seconds=waits.check_seconds,
        deal_seconds=waits.deal_seconds,
    )


def _place(played: Played) -> ShoePlace | None:
    claim = played.claim
    if claim.server_seed is not None and (claim.shoe_id, claim.first) == (claim.round_id, 0):
        return None
    return ShoePlace(claim.shoe_id, played.number, claim.first)


def outlook(next_round: service.Outlook | None) -> Outlook | None:
    return None if next_round is None else Outlook(next_round.number, next_round.cards_to_cut, next_round.is_last)


def _bet_result(stake: int, payout: int) -> Literal["won", "push", "lost"]:
    if payout == stake:
        return "push"
    return "won" if payout > stake else "lost"


def _hand(cards: tuple[str, ...]) -> Hand:
    total, totals = 0, []
    for card in cards:
        total = (total + value_of(card_named(card))) % 10
        totals.append(total)
    return Hand(cards, total, tuple(totals), natural=len(cards) == 2 and total >= 8)


def game_info(game: Game, rtp: dict[str, Fraction]) -> GameInfo:
    """A game as lobby and table need it; `rtp` by bet id as computed by the odds engine."""
    areas = tuple(
        AreaLimits(
            bet.id,
            game.stakes.areas[bet.id].minimum,
            game.stakes.areas[bet.id].maximum,
            tuple(_pay_row(bet, line) for line in bet.paylines),
        )
        for bet in game.bets
    )
    controls = game.controls
    return GameInfo(
        id=game.id,
        name=game.name,
        version=game.version,
        decks=game.decks,
        shuffle=game.shuffle.value,
        combine=game.combine.value,
        chips=game.stakes.chips,
        areas=areas,
        round_minimum=game.stakes.round.minimum,
        round_maximum=game.stakes.round.maximum,
        controls=GameControls(
            rebet=controls.rebet.value,
            rebet_double=controls.rebet_double,
            new_bet=controls.new_bet,
            tap_chips_clears=controls.tap_chips_clears,
            empty_deal_rebets=controls.empty_deal_rebets,
        ),
        rtp={bet: _percent(value) for bet, value in rtp.items()},
    )


def with_limits(info: GameInfo, stakes: Stakes) -> GameInfo:
    """The same game with these limits."""
    areas = tuple(
        AreaLimits(area.id, stakes.areas[area.id].minimum, stakes.areas[area.id].maximum, area.pays)
        for area in info.areas
    )
    return structs.replace(info, areas=areas, round_minimum=stakes.round.minimum, round_maximum=stakes.round.maximum)


def roads(kept: game_roads.Roads) -> Roads:
    """The score roads of a table."""
    return Roads(
        bead=_marks(kept.bead),
        big_road=_marks(kept.big_road),
        big_eye=_marks(kept.big_eye),
        small=_marks(kept.small),
        cockroach=_marks(kept.cockroach),
        counts={outcome.value: count for outcome, count in kept.counts.items()},
        if_banker=kept.if_banker,
        if_player=kept.if_player,
    )


def _marks(marks: tuple[game_roads.Mark, ...]) -> tuple[Mark, ...]:
    return tuple(Mark(mark.row, mark.column, mark.kind, mark.ties) for mark in marks)


def _percent(value: Fraction) -> str:
    """A fraction in percent with two decimals, rounded half up: "98.94"."""
    hundredths = int(value * 10_000 + Fraction(1, 2))
    return f"{hundredths // 100}.{hundredths % 100:02d}"


def _pay_row(bet: Bet, line: Payline) -> PayRow:
    """The payout in the bet's own notation: "8" per "1" to-1, "9" per "1" for-1, "1" per "2" for half."""
    shown = line.win + 1 if bet.notation.value == "for" and not line.is_push else line.win
    win, per = _ratio(shown)
    return PayRow(
        kind="push" if line.is_push else "win",
        notation=bet.notation.value,
        win=win,
        per=per,
        commission=f"{_decimal(line.commission * 100)}%" if line.commission else None,
        when={fact: sorted(values, key=repr) for fact, values in line.when.items()},
    )


def _ratio(ratio: Fraction) -> tuple[str, str]:
    """Win and stake as they are printed: whole numbers where they are small, else a decimal to one."""
    if ratio.denominator > 10:
        return _decimal(ratio), "1"
    return str(ratio.numerator), str(ratio.denominator)


def _decimal(value: Fraction) -> str:
    """An exact decimal; rule files can only write such numbers, or halves, thirds … of them."""
    digits = f"{Decimal(value.numerator) / Decimal(value.denominator):f}"
    return digits if Fraction(digits) == value else str(value)
