"""What the table will not do, said in words; the house has the last word (F-16, F-17)."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.games import game_named
from puntobanco.server.tell import game_info
from puntobanco.storage import audit
from puntobanco.table import check_stakes
from puntobanco.tui.courtesy import remark_on_dealing, remark_on_laying
from puntobanco.tui.seat import Phase
from puntobanco.tui.words import Words
from tests.tui.evening import evening


async def test_f16_a_second_area_is_refused_in_classic_and_the_first_bet_stays(tmp_path: Path) -> None:
    async with evening(tmp_path, "classic") as patron:
        await patron.press("2", "enter", "tab", "enter")
        assert "One area a round at this table. Nothing was taken." in patron.say
        assert patron.seat.slip.stakes == {"player": 500}
        await patron.press("shift+tab", "enter")  # the same area takes more
        assert patron.seat.slip.stakes == {"player": 1000}
        await patron.press("c", "tab", "enter", "space")
        assert [bet.area for bet in patron.seat.past[0].bets] == ["tie"]


async def test_f17_the_sum_on_an_area_is_judged_not_the_chip(tmp_path: Path) -> None:
    async with evening(tmp_path) as patron:
        await patron.press("tab", "5", "enter", "enter", "enter")
        assert "Tie takes at most €200.00. Nothing was taken." in patron.say
        assert patron.seat.slip.stakes == {"tie": 20_000}
        await patron.press("1")  # choosing a chip takes the slip of paper away
        assert "at most" not in patron.say


async def test_more_than_the_balance_is_refused_in_words(tmp_path: Path) -> None:
    async with evening(tmp_path) as patron:
        await patron.press("6", "enter", "enter", "tab", "1", "enter")
        assert "That makes €1,000.10; your balance is €1,000.00. Nothing was taken." in " ".join(patron.say.split())


@pytest.mark.parametrize(
    ("stakes", "words"),
    [
        ({"player": 150_001}, "Player takes at most €1,500.00"),
        ({"player": 9}, "Player takes €0.10 or more"),
        ({"player": 100_001}, "your balance is €1,000.00"),
        ({"dragon": 100}, "This table has no area dragon"),
    ],
)
async def test_the_houses_own_refusal_is_shown_when_the_terminal_did_not_see_it_coming(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stakes: dict[str, int], words: str
) -> None:
    monkeypatch.setattr("puntobanco.tui.seat.remark_on_dealing", lambda *_: None)
    async with evening(tmp_path) as patron:
        patron.seat.last_stakes = stakes
        await patron.press("r")
        assert words in " ".join(patron.say.split())
        assert patron.seat.phase is Phase.BETTING
        assert patron.seat.balance_minor == 100_000
        await patron.press("enter", "space")  # the table goes on
        assert len(patron.seat.past) == 1
    assert audit(tmp_path).rounds == 1


GAMES = {game_id: game_named(game_id) for game_id in ("touch", "classic", "baccarat", "grand")}
amounts = st.one_of(st.integers(1, 600), st.integers(10_000, 210_000))


@given(st.sampled_from(sorted(GAMES)), st.data())
def test_f17_the_courtesy_refuses_exactly_what_the_house_refuses(game_id: str, data: st.DataObject) -> None:
    game = GAMES[game_id]
    areas = st.sampled_from([*game.bets_by_id, "nowhere"])
    stakes = data.draw(st.dictionaries(areas, amounts, min_size=1, max_size=4))
    remark, refusal = remark_on_dealing(game_info(game, {}), 10**9, stakes), check_stakes(game, stakes)
    assert (remark is None) == (refusal is None)
    if remark is not None:
        Words().refusal(remark.code, remark.args)  # there are words for it


@given(st.dictionaries(st.sampled_from(["player", "tie", "banker"]), amounts, min_size=1))
def test_laying_is_refused_only_when_no_more_chips_could_mend_it(stakes: dict[str, int]) -> None:
    info = game_info(GAMES["touch"], {})
    if remark_on_laying(info, 10**9, stakes) is not None:
        more = {area: stake + 10 for area, stake in stakes.items()}
        assert remark_on_laying(info, 10**9, more) is not None
