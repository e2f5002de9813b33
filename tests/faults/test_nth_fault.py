"""R-5: whichever call of the database or the wallet fails, before or after its effect, once or for good.

The visit is finished all the same, after a restart where the fault stays; then every book is right, the same deal has
the same answer, and nothing is left hanging.
"""

from collections.abc import Callable
from itertools import product

import pytest

from puntobanco.service import WalletKind
from puntobanco.storage import writer
from puntobanco.testing import SeededEntropy
from tests.databases import NewDatabase
from tests.soak import figure, is_long

from .evening import HELD, Games, Guest, NotAnswered, check, deliver
from .faulty import ERRORS, Error, Fault, no_answer
from .operator_books import OperatorBooks
from .planted import PLANTS
from .virtual import run

#: So many visits share a database: it costs more than a visit to make one, and its whole audit grows with each.
VISITS = 12


class Sweep:
    """Visits with faults, one after the other."""

    def __init__(self, new: NewDatabase, kind: WalletKind, on: str) -> None:
        self._new, self.kind, self.on = new, kind, on
        self.visits = 0

    def calls(self) -> int:
        """How many calls a visit makes."""
        never = Fault(1_000_000, no_answer)
        self.visit(never, "none")
        return never.calls

    def visit(self, fault: Fault, cause: str) -> None:
        if self.visits % VISITS == 0:
            self.database, self.books = self._new(), OperatorBooks()
            self.entropy = SeededEntropy(f"R-5 {self.kind} {self.on} {self.visits}")
            run(self._prepare())
        self.visits += 1
        try:
            run(self._visit(fault))
        except BaseException as error:
            error.add_note(f"{self.kind} wallet, {self.on}: {cause}, {fault}")
            raise

    async def _prepare(self) -> None:
        games = Games(self.database, self.books, self.entropy)
        await games.start()
        await games.stop()

    async def _visit(self, fault: Fault) -> None:
        """One visit with the fault, and the same server checked once the fault has gone; then a restart, and again."""
        on = {"on_database": fault} if self.on == "database" else {"on_wallet": fault}
        games = Games(self.database, self.books, self.entropy, **on)
        guest = Guest(self.books.new_player(self.kind.value, HELD), games, self.kind)
        try:
            await guest.visit()
            if not fault.for_good:
                await deliver(games)
                fault.is_over = True
                await check(guest)
        except NotAnswered:
            assert fault.for_good
        finally:
            await games.stop()
        guest.games = Games(self.database, self.books, self.entropy)
        await guest.games.start()
        await guest.visit()
        await deliver(guest.games)
        await check(guest)
        await guest.games.stop()


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer.time, "sleep", lambda _: None)


def faults(calls: int, errors: dict[str, Error], *, every: int = 1) -> list[tuple[Fault, str]]:
    """Faults at each call. The soak has all of them; in `make test` causes take turns, and one of `every` is tried."""
    names = list(errors)
    places = product(range(1, calls + 1), (False, True), (False, True))
    chosen = [
        (Fault(nth, errors[name], after, for_good), name)
        for turn, (nth, after, for_good) in enumerate(places)
        for number, name in enumerate(names)
        if is_long() or (turn + nth) % len(names) == number
    ]
    # Each call has four ways to fail; of three in a row each call keeps one or two, and the ways take turns.
    return chosen if is_long() else chosen[::every]


@pytest.mark.parametrize("kind", [WalletKind.SEAMLESS, WalletKind.TRANSFER])
def test_r5_every_call_of_the_database_may_fail(new_database: NewDatabase, kind: WalletKind) -> None:
    sweep = Sweep(new_database, kind, "database")
    calls = sweep.calls()
    name = "PostgreSQL" if sweep.database.address else "SQLite"
    chosen = faults(calls, ERRORS[name.lower()], every=3 if sweep.database.address else 1)
    struck = [fault for fault, cause in chosen if sweep.visit(fault, cause) is None]
    assert all(fault.struck or fault.nth > fault.calls for fault in struck)  # later visits find more accounts open
    figure("R-5", f"{kind} on {name}", calls=calls, faults=len(struck))
    assert calls > 30


@pytest.mark.parametrize("kind", [WalletKind.SEAMLESS, WalletKind.TRANSFER])
def test_r5_every_call_of_the_wallet_may_fail(new_database: NewDatabase, kind: WalletKind) -> None:
    sweep = Sweep(new_database, kind, "wallet")
    calls = sweep.calls()
    struck = [fault for fault, cause in faults(calls, {"no answer": no_answer}) if sweep.visit(fault, cause) is None]
    assert all(fault.struck or fault.nth > fault.calls for fault in struck)
    figure("R-5", f"{kind} wallet calls", calls=calls, faults=len(struck))
    assert calls >= 3


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
@pytest.mark.parametrize("new_database", ["sqlite"], indirect=True)
def test_r5_a_planted_fault_is_caught(
    new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch, plant: Callable[[pytest.MonkeyPatch], None]
) -> None:
    plant(monkeypatch)
    with pytest.raises(Exception) as caught:  # noqa: PT011, PT012 - whatever it leads to, at any of these visits
        for kind, on in product((WalletKind.SEAMLESS, WalletKind.TRANSFER), ("wallet", "database")):
            sweep = Sweep(new_database, kind, on)
            errors = {"no answer": no_answer} if on == "wallet" else ERRORS["sqlite"]
            for fault, cause in faults(sweep.calls(), errors, every=1 if on == "wallet" else 3):
                sweep.visit(fault, cause)
    figure("R-5", f"planted: {plant.__name__}", seen=type(caught.value).__name__)
