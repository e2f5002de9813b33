"""The par sheet as laboratories read it: its tables, their headings and kinds, and the words beside them."""

from puntobanco.games import game_named
from puntobanco.odds import odds_of
from puntobanco.odds.par_sheet import par_tables
from puntobanco.odds.plain import plain_par
from puntobanco.odds.tables import Kind

TEXT, COUNT, SHARE, NUMBER = Kind.TEXT, Kind.COUNT, Kind.SHARE, Kind.NUMBER
PAIRS = ("no pair", "pair", "perfect pair")


def sheet(game: str):
    return {table.title: table for table in par_tables(odds_of(game_named(game)), software="puntobanco test")}


def test_every_table_has_its_headings_and_what_stands_under_them() -> None:
    bands = "Confidence bands of the actual RTP (95 %, two-sided, equal stakes)"
    wanted = {
        "Par sheet": [("", TEXT)] * 2,
        "Drawing table": [(name, TEXT) for name in ("against Player's third card", *"0123456789", "none")],
        "Outcomes": [("outcome", TEXT), ("draws", COUNT), ("probability", SHARE)],
        "Cards drawn": [("cards", TEXT), ("player", COUNT), ("banker", COUNT), ("tie", COUNT), ("probability", SHARE)],
        "Pairs": [
            ("Player's first two", TEXT), ("Banker's first two", TEXT), ("draws", COUNT), ("probability", SHARE),
        ],
        "Bets": [
            ("bet", TEXT), ("RTP", SHARE), ("edge", SHARE), ("hit", SHARE), ("push", SHARE),
            ("variance", NUMBER), ("std dev", NUMBER), ("skewness", NUMBER),
        ],
        "Paytable": [
            ("bet", TEXT), ("when", TEXT), ("pays to 1", TEXT), ("draws", COUNT), ("probability", SHARE),
            ("part of RTP", SHARE),
        ],
        bands: [("bet", TEXT), ("RTP", SHARE), ("rounds", COUNT), ("from", SHARE), ("to", SHARE)],
        "Return at the stake, payouts rounded down": [
            ("bet", TEXT), ("stake (minor units)", COUNT), ("RTP", SHARE), ("rounding costs", SHARE),
            ("free step", COUNT),
        ],
        "All results": [
            ("outcome", TEXT), ("Player total", COUNT), ("Banker total", COUNT), ("Player cards", COUNT),
            ("Banker cards", COUNT), ("draws", COUNT), ("probability", SHARE),
        ],
    }  # fmt: skip
    found = sheet("touch")
    assert {title: [(one.name, one.kind) for one in table.columns] for title, table in found.items()} == wanted
    assert list(found) == list(wanted)
    assert [title for title, table in found.items() if table.detail] == ["All results"]


def test_the_words_beside_the_tables() -> None:
    notes = {title: table.note for title, table in sheet("touch").items() if table.note}
    stands = "0 D, 1 D, 2 D, 3 D, 4 D, 5 D, 6 S, 7 S"
    assert notes == {
        "Outcomes": "Draws are ordered draws of six cards; rounds that end earlier count with every continuation.",
        "Drawing table": "D draws, S stands. First two cards worth 8 or more on either side end the round. "
        f"Player: {stands}.",
        "Bets": "RTP of all bets: 85.6404% to 98.9421%. For a stake of 1, before rounding to minor units.",
        "Paytable": "The first row that fits decides.",
        "Confidence bands of the actual RTP (95 %, two-sided, equal stakes)": "By the normal approximation; "
        "bands of rare wins and few rounds are rough.",
        "Return at the stake, payouts rounded down": "Stakes that are multiples of the free step lose nothing to "
        "rounding.",
    }


def test_the_game_is_named_with_its_rules() -> None:
    touch, classic, shoe = (game_named(name) for name in ("touch", "classic", "shoe"))
    assert sheet("touch")["Par sheet"].rows == (
        ("game", "Baccarat Touch (touch)"),
        ("rules version (SHA-256)", touch.version),
        ("decks", "8 by the rules; these figures are for 416 cards"),
        ("shuffled", "before every round"),
        ("bets in one round", "any"),
        ("payouts", "rounded down to whole minor units"),
        ("computed by", "puntobanco test"),
        ("method", "exact counts in whole numbers, no simulation"),
    )
    assert ("bets in one round", "exactly one") in sheet("classic")["Par sheet"].rows
    assert classic.shoe is None
    assert shoe.shoe is not None
    assert sheet("shoe")["Par sheet"].rows[3:6] == (
        ("shuffled", "once for a shoe of many rounds"),
        ("cut card", f"{shoe.shoe.cut_card} cards from the end"),
        ("burn", "first card turned, as many as it counts laid aside"),
    )


def test_rows_are_named_by_hands_and_pairs() -> None:
    found = sheet("touch")
    assert [row[0] for row in found["Cards drawn"].rows] == [
        f"Player {player}, Banker {banker}" for player in (2, 3) for banker in (2, 3)
    ]
    assert [row[:2] for row in found["Pairs"].rows] == [(one, other) for one in PAIRS for other in PAIRS]
    drawing = found["Drawing table"].rows
    assert [row[0] for row in drawing] == [f"Banker {total}" for total in range(8)]
    assert "".join(drawing[3][1:]) == "DDDDDDDDSDD"  # Banker's three stands against an eight only
    assert "".join(drawing[7][1:]) == "S" * 11


def test_the_same_as_data_has_the_names_that_programs_ask_for() -> None:
    plain = plain_par(odds_of(game_named("shoe")), software="puntobanco test", rounds=(1000,))
    assert list(plain) == [
        "game", "version", "decks", "cards", "outcomes", "bets", "name", "software", "shuffle", "shoe", "combine",
        "tableau", "rtp_range", "bands", "stakes", "pairs", "results",
    ]  # fmt: skip
    assert (plain["name"], plain["software"], plain["shuffle"]) == (game_named("shoe").name, "puntobanco test", "shoe")
    assert plain["shoe"] == {"cut_card": 16, "burn": True}
    assert list(plain["tableau"]) == ["natural_from", "player_draws", "banker_draws"]
    assert plain["tableau"]["natural_from"] == 8
    assert plain["tableau"]["player_draws"] == [True] * 6 + [False] * 4
    assert list(plain["bets"][0]) == [
        "id", "edge", "rtp", "hit", "push", "lost", "variance", "standard_deviation", "skewness", "ways",
    ]  # fmt: skip
    assert list(plain["bets"][0]["ways"][0]) == ["when", "pays", "returns", "count"]
    assert {tuple(band) for band in plain["bands"]} == {("bet", "rounds", "confidence", "rtp")}
    assert {band["confidence"] for band in plain["bands"]} == {0.95}
    assert {tuple(stake) for stake in plain["stakes"]} == {("bet", "stake", "rtp", "free_step")}
    assert {tuple(pair) for pair in plain["pairs"]} == {("player", "banker", "count")}
    assert [(pair["player"], pair["banker"]) for pair in plain["pairs"]][:2] == [(0, 0), (0, 1)]
    assert {tuple(result) for result in plain["results"]} == {
        ("player_total", "banker_total", "player_cards", "banker_cards", "count")
    }
    assert plain_par(odds_of(game_named("touch")), software="x", rounds=(1000,))["shoe"] is None
