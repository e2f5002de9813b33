"""`make audit` tells flaws from none, and either from not knowing: a list that does not answer is no clean bill."""

import pytest

from tests.run_audit import browser_flaws, python_flaws, verdict

CLEAN = {"name": "litestar", "version": "2.18.0", "vulns": []}
FLAWED = {"name": "jinja2", "version": "3.1.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["3.1.6"]}]}
UNKNOWN = {"name": "uvloop", "skip_reason": "Dependency not found on PyPI and could not be audited"}
TOTAL = {"dependencies": {"total": 300}}


@pytest.mark.parametrize(
    ("told", "code", "says"),
    [
        ({"dependencies": [CLEAN, CLEAN]}, 0, "2 packages, 0 known flaws"),
        ({"dependencies": [CLEAN, FLAWED]}, 1, "jinja2 3.1.0: PYSEC-1, mended in 3.1.6"),
        ({"dependencies": [FLAWED, UNKNOWN]}, 1, "1 of them the list does not know"),
        ({"dependencies": [CLEAN, UNKNOWN]}, 2, "1 of them the list does not know"),
        ({"dependencies": [UNKNOWN, UNKNOWN]}, 2, "does not answer from here, so nothing is known"),
        ({"dependencies": []}, 2, "does not answer from here"),
        (None, 2, "does not answer from here"),
    ],
)
def test_what_pip_audit_tells(told: object, code: int, says: str) -> None:
    ended, lines = verdict("Python", python_flaws(told))
    assert ended == code
    assert says in "\n".join(lines)


@pytest.mark.parametrize(
    ("told", "code", "says"),
    [
        ({"vulnerabilities": {}, "metadata": TOTAL}, 0, "300 packages, 0 known flaws"),
        ({"vulnerabilities": {"vite": {"severity": "high"}}, "metadata": TOTAL}, 1, "vite: high"),
        ({"message": "405 Method Not Allowed", "error": {"summary": ""}}, 2, "does not answer from here"),
        ([], 2, "does not answer from here"),
    ],
)
def test_what_npm_tells(told: object, code: int, says: str) -> None:
    ended, lines = verdict("browser", browser_flaws(told))
    assert ended == code
    assert says in "\n".join(lines)
