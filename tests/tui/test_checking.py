"""The terminal's own check of each round finds every lie, and says so (F-70, F-78)."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from puntobanco.games import game_named
from puntobanco.storage import audit
from puntobanco.table import TableShoe, play_round
from puntobanco.tui.checking import Verdict, check
from puntobanco.tui.house import Link
from puntobanco.tui.saying import bar_text, say_text
from puntobanco.tui.seat import Seat
from puntobanco.tui.story import EMPTY, Scene, last_scene
from puntobanco.wire import messages as wire
from tests.tui.evening import evening, seat_in

TOUCH = game_named("touch")
RULES = {TOUCH.version: TOUCH}
GOOD = Verdict(sealed=False, promise=True, commitment=True, seed=True, bets=True, cards=True, payouts=True)


async def honest(folder: Path) -> tuple[wire.RoundRecord, dict[str, wire.Deal]]:
    async with seat_in(folder, "touch") as seat:
        seat.lay("player")
        seat.lay("tie")
        await seat.deal()
        played = seat.round
    assert played is not None
    stakes = {bet.area: bet.stake for bet in played.bets}
    return played, {played.round_id: wire.Deal(played.round_id, played.commitment, played.client_seeds[0], stakes)}


def flipped(hexes: str) -> str:
    return f"{int(hexes[0], 16) ^ 1:x}{hexes[1:]}"


def with_hand(played: wire.RoundRecord) -> wire.RoundRecord:
    first = "AC" if played.player.cards[0] != "AC" else "KC"
    hand = msgspec.structs.replace(played.player, cards=(first, *played.player.cards[1:]))
    return msgspec.structs.replace(played, player=hand)


def with_payout(played: wire.RoundRecord) -> wire.RoundRecord:
    bet = played.bets[0]
    return msgspec.structs.replace(played, bets=(msgspec.structs.replace(bet, payout=bet.payout + 1), *played.bets[1:]))


LIES: dict[str, tuple[Callable[[wire.RoundRecord], wire.RoundRecord], str]] = {
    "another commitment than was shown": (
        lambda r: msgspec.structs.replace(r, commitment=flipped(r.commitment)),
        "promise",
    ),
    "a seed that was not promised": (
        lambda r: msgspec.structs.replace(r, server_seed=flipped(r.server_seed)),
        "commitment",
    ),
    "our seed left out": (lambda r: msgspec.structs.replace(r, client_seeds=("0" * 32,)), "seed"),
    "another card": (with_hand, "cards"),
    "another winner": (
        lambda r: msgspec.structs.replace(r, outcome="tie" if r.outcome != "tie" else "player"),
        "cards",
    ),
    "another payout": (with_payout, "payouts"),
    "another stake": (
        lambda r: msgspec.structs.replace(r, bets=(msgspec.structs.replace(r.bets[0], stake=1), *r.bets[1:])),
        "bets",
    ),
}


async def test_an_honest_round_is_found_good_in_every_respect(tmp_path: Path) -> None:
    played, asked = await honest(tmp_path)
    assert check(played, asked, RULES) == GOOD


@pytest.mark.parametrize("lie", LIES)
async def test_f70_every_lie_is_found(tmp_path: Path, lie: str) -> None:
    played, asked = await honest(tmp_path)
    tell, what = LIES[lie]
    verdict = check(tell(played), asked, RULES)
    assert getattr(verdict, what) is False
    assert not verdict.good


async def test_what_cannot_be_known_is_not_held_against_a_round(tmp_path: Path) -> None:
    played, asked = await honest(tmp_path)
    verdict = check(played, {}, {})
    assert (verdict.promise, verdict.seed, verdict.bets, verdict.payouts) == (None, None, None, None)
    assert verdict.good
    assert asked


async def test_f70_a_round_that_fails_its_check_is_marked_on_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crooked(**kept: object) -> object:
        """Deals from another seed than the one that was promised."""
        shoe = kept["shoe"]
        assert isinstance(shoe, TableShoe)
        return play_round(**{**kept, "shoe": msgspec.structs.replace(shoe, server_seed=bytes(32))})  # type: ignore[arg-type]

    async with evening(tmp_path) as patron:
        monkeypatch.setattr("puntobanco.service.play.play_round", crooked)
        await patron.press("enter", "space")
        assert "The deal check failed" in patron.say
        assert "Deal checked" not in patron.say


async def test_f70_rounds_of_a_shoe_are_checked_when_it_is_over_and_its_secret_told(tmp_path: Path) -> None:
    async with seat_in(tmp_path, "shoe") as seat:
        seat.lay("banker")
        while not (seat.outlook is not None and seat.outlook.is_last):
            await seat.deal()
            assert seat.round is not None
            assert seat.verdicts[seat.round.round_id].sealed
            assert "To be checked when the shoe is over" in said(seat)
            seat.told()
            await seat.rebet()
        assert all(played.server_seed is None for played in seat.past)
        await seat.deal()
        assert "Deal checked" in said(seat)
        seat.told()
        assert len(seat.past) > 50
        assert {played.server_seed for played in seat.past} == {seat.past[0].server_seed}
        assert all(seat.verdicts[played.round_id] == GOOD for played in seat.past)
        await seat.rebet()
        await seat.deal()
        assert seat.round is not None
        assert seat.round.server_seed is None  # the next shoe has a secret of its own
    assert audit(tmp_path).faults == ()


async def test_a_lie_about_an_early_round_of_a_shoe_is_told_when_the_shoe_is_over(tmp_path: Path) -> None:
    async with seat_in(tmp_path, "shoe") as seat:
        seat.lay("banker")
        await seat.deal()
        seat.told()
        seat.past = [with_hand(seat.past[0])]
        while seat.outlook is not None and not seat.outlook.is_last:
            await seat.rebet()
            await seat.deal()
            seat.told()
        await seat.rebet()
        await seat.deal()
        assert "The deal check failed" in said(seat)


async def test_f27_the_last_round_of_a_shoe_is_announced_before_its_bets(tmp_path: Path) -> None:
    async with seat_in(tmp_path, "shoe") as seat:
        seat.lay("banker")
        assert "400 cards to the cut card" in said(seat, EMPTY)
        while seat.outlook is not None and not seat.outlook.is_last:
            await seat.deal()
            seat.told()
            await seat.rebet()
        assert "Last round of this shoe" in said(seat, EMPTY)


def said(seat: Seat, scene: Scene | None = None) -> str:
    scene = scene or (EMPTY if seat.round is None else last_scene(seat.round))
    return (
        say_text(seat, scene, Link.UP, "", width=80, area=seat.game.areas[0]).plain
        + bar_text(seat, 120, fast=False).plain
    )
