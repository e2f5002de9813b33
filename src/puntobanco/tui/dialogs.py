"""Sheets of paper over the table: keys, paytable, the check of a deal, and the question before leaving."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from puntobanco.wire.messages import GameInfo, RoundRecord

from .act import Act
from .checking import Verdict
from .colours import BLUE, GREEN, INK, RED
from .words import Words


class Sheet(ModalScreen[None]):
    """A page to read; Escape, Enter or its own key closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,enter,q,space", "close")]

    def __init__(self, title: str, page: "Text | Table | Sequence[Text | Table]", words: Words) -> None:
        super().__init__()
        self._title, self._words = title, words
        self._pages = [page] if isinstance(page, (Text, Table)) else list(page)

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="paper") as paper:
            paper.border_title = self._title
            paper.border_subtitle = f"Esc {self._words('close')}"
            for page in self._pages:
                yield Static(page)

    def action_close(self) -> None:
        self.dismiss()


class Question(ModalScreen[bool]):
    """Two answers: Enter for the first, Escape for the second."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "answer(False)"),
        ("left,up", "app.focus_previous"),
        ("right,down", "app.focus_next"),
    ]

    def __init__(self, title: str, text: str, yes: str, no: str) -> None:
        super().__init__()
        self._title, self._text, self._yes, self._no = title, text, yes, no

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="paper small", can_focus=False) as paper:
            paper.border_title = self._title
            yield Static(Text(self._text, style=INK))
            with Horizontal(classes="acts"):
                yes, no = Act("yes", (self._yes,), "Enter"), Act("no", (self._no,), "Esc")
                yes.show(usable=True, golden=True)
                no.show(usable=True, golden=False)
                yield yes
                yield no

    def on_mount(self) -> None:
        self.query(Act).first().focus()

    def on_act_pressed(self, event: Act.Pressed) -> None:
        self.dismiss(event.act == "yes")

    def action_answer(self, yes: bool) -> None:  # noqa: FBT001 - Textual hands it over so
        self.dismiss(yes)


def leave_question(words: Words) -> Question:
    """Asked before a table with bets on it is left."""
    return Question(words("leave-title"), words("leave-text"), words("leave-yes"), words("leave-no"))


def reality_check(words: Words, told: str) -> Question:
    """A moment to look back on what was staked and won; `told` is the house's account of it."""
    return Question("", f"{words('reality-check')}\n\n{told}", words("go-on"), words("leave-yes"))


def keys_sheet(words: Words, keys: Iterable[tuple[str, str]]) -> Sheet:
    """All keys of the table (F-31): what is printed on them, and what they do."""
    table = _table()
    for key, what in keys:
        table.add_row(Text(key, style=f"bold {INK}"), Text(what, style=INK))
    return Sheet(words("keys-title"), table, words)


def paytable_sheet(words: Words, game: GameInfo) -> Sheet:
    """What every bet pays, its limits and its return."""
    table = _table("paytable-bet", "paytable-pays", "paytable-limits", "paytable-return", words=words)
    for area in game.areas:
        pays = dict.fromkeys(words.pay_row(row) for row in area.pays)
        rtp = words.percent(game.rtp[area.id]) if area.id in game.rtp else ""
        cells = (words.area(area.id), "\n".join(pays), words.range(area), rtp)
        table.add_row(*(Text(cell, style=INK) for cell in cells))
    more = words("paytable-round", minimum=words.money(game.round_minimum), maximum=words.money(game.round_maximum))
    return Sheet(words("paytable-title"), [table, Text(f"\n{more} {words('paytable-rounding')}", style=INK)], words)


def check_sheet(words: Words, played: RoundRecord, verdict: Verdict) -> Sheet:
    """How the deal of a round was checked, and all that is needed to check it elsewhere."""
    steps = _table()
    for key, value in (
        ("check-promise", verdict.promise),
        ("check-commitment", verdict.commitment),
        ("terminal-check-seed", verdict.seed),
        ("check-cards", verdict.cards),
        ("terminal-check-paid", verdict.paid),
    ):
        sign, answer, colour = {
            True: ("✓", "check-yes", GREEN),
            False: ("✗", "check-no", RED),
            None: ("…", "", BLUE) if verdict.sealed else ("–", "check-unknown", BLUE),
        }[value]
        told = f"{sign} {words(answer)}" if answer else sign
        steps.add_row(Text(told, style=f"bold {colour}"), Text(words(key), style=INK))
    facts = _table()
    for key, text in (
        ("check-round", played.round_id),
        ("check-fingerprint", played.commitment),
        ("check-secret", played.server_seed or "…"),
        ("check-yours", " ".join(played.client_seeds)),
    ):
        facts.add_row(Text(words(key), style=f"bold {INK}"), Text(text, style=INK, overflow="fold"))
    later = [Text(f"… {words('check-not-yet')}", style=f"bold {BLUE}")] if verdict.sealed else []
    pages: list[Text | Table] = [Text(words("terminal-check") + "\n", style=INK), steps, *later, Text(""), facts]
    if not verdict.good:
        pages.append(Text("\n" + words("check-failed-more"), style=f"bold {RED}"))
    return Sheet(words("check-title"), pages, words)


def _table(*heads: str, words: Words | None = None) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=bool(heads), header_style=f"bold {INK}")
    for head in heads:
        table.add_column(Text(words(head) if words is not None else head, style=f"bold {INK}"))
    return table
