"""Staking plans: what they stake after which endings (F-74)."""

import pytest

from puntobanco.simulation import PLANS, Ending, Plan, PlanFileError, Step, parse_plan

W, L, P = Ending.WIN, Ending.LOSE, Ending.PUSH


def _stakes(plan: Plan, endings: str) -> list[int]:
    """The units staked, the first before any of `endings` (w, l, p)."""
    step, stakes = 0, [plan.steps[0].stake]
    for letter in endings:
        step = plan.steps[step].after({"w": W, "l": L, "p": P}[letter])
        stakes.append(plan.steps[step].stake)
    return stakes


@pytest.mark.parametrize(
    ("name", "endings", "stakes"),
    [
        ("flat", "wlpwl", [1, 1, 1, 1, 1, 1]),
        ("martingale", "llplwl", [1, 2, 4, 4, 8, 1, 2]),
        ("paroli", "wwwwlwp", [1, 2, 4, 1, 2, 1, 2, 2]),
        ("1-3-2-6", "wwwwwlwpwl", [1, 3, 2, 6, 1, 3, 1, 3, 3, 2, 1]),
        ("dalembert", "lllwpwwww", [1, 2, 3, 4, 3, 3, 2, 1, 1, 1]),
    ],
)
def test_each_plan_stakes_what_its_name_promises_f74(name: str, endings: str, stakes: list[int]) -> None:
    assert PLANS[name]().name == name
    assert _stakes(PLANS[name](), endings) == stakes


def test_the_longest_progressions_stay_at_their_last_step() -> None:
    assert _stakes(PLANS["martingale"](), "l" * 50)[-1] == 2**39
    assert _stakes(PLANS["dalembert"](), "l" * 10_050)[-1] == 10_000


@pytest.mark.parametrize("steps", [(), (Step(-1, 0, 0, 0),), (Step(1, 1, 0, 0),), (Step(1, 0, -1, 0),)])
def test_plans_that_lead_nowhere_are_refused(steps: tuple[Step, ...]) -> None:
    with pytest.raises(ValueError, match="plan"):
        Plan("own", steps)


def test_a_plan_of_one_s_own_is_a_csv_file_f74() -> None:
    text = "step,stake,win,lose,push\n10,1,20,10,\n\n20, 3 ,10,30,20\n30,0,10,30,30\n"
    assert parse_plan(text, "own.csv") == Plan("own.csv", (Step(1, 1, 0, 0), Step(3, 0, 2, 1), Step(0, 0, 2, 2)))


def test_its_columns_may_come_in_any_order() -> None:
    assert parse_plan("push,win,lose,stake,step\n1,1,1,5,1\n").steps == (Step(5, 0, 0, 0),)


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("", 1, "columns"),
        ("step,stake,win,lose\n1,1,1,1\n", 1, "columns"),
        ("step,stake,win,lose,push\n", 1, "1 to"),
        ("step,stake,win,lose,push\n1,1,1,1,1\n1,2,1,1,1\n", 3, "twice"),
        ("step,stake,win,lose,push\n1,1,2,1,1\n", 2, "does not have"),
        ("step,stake,win,lose,push\n1,1.5,1,1,1\n", 2, "stake must be a whole number"),
        ("step,stake,win,lose,push\n1,-1,1,1,1\n", 2, "stake must be a whole number"),
        ("step,stake,win,lose,push\n1\n", 2, "stake must be a whole number"),
        ("step,stake,win,lose,push\n1,1,1,1,1,1\n", 2, "has more"),
        ("step,stake,win,lose,push\n1,0,1,1,1\n", 1, "stakes anything"),
    ],
)
def test_mistakes_in_it_are_named_with_file_and_line_f74(text: str, line: int, problem: str) -> None:
    with pytest.raises(PlanFileError, match=problem) as caught:
        parse_plan(text, "own.csv")
    assert str(caught.value).startswith(f"own.csv:{line}: ")
    assert caught.value.line == line
