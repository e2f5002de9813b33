"""What a page says wrongly about a game. Empty when it says it all and says it right."""

from collections.abc import Iterator
from fractions import Fraction

from puntobanco.game import Game, Tableau

from .figures import minor, notation, returned
from .pages import word
from .read_back import Read


def drawing_faults(read: Read, tableau: Tableau, language: str) -> list[str]:
    """Where the drawing table of a page differs from `tableau`, cell by cell."""
    signs = {word("rules-draw-sign", language): True, word("rules-stand-sign", language): False}
    told = {True: word("rules-draws", language), False: word("rules-stands", language)}
    rows = read.tables.get("banker-draws", [])
    faults = []
    if [row[0] for row in rows] != [str(total) for total in range(8)]:
        faults.append("the rows are not Banker's 0 to 7")
    for total, row in enumerate(rows):
        if len(row) != 12:
            faults.append(f"Banker's {total}: {len(row)} cells")
            continue
        for third, cell in enumerate(row[1:]):
            sign, _, hidden = cell.partition("[")
            draws = signs[sign]
            if draws != tableau.banker_draws[total][third] or hidden not in ("", f"{told[draws]}]"):
                faults.append(f"Banker's {total} against {third}: {cell}")
    return faults


def payout_faults(read: Read, game: Game, language: str) -> list[str]:
    """Where the payouts of a page differ from the rows of the game's bets."""
    rows = read.tables.get("payouts", [])
    lines = [(bet, line) for bet in game.bets for line in bet.paylines]
    if len(rows) != len(lines):
        return [f"{len(rows)} rows for {len(lines)}"]
    return [
        f"{bet.id}: {cells}"
        for (bet, line), cells in zip(lines, rows, strict=True)
        if list(_wrong(cells, line.returns, "" if line.is_push else bet.notation.value, language))
    ]


def _wrong(cells: list[str], returns: Fraction, expected: str, language: str) -> Iterator[str]:
    _, _, pays, example = cells
    if returned(pays, language) != returns or notation(pays, language) != expected:
        yield "pays"
    stake, payout = (minor(part, language) for part in example.split("→"))
    if payout != stake * returns // 1:
        yield "example"
