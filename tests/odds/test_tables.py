"""Tables as text, CSV and HTML: small ones made by hand, whose looks are written down here by hand as well."""

from fractions import Fraction

import pytest

from puntobanco.odds.tables import Cell, Column, Kind, Table, as_csv, as_fragment, as_html, as_text, shown

KINDS = (
    Column("bet"),
    Column("draws", Kind.COUNT),
    Column("share", Kind.SHARE),
    Column("skewness", Kind.NUMBER),
)
ROWS: tuple[tuple[Cell, ...], ...] = (
    ("tie", 12345, Fraction(1, 3), Fraction(-1, 8)),
    ("Player, <big>", 7, None, 2),
)
TABLE = Table("Odds & more", KINDS, ROWS, note='So "exact" & <plain>')
BARE = Table("Facts", (Column(""), Column("")), (("decks", "8"), ("cards left", "416")))


def test_a_cell_is_shown_by_its_kind() -> None:
    looks = {
        (Kind.TEXT, "word"): "word",
        (Kind.SHARE, "word"): "word",
        (Kind.COUNT, None): "",
        (Kind.NUMBER, None): "",
        (Kind.COUNT, 1234567): "1 234 567",
        (Kind.TEXT, 1234): "1 234",
        (Kind.SHARE, 1): "100.0000 %",
        (Kind.SHARE, Fraction(1, 8)): "12.5000 %",
        (Kind.NUMBER, 3): "3.000000",
        (Kind.NUMBER, Fraction(2, 3)): "0.666667",
        (Kind.TEXT, Fraction(2, 3)): "2/3",
        (Kind.COUNT, Fraction(5, 4)): "5/4",
    }
    assert {at: shown(at[1], at[0]) for at in looks} == looks


def test_text_stands_in_columns_with_numbers_to_the_right() -> None:
    assert as_text([TABLE]).split("\n") == [
        "Odds & more",
        "───────────",
        "bet             draws      share   skewness",
        "tie            12 345  33.3333 %  -0.125000",
        "Player, <big>       7              2.000000",
        'So "exact" & <plain>',
        "",
    ]


def test_text_without_heads_title_or_note_has_no_lines_for_them() -> None:
    assert as_text([BARE]) == "Facts\n─────\ndecks       8\ncards left  416\n"
    assert as_text([Table("", BARE.columns, BARE.rows)]) == "decks       8\ncards left  416\n"
    headed = Table("", (Column("what"), Column("")), (("a", "b"),))
    assert as_text([headed]) == "what\na     b\n"


def test_text_has_an_empty_line_between_tables_and_leaves_the_details_out() -> None:
    detail = Table("All of it", BARE.columns, BARE.rows, detail=True)
    lone = Table("One", (Column(""),), (("x",),))
    assert as_text([lone, detail, lone]) == "One\n───\nx\n\nOne\n───\nx\n"
    assert as_text([detail]) == ""


def test_no_line_ends_in_blanks() -> None:
    table = Table("", (Column("a"), Column("b")), (("long words", ""), ("x", "much longer words")))
    assert as_text([table]).split("\n") == ["a           b", "long words", "x           much longer words", ""]


def test_a_table_is_printed_as_itself_and_by_notebooks_as_html() -> None:
    assert repr(BARE) == as_text([BARE])
    assert BARE._repr_html_() == as_fragment([BARE])
    assert BARE._repr_html_().startswith("<h2>Facts</h2>\n<table>")


def test_csv_has_plain_numbers_and_quotes_what_needs_it() -> None:
    assert as_csv([TABLE, BARE]) == (
        "Odds & more\r\n"
        "bet,draws,share,skewness\r\n"
        "tie,12345,0.333333333333333,-0.125000000000000\r\n"
        '"Player, <big>",7,,2\r\n'
        "\r\n"
        "Facts\r\n"
        "decks,8\r\n"
        "cards left,416\r\n"
    )


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("plain", "plain"),
        ('say "so"', '"say ""so"""'),
        ("a,b", '"a,b"'),
        ("a\nb", '"a\nb"'),
        ("a\rb", '"a\rb"'),
        ("X", "X"),
    ],
)
def test_a_field_of_csv_is_quoted_only_when_it_has_to_be(text: str, field: str) -> None:
    assert as_csv([Table("t", (Column(""),), ((text,),))]) == f"t\r\n{field}\r\n"


def test_html_has_heads_rows_and_note_with_everything_escaped() -> None:
    heads = "".join(f'<th scope="col" class="n">{name}</th>' for name in ("draws", "share", "skewness"))
    tie = "".join(f'<td class="n">{text}</td>' for text in ("12 345", "33.3333 %", "-0.125000"))
    player = "".join(f'<td class="n">{text}</td>' for text in ("7", "", "2.000000"))
    assert as_fragment([TABLE]).split("\n") == [
        "<h2>Odds &amp; more</h2>",
        "<table>",
        f'<thead><tr><th scope="col">bet</th>{heads}</tr></thead>',
        "<tbody>",
        f'<tr><th scope="row">tie</th>{tie}</tr>',
        f'<tr><th scope="row">Player, &lt;big&gt;</th>{player}</tr>',
        "</tbody>",
        "</table>",
        "<p>So &quot;exact&quot; &amp; &lt;plain&gt;</p>",
    ]


def test_html_without_heads_or_note_has_none_and_columns_of_words_no_class() -> None:
    facts = [
        "<h2>Facts</h2>",
        "<table>",
        "<tbody>",
        '<tr><th scope="row">decks</th><td>8</td></tr>',
        '<tr><th scope="row">cards left</th><td>416</td></tr>',
        "</tbody>",
        "</table>",
    ]
    assert as_fragment([BARE, BARE]).split("\n") == facts * 2
    first_counts = Table("N", (Column("n", Kind.COUNT),), ((1,),))
    assert '<tr><th scope="row" class="n">1</th></tr>' in as_fragment([first_counts])


def test_a_page_of_its_own_is_whole_html_with_its_title_twice() -> None:
    page = as_html("A < B", [BARE, TABLE])
    head, _, rest = page.partition("<style>\n")
    style, _, body = rest.partition("</style>\n")
    assert head == '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>A &lt; B</title>\n'
    assert ".n { text-align: right }\n" in style
    assert body == f"</head>\n<body>\n<h1>A &lt; B</h1>\n{as_fragment([BARE, TABLE])}\n</body>\n</html>\n"


@pytest.mark.parametrize("row", [("one",), ("one", "two", "three")])
def test_a_row_that_does_not_fit_its_columns_is_an_error(row: tuple[str, ...]) -> None:
    table = Table("t", (Column("a"), Column("b")), (row,))
    for write in (as_text, as_fragment):
        with pytest.raises(ValueError, match="zip"):
            write([table])
