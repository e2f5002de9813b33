"""The operator's report, page by page: a page that is lost is asked for again, and nothing before it."""

from collections.abc import Mapping

import pytest

from puntobanco.ledger import Entry
from puntobanco.service import Answered, Declined, WalletUnknown
from puntobanco.wallets import client, entries

LINES = [{"id": f"d{number}", "kind": "debit", "player": "p", "amount": -number} for number in range(1, 51)]


class Flaky:
    """An operator with fifty entries, of whose answers only each third arrives."""

    def __init__(self, *, arrives: int = 3) -> None:
        self.calls, self._arrives = 0, arrives

    async def call(self, name: str, body: Mapping[str, object]) -> Answered | Declined:
        assert name == "report"
        self.calls += 1
        if self._arrives == 0 or self.calls % self._arrives:
            raise WalletUnknown("lost")
        after, most = body["after"], body["most"]
        assert isinstance(most, int)
        first = 0 if after is None else int(str(after))
        page = LINES[first : first + most]
        following = str(first + most) if first + most < len(LINES) else None
        return Answered(0, {"entries": page, "next": following})


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "_PAUSE_SECONDS", 0)


async def test_a_lost_page_is_asked_for_again_and_the_report_goes_on_from_there() -> None:
    operator = Flaky()
    assert await entries(operator, page=10) == [Entry(f"d{n}", "debit", "p", -n) for n in range(1, 51)]
    assert operator.calls == 3 * 5


async def test_an_operator_that_never_answers_is_told_of_after_so_many_tries() -> None:
    operator = Flaky(arrives=0)
    with pytest.raises(WalletUnknown):
        await entries(operator, tries=4)
    assert operator.calls == 4


async def test_what_the_operator_refuses_is_not_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    operator = Flaky(arrives=1)

    async def refuse(name: str, body: Mapping[str, object]) -> Answered | Declined:
        await Flaky.call(operator, name, body)
        return Declined("bad-request", None)

    monkeypatch.setattr(operator, "call", refuse)
    with pytest.raises(WalletUnknown, match="bad-request"):
        await entries(operator)
    assert operator.calls == 1
