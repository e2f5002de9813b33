"""Payouts, F-10, F-11, F-12, F-13, F-14, F-15, F-16: exact for every stake; and every bet as the table the
odds count."""

from fractions import Fraction
from itertools import chain, product

import pytest

from puntobanco.game import Bet, Payline, Sight, cards_named, deal_coup, pairs_at, pairs_of, result_at, result_of
from puntobanco.game.bets import FACT_VALUES, numbers_by_value
from puntobanco.game.facts import NO_PAIR, PAIR, PERFECT_PAIR
from puntobanco.games import game_named, shipped_games

PLAYER_WINS = deal_coup(cards_named("9C 8C TD TS"))
BANKER_WINS = deal_coup(cards_named("8C 9C TD TS"))
TIE = deal_coup(cards_named("9C 8C TD AS"))


def paid(game, bet, stake, coup):
    return game_named(game).settle({bet: stake}, coup)[bet]


@pytest.mark.parametrize("game", ["touch", "classic", "baccarat"])
def test_f10_player_s_win_pays_even_money_for_every_stake(game):
    bet = game_named(game).bets_by_id["player"]
    assert all(bet.payout_minor(stake, PLAYER_WINS) == 2 * stake for stake in range(1, 100_001, 7))
    assert bet.payout_minor(50, BANKER_WINS) == 0


@pytest.mark.parametrize("game", ["touch", "classic", "baccarat"])
def test_f11_banker_s_win_returns_1_95_rounded_down_for_every_stake_to_a_thousand(game):
    bet = game_named(game).bets_by_id["banker"]
    returns = Fraction(195, 100)
    for stake in range(1, 100_001):
        exact = returns * stake
        assert bet.payout_minor(stake, BANKER_WINS) == exact.numerator // exact.denominator
    assert bet.payout_minor(50, PLAYER_WINS) == 0


@pytest.mark.parametrize(("stake", "back"), [(10, 19), (20, 39), (30, 58)])
def test_f11_the_examples_of_the_rules_page(stake, back):
    assert paid("touch", "banker", stake, BANKER_WINS) == back


@pytest.mark.parametrize("stake", [1, 10, 19, 20, 30, 500, 99_999])
def test_f11_stake_win_and_commission_make_the_payout_to_the_minor_unit(stake):
    """5 % of the win, of which what the payout cannot show goes with it: €0.10 pays €0.19, so €0.01 is kept."""
    bet = game_named("touch").bets_by_id["banker"]
    kept = bet.commission_minor(stake, BANKER_WINS)
    assert stake + stake - kept == bet.payout_minor(stake, BANKER_WINS)
    assert kept == -(-stake * 5 // 100)
    assert bet.commission_minor(stake, PLAYER_WINS) == bet.commission_minor(stake, TIE) == 0


def test_f11_nothing_but_a_banker_s_win_costs_commission():
    assert game_named("touch").bets_by_id["player"].commission_minor(500, PLAYER_WINS) == 0
    assert game_named("touch").bets_by_id["tie"].commission_minor(500, TIE) == 0
    assert game_named("no-commission").bets_by_id["banker"].commission_minor(501, BANKER_WINS) == 0


def test_f11_a_stake_of_a_few_cents_never_favours_the_patron():
    """Rounding the commission down in place of the win would pay stakes under €0.20 in full."""
    assert all(paid("touch", "banker", stake, BANKER_WINS) < 2 * stake for stake in range(1, 20))


@pytest.mark.parametrize(("game", "times"), [("touch", 9), ("baccarat", 9), ("classic", 10)])
def test_f12_f13_a_tie_returns_nine_or_ten_times_the_stake(game, times):
    assert all(paid(game, "tie", stake, TIE) == times * stake for stake in (1, 10, 999, 100_000))
    assert paid(game, "tie", 10, PLAYER_WINS) == paid(game, "tie", 10, BANKER_WINS) == 0


@pytest.mark.parametrize("game", ["touch", "classic", "baccarat"])
def test_f14_a_tie_gives_player_and_banker_stakes_back(game):
    for bet in ("player", "banker"):
        assert all(paid(game, bet, stake, TIE) == stake for stake in (1, 7, 10, 12_345))
        assert game_named(game).bets_by_id[bet].payline(TIE).is_push


def test_a_bet_on_pairs_is_decided_by_the_first_two_cards_and_not_by_the_result():
    pair = game_named("grand").bets_by_id["player-pair"]
    natural_with_pair = deal_coup(cards_named("4C 8C 4D TS"))
    assert natural_with_pair.outcome == "tie"
    line = pair.payline(natural_with_pair)
    assert line is not None
    assert line.win == 11
    assert pair.payline(TIE) is None


def test_f15_f16_any_combination_or_exactly_one():
    assert [game_named(name).combine for name in ("touch", "baccarat", "classic")] == ["any", "any", "one"]


def test_f15_each_bet_of_a_round_is_settled_for_itself():
    assert game_named("touch").settle({"player": 10, "banker": 20, "tie": 30}, TIE) == {
        "player": 10,
        "banker": 20,
        "tie": 270,
    }


def test_f73_banker_s_six_pays_half_without_commission():
    six = deal_coup(cards_named("TC 6C TD TS 5D"))
    assert (six.banker_total, six.player_total) == (6, 5)
    assert paid("no-commission", "banker", 10, six) == 15
    assert paid("no-commission", "banker", 5, six) == 7
    assert paid("no-commission", "banker", 10, BANKER_WINS) == 20
    assert paid("no-commission", "super-6", 10, six) == 130
    assert paid("no-commission", "lucky-6", 10, six) == 130


def test_f73_banker_s_three_card_seven_pushes_and_pays_dragon_7():
    seven = deal_coup(cards_named("TC 3C TD TS TH 4D"))
    assert (seven.banker_total, len(seven.banker)) == (7, 3)
    assert paid("ez", "banker", 10, seven) == 10
    assert paid("ez", "dragon-7", 10, seven) == 410
    on_two_cards = deal_coup(cards_named("TC 7C TD TS 6H"))
    assert (on_two_cards.banker_total, on_two_cards.player_total) == (7, 6)
    assert paid("ez", "banker", 10, on_two_cards) == 20
    assert paid("ez", "dragon-7", 10, on_two_cards) == 0


@pytest.mark.parametrize(
    ("cards", "kinds"),
    [
        ("9C 8C 9C TS", (PERFECT_PAIR, NO_PAIR)),
        ("9C 8C 9D 8H", (PAIR, PAIR)),
        ("TC 8C JC 8C 2D", (NO_PAIR, PERFECT_PAIR)),
        ("KC 2C KD 7S 2D", (PAIR, NO_PAIR)),
    ],
)
def test_f73_pairs_are_of_rank_perfect_ones_of_suit_too(cards, kinds):
    pairs = pairs_of(deal_coup(cards_named(cards)))
    assert (pairs.player, pairs.banker) == kinds


def test_f73_third_cards_make_no_pair():
    assert pairs_of(deal_coup(cards_named("2C KC 3D 7S 3D"))).player == NO_PAIR


def test_f73_results_and_pairs_are_numbered_without_gaps():
    assert [result_at(number).index for number in range(400)] == list(range(400))
    assert [pairs_at(number).index for number in range(9)] == list(range(9))
    assert len({result_at(number) for number in range(400)}) == 400


def test_f73_a_coup_has_the_number_of_its_totals_and_cards():
    result = result_of(deal_coup(cards_named("2C 3C 2D TD 3H 5S")))
    assert (result.player_total, result.banker_total, result.player_cards, result.banker_cards) == (7, 8, 3, 3)
    assert (result.cards, result.margin, result.outcome) == (6, 1, "banker")
    assert not result.player_natural
    assert not result.banker_natural


@pytest.mark.parametrize(
    ("cards", "naturals"),
    [
        ("8C 7C TD TS", (True, False)),
        ("9C 8C TD TS", (True, True)),
        ("7C 9C TD TS", (False, True)),
        ("7C 7S TD TS", (False, False)),
        ("TC 6C 5D TS 4H", (False, False)),  # 9 with three cards
        ("TC 5C 6D TS 4H", (False, False)),  # Banker 9 with three cards
        ("TC 5C 6D TS 3H", (False, False)),  # Banker 8 with three cards
    ],
)
def test_f04_a_natural_is_eight_or_nine_with_two_cards(cards, naturals):
    result = result_of(deal_coup(cards_named(cards)))
    assert (result.player_natural, result.banker_natural) == naturals


def test_f73_pairs_are_numbered_none_pair_perfect_for_player_and_then_for_banker():
    assert (NO_PAIR, PAIR, PERFECT_PAIR) == (0, 1, 2)
    assert [(pairs_at(number).player, pairs_at(number).banker) for number in range(9)] == list(
        product(range(3), repeat=2)
    )
    assert numbers_by_value("player_pair") == {"none": {0, 1, 2}, "pair": {3, 4, 5}, "perfect": {6, 7, 8}}
    assert numbers_by_value("banker_pair") == {"none": {0, 3, 6}, "pair": {1, 4, 7}, "perfect": {2, 5, 8}}


@pytest.mark.parametrize("fact", FACT_VALUES)
def test_f73_each_fact_takes_all_its_values_and_no_others(fact):
    numbers = numbers_by_value(fact)
    assert list(numbers) == list(FACT_VALUES[fact])
    assert all(numbers.values()), "no value that never occurs"
    assert sorted(chain.from_iterable(numbers.values())) == list(range(9 if fact.endswith("pair") else 400))


def test_f73_the_first_row_that_fits_decides():
    bet = Bet(
        "two",
        (
            Payline({"outcome": frozenset({"player"}), "player_total": frozenset({9})}, Fraction(3)),
            Payline({"outcome": frozenset({"player", "tie"})}, Fraction(1)),
        ),
    )
    assert [bet.payout_minor(10, coup) for coup in (PLAYER_WINS, TIE, BANKER_WINS)] == [40, 20, 0]


def test_f73_what_each_row_decides_is_the_table_the_other_way_round():
    for game in shipped_games():
        for bet in game.bets:
            for line, numbers in zip(bet.paylines, bet.decided, strict=True):
                assert all(bet.table[number] is line for number in numbers)
            decided = sum(map(len, bet.decided))
            assert decided == sum(line is not None for line in bet.table)
            assert len(bet.table) == (9 if bet.sight is Sight.PAIRS else 400)


def test_f73_a_bet_s_units_make_its_returns_whole():
    assert game_named("touch").bets_by_id["banker"].units == (20, (39, 20))
    assert game_named("grand").bets_by_id["big"].units == (50, (77,))


def test_f73_a_bet_without_a_name_is_called_by_its_id():
    assert game_named("grand").bets_by_id["player-dragon-bonus"].label == "Player dragon bonus"
    assert Bet("x", (), name="My bet").label == "My bet"
