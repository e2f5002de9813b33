"""F-70: the way from seeds to cards, against published vectors and the faults other dealers had."""

import hashlib
import hmac
from collections import Counter
from itertools import islice

import pytest

from puntobanco.fairness import commitment_to, drawn_cards, drawn_positions
from puntobanco.fairness import deal as deal_module
from puntobanco.game import card_name, rank_of
from tests.support import vectors

CASES = vectors("deals.json")["vectors"]


@pytest.mark.parametrize("case", CASES, ids=[case["round_id"][-4:] for case in CASES])
def test_f70_seeds_give_the_cards_of_the_vectors(case: dict) -> None:
    seed = bytes.fromhex(case["server_seed"])
    positions = list(drawn_positions(seed, case["round_id"], case["client_seeds"], case["decks"]))
    named = [card_name(card) for card in drawn_cards(seed, case["round_id"], case["client_seeds"], case["decks"])]
    shown = len(case["indexes"])
    assert commitment_to(seed) == case["commitment"]
    assert positions[:shown] == case["indexes"]
    assert named[:shown] == case["cards"]
    assert positions[case["drawn"] - 1] == case["last"]


@pytest.mark.parametrize("decks", [1, 2, 6, 8])
def test_f70_a_whole_shoe_gives_every_card_exactly_once(decks: int) -> None:
    seed = bytes(range(32))
    positions = list(drawn_positions(seed, "round", ["a"], decks))
    assert sorted(positions) == list(range(52 * decks))
    cards = Counter(drawn_cards(seed, "round", ["a"], decks))
    assert set(cards.values()) == {decks}
    assert Counter(rank_of(card) for card in cards.elements()) == dict.fromkeys(range(13), 4 * decks)


def test_f70_every_seed_and_the_round_id_change_the_deal() -> None:
    def first(*parts: object) -> list[int]:
        return list(islice(drawn_positions(*parts, 8), 6))  # type: ignore[arg-type]

    seed, other = bytes(32), bytes([1] * 32)
    deals = [
        first(seed, "a", ["1", "2"]),
        first(other, "a", ["1", "2"]),
        first(seed, "b", ["1", "2"]),
        first(seed, "a", ["1", "3"]),
        first(seed, "a", ["2", "1"]),
    ]
    assert len({tuple(deal) for deal in deals}) == len(deals)
    assert first(seed, "a", ["1", "2"]) == deals[0]


def _fed(words: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal_module, "_words", lambda *_: iter(words))


def test_f70_words_that_would_favour_some_cards_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    # For 416 cards the last whole multiple below 2³² ends at 2³² − 2³² mod 416.
    fair = 2**32 - 2**32 % 416
    _fed([fair, 2**32 - 1, 5], monkeypatch)
    assert next(drawn_positions(b"", "", [], 8)) == 5
    _fed([fair - 1, 5], monkeypatch)
    assert next(drawn_positions(b"", "", [], 8)) == (fair - 1) % 416 == 415


def test_f70_all_orders_of_the_first_draws_are_equally_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    # With words that run through every choice of 52 × 51 × 50 once, each ordered triple must come exactly once:
    # sorting by random keys or swapping with any index would repeat some.
    seen: Counter[tuple[int, ...]] = Counter()
    for a in range(52):
        for b in range(51):
            for c in range(0, 50, 7):
                _fed([a, b, c], monkeypatch)
                seen[tuple(islice(drawn_positions(b"", "", [], 1), 3))] += 1
    assert set(seen.values()) == {1}
    assert len(seen) == 52 * 51 * 8
    assert all(len(set(triple)) == 3 for triple in seen)


def test_f70_the_words_are_the_hmac_that_the_page_describes() -> None:
    seed, message = bytes(range(32)), b"puntobanco/1|r|aa,bb|0"
    first = hmac.new(seed, message, hashlib.sha256).digest()
    word = int.from_bytes(first[:4], "big")
    assert word < 2**32 - 2**32 % 52
    assert next(drawn_positions(seed, "r", ["aa", "bb"], 1)) == word % 52


def test_f70_no_deal_of_one_pack_repeats_a_card() -> None:
    for number in range(300):
        seed = hashlib.sha256(bytes([number % 256, number // 256])).digest()
        cards = list(islice(drawn_cards(seed, str(number), ["c"], 1), 6))
        assert len(set(cards)) == 6
