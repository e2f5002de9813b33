"""Punto banco baccarat: rules, exact odds, checkable deals, and three games served to the browser.

For analysts, everything needed is here by name; `docs/library.md` shows how it goes together.

>>> import puntobanco as pb
>>> touch = pb.load("touch")
>>> coup = pb.deal("9H KD 4S 6C 2D")
>>> print(coup)
9H 4S 2D (5) against KD 6C (6): banker
>>> touch.settle({"banker": 100, "tie": 10}, coup)  # cents in, cents back
{'banker': 195, 'tie': 0}
>>> float(pb.odds_of(touch).by_id["banker"].edge)
0.010579...

Names are loaded when they are first used, so that importing the package costs next to nothing; the simulator, which
needs NumPy and Numba (`pip install 'puntobanco[sim]'`), only when it is asked for. Type checkers read `__init__.pyi`.
"""

__version__ = "0.1.0"

_PACKAGES = ("fairness", "game", "games", "ledger", "odds", "simulation", "table")
_HOMES = {
    "api": ("claim_from", "deal", "deal_from_seeds", "load", "outcomes_named"),
    "fairness": ("Claim", "Finding", "commitment_to", "drawn_cards", "verify"),
    "game": (
        *("PUNTO_BANCO", "Bet", "Card", "Coup", "Game", "GameFileError", "Outcome", "Payline", "RoadKeeper", "Roads"),
        *("Shoe", "ShoeRound", "Tableau", "card_name", "card_named", "cards_named", "deal_shoe", "roads_of"),
    ),
    "games": ("game_from", "shipped_games", "side_bets"),
    "odds": ("BetOdds", "Composition", "GameOdds", "OutcomeClass", "StakeOdds", "at_stake", "free_step", "odds_of"),
    "odds.par_sheet": ("bet_table", "drawing_table", "odds_tables", "outcome_table", "par_tables"),
    "odds.tables": ("Table", "as_csv", "as_html", "as_text"),
    "simulation": ("PLANS", "Report", "Sessions", "Simulation", "report_of", "simulate", "simulate_sessions"),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names} | dict.fromkeys(_PACKAGES, "")

# Not the simulator: `from puntobanco import *` is to work, and to be quick, without its packages.
__all__ = ["__version__", *sorted(name for name in _HOME_OF if name not in ("simulation", *_HOMES["simulation"]))]


def __getattr__(name: str) -> object:
    """Load `name` when it is first used. Raises AttributeError, or ImportError with the line that mends it."""
    if name not in _HOME_OF:
        raise AttributeError(f"module 'puntobanco' has no attribute {name!r}")
    from importlib import import_module

    home = _HOME_OF[name]
    try:
        found = import_module(f"puntobanco.{home or name}")
    except ModuleNotFoundError as error:
        if (home or name) == "simulation" and error.name in ("numba", "numpy"):
            raise ImportError(f"{name} needs more packages ({error.name}): pip install 'puntobanco[sim]'") from error
        raise
    value = getattr(found, name) if home else found
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME_OF})
