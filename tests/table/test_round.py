"""A round from its seeds, against the published vectors: cards, place, payouts, and what a patron may see."""

from dataclasses import replace

import pytest

from puntobanco.fairness import Finding, commitment_to, verify
from puntobanco.game import PUNTO_BANCO, Shoe, card_name, value_of
from puntobanco.games import game_named
from puntobanco.table import Offer, TableShoe, Wager, claim_of, play_round
from tests.support import vectors

CASE = vectors("deals.json")["vectors"][0]
TOUCH = game_named("touch")
SEED = bytes.fromhex(CASE["server_seed"])
SEEDS = tuple(CASE["client_seeds"])
OFFER = Offer(CASE["round_id"], CASE["commitment"])
WAGER = Wager("anna", SEEDS[0], {"player": 100, "tie": 10, "banker": 30})


def opened(game=TOUCH) -> TableShoe:
    return TableShoe.opened(round_id=CASE["round_id"], game=game, server_seed=SEED, client_seeds=SEEDS)


def in_a_shoe(*, burn: bool, cut_card: int = 16):
    return replace(TOUCH, shoe=Shoe(cut_card, burn=burn))


def test_a_round_is_the_vectors_cards_paid_by_hand() -> None:
    """Player 3C 6S makes 9, a natural; Banker 6C 4C makes 0. Player wins 1 to 1, the others lose."""
    played = play_round(table_id="touch:anna", offer=OFFER, shoe=opened(), wagers=(WAGER,))
    assert (played.id, played.table_id, played.game) == (CASE["round_id"], "touch:anna", TOUCH)
    assert [card_name(card) for card in played.coup.player] == ["3C", "6S"]
    assert [card_name(card) for card in played.coup.banker] == ["6C", "4C"]
    (settlement,) = played.settlements
    assert settlement.wager == WAGER
    assert settlement.payouts == {"player": 200, "tie": 0, "banker": 0}
    assert settlement.payout_minor == 200
    assert played.next_shoe is None


def test_the_claim_of_a_patron_is_what_can_be_checked() -> None:
    played = play_round(table_id="touch:anna", offer=OFFER, shoe=opened(), wagers=(WAGER,))
    claim = claim_of(played, played.settlements[0])
    assert (claim.round_id, claim.commitment, claim.server_seed) == (OFFER.round_id, OFFER.commitment, SEED.hex())
    assert (claim.client_seeds, claim.decks, claim.shoe_id, claim.first) == (SEEDS, 8, OFFER.round_id, 0)
    assert (claim.player, claim.banker, claim.outcome) == (("3C", "6S"), ("6C", "4C"), "player")
    assert (claim.stakes, claim.payouts) == (WAGER.stakes, {"player": 200, "tie": 0, "banker": 0})
    assert claim.game_version == TOUCH.version
    assert verify(claim, TOUCH) == ()


def test_a_round_is_dealt_by_its_games_own_drawing_table() -> None:
    """Cards on which both hands draw by the rules of punto banco, at a table where nobody ever draws."""
    never = replace(PUNTO_BANCO, player_draws=(False,) * 10, banker_draws=((False,) * 11,) * 10)
    seed = next(bytes([first]) * 32 for first in range(256) if len(cards_by(TOUCH, bytes([first]) * 32)) == 6)
    assert len(cards_by(replace(TOUCH, tableau=never), seed)) == 4


def cards_by(game, seed: bytes):
    shoe = TableShoe.opened(round_id=CASE["round_id"], game=game, server_seed=seed, client_seeds=SEEDS)
    return shoe.deal()[0].dealt


def test_where_every_round_is_shuffled_a_shoe_has_one_round_at_its_front() -> None:
    shoe = opened()
    assert (shoe.id, shoe.number, shoe.first, shoe.next_is_last, shoe.cards_to_cut) == (OFFER.round_id, 1, 0, True, 0)
    assert len([*shoe.cards()]) == 416


@pytest.mark.parametrize("burn", [False, True])
def test_a_shoe_is_burned_by_its_first_card_and_dealt_on_from_where_it_stopped(burn: bool) -> None:
    game = in_a_shoe(burn=burn)
    shoe = opened(game)
    lying = [*shoe.cards()]
    # The first card is shown and as many more are burned as it counts, ten for a ten or a picture.
    gone = 1 + (value_of(lying[0]) or 10) if burn else 0
    assert (shoe.first, shoe.number, shoe.next_is_last) == (gone, 1, False)
    assert shoe.cards_to_cut == 416 - 16 - gone
    coup, place = shoe.deal()
    assert (place.shoe_id, place.number, place.first, place.is_last) == (OFFER.round_id, 1, gone, False)
    assert list(coup.dealt) == lying[gone : gone + len(coup.dealt)]
    following = shoe.after(coup)
    assert following is not None
    assert (following.number, following.first) == (2, gone + len(coup.dealt))
    assert following.deal()[0].dealt[0] == lying[following.first]


def test_a_shoe_keeps_its_secret_until_its_last_round() -> None:
    shoe, seen = opened(in_a_shoe(burn=False, cut_card=400)), 0
    while True:
        offer = Offer(f"round-{seen}", commitment_to(SEED))
        played = play_round(table_id="t", offer=offer, shoe=shoe, wagers=(WAGER,))
        claim = claim_of(played, played.settlements[0])
        seen += 1
        if played.next_shoe is None:
            break
        assert claim.server_seed is None
        assert verify(claim) == (Finding.SEALED,)
        shoe = played.next_shoe
    assert seen > 1
    assert played.place.is_last
    assert claim.first > 0
    assert verify(claim, played.game) == ()
    # The place counts: the same cards are not the first of the shoe.
    assert Finding.CARDS in verify(claim._replace(first=0))
