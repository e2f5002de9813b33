"""Games that keep their shoe: one commitment for many rounds, revealed when it is over, kept through a restart."""

from collections import Counter
from itertools import islice

from puntobanco.fairness import commitment_to, drawn_cards, verify
from puntobanco.game import card_name, deal_shoe, value_of
from puntobanco.games import all_games, game_from, game_named
from puntobanco.service import Dealt, Play, Played, Purse, Sessions, View, Visitor
from puntobanco.storage import DatabaseStore
from puntobanco.storage.seal import KEY_FILE
from puntobanco.table import Deal
from puntobanco.testing import SeededEntropy, SetClock
from tests.databases import Database

SHOE = game_named("shoe")


class House:
    """A patron at a shoe table, on a store."""

    def __init__(self, store: DatabaseStore, games=None, seed: str = "shoe") -> None:
        self.store, self.entropy, self.clock = store, SeededEntropy(seed), SetClock()
        self.games = games or all_games()
        purse = Purse("EUR", 10_000_000)
        self.play = Play(self.games, store, self.entropy, self.clock, purse)
        self.sessions = Sessions(store, self.entropy, self.clock, purse)

    async def patron(self) -> Visitor:
        await self.store.keep_rules(tuple(self.games.values()), self.clock.now())
        return (await self.sessions.open())[0]

    async def sit(self, patron: Visitor) -> View:
        view = await self.play.sit(patron, "shoe")
        assert isinstance(view, View)
        return view

    async def deal(self, patron: Visitor, offer, number: int = 0) -> Dealt:
        dealt = await self.play.deal(patron, "shoe", Deal(patron.patron, offer, f"{number:032x}", {"player": 100}))
        assert isinstance(dealt, Dealt)
        return dealt

    async def whole_shoe(self, patron: Visitor, most: int = 200) -> list[Played]:
        offer = (await self.sit(patron)).offer
        rounds = []
        for number in range(most):
            dealt = await self.deal(patron, offer, number)
            rounds.append(dealt.played)
            offer = dealt.offer
            if dealt.played.claim.server_seed is not None:
                break
        return rounds


async def test_a_shoe_is_bound_by_one_commitment_and_revealed_with_its_last_round(database: Database) -> None:
    async with database.open() as store:
        house = House(store)
        patron = await house.patron()
        rounds = await house.whole_shoe(patron)
        assert 60 < len(rounds) < 100
        assert {played.claim.commitment for played in rounds} == {rounds[0].claim.commitment}
        assert [played.number for played in rounds] == list(range(1, len(rounds) + 1))
        assert all(played.claim.server_seed is None for played in rounds[:-1])
        seed = bytes.fromhex(rounds[-1].claim.server_seed or "")
        assert commitment_to(seed) == rounds[0].claim.commitment
        # The whole shoe, dealt once more from its seeds by the rules alone, is what was played.
        order = list(drawn_cards(seed, rounds[0].claim.round_id, ["0" * 32], 8))
        expected = [deal.coup for deal in deal_shoe(order, SHOE.shoe, 8)]  # type: ignore[arg-type]
        names = [(tuple(map(card_name, coup.player)), tuple(map(card_name, coup.banker))) for coup in expected]
        assert [(played.claim.player, played.claim.banker) for played in rounds] == names
        burned = value_of(order[0]) or 10
        assert rounds[0].claim.first == 1 + burned
        # Every round can be checked now, and no card was dealt twice.
        stored = [await store.played(played.claim.round_id, patron.patron) for played in rounds]
        assert all(told is not None and verify(told.claim, SHOE) == () for told in stored)
        dealt = Counter(card for played in rounds for card in (*played.claim.player, *played.claim.banker))
        assert max(dealt.values()) <= 8
        # The next round opens another shoe.
        after = await house.sit(patron)
        assert after.offer.commitment != rounds[0].claim.commitment
        assert after.outlook is not None
        assert after.outlook.number == 1
    assert database.audit().faults == ()


async def test_a_shoe_goes_on_after_a_restart_and_its_secret_is_sealed_meanwhile(database: Database) -> None:
    async with database.open() as store:
        house = House(store)
        patron = await house.patron()
        first = await house.deal(patron, (await house.sit(patron)).offer)
        secret = house.play._seats[f"shoe:{patron.patron}"].shoe
        assert secret is not None
    files = database.everything()
    assert secret.server_seed not in files
    assert secret.server_seed.hex().encode() not in files
    assert (database.folder / KEY_FILE).stat().st_mode & 0o077 == 0
    assert database.audit().faults == ()
    async with database.open() as store:
        again = House(store, seed="restarted")
        view = await again.sit(patron)
        assert view.offer.commitment == first.played.claim.commitment
        assert view.outlook is not None
        assert view.outlook.number == 2
        second = await again.deal(patron, view.offer, 7)
        assert second.played.claim.shoe_id == first.played.claim.round_id
        cards = drawn_cards(secret.server_seed, secret.id, ["0" * 32], 8)
        start = second.played.claim.first
        expected = [card_name(card) for card in islice(cards, start, start + 4)]
        told = second.played.claim
        assert [told.player[0], told.banker[0], told.player[1], told.banker[1]] == expected


async def test_without_its_key_a_shoe_is_not_gone_on_with(database: Database) -> None:
    async with database.open() as store:
        house = House(store)
        patron = await house.patron()
        first = await house.deal(patron, (await house.sit(patron)).offer)
    (database.folder / KEY_FILE).unlink()
    async with database.open() as store:
        view = await House(store, seed="other").sit(patron)
        assert view.offer.commitment != first.played.claim.commitment
        assert view.balance_minor == first.played.balance_after


async def test_a_shoe_whose_rules_have_changed_is_revealed_and_over(database: Database) -> None:
    async with database.open() as store:
        house = House(store)
        patron = await house.patron()
        first = await house.deal(patron, (await house.sit(patron)).offer)
        assert first.played.claim.server_seed is None
    changed = game_from(SHOE.source.replace("cut_card = 16", "cut_card = 26"), "shoe.toml")
    async with database.open() as store:
        view = await House(store, games={"shoe": changed}, seed="changed").sit(patron)
        assert view.offer.commitment != first.played.claim.commitment
        told = await store.played(first.played.claim.round_id, patron.patron)
        assert told is not None
        assert verify(told.claim, SHOE) == ()


async def test_the_audit_checks_a_shoe_when_it_is_over(database: Database) -> None:
    async with database.open() as store:
        house = House(store)
        patron = await house.patron()
        await house.whole_shoe(patron)
    database.execute("UPDATE round SET first = first + 1 WHERE number = 5")
    assert any("other cards" in fault.what for fault in database.audit().faults)
