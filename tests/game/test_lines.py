"""Errors of rule files name the right line, wherever TOML lets a value stand (F-73)."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puntobanco.game.lines import line_of

DOCUMENT = """\
# a comment with id = "no"
id = "x"   # and another
'single' = 1
"quoted.key" = 2
a.b.c = 3

[limits]
chips = [
    10, # ten
    [20, 21],
    "thirty ] } ,",
]
area = { min = 1, max = { deep = 2 } }

[[rows]]
when = { outcome = "player" }
[[rows]]
text = \"\"\"
id = 1
[fake]
\"\"\"
other = '''
x = "
'''
[rows.inner]
last = 1979-05-27 # a date
[bets.tie]
win = "8:1"
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ((), 1),
        (("id",), 2),
        (("single",), 3),
        (("quoted.key",), 4),
        (("a", "b"), 5),
        (("a", "b", "c"), 5),
        (("limits",), 7),
        (("limits", "chips"), 8),
        (("limits", "chips", 0), 9),
        (("limits", "chips", 1, 1), 10),
        (("limits", "chips", 2), 11),
        (("limits", "area"), 13),
        (("limits", "area", "max", "deep"), 13),
        (("rows", 0), 15),
        (("rows", 0, "when", "outcome"), 16),
        (("rows", 1), 17),
        (("rows", 1, "text"), 18),
        (("rows", 1, "other"), 22),
        (("rows", 1, "inner", "last"), 26),
        (("bets", "tie"), 27),
        (("bets", "tie", "win"), 28),
        (("bets", "tie", "missing", "deeper"), 27),
        (("nowhere",), 1),
    ],
)
def test_f73_each_value_is_found_on_its_line(path, line):
    tomllib.loads(DOCUMENT)
    assert line_of(DOCUMENT, path) == line


texts = st.text("ab\\\" '#[]{}=,.", max_size=6)
scalars = st.one_of(
    texts.map(lambda text: "'" + text.replace("'", "") + "'"),
    texts.map(lambda text: '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'),
    st.sampled_from(["1", "-2.5", "true", "1979-05-27T07:32:00Z"]),
)
values = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(lambda items: "[ # [\n" + ",\n".join(items) + "]"),
        st.lists(scalars, max_size=3).map(
            lambda items: "{" + ", ".join(f"k{n} = {item}" for n, item in enumerate(items)) + "}"
        ),
    ),
    max_leaves=6,
)


@given(st.lists(values, min_size=1, max_size=5), st.sampled_from(("=", " = ")))
def test_f73_no_value_hides_the_lines_after_it(written, equals):
    document, starts = "", []
    for number, value in enumerate(written):
        starts.append(document.count("\n") + 1)
        document += f"key{number}{equals}{value} # = [\n"
    tomllib.loads(document)
    assert [line_of(document, (f"key{number}",)) for number in range(len(written))] == starts
