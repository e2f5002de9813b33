"""The terminal's own check of each round finds every lie, and says so (F-70, F-78)."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from puntobanco.games import game_named
from puntobanco.service import uuid7
from puntobanco.table import Offer, Wager, claim_of, play_round
from puntobanco.tui.checking import Verdict, check
from puntobanco.wire import messages as wire
from tests.tui.evening import evening

TOUCH = game_named("touch")
RULES = {TOUCH.version: TOUCH}


async def honest(folder: Path) -> tuple[wire.RoundRecord, wire.Deal]:
    async with evening(folder) as patron:
        await patron.press("3", "enter", "tab", "enter", "space")
        played = patron.seat.past[0]
    stakes = {bet.area: bet.stake for bet in played.bets}
    return played, wire.Deal(played.round_id, played.commitment, played.client_seeds[0], stakes)


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
    assert check(played, asked, RULES) == Verdict(True, True, True, True, True, True)


@pytest.mark.parametrize("lie", LIES)
async def test_f70_every_lie_is_found(tmp_path: Path, lie: str) -> None:
    played, asked = await honest(tmp_path)
    tell, what = LIES[lie]
    verdict = check(tell(played), asked, RULES)
    assert getattr(verdict, what) is False
    assert not verdict.good


async def test_what_cannot_be_known_is_not_held_against_a_round(tmp_path: Path) -> None:
    played, asked = await honest(tmp_path)
    elsewhere = check(played, None, {})
    assert (elsewhere.promise, elsewhere.seed, elsewhere.bets, elsewhere.payouts) == (None, None, None, None)
    assert elsewhere.good
    later = check(played, msgspec.structs.replace(asked, round_id=uuid7(1, 1)), RULES)
    assert later.promise is None
    assert later.good


async def test_f70_a_round_that_fails_its_check_is_marked_on_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crooked(**kept: object) -> object:
        """Deals from another offer's seed than the one that was promised."""
        offer = kept["offer"]
        assert isinstance(offer, Offer)
        return play_round(**{**kept, "server_seed": bytes(32)})  # type: ignore[arg-type]

    async with evening(tmp_path) as patron:
        monkeypatch.setattr("puntobanco.service.play.play_round", crooked)
        await patron.press("enter", "space")
        assert "The deal check failed" in patron.say
        assert "Deal checked" not in patron.say


def test_the_check_agrees_with_a_round_dealt_by_the_rules() -> None:
    offer = Offer(uuid7(1, 1), "0" * 64)
    played = play_round(
        game=TOUCH, table_id="t", offer=offer, server_seed=bytes(32), wagers=(Wager("p", "ab" * 16, {"tie": 10}),)
    )
    assert claim_of(played, played.settlements[0]).game_version in RULES
