"""What analysts ask first, in one call each: load a game, deal a coup, read a saved round. The rest is re-exported.

`import puntobanco` offers all of it by name and loads it only when it is used (see `puntobanco.__init__`).
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from puntobanco.fairness import Claim, drawn_cards
from puntobanco.game import PUNTO_BANCO, Card, Coup, Game, Outcome, Tableau, card_named, deal_coup
from puntobanco.games import game_named, read_game

_OUTCOME_OF = {"P": Outcome.PLAYER, "B": Outcome.BANKER, "T": Outcome.TIE}


def load(which: str | Path) -> Game:
    """A game of the package by its id, or your own by the path of its rule file.

    Text is taken for a path when it ends in `.toml` or has a slash in it. Raises KeyError with the ids there are,
    GameFileError with file and line of a mistake, or OSError.

    >>> load("touch").decks
    8
    >>> load("classic").bets_by_id["tie"].paylines[0].returns  # a stake of 1 back with 9 more (F-13)
    Fraction(10, 1)
    """
    if isinstance(which, Path) or which.endswith(".toml") or "/" in which:
        return read_game(Path(which))
    return game_named(which)


def deal(cards: str | Iterable[Card | str], tableau: Tableau = PUNTO_BANCO) -> Coup:
    """The coup that these cards deal, in the order in which they leave the shoe: Player, Banker, Player, Banker, …

    Cards are names (rank then suit, "TC" is the ten of clubs) in one text or one by one, or cards. At most six are
    taken, and no more than the drawing table asks for; what is left over stays in the shoe. Raises ValueError for
    what is no card, or when they are too few.

    >>> coup = deal("9H KD 4S 6C 2D")
    >>> coup.player_total, coup.banker_total, coup.outcome.value
    (5, 6, 'banker')
    >>> len(coup.player), len(coup.banker)  # Player drew the deuce on 3, against which Banker's 6 stands (F-07)
    (3, 2)
    """
    named = cards.split() if isinstance(cards, str) else cards
    return deal_coup((card_named(card) if isinstance(card, str) else card for card in named), tableau)


def deal_from_seeds(server_seed: str, round_id: str, client_seeds: Iterable[str], game: Game) -> Coup:
    """The coup that a round's seeds decide; seeds are hex, client seeds in the order in which bets were accepted.

    This is the deal of `docs/fairness.md`, step by step. For a game that is shuffled before every round. Raises
    ValueError for a server seed that is not 32 bytes of hex.

    >>> coup = deal_from_seeds("00" * 32, "0192e4a0-0000-7000-8000-000000000001", ["11" * 16], load("touch"))
    >>> coup.player_total, coup.banker_total
    (5, 6)
    """
    return deal_coup(drawn_cards(_seed_bytes(server_seed), round_id, tuple(client_seeds), game.decks), game.tableau)


def outcomes_named(letters: str) -> tuple[Outcome, ...]:
    """Outcomes from their letters P, B and T, oldest first; spaces may stand between. Raises ValueError.

    >>> [outcome.value for outcome in outcomes_named("PB T")]
    ['player', 'banker', 'tie']
    """
    for letter in letters:
        if not letter.isspace() and letter.upper() not in _OUTCOME_OF:
            raise ValueError(f"{letter!r} is no outcome: write P, B and T")
    return tuple(_OUTCOME_OF[letter.upper()] for letter in letters if not letter.isspace())


def claim_from(record: Mapping[str, Any]) -> Claim:
    """A claim to verify, from a round as the server tells it (parsed JSON, `RoundRecord` of the wire).

    Raises KeyError for what is missing, TypeError or ValueError for what is no round.
    """
    if not isinstance(record, Mapping):
        raise TypeError("it is not an object with roundId, commitment and so on")
    shoe = record.get("shoe") or {"id": record["roundId"], "first": 0}
    claim = Claim(
        round_id=record["roundId"],
        commitment=record["commitment"],
        server_seed=record["serverSeed"],
        client_seeds=tuple(record["clientSeeds"]),
        decks=record["decks"],
        shoe_id=shoe["id"],
        first=shoe["first"],
        player=tuple(record["player"]["cards"]),
        banker=tuple(record["banker"]["cards"]),
        outcome=record["outcome"],
        stakes={bet["area"]: bet["stake"] for bet in record["bets"]},
        payouts={bet["area"]: bet["payout"] for bet in record["bets"]},
        game_version=record["gameVersion"],
    )
    if claim.server_seed is not None and len(bytes.fromhex(claim.server_seed)) != 32:
        raise ValueError("serverSeed is not 32 bytes of hex")
    if type(claim.first) is not int or not 0 <= claim.first < 52 * 16:
        raise ValueError("shoe.first is not a place in a shoe")
    if type(claim.decks) is not int or not 1 <= claim.decks <= 16:
        raise ValueError("decks is not a whole number from 1 to 16")
    return claim


def _seed_bytes(text: str) -> bytes:
    seed = bytes.fromhex(text)
    if len(seed) != 32:
        raise ValueError(f"a server seed is 32 bytes, 64 hex digits, not {len(seed)} bytes")
    return seed
