"""R-10: cards as the production deal gives them are as chance would have them; deals that are not are caught.

Family-wise α = 0.01 over all tests of a battery, with fixed seeds.
"""

import hashlib
from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from puntobanco.fairness import deal, drawn_positions
from tests.fairness.battery import ALPHA, DRAWS, Battery, judge
from tests.soak import figure, turns

#: A control must be caught at much less than anything the family lets pass.
CAUGHT = 1e-6
Deal = Callable[[int], tuple[int, ...]]


def seed_of(number: int) -> bytes:
    return hashlib.sha256(f"R-10 {number}".encode()).digest()


def dealt(number: int, decks: int = 8, seed: Callable[[int], bytes] = seed_of) -> tuple[int, ...]:
    """The first six positions of a round, from a server seed and a client seed of its own."""
    client = hashlib.sha256(f"client {number}".encode()).hexdigest()[:32]
    return tuple(islice(drawn_positions(seed(number), f"round-{number}", (client,), decks), DRAWS))


@pytest.mark.parametrize("decks", [1, 8])
def test_r10_the_production_deal_is_as_chance_would_have_it(decks: int) -> None:
    # 150 000 rounds each in `make test`; beside them the simulator's tests judge eight million from the same rows.
    battery, chunk = Battery(decks), 50_000
    for number in turns("R-10", f"chunks of 50 000 rounds of {decks} decks", ci=3, long=1_000):
        battery.add([dealt(round_number, decks) for round_number in range(number * chunk, (number + 1) * chunk)])
    name, p = battery.worst()
    figure("R-10", f"{decks} decks", rounds=battery.rounds, worst=name, family_p=round(p, 4))
    assert p > ALPHA, name


# --- deals that are not fair ------------------------------------------------------------------------------------------


def with_replacement(number: int) -> tuple[int, ...]:
    """Six cards, each from a full shoe."""
    return tuple(dealt(6 * number + draw)[0] for draw in range(DRAWS))


def a_seed_used_twice(number: int) -> tuple[int, ...]:
    """Every other round is the one before once more."""
    return dealt(number // 2)


def dealt_again_when_the_player_wins(number: int) -> tuple[int, ...]:
    """The house looks, and one time in ten of a Player's win deals another round in its place."""
    from puntobanco.game import Outcome, card_at, deal_coup

    first = dealt(number)
    lost = deal_coup([card_at(place) for place in first]).outcome is Outcome.PLAYER
    return dealt(number + 10_000_000) if lost and number % 10 == 0 else first


def a_card_that_is_missing(number: int) -> tuple[int, ...]:
    """One of the shoe's 416 cards never comes: what is drawn instead is the next."""
    return tuple(415 if place == 7 else place for place in dealt(number))


def shuffled_by_swapping_with_any(number: int) -> tuple[int, ...]:
    """Each place of one deck is swapped with any other, not with one of those that are left."""
    words = _bytes_of(number)
    deck = list(range(52))
    for place in range(52):
        other = next(words) % 52
        deck[place], deck[other] = deck[other], deck[place]
    return tuple(deck[:DRAWS])


def modulo_of_a_byte(number: int) -> tuple[int, ...]:
    """One deck, drawn by bytes without passing any over."""
    words = _bytes_of(number)
    deck = list(range(52))
    return tuple(deck.pop(next(words) % len(deck)) for _ in range(DRAWS))


def _bytes_of(number: int) -> Iterator[int]:
    """Bytes 0 … 255 (as in the fault that this is the control for)."""
    for block in range(1_000):
        yield from hashlib.sha256(f"{number}/{block}".encode()).digest()


CONTROLS: dict[str, tuple[int, Deal, int]] = {
    "with replacement": (8, with_replacement, 5_000),
    "a seed used twice": (8, a_seed_used_twice, 5_000),
    "dealt again when the player wins": (8, dealt_again_when_the_player_wins, 50_000),
    "a card that is missing": (8, a_card_that_is_missing, 30_000),
    "swapped with any": (1, shuffled_by_swapping_with_any, 20_000),
    "modulo of a byte": (1, modulo_of_a_byte, 20_000),
}


@pytest.mark.parametrize(("decks", "control", "rounds"), CONTROLS.values(), ids=CONTROLS.keys())
def test_r10_a_biased_deal_is_caught(decks: int, control: Deal, rounds: int) -> None:
    name, p = judge(decks, control, rounds)
    figure("R-10", f"control: {control.__name__}", worst=name, family_p=f"{p:.2g}")
    assert p < CAUGHT


def test_r10_the_bytes_that_the_controls_are_made_of_are_fair_by_themselves() -> None:
    def fair(number: int) -> tuple[int, ...]:
        words = _bytes_of(number)
        deck, taken = list(range(52)), []
        while len(taken) < DRAWS:
            word = next(words)
            if word < 256 - 256 % len(deck):
                taken.append(deck.pop(word % len(deck)))
        return tuple(taken)

    assert judge(1, fair, 20_000)[1] > ALPHA


def test_r10_words_without_rejection_in_the_production_deal_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The production code itself, with words so short that leaving out the rejection would show."""

    def short_words(server_seed: bytes, *_: object) -> Iterator[int]:
        return iter(server_seed)

    monkeypatch.setattr(deal, "_words", short_words)
    monkeypatch.setattr(deal, "_WORD", 256)
    assert judge(1, lambda number: dealt(number, 1), 20_000)[1] > ALPHA
    monkeypatch.setattr(deal, "_WORD", 256 * 52 * 51)  # no word is passed over any more
    assert judge(1, lambda number: dealt(number, 1), 20_000)[1] < CAUGHT
