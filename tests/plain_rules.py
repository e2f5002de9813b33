"""The rules of play as a person reads them from a page; the program has them as tables, here they are sentences."""

RANKS = ("Ace", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Jack", "Queen", "King")
_WORTH = dict(zip("A23456789TJQK", (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0), strict=True))


def worth(cards: list[str]) -> int:
    """F-02: an ace is 1, tens and court cards are nothing, and of the sum only the last figure counts."""
    return sum(_WORTH[card[0]] for card in cards) % 10


def cards_due(player: list[str], banker: list[str]) -> tuple[int, int]:
    """How many cards each side has to have in the end: F-04 … F-07."""
    of_player, of_banker = worth(player[:2]), worth(banker[:2])
    if of_player >= 8 or of_banker >= 8:
        return 2, 2
    if of_player >= 6:
        return 2, 3 if of_banker <= 5 else 2
    third = worth(player[2:3])
    draws = {3: third != 8, 4: 2 <= third <= 7, 5: 4 <= third <= 7, 6: third in (6, 7), 7: False}
    return 3, 3 if draws.get(of_banker, True) else 2


def outcome(player: list[str], banker: list[str]) -> str:
    """F-08: nearer to nine wins."""
    if worth(player) == worth(banker):
        return "tie"
    return "player" if worth(player) > worth(banker) else "banker"


def payout_minor(game: str, area: str, stake_minor: int, result: str) -> int:
    """What comes back, stake included: F-10 … F-14."""
    if area == result:
        tie = {"touch": 900, "classic": 1000, "baccarat": 900}[game]
        return stake_minor * {"player": 200, "banker": 195, "tie": tie}[area] // 100
    return stake_minor if result == "tie" else 0
