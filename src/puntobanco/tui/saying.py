"""What a table tells its patron: the bar, the line under the cards, which acts do something, and why others do not."""

from textwrap import wrap

from rich.text import Text

from puntobanco.wire.messages import AreaLimits

from .colours import GOLD, INK, PAPER, PRINT, PRINT_QUIET, RED
from .house import Link
from .seat import Phase, Seat
from .story import Scene
from .words import Words


def bar_text(seat: Seat, width: int, *, fast: bool) -> Text:
    """The top line: game on the left; bet and the house's figure of the balance on the right (F-35)."""
    words = seat.words
    right = Text().append(f"{words('menu-fast')}   " if fast else "", PRINT_QUIET)
    right.append(f"{words('bet')} ", PRINT_QUIET).append(words.money(sum(seat.stakes_shown.values())), f"bold {PRINT}")
    right.append(f"   {words('balance')} ", PRINT_QUIET)
    right.append(words.money(seat.balance_minor), f"bold {PRINT}").append(f"   ? {words('keys-title')} ", PRINT_QUIET)
    left = Text().append(f" {seat.game.name}", f"bold {PRINT}")
    for more in (stay_text(seat), words("fun-money") if seat.money.mode == "fun" else "", shoe_text(seat)):
        if more and left.cell_len + len(more) + 4 + right.cell_len <= width:
            left.append(f"  {more}", PRINT_QUIET)
    left.append(" " * max(1, width - left.cell_len - right.cell_len))
    return left.append_text(right)


def link_text(words: Words, link: Link, *, down: str = "link-lost") -> str:
    """Why the house cannot be asked."""
    if link is Link.ENDED:
        return f"{words('link-ended')}. {words('link-ended-fun')}"
    return words("terminal-replaced" if link is Link.REPLACED else down)


def stay_text(seat: Seat) -> str:
    """For how long the patron has been here and what they are up or down, where the house is to show it (F-37)."""
    if not seat.rules.show_stay:
        return ""
    hours, minutes = divmod(int(seat.here.total_seconds()) // 60, 60)
    net = seat.net_minor
    return f"{hours}:{minutes:02d}  {'+' if net > 0 else '−' if net < 0 else '±'}{seat.words.money(abs(net))}"


def shoe_text(seat: Seat) -> str:
    """How far the shoe has come; empty where the cards are shuffled before every round."""
    if seat.outlook is None:
        return ""
    if seat.outlook.is_last:
        return seat.words("shoe-last")
    return seat.words("shoe-left", cards=seat.outlook.cards_to_cut)


def say_text(seat: Seat, scene: Scene, link: Link, hint: str, *, width: int, area: AreaLimits | None) -> Text:
    """The line under the cards: what is wrong before anything else, else the result, else what is going on.

    `area`: one whose payout and limits are worth telling while nothing else is.
    """
    words = seat.words
    if link is not Link.UP:
        return _slip(link_text(words, link), width)
    if seat.round is not None and seat.round.void is not None and scene.result and not seat.refusal:
        void = seat.round.void
        return _slip(words("rounds-void", time=words.time(void.time), reason=void.reason), width)
    if seat.refusal or hint:
        return _slip(seat.refusal or hint, width)
    if seat.round is None or not scene.result:
        waits = seat.phase in (Phase.WAITING, Phase.TELLING)
        last = seat.outlook is not None and seat.outlook.is_last
        if area is not None and not waits and not last:
            told = " · ".join((words.area(area.id), words.pays(area), words.limits(area)))
            return Text(told, style=PRINT_QUIET, justify="center")
        line = Text(justify="center").append(words("say-wait" if waits else "say-lay"), f"italic {PRINT_QUIET}")
        return line if waits or seat.outlook is None else line.append(f"   {shoe_text(seat)}", PRINT_QUIET)
    line = Text(justify="center").append(words.outcome(seat.round), f"bold {PRINT}")
    if scene.paid:
        line.append(f"   {words.returned(seat.round)}", f"bold {GOLD}" if seat.round.payout else PRINT_QUIET)
        verdict = _verdict(seat, seat.round.round_id)
        fits = line.cell_len + 3 + verdict.cell_len <= width - 2
        line.append("   " if fits else "\n").append_text(verdict)
    return line


def _verdict(seat: Seat, round_id: str) -> Text:
    """Quietly, unless something is wrong: with this round, or with another of the shoe that it ended."""
    words, verdict = seat.words, seat.verdicts.get(round_id)
    if not all(each.good for each in seat.verdicts.values()):
        return Text().append(f" ✗ {words('check-bad')} ", f"bold {PAPER} on {RED}")
    if verdict is None:
        return Text()
    sign, key = ("…", "check-waiting") if verdict.sealed else ("✓", "check-good")
    return Text().append(f"{sign} {words(key)}", PRINT_QUIET)


def _slip(text: str, width: int) -> Text:
    """A slip of paper with `text` on it, as many lines as it takes."""
    lines = wrap(text, max(20, width - 4))
    longest = max(map(len, lines), default=0)
    slip = Text("\n", justify="center")
    return slip.join(Text().append(f" {line.center(longest)} ", f"{INK} on {PAPER}") for line in lines)


def act_states(seat: Seat) -> dict[str, tuple[bool, bool, str]]:
    """Each act this game has, in order: whether it does something, whether it matters most, and its text."""
    controls, laid = seat.game.controls, bool(seat.slip)
    fresh = seat.is_open and seat.phase is Phase.TOLD and controls.new_bet
    golden = "deal" if laid or not seat.can_rebet else "rebet"
    states = {
        "undo": (seat.is_open and laid, "undo"),
        "clear": (seat.is_open and (laid or fresh), "new-bet" if fresh and not laid else "clear"),
        "rebet-double": (seat.can_rebet, "rebet-double"),
        "rebet": (seat.can_rebet, "same-bet" if controls.rebet == "lays" else "rebet"),
        "deal": (seat.can_deal, "deal"),
    }
    if not controls.rebet_double:
        del states["rebet-double"]
    return {name: (usable, name == golden, label) for name, (usable, label) in states.items()}


def why_not(seat: Seat, link: Link, act: str) -> str:
    """The text that says why an act does nothing now; empty when it does something."""
    if link is not Link.UP:
        return "closed-why"
    if not seat.is_open:
        return "wait-why"
    if act == "new-bet":
        return "" if seat.game.controls.new_bet else "clear-why"
    if act in ("undo", "clear"):
        return "" if seat.slip else f"{act}-why"
    if act == "deal":
        return "" if seat.can_deal else "deal-why"
    return "" if seat.can_rebet else "rebet-why-laid" if seat.slip else "rebet-why"


def keys_of(seat: Seat) -> list[tuple[str, str]]:
    """Every key of the table with what it does here (F-31)."""
    words, controls = seat.words, seat.game.controls
    named = ("tab", "enter", "digits", "space", "escape", "delete", "minus")
    return [
        *((words(f"key-{key}"), words(f"keys-{key}")) for key in named),
        ("d", words("deal")),
        ("u", words("undo")),
        ("c", words("clear")),
        *([("n", words("new-bet"))] if controls.new_bet else []),
        ("r", words("same-bet" if controls.rebet == "lays" else "rebet")),
        *([("x", words("rebet-double"))] if controls.rebet_double else []),
        ("+", words("refill-title")),
        *([("f", words("menu-fast"))] if seat.rules.fast_play else []),
        ("h", words("menu-history")),
        ("p", words("menu-paytable")),
        ("v", words("menu-check")),
        ("Ctrl Q", words("terminal-quit")),
    ]
