"""Pictures of coups and roads for notebooks, written here by hand: sixteen to a cell, so that middles lie at 8, 24 …"""

import pytest

from puntobanco.game import Outcome, cards_named, deal_coup, roads_of
from puntobanco.game.pictures import coup_html, roads_svg
from puntobanco.game.roads import Mark, Roads

RED, BLUE, GREEN, BLACK = "#c8102e", "#1546b0", "#0b7a3b", "#1c1b18"
WORDS = {"P": Outcome.PLAYER, "B": Outcome.BANKER, "T": Outcome.TIE}


def card(text: str, ink: str) -> str:
    return (
        '<span style="display:inline-block;min-width:1.9em;padding:.15em .3em;border:1px solid #d8d2c0;'
        f'border-radius:.3em;background:#fbf8ef;color:{ink};text-align:center">{text}</span>'
    )


def row(side: str, cards: list[str], total: int, says: str) -> str:
    return (
        f'<tr><td style="text-align:left">{side}</td><td style="text-align:left">{" ".join(cards)}</td>'
        f"<td><b>{total}</b></td><td>{says}</td></tr>"
    )


def test_a_coup_is_both_hands_with_totals_and_who_has_won() -> None:
    """Player nine of clubs and ten of diamonds, Banker two of hearts and six of spades: 9 beats 8."""
    player = row("Player", [card("9♣", BLACK), card("10♦", RED)], 9, "wins")
    banker = row("Banker", [card("2♥", RED), card("6♠", BLACK)], 8, "")
    assert coup_html(deal_coup(cards_named("9C 2H TD 6S"))) == f"<table>{player}{banker}</table>"


def test_a_banker_s_win_and_a_tie_are_told() -> None:
    player = row("Player", [card("2♥", RED), card("6♠", BLACK)], 8, "")
    banker = row("Banker", [card("9♣", BLACK), card("10♦", RED)], 9, "wins")
    assert coup_html(deal_coup(cards_named("2H 9C 6S TD"))) == f"<table>{player}{banker}</table>"
    banker = row("Banker", [card("8♣", BLACK), card("K♦", RED)], 8, "")
    tie = '<tr><td colspan="4" style="text-align:left">Tie</td></tr>'
    assert coup_html(deal_coup(cards_named("2H 8C 6S KD"))) == f"<table>{player}{banker}{tie}</table>"


def roads(**marks: list[Mark]) -> Roads:
    names = ("bead", "big_road", "big_eye", "small", "cockroach")
    return Roads(*(tuple(marks.get(name, [])) for name in names), {}, ("", "", ""), ("", "", ""))


def groups(svg: str) -> dict[str, str]:
    """What is drawn under each road's name, and where that begins."""
    found = {}
    for part in svg.split('<text x="0" ')[1:]:
        name = part.split(">")[1].split("<")[0]
        found[name] = part.split("</text>", 1)[1].removesuffix("</svg>")
    return found


def test_a_bead_is_a_disc_with_its_letter() -> None:
    for kind, colour in (("P", BLUE), ("B", RED), ("T", GREEN)):
        drawn = groups(roads_svg(roads(bead=[Mark(1, 2, kind)])))["Bead plate"]
        assert drawn == (
            f'<g transform="translate(0 18)"><circle cx="40" cy="24" r="7" fill="{colour}"/>'
            f'<text x="40" y="28" fill="#fff" text-anchor="middle">{kind}</text></g>'
        )


def ring(colour: str) -> str:
    return f'<circle cx="40" cy="24" r="6" fill="none" stroke="{colour}" stroke-width="2"/>'


DOT = f'<circle cx="40" cy="24" r="2" fill="{BLUE}"/>'
SLASH = f'<path d="M34 30L46 18" stroke="{GREEN}" stroke-width="2"/>'
TWO = f'<text x="40" y="28" fill="{GREEN}" text-anchor="middle">2</text>'


@pytest.mark.parametrize(
    ("kind", "ties", "drawn"),
    [("B", 0, ring(RED)), ("P", 0, ring(BLUE) + DOT), ("B", 1, ring(RED) + SLASH), ("B", 2, ring(RED) + TWO),
     ("", 1, SLASH)],
)  # fmt: skip
def test_the_big_road_has_rings_and_ties_on_them(kind: str, ties: int, drawn: str) -> None:
    # The bead plate above it takes its name's 18, six rows of 16, and 8 between the two.
    wanted = f'<g transform="translate(0 140)">{drawn}</g>'
    assert groups(roads_svg(roads(big_road=[Mark(1, 2, kind, ties)])))["Big road"] == wanted


def test_derived_roads_have_rings_discs_and_slashes_whole_where_regular() -> None:
    marks = [Mark(0, 0, "R"), Mark(1, 2, "I")]
    drawn = groups(roads_svg(roads(big_eye=marks, small=marks, cockroach=marks)))
    ring = '<circle cx="{}" cy="{}" r="5" fill="{}" stroke="{}" stroke-width="2"{}/>'
    dashes = ' stroke-dasharray="3 2"'
    assert drawn["Big eye road"] == (
        '<g transform="translate(0 262)">'
        + ring.format(8, 8, "none", RED, "")
        + ring.format(40, 24, "none", BLUE, dashes)
        + "</g>"
    )
    # Derived roads are as deep as their marks: two rows here, so 18 + 2 · 16 + 8 further down.
    assert drawn["Small road"] == (
        '<g transform="translate(0 320)">'
        + ring.format(8, 8, RED, RED, "")
        + ring.format(40, 24, "none", BLUE, dashes)
        + "</g>"
    )
    assert drawn["Cockroach road"] == (
        f'<g transform="translate(0 378)"><path d="M3 13L13 3" stroke="{RED}" stroke-width="2"/>'
        f'<path d="M35 29L45 19" stroke="{BLUE}" stroke-width="2"{dashes}/></g>'
    )


HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -4 {0} {1}" width="{0}" height="{1}" '
    'font-family="sans-serif" font-size="11" style="background:#fbf8ef">'
)


def test_nothing_is_five_names_over_empty_roads() -> None:
    """Twelve columns wide; the two first roads six rows high and the others one: 2 · 122 + 3 · 42, with margins."""
    names = ("Bead plate", 12, 18), ("Big road", 134, 140), ("Big eye road", 256, 262), ("Small road", 298, 304)
    names = (*names, ("Cockroach road", 340, 346))
    parts = "".join(
        f'<text x="0" y="{text}" fill="{BLACK}">{name}</text><g transform="translate(0 {top})"></g>'
        for name, text, top in names
    )
    assert roads_svg(roads()) == f"{HEAD.format(208, 378)}{parts}</svg>"


def test_a_long_road_makes_the_picture_wider_up_to_its_forty_newest_columns() -> None:
    def drawn(columns: int) -> tuple[str, str]:
        marks = [Mark(0, column, "P" if column % 2 else "B") for column in range(columns)]
        svg = roads_svg(roads(bead=marks))
        return svg[: len(HEAD.format(208, 378))], groups(svg)["Bead plate"]

    assert drawn(13)[0] == HEAD.format(13 * 16 + 16, 378)
    head, forty = drawn(40)
    assert head == HEAD.format(656, 378)
    assert forty.count("<circle") == 40
    head, more = drawn(41)
    assert head == HEAD.format(656, 378)
    assert more.count("<circle") == 40
    # The oldest is gone, so the first that is left is a player's, at the left.
    assert forty.startswith(f'<g transform="translate(0 18)"><circle cx="8" cy="8" r="7" fill="{RED}"/>')
    assert more.startswith(f'<g transform="translate(0 18)"><circle cx="8" cy="8" r="7" fill="{BLUE}"/>')
    ties = [Mark(0, column, "B", 3) for column in range(41)]
    assert groups(roads_svg(roads(big_road=ties)))["Big road"].count(">3</text>") == 40


def test_coups_and_roads_show_themselves_and_tell_themselves_in_a_line() -> None:
    played = roads_of(WORDS[letter] for letter in "PBBT")
    assert played._repr_html_() == roads_svg(played)
    assert repr(played) == "<Roads of 4 coups: player 1, banker 2, tie 1>"
    coup = deal_coup(cards_named("9C 2H TD 6S"))
    assert coup._repr_html_() == coup_html(coup)
