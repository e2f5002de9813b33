"""Every bet of the library and of the shipped games against published figures, and derived a second time (F-73).

Sources, all for eight decks unless a row says otherwise:

* WOO-SIDE: Wizard of Odds, "Baccarat Side Bets" (wizardofodds.com/games/baccarat/side-bets/ and …/appendix/5/): dragon
  bonus by combinations and for 4, 6 and 8 decks; 4-5-6 (four cards pay 3 to 2, as *small* does) for 6 and 8 decks.
* WOO-EZ: Wizard of Odds, "EZ Baccarat" (6 January 2015): banker, dragon 7 and panda 8 by combinations.
* WOO-LUCKY6: Wizard of Odds, "Lucky 6" (11 September 2019): pay table 12 and 20 to 1 by combinations.
* WOO-PERFECT: Wizard of Odds, "Perfect Pairs (Version 1)" (18 June 2019): 25 to 1, for 8 and 6 decks.
* WOO-EGALITE: Wizard of Odds, "Egalite Bets in Baccarat" (18 January 2018): each tie by combinations.
* GURU: baccarat.guru/rules/odds.html: pair bets, 10.36 % with eight decks, 11.25 % with six, 29.41 % with one.
* 888: E. Jacobson, "Card Counting the Super Six Baccarat Side Bet", 888casino.com/blog: Banker without commission,
  1.4581 % with half pay on 6 and 1.0183 % with a push on a three-card 7.
* EXCELPUNKS: excelpunks.com, "Baccarat vs. Non-Commission Baccarat" (12 May 2018): Banker's wins by total.
* VEGASFREEDOM: vegasfreedom.com, "What is Big and Small in Baccarat": big 4.35 % (its 5.27 % for small: six decks).
* WORDSTREET: wordstreetjournal.com, "Top-10 Baccarat Side Games Odds": either pair 13.71 %.
"""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest

from puntobanco.game import result_at
from puntobanco.games import game_named, shipped_games, side_bets
from puntobanco.odds import odds_of, problems

TOTAL_8 = 4_998_398_275_503_360


def library_odds(decks):
    """The whole library as one table."""
    game = game_named("touch")
    return odds_of(replace(game, bets=tuple(side_bet.bet for side_bet in side_bets().values())), decks=decks).by_id


@pytest.fixture(scope="module")
def six():
    return library_odds(6)


@pytest.fixture(scope="module")
def eight():
    return library_odds(8)


#: Published winning combinations out of all of eight decks, in the order of the bet's rows.
COMBINATIONS = {
    "player-dragon-bonus": (  # WOO-SIDE
        812_685_054_124_032,
        89_325_908_267_520,
        18_409_431_764_992,
        34_097_645_543_424,
        89_590_261_473_280,
        141_238_897_317_888,
        166_169_165_987_840,
        186_780_352_174_080,
    ),
    "banker-dragon-bonus": (  # WOO-SIDE
        812_685_054_124_032,
        89_325_908_267_520,
        15_390_342_909_952,
        28_305_092_784_128,
        79_517_099_278_336,
        119_200_072_366_080,
        157_275_882_332_160,
        201_147_167_287_296,
    ),
    "dragon-7": (112_633_011_329_024,),  # WOO-EZ
    "panda-8": (172_660_763_262_976,),  # WOO-EZ
    "super-6": (269_232_304_455_680,),  # EXCELPUNKS
    "lucky-6": (186_173_936_904_192, 83_058_367_551_488),  # WOO-LUCKY6
    "egalite-0": (28_979_901_420_544,),  # WOO-EGALITE, as the next nine
    "egalite-1": (20_499_217_668_352,),
    "egalite-2": (20_006_606_104_576,),
    "egalite-3": (22_250_510_129_408,),
    "egalite-4": (36_294_133_463_040,),
    "egalite-5": (39_684_046_743_808,),
    "egalite-6": (96_170_001_308_416,),
    "egalite-7": (101_717_538_899_968,),
    "egalite-8": (54_879_416_675_072,),
    "egalite-9": (55_146_054_060_032,),
}

#: Published edges: decks, percent as printed, source.
EDGES = [
    ("player-pair", 8, "10.36", "GURU"),
    ("player-pair", 6, "11.25", "GURU"),
    ("player-pair", 1, "29.41", "GURU"),
    ("banker-pair", 8, "10.36", "GURU"),
    ("banker-pair", 6, "11.25", "GURU"),
    ("banker-pair", 1, "29.41", "GURU"),
    ("either-pair", 8, "13.71", "WORDSTREET"),
    ("perfect-pair", 8, "13.0294", "WOO-PERFECT"),
    ("perfect-pair", 6, "17.0716", "WOO-PERFECT"),
    ("player-dragon-bonus", 8, "2.6517", "WOO-SIDE"),
    ("player-dragon-bonus", 6, "2.67", "WOO-SIDE"),
    ("player-dragon-bonus", 4, "2.70", "WOO-SIDE"),
    ("banker-dragon-bonus", 8, "9.3731", "WOO-SIDE"),
    ("banker-dragon-bonus", 6, "9.39", "WOO-SIDE"),
    ("banker-dragon-bonus", 4, "9.42", "WOO-SIDE"),
    ("dragon-7", 8, "7.6113", "WOO-EZ"),
    ("panda-8", 8, "10.1876", "WOO-EZ"),
    ("super-6", 8, "29.977169", "EXCELPUNKS, 1 − 13 × 0.053863716"),
    ("lucky-6", 8, "16.6836", "WOO-LUCKY6"),
    ("small", 8, "5.283", "WOO-SIDE, four cards; VEGASFREEDOM prints 5.27 (the six-deck figure)"),
    ("small", 6, "5.269", "WOO-SIDE, four cards (printed −0.052688, from a rounded 0.378925)"),
    ("big", 8, "4.35", "VEGASFREEDOM"),
    ("egalite-0", 8, "12.4527", "WOO-EGALITE"),
    ("egalite-1", 8, "11.4150", "WOO-EGALITE"),
    ("egalite-2", 8, "9.5412", "WOO-EGALITE"),
    ("egalite-3", 8, "10.5243", "WOO-EGALITE"),
    ("egalite-4", 8, "12.1401", "WOO-EGALITE"),
    ("egalite-5", 8, "11.8732", "WOO-EGALITE"),
    ("egalite-6", 8, "11.4952", "WOO-EGALITE"),
    ("egalite-7", 8, "6.3899", "WOO-EGALITE"),
    ("egalite-8", 8, "11.0669", "WOO-EGALITE"),
    ("egalite-9", 8, "10.6348", "WOO-EGALITE"),
]


@pytest.mark.parametrize("bet", COMBINATIONS)
def test_f73_winning_combinations_equal_the_published_integers(eight, bet):
    assert tuple(way.count for way in eight[bet].classes[:-1]) == COMBINATIONS[bet]
    assert eight[bet].total == TOTAL_8


@pytest.mark.parametrize(("bet", "decks", "edge", "source"), EDGES)
def test_f73_edges_equal_published_ones(bet, decks, edge, source):
    places = len(edge.partition(".")[2])
    assert f"{float(library_odds(decks)[bet].edge * 100):.{places}f}" == edge, source


def test_f73_every_bet_of_the_library_has_a_published_figure():
    assert {bet for bet, *_ in EDGES} == set(side_bets())


#: The bets in words of their own: win to 1 (None: lost, 0: push) by both totals and both numbers of cards.
DERIVED: dict[str, Callable[[int, int, int, int], Fraction | int | None]] = {
    "dragon-7": lambda p, b, _, bc: 40 if p < b == 7 and bc == 3 else None,
    "panda-8": lambda p, b, pc, _: 25 if b < p == 8 and pc == 3 else None,
    "super-6": lambda p, b, _, __: 12 if p < b == 6 else None,
    "lucky-6": lambda p, b, _, bc: (12 if bc == 2 else 20) if p < b == 6 else None,
    "small": lambda _, __, pc, bc: Fraction(3, 2) if pc + bc == 4 else None,
    "big": lambda _, __, pc, bc: Fraction(54, 100) if pc + bc > 4 else None,
    "player-dragon-bonus": lambda p, b, pc, bc: dragon_bonus(p, b, pc, bc),
    "banker-dragon-bonus": lambda p, b, pc, bc: dragon_bonus(b, p, bc, pc),
} | {
    f"egalite-{total}": lambda p, b, _, __, total=total, pays=pays: pays if p == b == total else None
    for total, pays in enumerate((150, 215, 225, 200, 120, 110, 45, 45, 80, 80))
}


def dragon_bonus(own, other, own_cards, other_cards):
    if own_cards == 2 and own >= 8 and own > other:
        return 1
    if own == other >= 8 and own_cards == other_cards == 2:
        return 0
    return {9: 30, 8: 10, 7: 6, 6: 4, 5: 2, 4: 1}.get(own - other)


@pytest.mark.parametrize("bet", DERIVED)
@pytest.mark.parametrize("decks", [6, 8])
def test_f73_edges_follow_from_dealing_every_coup_too(every_coup, six, eight, bet, decks):
    back = 0
    counts = every_coup.counts(decks)
    for index, count in enumerate(counts):
        result = result_at(index)
        win = DERIVED[bet](result.player_total, result.banker_total, result.player_cards, result.banker_cards)
        back += 0 if win is None else count * (1 + win)
    assert {6: six, 8: eight}[decks][bet].rtp == Fraction(back) / sum(counts)


@pytest.mark.parametrize("decks", [6, 8])
def test_f73_pair_bets_follow_from_listing_all_first_four_cards(six, eight, decks):
    """The first card may be taken for the ace of clubs: all cards are alike. The other three are listed."""
    sure = {"player-pair": 0, "banker-pair": 0, "either-pair": 0, "perfect-pair": 0}
    for second, third, fourth in product(range(52), repeat=3):
        left = [decks] * 52
        ways = 1
        for card in (0, second, third, fourth):
            ways *= left[card]
            left[card] -= 1
        player, banker = third % 13 == 0, second % 13 == fourth % 13
        sure["player-pair"] += ways * player
        sure["banker-pair"] += ways * banker
        sure["either-pair"] += ways * (player or banker)
        sure["perfect-pair"] += ways * (third == 0 or second == fourth)
    total = decks * (52 * decks - 1) * (52 * decks - 2) * (52 * decks - 3)
    for bet, ways in sure.items():
        assert {6: six, 8: eight}[decks][bet].hit == Fraction(ways, total), bet


def test_f73_without_commission_half_on_six_costs_what_is_published():
    """888: 1.4581 %."""
    assert f"{float(odds_of(game_named('no-commission')).by_id['banker'].edge):.4%}" == "1.4581%"


def test_f73_ez_banker_costs_what_is_published():
    """WOO-EZ: 2 179 619 555 108 87x wins, 112 633 011 329 024 pushes besides ties; −0.010183. 888: 1.0183 %."""
    banker = odds_of(game_named("ez")).by_id["banker"]
    push_on_seven, win, tie, lost = (way.count for way in banker.classes)
    assert (push_on_seven, tie, lost) == (112_633_011_329_024, 475_627_426_473_216, 2_230_518_282_592_256)
    assert str(win)[:-1] == "217961955510886"
    assert f"{float(banker.edge):.4%}" == "1.0183%"


def test_f73_shipped_games_can_all_be_offered():
    assert {game.id: problems(game) for game in shipped_games()} == {game.id: [] for game in shipped_games()}


def test_f73_shipped_games_use_each_kind_of_side_bet():
    used = {bet.id for game in shipped_games() for bet in game.bets}
    assert {name for name in side_bets() if not name.startswith("egalite")} <= used


def test_f73_a_side_bet_of_a_game_is_the_library_s():
    for game in shipped_games():
        for bet in game.bets:
            if bet.id in side_bets():
                assert bet.paylines == side_bets()[bet.id].bet.paylines
