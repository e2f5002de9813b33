"""The table in windows of any size: whole from 80 × 24, and below that a kind word."""

from pathlib import Path

import pytest
from textual.widgets import Static

from puntobanco.locales import LANGUAGES
from puntobanco.tui.act import Act
from puntobanco.tui.area import AreaView
from puntobanco.tui.hand import HandView
from puntobanco.tui.sheet import PastView, RoadView
from puntobanco.tui.tray import Tray
from puntobanco.tui.words import Words
from tests.tui.evening import evening, shown


@pytest.mark.parametrize(
    ("game", "size"),
    [
        *(("touch", size) for size in ((80, 24), (100, 30), (120, 24), (80, 40), (120, 40), (200, 60))),
        *(("no-commission", size) for size in ((80, 24), (120, 24))),
        *(("grand", size) for size in ((80, 24), (80, 40), (120, 24), (120, 40))),
    ],
)
async def test_f78_everything_is_on_the_screen_and_nothing_lies_over_anything(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    async with evening(tmp_path, game, size=size) as patron:
        await patron.press("enter", "space")
        parts = [
            part
            for kind in (HandView, AreaView, Tray, Act, RoadView, PastView)
            for part in patron.table.query(kind)
            if all(node.display for node in part.ancestors_with_self if hasattr(node, "display"))
        ]
        assert {type(part) for part in parts} >= {HandView, AreaView, Tray, Act, RoadView}
        window = patron.table.region
        for part in parts:
            assert window.contains_region(part.region), f"{part} is not all on the screen: {part.region}"
            assert part.region.area > 0
        for number, part in enumerate(parts):
            for other in parts[:number]:
                assert not part.region.overlaps(other.region), f"{part} lies over {other}"
        roads = {
            road.classes & {"bead", "big_road"} and next(iter(road.classes & {"bead", "big_road"})) for road in parts
        }
        assert {"bead", "big_road"} <= roads


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["touch", "grand"])
async def test_f60_no_word_is_cut_off_at_80_columns_in_any_language(tmp_path: Path, game: str, language: str) -> None:
    words = Words(language)
    async with evening(tmp_path, game, language=language) as patron:
        for act in patron.table.query("#acts Act").results(Act):
            assert patron.table.region.contains_region(act.region), act
            assert act.region.width == act.get_content_width() >= len(act.render().plain)
        for limits in patron.seat.game.areas:
            drawn = patron.area(limits.id)
            assert "".join(words.area(limits.id).upper().split()) in "".join(drawn.split())
            assert words.pays(limits) in drawn or words.short_pays(limits) in drawn
        await patron.press("3", "enter", "tab", "tab", "enter", "space")
        played = patron.seat.past[0]
        assert words.outcome(played) in patron.say
        for bet in played.bets:
            assert bet.result == "lost" or words.money(bet.payout) in patron.area(bet.area)


async def test_a_small_window_says_so_takes_no_bets_and_loses_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as patron:
        await patron.press("3", "enter")
        for width, height in ((79, 24), (80, 23), (40, 10)):
            await patron.resize(width, height)
            assert patron.table.query_one("#small").display
            assert not patron.table.query_one("#table").display
            assert f"{width} × {height}" in shown(patron.table.query_one("#small", Static))
            await patron.press("enter", "space", "u", "r")
            assert patron.seat.slip.stakes == {"player": 500}
            assert patron.seat.past == []
        await patron.resize(80, 24)
        assert patron.table.query_one("#table").display
        await patron.press("space")
        assert patron.seat.past[0].stake == 500


async def test_a_long_name_and_every_limit_can_be_read_at_80_columns(tmp_path: Path) -> None:
    async with evening(tmp_path, "grand") as patron:
        for area in patron.seat.game.areas:
            assert Words().area(area.id).upper() in patron.area(area.id)
            assert Words().limits(area) in patron.say
            await patron.press("tab")
