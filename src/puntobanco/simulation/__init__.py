"""Simulation: real deals by the hundred million, counted or played through, over the same tables as everything else.

Needs Numba and NumPy (`pip install 'puntobanco[sim]'`).
"""

from .chi_square import ChiSquare, chi_square
from .plan import PLANS, Ending, Plan, Step
from .plan_file import PlanFileError, parse_plan, read_plan
from .report import Report, report_of
from .result import BetCount, Simulation
from .run import simulate
from .sessions import Sessions, simulate_sessions

__all__ = [
    "PLANS",
    "BetCount",
    "ChiSquare",
    "Ending",
    "Plan",
    "PlanFileError",
    "Report",
    "Sessions",
    "Simulation",
    "Step",
    "chi_square",
    "parse_plan",
    "read_plan",
    "report_of",
    "simulate",
    "simulate_sessions",
]
