"""F-63, F-64: every page is read back and compared with the game, in every language and form."""

from fractions import Fraction

import pytest

from puntobanco.game import Combine, Rebet, parse_game
from puntobanco.games import game_named
from puntobanco.rulebook import Kind
from tests.support import vectors

from .faults import drawing_faults, payout_faults
from .figures import minor, percent
from .pages import FORMS, GAMES, LANGUAGES, odds, page, read, read_page, word
from .read_back import Read

every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_form = pytest.mark.parametrize("form", FORMS)
both_kinds = pytest.mark.parametrize("kind", [Kind.RULES, Kind.PAYTABLE])


@every_game
@every_language
@every_form
def test_the_drawing_table_has_all_88_cells_of_the_tableau(game: str, language: str, form: str) -> None:
    told = read_page(game, language, form)
    assert drawing_faults(told, game_named(game).tableau, language) == []
    assert sum(len(row) - 1 for row in told.tables["banker-draws"]) == 88


@every_language
@every_form
def test_the_drawing_table_is_that_of_the_vectors(language: str, form: str) -> None:
    rows = read_page("touch", language, form).tables["banker-draws"]
    draws = word("rules-draw-sign", language)
    cells = vectors("banker_draws.json")["rows"]
    assert len(cells) == 88
    for cell in cells:
        place = 11 if cell["player_third"] is None else 1 + cell["player_third"]
        assert rows[cell["banker"]][place].startswith(draws) == cell["banker_draws"], cell


@every_game
@every_language
@both_kinds
def test_every_payout_is_that_of_the_bets_rows(game: str, language: str, kind: Kind) -> None:
    for form in FORMS:
        assert payout_faults(read_page(game, language, form, kind), game_named(game), language) == []


@every_language
@every_form
def test_planted_faults_are_found(language: str, form: str) -> None:
    """The comparison would see a wrong cell, a wrong payout and a wrong example."""
    game = game_named("touch")
    good = page("touch", language, form)
    draws, stands = word("rules-draw-sign", language), word("rules-stand-sign", language)
    cell = {
        "html": (
            f'<td class="stands"><span aria-hidden="true">{stands}',
            f'<td class="draws"><span aria-hidden="true">{draws}',
        ),
        "markdown": (f"| {stands} |", f"| {draws} |"),
        "text": (f"  {stands}  ", f"  {draws}  "),
    }[form]
    assert cell[0] in good
    assert len(drawing_faults(read(good.replace(*cell, 1), language, form), game.tableau, language)) == 1
    nine = {"en": "9 for 1", "sv": "9 för 1", "ms": "9 untuk 1"}[language]
    ten = nine.replace("9", "10")
    widened = good.replace(f"{nine} ", f"{ten}", 1) if form == "text" else good.replace(nine, ten, 1)
    assert len(payout_faults(read(widened, language, form), game, language)) == 1
    paid = {"en": "→ €1.95", "sv": "→ 1,95\u00a0€", "ms": "→ €1.95"}[language]
    assert len(payout_faults(read(good.replace(paid, paid.replace("5", "6"), 1), language, form), game, language)) == 1


@every_language
@every_form
def test_f11_the_worked_examples_are_floors_of_exact_fractions(language: str, form: str) -> None:
    rows = read_page("touch", language, form).tables["rounding"]
    told = [(minor(stake, language), minor(exact, language), minor(paid, language)) for _, stake, exact, paid in rows]
    assert [(stake, paid) for stake, _, paid in told] == [(10, 19), (20, 39), (30, 58)]
    for stake, exact, paid in told:
        assert exact == stake * Fraction(195, 100)
        assert paid == exact // 1


@every_game
@every_language
@both_kinds
def test_every_worked_example_is_right(game: str, language: str, kind: Kind) -> None:
    """Each group of examples belongs to a row that rounds, in the rows' order."""
    for form in FORMS:
        rows = read_page(game, language, form, kind).tables.get("rounding", [])
        rounded = [
            line.returns for bet in game_named(game).bets for line in bet.paylines if line.returns.denominator > 1
        ]
        assert len(dict.fromkeys(row[0] for row in rows)) == len(rounded)
        for place, (_, *figures) in enumerate(rows):
            stake, exact, paid = (minor(figure, language) for figure in figures)
            assert exact == stake * rounded[place // 3]
            assert paid == exact // 1
        if rounded:
            assert any(minor(exact, language).denominator > 1 for _, _, exact, _ in rows)


@every_game
@every_language
@both_kinds
def test_f18_returns_are_those_of_the_odds(game: str, language: str, kind: Kind) -> None:
    for form in FORMS:
        rows = read_page(game, language, form, kind).tables["returns"]
        assert len(rows) == len(odds(game).bets)
        for (_, *figures), bet in zip(rows, odds(game).bets, strict=True):
            for figure, exact in zip(figures, (bet.hit, bet.push, bet.rtp), strict=True):
                told = percent(figure, language)
                assert abs(told - exact) <= Fraction(1, 20_000), bet.id
                assert figure[-5 if language != "sv" else -6].isdigit() or figure.index("%") >= 5  # two decimals


@every_form
def test_f18_the_published_returns_stand_on_the_page(form: str) -> None:
    touch = {row[0]: row[-1] for row in read_page("touch", "en", form).tables["returns"]}
    assert touch == {"PLAYER": "98.76%", "TIE": "85.64%", "BANKER": "98.94%"}
    assert "95.07%" in read_page("classic", "en", form).text


@every_game
@every_language
@both_kinds
def test_f72_the_return_at_each_stake_is_exact(game: str, language: str, kind: Kind) -> None:
    for form in FORMS:
        rows = read_page(game, language, form, kind).tables.get("at-stake", [])
        bets = {word_of(game, bet.id, language, form): bet for bet in odds(game).bets}
        assert bool(rows) == any(bet.bet.units[0] > 1 for bet in odds(game).bets)
        for name, *figures in rows:
            bet = bets[name]
            stake = minor(figures[0], language)
            paid = sum(way.count * (stake * way.returns // 1) for way in bet.classes)
            rtp = Fraction(paid, bet.total) / stake
            assert abs(percent(figures[1], language) - rtp) <= Fraction(1, 20_000)
            assert abs(percent(figures[2], language) - (bet.rtp - rtp)) <= Fraction(1, 20_000)


def word_of(game: str, bet: str, language: str, form: str) -> str:
    """What the page calls a bet: the first cell of its row among the returns, which stand in the game's order."""
    place = list(game_named(game).bets_by_id).index(bet)
    return read_page(game, language, form).tables["returns"][place][0]


@every_form
def test_f72_what_rounding_costs_at_ten_cents(form: str) -> None:
    """BANKER at €0.10 pays 19 cents, not 19.5: of each win 1/20 of the stake is lost, as often as Banker wins."""
    first = read_page("touch", "en", form).tables["at-stake"][0]
    banker = odds("touch").by_id["banker"]
    assert first[:2] == ["BANKER", "€0.10"]
    assert abs(percent(first[3], "en") - banker.hit / 20) <= Fraction(1, 20_000)


@every_game
@every_language
@both_kinds
def test_f17_limits_are_those_of_the_game(game: str, language: str, kind: Kind) -> None:
    for form in FORMS:
        rows = read_page(game, language, form, kind).tables["limits"]
        stakes = game_named(game).stakes
        wanted = [*(stakes.areas[bet] for bet in game_named(game).bets_by_id), stakes.round]
        told = [(minor(least, language), minor(most, language)) for _, least, most in rows]
        assert told == [(limits.minimum, limits.maximum) for limits in wanted]


@every_game
@every_language
def test_the_page_tells_only_the_controls_the_game_has(game: str, language: str) -> None:
    for form in FORMS:
        text = " ".join(read_page(game, language, form).text.split())
        rules = game_named(game)
        told = {
            "rules-control-laid-do": rules.controls.tap_chips_clears,
            "rules-control-deal-or-rebet": rules.controls.empty_deal_rebets,
            "rules-control-rebet": rules.controls.rebet is Rebet.DEALS,
            "rules-key-space-lays": rules.controls.rebet is Rebet.LAYS,
            "rules-control-double": rules.controls.rebet_double,
            "rules-control-new-bet": rules.controls.new_bet,
            "rules-bet-any": rules.combine is Combine.ANY,
            "rules-play-shuffle": rules.shoe is None,
            "rules-play-burn": rules.shoe is not None and rules.shoe.burn,
            "rules-control-undo": True,
            "rules-control-chips-do": True,
            "rules-void": True,
        }
        for key, there in told.items():
            assert (word(key, language) in text) == there, key


@every_game
@every_language
@both_kinds
def test_the_page_ends_with_when_and_for_which_rules_it_was_made(game: str, language: str, kind: Kind) -> None:
    for form in FORMS:
        told: Read = read_page(game, language, form, kind)
        end = told.text[-500:]
        assert game_named(game).version in end
        assert {"en": "November 30, 2026", "sv": "30 november 2026", "ms": "30 November 2026"}[language] in end
        assert told.headings[0].startswith(game_named(game).name)


def test_another_rule_file_makes_another_page() -> None:
    """A payout changed in the rule file is changed on the page, in its row and in its example."""
    source = game_named("touch").source.replace('win = "8:1"', 'win = "7.5:1"')
    changed = parse_game(source, "changed.toml")
    from .pages import page_of

    told = read(page_of(changed, "en", "text"), "en", "text")
    assert payout_faults(told, changed, "en") == []
    assert len(payout_faults(told, game_named("touch"), "en")) == 1
