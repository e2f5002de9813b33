"""One side's hand: its name, its total as far as cards are turned, and the cards."""

from rich.text import Text
from textual.widget import Widget

from puntobanco.wire.messages import Hand, RoundRecord

from .canvas import Canvas
from .cards import LARGE, SMALL, CardSize, back, face, place
from .colours import CLOTH_DEEP, GOLD, GOLD_INK, PRINT, PRINT_QUIET
from .story import EMPTY, Scene, Side
from .words import Words


class HandView(Widget):
    """Shows `side` of a round as far as the scene goes. Room for a third card is kept, so that nothing moves."""

    DEFAULT_CSS = """
    HandView { width: 1fr; height: auto; }
    """

    def __init__(self, side: Side, words: Words) -> None:
        super().__init__(id=f"hand-{side}")
        self._side, self._words = side, words
        self._round: RoundRecord | None = None
        self._scene = EMPTY

    def show(self, played: RoundRecord | None, scene: Scene) -> None:
        """Show this much of `played`; None for the empty cloth."""
        if (played, scene) != (self._round, self._scene):
            self._round, self._scene = played, scene
            self.refresh()

    @property
    def _cards(self) -> CardSize:
        return LARGE if self.screen.has_class("-tall") else SMALL

    @property
    def _hand(self) -> Hand | None:
        if self._round is None:
            return None
        return self._round.player if self._side == "player" else self._round.banker

    def get_content_height(self, *_: object) -> int:
        return self._cards.height + 1

    def render(self) -> Text:
        size, hand = self._cards, self._hand
        canvas = Canvas(self.size.width, size.height + 1)
        pair = 2 * size.width + 1
        left = max(0, min((canvas.width - pair) // 2, canvas.width - size.hand_width - 1))
        title = self._title(hand)
        # Name and total stand over the first two cards; what comes after them has its room and moves neither.
        name = len(title[0][0]) + 5
        at = max(0, min(left + (pair - name) // 2, canvas.width - name - len(self._honours(natural=True, wins=True))))
        for text, style in title:
            canvas.write(at, 0, text, style)
            at += len(text)
        for number, picture in enumerate(self._pictures(hand, size)):
            canvas.draw(left + number * (size.width + 1), canvas.height - picture.height, picture)
        return canvas.text()

    def _pictures(self, hand: Hand | None, size: CardSize) -> list[Canvas]:
        names = () if hand is None else hand.cards[: self._scene.laid(self._side)]
        turned = self._scene.turned(self._side)
        pictures = [
            face(name, size, across=number == 2) if number < turned else back(size, across=number == 2)
            for number, name in enumerate(names)
        ]
        return pictures + [place(size)] * (2 - len(pictures))

    def _title(self, hand: Hand | None) -> list[tuple[str, str]]:
        """Its name, total and honours, with their styles."""
        scene = self._scene
        wins = self._round is not None and scene.result and self._round.outcome == self._side
        title = [(" ".join(self._words.area(self._side).upper()), f"bold {GOLD if wins else PRINT}")]
        turned = scene.turned(self._side)
        if hand is None or not turned:
            return title
        badge = f"bold {GOLD_INK} on {GOLD}" if wins else f"bold {PRINT} on {CLOTH_DEEP}"
        title += [("  ", ""), (f" {hand.totals[turned - 1]} ", badge)]
        honours = self._honours(natural=hand.natural and scene.result, wins=wins)
        return [*title, (honours, GOLD if wins else PRINT_QUIET)]

    def _honours(self, *, natural: bool, wins: bool) -> str:
        notes = [self._words("natural")] if natural else []
        notes += [self._words("wins").lower()] if wins else []
        return " " + " · ".join(notes) if notes else ""
