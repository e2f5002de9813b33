"""The rules of punto banco: cards, drawing table, coups, bets and games as data. Pure: no I/O, clock or randomness."""

from .bets import Bet, Notation, Payline, Sight, payout_minor
from .cards import Card, card_at, card_name, card_named, cards_named, rank_of, suit_of, value_of
from .coup import Coup, Outcome, deal_coup, total_of
from .facts import Pairs, Result, pairs_at, pairs_of, result_at, result_of
from .game import Combine, Controls, Game, Limits, Rebet, Shoe, Shuffle, Stakes
from .roads import Mark, Pattern, RoadKeeper, Roads, newest, roads_of
from .rulefile import GameFileError, parse_game
from .shoe_rounds import ShoeRound, deal_shoe, is_last, start_of_rounds
from .sidebets import SideBet, parse_side_bets, with_side_bets
from .tableau import PUNTO_BANCO, STOOD, Tableau

__all__ = [
    "PUNTO_BANCO",
    "STOOD",
    "Bet",
    "Card",
    "Combine",
    "Controls",
    "Coup",
    "Game",
    "GameFileError",
    "Limits",
    "Mark",
    "Notation",
    "Outcome",
    "Pairs",
    "Pattern",
    "Payline",
    "Rebet",
    "Result",
    "RoadKeeper",
    "Roads",
    "Shoe",
    "ShoeRound",
    "Shuffle",
    "SideBet",
    "Sight",
    "Stakes",
    "Tableau",
    "card_at",
    "card_name",
    "card_named",
    "cards_named",
    "deal_coup",
    "deal_shoe",
    "is_last",
    "newest",
    "pairs_at",
    "pairs_of",
    "parse_game",
    "parse_side_bets",
    "payout_minor",
    "rank_of",
    "result_at",
    "result_of",
    "roads_of",
    "start_of_rounds",
    "suit_of",
    "total_of",
    "value_of",
    "with_side_bets",
]
