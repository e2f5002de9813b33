"""Staff for tests, and a person at the back office as a browser would be one: cookies, forms, redirects."""

import re
import time
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from html import unescape
from pathlib import Path

import httpx
import pyotp
from argon2 import PasswordHasher

from puntobanco.service import Role
from puntobanco.service.staff import new_member
from puntobanco.storage.staff_file import StaffFile
from tests.support import deal_body, new_session

PASSWORD = "a long walk by the sea"
_HTTP = httpx.Client(timeout=30, verify=False)  # noqa: S501 - plain HTTP on loopback
#: As argon2id as the real one, but cheap.
CHEAP = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


def hire(folder: Path, name: str, role: str) -> str:
    """Somebody who can log in with PASSWORD; the secret of their second factor."""
    now = datetime.now(UTC)
    member = replace(new_member(name, Role(role), PASSWORD, now, CHEAP), must_change=False)
    with StaffFile(folder) as staff:
        staff.put(member, "test", "staff added", now)
    return member.totp_secret


def code(secret: str, *, later: int = 0) -> str:
    """The code of this time step, or of the next (1): two logins without waiting."""
    return pyotp.TOTP(secret).at(int(time.time()) + 30 * later)


@dataclass
class Visit:
    """A browser at the back office. httpx keeps Secure cookies to itself on plain HTTP, so they are kept here."""

    url: str
    cookies: dict[str, str] = field(default_factory=dict)

    def _send(self, method: str, path: str, **told: object) -> httpx.Response:
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        answer = _HTTP.request(method, self.url + path, headers={"cookie": cookie}, **told)  # type: ignore[arg-type]
        _HTTP.cookies.clear()
        for line in answer.headers.get_list("set-cookie"):
            name, _, value = line.split(";")[0].partition("=")
            self.cookies[name] = value.strip('"')
        return answer

    def get(self, path: str) -> httpx.Response:
        return self._send("GET", path)

    def post(self, path: str, *, on: str | None = None, csrf: str | None = None, **form: str) -> httpx.Response:
        """Send a form with the token of the page `on` (the figures), or with `csrf`."""
        given = csrf if csrf is not None else form_token(self.get(on or "/office?still=1").text)
        return self._send("POST", path, data={"csrf": given, **form})

    def log_in(self, name: str, secret: str, *, password: str = PASSWORD, later: int = 0) -> httpx.Response:
        return self.post(
            "/office/login", on="/office/login", name=name, password=password, code=code(secret, later=later)
        )


def form_token(page: str) -> str:
    found = re.search(r'name="csrf" value="([0-9a-f]+)"', page)
    return "" if found is None else found[1]


def words(answer: httpx.Response) -> str:
    """A page as it reads."""
    return " ".join(unescape(re.sub(r"<[^>]*>", " ", answer.text)).split())


def arrive(url: str, folder: Path, name: str, role: str) -> Visit:
    """Somebody new who has logged in."""
    visit = Visit(url)
    answer = visit.log_in(name, hire(folder, name, role))
    assert (answer.status_code, answer.headers["location"]) == (303, "/office"), words(answer)
    return visit


def play(url: str, game: str, bets: dict[str, int], rounds: int) -> list[dict[str, object]]:
    """Rounds of a new patron, as they were told to them."""
    with new_session(url) as client:
        table = client.get(f"/api/tables/{game}").json()
        told = []
        for _ in range(rounds):
            answer = client.post(f"/api/tables/{game}/rounds", json=deal_body(table, bets))
            answer.raise_for_status()
            table = answer.json()
            told.append(table["round"])
        return told
