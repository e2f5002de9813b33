"""The self-check: are code, games and words those that were sealed, and do they still give the known answers?"""

import hashlib
import json
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice
from pathlib import Path
from typing import Final

from puntobanco.fairness import drawn_positions
from puntobanco.game import Outcome
from puntobanco.games import shipped_games
from puntobanco.locales import LANGUAGES, say
from puntobanco.odds import odds_of

_ROOT: Final = Path(__file__).parents[1]
#: What decides a deal, a payout, a limit or a word; pictures and the built client are hashed with the rest.
_SKIPPED: Final = ("__pycache__",)

#: Known answers, published independently of this program: 8 decks, ordered six-card draws (counts of Wizard of Odds).
_OUTCOMES_8: Final = {
    Outcome.BANKER: 2_292_252_566_437_888,
    Outcome.PLAYER: 2_230_518_282_592_256,
    Outcome.TIE: 475_627_426_473_216,
}
#: The first vector of the deal order: seeds in, positions out.
_SEED: Final = bytes.fromhex("6ea687766eacfb9cf05e915ffceb6244aa5177230732a72f55ffd6dd5e8338ad")
_ROUND: Final = "0199f3c2-7b1e-7034-9ad3-ed6c80b65386"
_CLIENT: Final = "1ddbf6e5cd8acd9ad744b014e2988255"
_FIRST_POSITIONS: Final = (314, 265, 200, 263, 356, 237)


@dataclass(frozen=True, slots=True)
class SelfCheck:
    """What was found: the hash over everything, how many files, and each fault in words; sound without any."""

    digest: str
    files: int
    faults: tuple[str, ...]
    sealed: bool


def hashes(root: Path = _ROOT) -> dict[str, str]:
    """SHA-256 of every file of the package, by its path in it."""
    files = (path for path in sorted(root.rglob("*")) if path.is_file() and not set(path.parts) & {*_SKIPPED})
    return {path.relative_to(root).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def seal_text() -> str:
    """What `selfcheck --seal` writes."""
    return json.dumps(hashes(), indent=0, sort_keys=True) + "\n"


def self_check(sealed: Path | None) -> SelfCheck:
    """Check everything; against a seal if there is one."""
    now = hashes()
    digest = hashlib.sha256(json.dumps(now, sort_keys=True).encode()).hexdigest()
    faults = [*_known_answers()]
    if sealed is not None:
        try:
            before: dict[str, str] = json.loads(sealed.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            faults.append(f"the seal {sealed} cannot be read: {error}")
        else:
            faults += [f"{name} is not what was sealed" for name in before if name in now and now[name] != before[name]]
            faults += [f"{name} is missing" for name in before if name not in now]
            faults += [f"{name} was not there when it was sealed" for name in now if name not in before]
    return SelfCheck(digest, len(now), tuple(faults), sealed is not None)


def _known_answers() -> list[str]:
    faults = []
    games = {game.id: game for game in shipped_games()}
    odds = odds_of(games["touch"])
    unit = Fraction(odds.total, sum(_OUTCOMES_8.values()))
    if {outcome: Fraction(count) / unit for outcome, count in odds.outcomes.items()} != _OUTCOMES_8:
        faults.append("the exact counts of Player, Banker and Tie are not the known ones")
    dealt = tuple(islice(drawn_positions(_SEED, _ROUND, (_CLIENT,), 8), 6))
    if dealt != _FIRST_POSITIONS:
        faults.append(f"known seeds deal other cards: {dealt}")
    for language in LANGUAGES:
        try:
            say("refusal-not-available", language=language)
        except (KeyError, ValueError) as error:
            faults.append(f"the words of {language} lack {error}")
    return faults
