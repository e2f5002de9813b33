"""Rounds in the terminal by keyboard only, on the real engine and a real database (F-31, F-78)."""

from pathlib import Path

import pytest

from puntobanco.game import card_named, total_of
from puntobanco.storage import audit
from puntobanco.tui.cards import card_text
from puntobanco.tui.seat import Phase
from tests.tui.evening import evening, seat_in


@pytest.mark.parametrize("game", ["touch", "classic", "baccarat", "no-commission", "ez", "grand", "shoe"])
async def test_f78_every_game_is_played_by_keys_alone_and_its_books_are_right(tmp_path: Path, game: str) -> None:
    async with evening(tmp_path, game) as patron:
        for _ in range(2):
            await patron.press("tab", "1", "enter", "2", "enter", "space", "shift+tab")
            assert patron.seat.phase is Phase.TOLD
        rounds = patron.seat.past
        assert len({played.round_id for played in rounds}) == 2
        assert patron.seat.balance_minor == 100_000 + sum(played.payout - played.stake for played in rounds)
    report = audit(tmp_path)
    assert (report.rounds, report.faults) == (2, ())


async def test_f36_the_result_is_shown_with_cards_totals_winner_and_what_each_bet_won(tmp_path: Path) -> None:
    async with evening(tmp_path) as patron:
        for _ in range(6):  # naturals, third cards, ties: whatever comes is shown
            await patron.press("enter", "tab", "enter", "tab", "enter", "shift+tab", "shift+tab", "space")
            played = patron.seat.round
            assert played is not None
            for side, hand in (("player", played.player), ("banker", played.banker)):
                drawn = patron.hand(side)
                assert f" {total_of(map(card_named, hand.cards))} " in drawn
                assert all(card_text(card)[:-1] in drawn and card_text(card)[-1] in drawn for card in hand.cards)
                assert ("wins" in drawn) == (played.outcome == side)
                assert ("Natural" in drawn) == hand.natural
            for bet in played.bets:
                words = {"won": "Won €", "push": "Push €", "lost": "Lost"}[bet.result]
                assert words in patron.area(bet.area)
            assert "Deal checked" in patron.say
            winner = {"player": "Player wins", "banker": "Banker wins", "tie": "Tie"}[played.outcome]
            assert winner in patron.say


async def test_f35_the_balance_shown_is_the_houses_and_changes_only_after_the_reveal(tmp_path: Path) -> None:
    async with evening(tmp_path, pace=100_000) as patron:
        await patron.pilot.press("3", "enter", "space")
        while patron.seat.phase is not Phase.TELLING:
            await patron.pilot.pause()
        played = patron.seat.round
        assert played is not None
        assert "€1,000.00" in str(patron.table.query_one("#bar").content)  # type: ignore[attr-defined]
        assert "Dealing" in patron.say
        assert "€" not in patron.say
        assert "wins" not in patron.hand("player") + patron.hand("banker")
        first = played.player.cards[0]
        assert "╳" in patron.hand("player")  # its first card is laid, face down
        assert card_text(first)[-1] not in patron.hand("player")
        await patron.press("space")  # hurries what is being told
        assert patron.seat.phase is Phase.TOLD
        assert f"{played.balance_after / 100:,.2f}" in str(patron.table.query_one("#bar").content)  # type: ignore[attr-defined]


async def test_known_fault_twenty_enters_on_deal_are_one_round(tmp_path: Path) -> None:
    async with evening(tmp_path) as patron:
        await patron.press("enter", "tab", "tab", "tab", "tab", "tab", "tab", "tab", "tab")
        focused = patron.app.focused
        assert focused is not None
        assert focused.id == "act-deal"
        patron.clock.step = 0
        await patron.pilot.press(*["enter"] * 20)
        await patron.answered()
        assert len(patron.seat.past) == 1
        patron.clock.step = 1
        await patron.press("enter", "enter")  # after a rest the key counts again
        assert len(patron.seat.past) == 3
    assert audit(tmp_path).rounds == 3


async def test_known_fault_a_held_space_bar_is_one_round(tmp_path: Path) -> None:
    async with evening(tmp_path) as patron:
        await patron.press("enter")
        patron.clock.step = 0.1
        for _ in range(20):
            await patron.press("space")
    assert audit(tmp_path).rounds == 1


async def test_f54_a_round_that_was_not_shown_to_its_end_is_shown_on_return(tmp_path: Path) -> None:
    async with evening(tmp_path, pace=100_000) as patron:
        await patron.pilot.press("3", "enter", "space")
        while patron.seat.phase is not Phase.TELLING:
            await patron.pilot.pause()
        dealt = patron.seat.round
    async with evening(tmp_path, pace=100_000, seed="later") as patron:
        while patron.seat.phase is not Phase.TELLING:
            await patron.pilot.pause()
        assert patron.seat.round == dealt
        await patron.press("space")
        assert patron.seat.phase is Phase.TOLD
        assert dealt is not None
        assert patron.seat.balance_minor == dealt.balance_after
    async with evening(tmp_path, pace=100_000, seed="latest") as patron:
        assert patron.seat.phase is Phase.TOLD
        assert "Deal checked" in patron.say
    assert audit(tmp_path).rounds == 1


async def test_the_patron_is_known_again_with_balance_roads_and_last_bets(tmp_path: Path) -> None:
    async with evening(tmp_path) as patron:
        await patron.press("enter", "space", "space", "space")
        balance, roads = patron.seat.balance_minor, patron.seat.roads
        assert balance != 100_000
    async with evening(tmp_path, seed="another") as patron:
        assert patron.seat.balance_minor == balance
        assert patron.seat.roads == roads
        await patron.press("r")
        assert patron.seat.past[0].stake == 100


async def test_memory_that_cannot_be_read_makes_a_new_patron(tmp_path: Path) -> None:
    async with seat_in(tmp_path, "touch") as seat:
        seat.lay("tie")
        await seat.deal()
    for text in ("", "[]", '{"session ": 7}', "\x00"):
        (tmp_path / "terminal.json").write_text(text)
        async with seat_in(tmp_path, "touch", seed=f"again {text}") as seat:
            assert seat.balance_minor == 100_000
            assert seat.round is None
