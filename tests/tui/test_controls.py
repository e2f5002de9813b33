"""Every control and key of the table (F-20 … F-34), by keyboard only."""

from pathlib import Path

from textual.widgets import Static

from puntobanco.tui.dialogs import Question, Sheet
from puntobanco.tui.lobby import LobbyScreen
from puntobanco.tui.seat import Phase
from tests.tui.evening import evening, shown


async def test_f31_tab_goes_through_areas_chips_and_acts_and_round_again(tmp_path: Path) -> None:
    async with evening(tmp_path) as patron:
        stops = []
        for _ in range(9):
            assert patron.app.focused is not None
            stops.append(patron.app.focused.id)
            await patron.press("tab")
        acts = ["act-undo", "act-clear", "act-rebet-double", "act-rebet", "act-deal"]
        assert stops == ["area-player", "area-tie", "area-banker", "tray", *acts]
        assert patron.app.focused is not None
        assert patron.app.focused.id == "area-player"
        await patron.press("shift+tab")
        assert patron.app.focused.id == "act-deal"


async def test_f20_f31_digits_and_arrows_pick_exactly_one_chip(tmp_path: Path) -> None:
    async with evening(tmp_path) as patron:
        for digit, value in enumerate(patron.seat.game.chips, 1):
            await patron.press(str(digit))
            assert patron.seat.chip_minor == value
        await patron.press("9")  # there is no ninth chip
        assert patron.seat.chip_minor == patron.seat.game.chips[-1]
        await patron.press("tab", "tab", "tab", "home", "right", "right")
        assert patron.seat.chip_minor == patron.seat.game.chips[2]
        tray = patron.table.query_one("#tray").render().plain  # type: ignore[union-attr]
        assert tray.count("▲") == 1


async def test_f21_f25_enter_lays_the_active_chip_and_undo_takes_chips_back_one_by_one(tmp_path: Path) -> None:
    async with evening(tmp_path) as patron:
        await patron.press("3", "enter", "enter", "tab", "1", "enter")
        assert patron.seat.slip.stakes == {"player": 1000, "tie": 10}
        assert "◉ 10 " in patron.area("player")
        assert "◉ 0.10 " in patron.area("tie")
        await patron.press("u")
        assert patron.seat.slip.stakes == {"player": 1000}
        await patron.press("u", "u", "u")
        assert patron.seat.slip.stakes == {}
        assert "No chip to take back" in patron.say


async def test_f22_f23_minus_takes_a_chip_off_and_delete_the_whole_bet_of_the_focused_area(tmp_path: Path) -> None:
    async with evening(tmp_path) as patron:
        await patron.press("3", "enter", "enter", "tab", "enter", "enter", "minus")
        assert patron.seat.slip.stakes == {"player": 1000, "tie": 500}
        await patron.press("delete")
        assert patron.seat.slip.stakes == {"player": 1000}
        await patron.press("shift+tab", "4", "backspace")  # more than lies there: the whole bet goes
        assert patron.seat.slip.stakes == {}


async def test_f22_f23_a_mouse_lays_clears_and_takes_off(tmp_path: Path) -> None:
    async with evening(tmp_path) as patron:
        await patron.pilot.click("#area-player", offset=(12, 1))
        await patron.pilot.click("#area-banker", offset=(12, 1))
        await patron.pilot.click("#area-banker", offset=(12, 1))
        await patron.pilot.click("#area-banker", offset=(12, 1), button=3)
        assert patron.seat.slip.stakes == {"player": 100, "banker": 100}
        await patron.pilot.click("#area-player", offset=(12, 3))  # on the chips that lie there
        assert patron.seat.slip.stakes == {"banker": 100}
        await patron.pilot.click("#act-deal")
        await patron.answered()
        assert patron.seat.past[0].stake == 100


async def test_f24_clear_takes_everything_off(tmp_path: Path) -> None:
    async with evening(tmp_path) as patron:
        await patron.press("enter", "tab", "enter", "tab", "enter", "c")
        assert patron.seat.slip.stakes == {}


async def test_f26_deal_with_nothing_laid_says_why_it_does_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as patron:
        await patron.press("d")
        assert "Lay a chip first" in patron.say
        await patron.press("space")
        assert "Lay a chip first" in patron.say
        await patron.press("r")
        assert "No earlier bet to repeat" in patron.say
        assert patron.seat.past == []


async def test_f27_new_bet_clears_the_table_and_the_chip_stays_chosen(tmp_path: Path) -> None:
    async with evening(tmp_path, "classic") as patron:
        await patron.press("1", "enter", "space")
        assert patron.seat.phase is Phase.TOLD
        for key in ("n", "c"):  # the button CLEAR is NEW BET now
            await patron.press(key)
            assert patron.seat.phase is Phase.BETTING
            assert patron.seat.round is None
            assert "Place your bets" in patron.say
            assert patron.seat.chip_minor == 100
            await patron.press("r")


async def test_f28_rebet_deals_the_last_bets_at_once_in_touch_and_so_does_an_empty_deal(tmp_path: Path) -> None:
    async with evening(tmp_path) as patron:
        await patron.press("3", "enter", "tab", "1", "enter", "d", "r", "d", "space")
        assert [{bet.area: bet.stake for bet in played.bets} for played in patron.seat.past] == [
            {"player": 500, "tie": 10}
        ] * 4
        assert patron.golden == "rebet"


async def test_f28_an_empty_deal_does_nothing_in_classic(tmp_path: Path) -> None:
    async with evening(tmp_path, "classic") as patron:
        await patron.press("1", "enter", "d", "d")
        assert len(patron.seat.past) == 1
        await patron.press("r")
        assert len(patron.seat.past) == 2


async def test_f28_rebet_is_refused_in_words_while_bets_lie(tmp_path: Path) -> None:
    async with evening(tmp_path) as patron:
        await patron.press("enter", "space", "enter", "r")
        assert "Clear the table first" in patron.say
        assert len(patron.seat.past) == 1


async def test_f29_rebet_times_two_doubles_and_starts_at_once(tmp_path: Path) -> None:
    async with evening(tmp_path) as patron:
        await patron.press("2", "enter", "tab", "enter", "space", "x", "x")
        assert [played.stake for played in patron.seat.past] == [800, 400, 200]


async def test_f29_rebet_times_two_over_a_limit_is_refused_whole_and_the_old_bets_stay_to_be_repeated(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as patron:
        await patron.press("tab", "5", "enter", "space", "x", "x")  # tie takes €200 at most
        assert [played.stake for played in patron.seat.past] == [20_000, 10_000]
        assert "Tie takes at most €200.00. Nothing was taken." in patron.say
        assert patron.seat.slip.stakes == {}
        await patron.press("r")
        assert patron.seat.past[0].stake == 20_000


async def test_f30_same_bet_lays_and_deal_starts_the_round(tmp_path: Path) -> None:
    async with evening(tmp_path, "baccarat") as patron:
        await patron.press("3", "enter", "space", "space")
        assert patron.seat.slip.stakes == {"player": 100}
        assert len(patron.seat.past) == 1
        assert patron.golden == "deal"
        await patron.press("space")
        assert len(patron.seat.past) == 2
        await patron.press("x")  # this game has no rebet ×2
        assert len(patron.seat.past) == 2


async def test_f31_f34_escape_leaves_at_once_when_no_bets_lie_and_again_for_good(tmp_path: Path) -> None:
    async with evening(tmp_path) as patron:
        await patron.press("escape")
        assert isinstance(patron.app.screen, LobbyScreen)
        await patron.pilot.press("escape")
        assert not patron.app.is_running


async def test_f31_escape_asks_first_when_bets_lie(tmp_path: Path) -> None:
    async with evening(tmp_path) as patron:
        await patron.press("enter", "escape")
        assert isinstance(patron.app.screen, Question)
        await patron.press("escape")  # stay
        assert patron.seat.slip.stakes == {"player": 100}
        await patron.press("escape", "tab", "enter")  # the second answer is to stay as well
        assert patron.seat.slip.stakes == {"player": 100}
        await patron.press("escape", "enter")  # leave
        assert isinstance(patron.app.screen, LobbyScreen)


async def test_the_lobby_opens_every_game_by_arrows_and_enter(tmp_path: Path) -> None:
    async with evening(tmp_path, None) as patron:
        for place, name in enumerate(("touch", "classic", "baccarat", "no-commission", "ez", "grand", "shoe")):
            await patron.press(*["down"] * min(place, 1), "enter")
            assert patron.seat.game.id == name
            await patron.press("escape")


async def test_f31_the_help_sheet_lists_every_key_and_any_of_its_keys_closes_it(tmp_path: Path) -> None:
    async with evening(tmp_path, "baccarat") as patron:
        for close in ("escape", "enter", "q"):
            await patron.press("question_mark")
            assert isinstance(patron.app.screen, Sheet)
            await patron.press(close)
            assert patron.app.screen is patron.table
        keys = {key for key, _ in patron.table.keys}
        assert {"Tab", "Enter", "1 … 9", "Space", "Esc", "Delete", "−", "u", "c", "n", "r", "d", "+"} <= keys
        assert "x" not in keys  # this game has no rebet ×2


async def test_f33_paytable_and_check_are_sheets_of_their_own(tmp_path: Path) -> None:
    async with evening(tmp_path) as patron:
        await patron.press("v")
        assert patron.app.screen is patron.table  # nothing to check yet
        await patron.press("enter", "space", "p")
        assert isinstance(patron.app.screen, Sheet)
        await patron.press("escape", "v")
        assert isinstance(patron.app.screen, Sheet)
        page = "".join(shown(static) for static in patron.app.screen.query(Static))
        assert "Your terminal added its own random number" in page
        await patron.press("escape")
        assert len(patron.seat.past) == 1


async def test_f33_fast_play_and_card_history_are_switches_that_are_remembered(tmp_path: Path) -> None:
    async with evening(tmp_path) as patron:
        assert patron.table.query_one("#papers .past").display
        await patron.press("f", "h")
        assert "Fast play" in shown(patron.table.query_one("#bar", Static))
        assert not patron.table.query_one("#papers .past").display
    async with evening(tmp_path, seed="later") as patron:
        assert "Fast play" in shown(patron.table.query_one("#bar", Static))
        assert not patron.table.query_one("#papers .past").display


async def test_play_money_is_filled_up_again_only_when_some_is_gone(tmp_path: Path) -> None:
    async with evening(tmp_path) as patron:
        await patron.press("plus")
        assert "still have enough" in patron.say
        while patron.seat.balance_minor >= 100_000:
            await patron.press("4", "enter", "space")
        await patron.press("plus")
        assert patron.seat.balance_minor == 100_000
