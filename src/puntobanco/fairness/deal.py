"""The exact way from seeds to cards. Anyone can repeat it with HMAC-SHA256 and integers; `docs/fairness.md` tells how.

The server commits to its seed before the bet and the client adds its own, so neither side alone chooses the cards.
"""

import hashlib
import hmac
import struct
from collections.abc import Iterator, Sequence
from itertools import chain, count

from puntobanco.game import Card, card_at

_WORD = 1 << 32
_PIECES = struct.Struct(">8I").unpack


def commitment_to(server_seed: bytes) -> str:
    """SHA-256 of the server's seed in hex: shown before the bet, checked when the seed is revealed."""
    return hashlib.sha256(server_seed).hexdigest()


def _words(server_seed: bytes, round_id: str, client_seeds: Sequence[str]) -> Iterator[int]:
    """Endless 32-bit words: the big-endian pieces of HMAC(server_seed, "puntobanco/1|round|seeds|i"), i = 0, 1, …"""
    prefix = f"puntobanco/1|{round_id}|{','.join(client_seeds)}|"
    blocks = (hmac.digest(server_seed, f"{prefix}{number}".encode(), "sha256") for number in count())
    return chain.from_iterable(map(_PIECES, blocks))


def drawn_positions(server_seed: bytes, round_id: str, client_seeds: Sequence[str], decks: int) -> Iterator[int]:
    """Positions (0 … 52·decks − 1) of the ordered deck in the order drawn; each comes once, then the iterator ends.

    Fisher–Yates from the front. A word is used only below the largest multiple of the number of cards left, so no
    card is likelier than another. `server_seed` is 32 bytes, `client_seeds` are hex, in the order of acceptance.
    """
    size = 52 * decks
    # Only positions that have been swapped are kept: a round needs six of up to 832.
    moved: dict[int, int] = {}
    words = _words(server_seed, round_id, client_seeds)
    for drawn in range(size):
        left = size - drawn
        fair = _WORD - _WORD % left
        word = next(words)
        while word >= fair:
            word = next(words)
        chosen = drawn + word % left
        yield moved.get(chosen, chosen)
        moved[chosen] = moved.get(drawn, drawn)


def drawn_cards(server_seed: bytes, round_id: str, client_seeds: Sequence[str], decks: int) -> Iterator[Card]:
    """The same as cards."""
    return map(card_at, drawn_positions(server_seed, round_id, client_seeds, decks))
