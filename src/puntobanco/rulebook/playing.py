"""Sections on playing: the aim, laying bets, every button and sign of the table, and the keys."""

from collections.abc import Iterator

from puntobanco.game import Combine, Game, Rebet
from puntobanco.locales import Words

from .house import House
from .names import bet_name, on_table
from .tree import Amount, Block, Column, Entries, Entry, Group, Items, Paragraph, Section, Series, Table, say


def aim() -> Section:
    texts = ("rules-aim-hands", "rules-aim-names", "rules-aim-fixed")
    return Section("aim", say("rules-aim"), tuple(Paragraph(say(key)) for key in texts))


def betting(game: Game, words: Words) -> Section:
    deal = on_table("deal")
    steps = (say("rules-bet-chip"), say("rules-bet-lay"), say("rules-bet-deal", deal=deal))
    blocks: list[Block] = [
        Items(steps, ordered=True),
        Paragraph(say("rules-bet-areas", areas=Series(tuple(bet_name(bet, words) for bet in game.bets), "unit"))),
        Paragraph(say("rules-bet-any" if game.combine is Combine.ANY else "rules-bet-one", clear=on_table("clear"))),
        Paragraph(say("rules-bet-chips", chips=Series(tuple(map(Amount, game.stakes.chips)), "unit"))),
        Paragraph(say("rules-bet-free", deal=deal)),
    ]
    return Section("bet", say("rules-bet"), tuple(blocks))


def controls(game: Game, house: House) -> Section:
    """Every button and sign that this game has, and no other."""
    table = Entries(tuple(_laying(game)), say("rules-controls-laying"))
    acts = Entries(tuple(_acts(game)), say("rules-controls-acts"))
    signs = Entries(tuple(_signs(house)), say("rules-controls-signs"))
    menu = Entries(tuple(_menu()), say("rules-controls-menu"))
    return Section("controls", say("rules-controls"), (table, acts, signs, menu))


def _laying(game: Game) -> Iterator[Entry]:
    yield Entry(say("rules-control-chips"), say("rules-control-chips-do"))
    yield Entry(say("rules-control-area"), say("rules-control-area-do"))
    if game.controls.tap_chips_clears:
        yield Entry(say("rules-control-laid"), say("rules-control-laid-do"))
    yield Entry(say("rules-control-less"), say("rules-control-less-do"), "minus")


def _acts(game: Game) -> Iterator[Entry]:
    controls, deal = game.controls, on_table("deal")
    if controls.empty_deal_rebets:
        yield Entry(deal, say("rules-control-deal-or-rebet"))
    else:
        yield Entry(deal, say("rules-control-deal"))
    if controls.rebet is Rebet.DEALS:
        yield Entry(on_table("rebet"), say("rules-control-rebet"), "rebet")
    else:
        yield Entry(on_table("same-bet"), say("rules-control-same-bet", deal=deal), "rebet")
    if controls.rebet_double:
        yield Entry(on_table("rebet-double"), say("rules-control-double"), "double")
    yield Entry(on_table("undo"), say("rules-control-undo"), "undo")
    yield Entry(on_table("clear"), say("rules-control-clear"), "clear")
    if controls.new_bet:
        yield Entry(on_table("new-bet"), say("rules-control-new-bet"), "clear")


def _signs(house: House) -> Iterator[Entry]:
    yield Entry(on_table("menu"), say("rules-control-menu"), "menu")
    yield Entry(on_table("menu-sound"), say("rules-control-sound"), "sound")
    yield Entry(on_table("bet"), say("rules-control-bet"))
    yield Entry(on_table("balance"), say("rules-control-balance"))
    if house.for_money:
        yield Entry(say("rules-control-bring"), say("rules-control-bring-do"), "plus")
    else:
        yield Entry(say("rules-control-plus"), say("rules-control-refill"), "plus")
    yield Entry(say("rules-control-roads"), say("rules-control-roads-do"))
    yield Entry(on_table("menu-check"), say("rules-control-check"), "shield")


def _menu() -> Iterator[Entry]:
    icons = {"paytable": "table", "return": "percent", "rules": "book", "rounds": "clock"}
    icons |= {"check": "shield", "keys": "keys", "back": "back"}
    settings = ("sound", "fast", "history", "four", "language")
    for item in (*settings, *icons):
        yield Entry(on_table(f"menu-{item}"), say(f"rules-menu-{item}"), icons.get(item))


def keyboard(game: Game) -> Section:
    lays = game.controls.rebet is Rebet.LAYS
    keys = (
        ("tab", say("rules-key-tab-does")),
        ("enter", say("rules-key-enter-does")),
        ("digits", say("rules-key-digits-does")),
        ("space", say("rules-key-space-lays" if lays else "rules-key-space-deals")),
        ("delete", say("rules-key-delete-does")),
        ("minus", say("rules-key-minus-does")),
        ("escape", say("rules-key-escape-does")),
    )
    named = {key: on_table(f"key-{key}") for key, _ in keys}
    names = named | {"minus": Series((named["minus"], say("rules-key-backspace")), "or")}
    rows = tuple((names[key], text) for key, text in keys)
    columns = (Column(say("rules-key")), Column(say("rules-key-does")))
    intro = Paragraph(say("rules-keys-intro", keys=on_table("menu-keys")))
    return Section(
        "keys", say("rules-keys"), (intro, Table("keys", say("rules-keys-caption"), columns, (Group(rows),)))
    )
